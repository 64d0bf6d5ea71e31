"""Who wants nothing to do with whom. A block works both ways, whoever said it.

`blocked_pairs` is this package's word to the queue: those two are never matched.
"""

from collections.abc import Iterable

from django.db.models import Q

from accounts.models import User
from games.refusals import Refused
from social.models import Block


def blocked_pairs(users: Iterable[int]) -> set[frozenset[int]]:
    """Return the pairs among these users (keys of their rows) of whom one has blocked the other."""
    among = list(users)
    rows = Block.objects.filter(blocker__in=among, blocked__in=among)
    return {frozenset(pair) for pair in rows.values_list("blocker_id", "blocked_id")}


def between(user: User, other: User) -> bool:
    """Tell whether one of two has blocked the other."""
    return frozenset((user.pk, other.pk)) in blocked_pairs([user.pk, other.pk])


def check_none_between(user: User, other: User) -> None:
    """Refuse `not_available` if one of two has blocked the other: which one is not told."""
    if between(user, other):
        raise Refused("not_available", "You and this person cannot reach each other.")


def on_either_side_of(user: int | None) -> set[int]:
    """Return everybody whom a user has blocked, or who has blocked them; nobody for nobody."""
    if user is None:
        return set()
    rows = Block.objects.filter(Q(blocker=user) | Q(blocked=user))
    pairs = rows.values_list("blocker_id", "blocked_id")
    return {blocked if blocker == user else blocker for blocker, blocked in pairs}
