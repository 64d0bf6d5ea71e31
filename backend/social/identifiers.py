"""The one place of this package where ids are drawn by chance; entry points hand them on."""

import secrets

# Without the letters and digits that are read for one another: people spell these out.
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def _letters(count: int) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(count))


def new_challenge_id() -> str:
    """Return a challenge's id, such as `c7kq2m9xw4d3pzhu8` (about 79 bits of chance)."""
    return "c" + _letters(16)


def new_message_id() -> str:
    """Return the id of something said, such as `s7kq2m9xw4d3pzhu8`."""
    return "s" + _letters(16)


def new_report_id() -> str:
    """Return a report's id, such as `r7kq2m9xw4d3pzhu8`."""
    return "r" + _letters(16)
