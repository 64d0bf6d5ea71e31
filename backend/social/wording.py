"""What may be written to others: one line, of letters that stay where they stand."""

import unicodedata
from typing import Final

_JOINERS: Final = {"\u200c", "\u200d"}
"""Invisible, but written in some scripts, and in emoji."""

_BREAKS: Final = {"Zl", "Zp"}
_UNSEEN: Final = {"Cc", "Cf", "Co", "Cn", "Cs"}

_MARKS_IN_A_ROW: Final = 3
"""More accents on one letter than any language needs: they climb over the lines above."""


def is_one_clean_line(text: str) -> bool:
    """Tell whether a text has no control characters, no breaks, and no piled-up accents."""
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        if category in _BREAKS or (category in _UNSEEN and letter not in _JOINERS):
            return False
        if letter not in _JOINERS:  # they join accents, too
            marks = marks + 1 if category in {"Mn", "Me"} else 0
        if marks > _MARKS_IN_A_ROW:
            return False
    return True


def is_clean(text: str) -> bool:
    """Tell the same of a text of several lines."""
    return all(is_one_clean_line(line) for line in text.split("\n"))
