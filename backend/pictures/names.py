"""Names as pictures can show them: in letters that their fonts have, and no wider than their room."""

import unicodedata
from typing import Final

_SCRIPTS: Final = ("LATIN ", "CYRILLIC ")
_NARROW: Final = frozenset("iljtfrI1.,'-_ ")
_WIDE: Final = frozenset("mwMWШЩЮЖФшщюжф@")
ELLIPSIS: Final = "\N{HORIZONTAL ELLIPSIS}"


def shown_name(name: str, *, instead: str, room: float, size: float) -> str:
    """Return a name that fits into `room` at a type of `size`, cut off with an ellipsis if need be.

    Letters outside the picture's fonts would be drawn as nothing, which is worse than `instead`.
    """
    if not all(_is_drawn(character) for character in name):
        name = instead
    if width_of(name, size) <= room:
        return name
    while width_of(name + ELLIPSIS, size) > room:
        name = name[:-1]
    return name.rstrip() + ELLIPSIS


def width_of(words: str, size: float) -> float:
    """Estimate a line's width, on the safe side: the renderer tells nobody what it measures."""
    return sum(_ems(character) for character in words) * size


def _is_drawn(character: str) -> bool:
    if character.isascii():
        return True
    return unicodedata.name(character, "").startswith(_SCRIPTS)


def _ems(character: str) -> float:
    if character in _NARROW:
        return 0.34
    if character in _WIDE:
        return 0.92
    return 0.68 if character.isupper() else 0.58
