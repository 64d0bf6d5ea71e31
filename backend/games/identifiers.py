"""The one place of this package where chance comes from the operating system.

Entry points call these functions and hand the results to the services as arguments.
"""

import random
import secrets

# Without the letters and digits that are read for one another: people spell these out.
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_FIRST = ("amber", "ash", "bone", "brass", "cedar", "chalk", "copper", "cork", "flint", "indigo",
          "ink", "iron", "ivory", "linen", "madder", "ochre", "paper", "pewter", "slate", "walnut")  # fmt: skip
_SECOND = ("axle", "bell", "bolt", "cog", "dial", "gear", "hinge", "key", "latch", "lever",
           "notch", "pawl", "pin", "ratchet", "rivet", "rung", "spindle", "spring", "stair", "wheel")  # fmt: skip


def _letters(count: int) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(count))


def new_table_id() -> str:
    """Return a link's last part, such as `brass-notch-7kq2m9xw4d3p` (about 68 bits of chance)."""
    return f"{secrets.choice(_FIRST)}-{secrets.choice(_SECOND)}-{_letters(12)}"


def new_game_id() -> str:
    """Return a game's id as F-1.5 allows it, such as `g7kq2m9xw4d3pzhu8` (about 79 bits)."""
    return "g" + _letters(16)


def new_server_seed() -> bytes:
    """Return 32 bytes from the operating system (F-1.1)."""
    return secrets.token_bytes(32)


def new_chance() -> random.Random:
    """Return a generator for what must not be foreseen but proves nothing: bots and their pauses."""
    return random.SystemRandom()
