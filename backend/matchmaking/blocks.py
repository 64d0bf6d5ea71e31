"""Who must not meet: whoever of two has blocked the other (`social` knows)."""

from collections.abc import Sequence

from social.blocks import blocked_pairs


def blocked_among(users: Sequence[int]) -> set[frozenset[int]]:
    """Return the pairs among these users of whom one has blocked the other."""
    return blocked_pairs(users)
