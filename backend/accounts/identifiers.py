"""The one place of this package where identifiers and guest names are drawn by chance.

Entry points (the sign-up adapter, API views, management commands) call these functions and hand
the results on; nothing below them draws anything.
"""

import secrets

_ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"
_MATERIALS = ("Amber", "Ash", "Bone", "Brass", "Cedar", "Chalk", "Copper", "Cork", "Flint", "Indigo",
              "Ink", "Iron", "Ivory", "Linen", "Madder", "Ochre", "Paper", "Pewter", "Slate", "Walnut")  # fmt: skip
_PARTS = ("Axle", "Bell", "Bolt", "Cog", "Dial", "Gear", "Hinge", "Key", "Latch", "Lever",
          "Notch", "Pawl", "Pin", "Ratchet", "Rivet", "Rung", "Spindle", "Spring", "Stair", "Wheel")  # fmt: skip


def new_public_id() -> str:
    """Return a fresh `u_` id: 16 letters and digits of chance (about 82 bits)."""
    return "u_" + "".join(secrets.choice(_ALPHABET) for _ in range(16))


def new_guest_name() -> str:
    """Return a name such as "Brass Notch 42": two words off the table's crank and a number.

    There are 396,000 of them, so the caller must be ready to ask again when one is taken.
    """
    return f"{secrets.choice(_MATERIALS)} {secrets.choice(_PARTS)} {10 + secrets.randbelow(990)}"
