"""When two names look alike. Pure: no database.

Unicode's table of confusable characters (UTS 39) knows what looks alike in print, case for case.
People are also fooled by case, so a letter is folded to what it can be taken for in either case:
a small Cyrillic "н" becomes "h", as its capital is drawn like H.

Only whole names are compared, and a name has one script, so that hardly anything collides by this
but what looks alike within one script too (i and l, zero and o, rn and m).
"""

import unicodedata
from functools import cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

MAX_LENGTH: Final = 60
"""Folding can make a letter longer; what is longer than this is cut, which only makes it stricter."""

_JOINTS: Final = frozenset(" -_.'")
_DIRECTION_MARKS: Final = str.maketrans("", "", "\N{LEFT-TO-RIGHT MARK}\N{RIGHT-TO-LEFT MARK}")

# What is taken for a Latin letter in one of its cases, where the table would say another or none.
_BY_HAND: Final = dict(
    zip(
        "10i\N{LATIN SMALL LETTER DOTLESS I}авеёзіїјкмнорстухѕԁԛԝһӏαβεζηικμνορτυχϲ",
        "lollabee3lljkmhopctyxsdqwhlabezhlkmnoptyxc",
        strict=True,
    )
)


def fold(name: str) -> str:
    """Return what two names must not share: letters folded by case and by look, joints dropped."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    looks = (_look(character) for character in plain if character not in _JOINTS)
    return unicodedata.normalize("NFKC", "".join(looks))[:MAX_LENGTH]


@cache
def _look(character: str) -> str:
    """Return the look of one case-folded character, in Latin letters if it has one."""
    by_hand = _BY_HAND.get(character)
    if by_hand is not None:
        return _spread(by_hand)
    small = _latin_twin(character)
    if small is None and not character.isascii():
        small = _latin_twin(character.upper())
    return _spread(small or _twins(character)[0])


def _latin_twin(character: str) -> str | None:
    """Return the Latin letters or digit that a character is drawn like, if it is."""
    for twin in _twins(character):
        if twin.isascii() and twin.isalnum():
            return _BY_HAND.get(twin.casefold(), twin.casefold())
    return None


def _twins(character: str) -> list[str]:
    """Return everything drawn like a character, itself included, always in the same order."""
    twins = {
        entry["c"].translate(_DIRECTION_MARKS) for entry in confusables_data.get(character, ())
    }
    return sorted({character, *twins})


def _spread(look: str) -> str:
    """Write an m as the rn that it can be taken for."""
    return look.replace("m", "rn")
