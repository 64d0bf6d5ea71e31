"""Which public names there may be, and when two of them are too alike. Pure: no database.

A name is 2 to 20 characters: letters and digits of one script, single spaces, `-`, `_`, `.` and
`'` between them. Two names with the same *likeness* count as the same name, so that nobody can
pass for somebody else by a capital, a zero for an O, or a Cyrillic letter for a Latin one.
"""

import re
import unicodedata

from django.core.exceptions import ValidationError

from accounts import likeness as looks

MIN_LENGTH = 2
MAX_LENGTH = 20
MAX_LIKENESS_LENGTH = looks.MAX_LENGTH

FORMER = "former player"
"""What everybody is called whose account is deleted."""

RESERVED = (
    "anonymous", "bot", "former player", "guest", "house", "me", "mod", "nobody", "root", "server",
    "somebody", "you",
)  # fmt: skip
"""Names that the house itself prints, or that would be misread where a name stands."""

STAFF = (
    "admin", "administrator", "moderator", "official", "operator", "staff", "support", "sysadmin",
    "system", "team",
)  # fmt: skip
"""No word of a name: whoever is called so seems to speak for the house. "Marit Staff"."""

TITLES = ("admin", "moderator")
"""Nor how a name begins or ends: "adminmarit"."""

NOWHERE = ("craits", "administrator", "former player")
"""Nor anywhere in it."""

CODES = ("name_length", "name_characters", "name_mixed_scripts", "name_reserved")
"""Why a name is refused, whoever asks for it."""

_JOINTS = frozenset(" -_.'")
_ONE_SYSTEM = frozenset({"CJK", "HIRAGANA", "KATAKANA"})
"""Scripts that are ordinarily written together."""

_LETTERS_AND_DIGITS = frozenset({"Lu", "Ll", "Lt", "Lo", "Nd", "Mn", "Mc"})
_LATIN_IN_DISGUISE = ("LISU", "CHEROKEE", "COPTIC", "LATIN LETTER")
"""Letters drawn as Latin ones throughout, or (clicks) as a bar: nobody could tell the names apart."""


def clean(raw: str) -> str:
    """Return the name as it will be shown: NFKC, spaces trimmed and never doubled.

    Raises ValidationError with the code `name_length`, `name_characters`, `name_mixed_scripts`
    or `name_reserved`. Whether somebody has the name already is for the database to say.
    """
    name = " ".join(word for word in unicodedata.normalize("NFKC", raw).split(" ") if word)
    if not MIN_LENGTH <= len(name) <= MAX_LENGTH:
        message = f"A name has {MIN_LENGTH} to {MAX_LENGTH} characters."
        raise ValidationError(message, code="name_length")
    if not all(_may_stand_in_a_name(character) for character in name) or _has_loose_joint(name):
        message = "A name is made of letters and digits, with single spaces or - _ . ' between."
        raise ValidationError(message, code="name_characters")
    if _mixes_scripts(name):
        message = "A name is written in one alphabet."
        raise ValidationError(message, code="name_mixed_scripts")
    if _speaks_for_the_house(name):
        raise ValidationError("This name is kept for the house.", code="name_reserved")
    return name


def likeness(name: str) -> str:
    """Return what two names must not share: letters folded by case and by look, joints dropped."""
    return looks.fold(name)


def unnumbered(name: str) -> str:
    """Return a name without the number at its end: bots with several seats are told apart so."""
    return _NUMBER.sub("", name)


def _speaks_for_the_house(name: str) -> bool:
    """Tell whether a name is kept for the house, or would make its holder seem to belong to it."""
    whole = likeness(unnumbered(name))
    words = {likeness(unnumbered(word)) for word in _BETWEEN_WORDS.split(name)}
    return (
        whole in _RESERVED
        or not words.isdisjoint(_STAFF)
        or whole.startswith(_TITLES)
        or whole.endswith(_TITLES)
        or any(part in whole for part in _NOWHERE)
    )


_NUMBER = re.compile(r"[ \-_.']?\d+$")
_BETWEEN_WORDS = re.compile(r"[ \-_.']")
_RESERVED = frozenset(likeness(name) for name in RESERVED)
_STAFF = frozenset(likeness(word) for word in STAFF)
_TITLES = tuple(likeness(word) for word in TITLES)
_NOWHERE = tuple(likeness(part) for part in NOWHERE)


def _may_stand_in_a_name(character: str) -> bool:
    if character in _JOINTS:
        return True
    described = unicodedata.name(character, "?")
    if described.startswith(_LATIN_IN_DISGUISE) or "SMALL CAPITAL" in described:
        return False
    return unicodedata.category(character) in _LETTERS_AND_DIGITS


def _has_loose_joint(name: str) -> bool:
    """Tell whether a joint (or a bare accent) stands where it joins nothing."""
    kinds = [
        "M" if unicodedata.category(c).startswith("M") else "J" if c in _JOINTS else "L"
        for c in name
    ]
    text = "".join(kinds)
    return text[0] != "L" or text[-1] == "J" or any(bad in text for bad in ("JJ", "JM", "MMM"))


def _mixes_scripts(name: str) -> bool:
    scripts = {unicodedata.name(c, "?").split(" ")[0] for c in name if c.isalpha()}
    return len(scripts) > 1 and not scripts <= _ONE_SYSTEM
