"""Which public names there may be, and when two of them are too alike. Pure: no database.

A name is 2 to 20 characters: letters and digits of one script, single spaces, `-`, `_`, `.` and
`'` between them. Two names with the same *likeness* count as the same name, so that nobody can
pass for somebody else by a capital, a zero for an O, or a Cyrillic letter for a Latin one.
"""

import unicodedata

from django.core.exceptions import ValidationError

MIN_LENGTH = 2
MAX_LENGTH = 20
MAX_LIKENESS_LENGTH = 60
"""Folding case can make a letter longer (ΐ becomes three)."""

RESERVED = (
    "admin", "administrator", "anonymous", "bot", "craits", "former player", "guest", "house",
    "me", "moderator", "nobody", "official", "root", "server", "staff", "support", "system",
)  # fmt: skip
"""Names that would seem to speak for the house, or that the house itself prints."""

CODES = ("name_length", "name_characters", "name_mixed_scripts", "name_reserved")
"""Why a name is refused, whoever asks for it."""

_JOINTS = frozenset(" -_.'")
_ONE_SYSTEM = frozenset({"CJK", "HIRAGANA", "KATAKANA"})
"""Scripts that are ordinarily written together."""

_LETTERS_AND_DIGITS = frozenset({"Lu", "Ll", "Lt", "Lo", "Nd", "Mn", "Mc"})
_LATIN_IN_DISGUISE = ("LISU", "CHEROKEE", "COPTIC", "LATIN LETTER")
"""Letters drawn as Latin ones throughout, or (clicks) as a bar: nobody could tell the names apart."""

# A letter is folded to the Latin letter (in lower case) that it can be taken for, in either of
# its cases: a small Cyrillic "н" becomes "h", as its capital is drawn like H. Only whole names
# are compared, and a name has one script, so that within one script hardly anything collides by
# this but what looks alike there too (i and l, zero and o).
# The Unicode confusables data (UTS 39) would cover every script, but no maintained Python package
# applies it, and it folds neither case nor i and l, which is what people are fooled by.
_LOOKS_LIKE = str.maketrans(
    "10i\N{LATIN SMALL LETTER DOTLESS I}"
    "авеёзіїјкмнорстухѕԁԛԝһӏ"
    "αβεζηικμνορτυχϲ",
    "loll"
    "abee3lljkmhopctyxsdqwhl"
    "abezhlkmnoptyxc",
)  # fmt: skip


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
    if likeness(name) in _RESERVED_LIKENESSES:
        raise ValidationError("This name is kept for the house.", code="name_reserved")
    return name


def likeness(name: str) -> str:
    """Return what two names must not share: letters folded by case and by look, joints dropped."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(c for c in folded.translate(_LOOKS_LIKE) if c not in _JOINTS)


_RESERVED_LIKENESSES = frozenset(likeness(name) for name in RESERVED)


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
