"""Which names there may be, and which of them are the same name."""

import pytest
from django.core.exceptions import ValidationError
from hypothesis import given
from hypothesis import strategies as st

from accounts import identifiers, names
from accounts.models import User


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("marit", "marit"),
        ("  Marit   Lind ", "Marit Lind"),
        ("o'Neill-2", "o'Neill-2"),
        ("\N{FULLWIDTH LATIN CAPITAL LETTER M}arit", "Marit"),
        ("Мария", "Мария"),
        ("田中さん", "田中さん"),
        ("José", "José"),
        ("Staffan", "Staffan"),
        ("Badminton", "Badminton"),
        ("Teams-ter", "Teams-ter"),
        ("Modest", "Modest"),
    ],
)
def test_a_good_name_is_kept_as_it_will_be_shown(raw: str, clean: str) -> None:
    assert names.clean(raw) == clean


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("", "name_length"),
        ("a", "name_length"),
        ("a" * 21, "name_length"),
        ("ﷺﷺ", "name_length"),  # two characters that NFKC makes 36 of
        ("ab\x00cd", "name_characters"),
        ("ab\ncd", "name_characters"),
        ("ab\u202ecd", "name_characters"),  # turns the text after it round
        ("ab\u200bcd", "name_characters"),  # zero width
        ("<b>x</b>", "name_characters"),
        ("me@x.org", "name_characters"),
        ("🂡🂡🂡", "name_characters"),
        ("\N{LISU LETTER A}\N{LISU LETTER LA}\N{LISU LETTER I}", "name_characters"),
        ("a\N{LATIN LETTER SMALL CAPITAL L}i", "name_characters"),
        ("a\N{LATIN LETTER DENTAL CLICK}i", "name_characters"),
        ("-ab", "name_characters"),
        ("ab.", "name_characters"),
        ("a--b", "name_characters"),
        ("a\u0301\u0301\u0301\u0301b", "name_characters"),  # accents piled up
        ("mаrit", "name_mixed_scripts"),  # noqa: RUF001 -- a Cyrillic a
        ("Admin", "name_reserved"),
        ("adm1n", "name_reserved"),
        ("former-player", "name_reserved"),
        ("forrner player", "name_reserved"),
        ("Former Player 2", "name_reserved"),
        ("Admin 7", "name_reserved"),
        ("adminmarit", "name_reserved"),
        ("Marit_Moderator", "name_reserved"),
        ("Marit Staff", "name_reserved"),
        ("Craits Online", "name_reserved"),
        ("The-Craits-Team", "name_reserved"),
    ],
)
def test_a_bad_name_is_refused_with_its_code(raw: str, code: str) -> None:
    with pytest.raises(ValidationError) as refusal:
        names.clean(raw)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Pip", "pIP"),
        ("Pip", "PlP"),
        ("Bo0t", "BOOT"),
        ("Marit Lind", "maritlind"),
        ("Marit-Lind", "Marit_Lind"),
        ("ape", "аре"),  # noqa: RUF001 -- all Cyrillic
        ("HEAT", "НЕАТ"),  # noqa: RUF001 -- all Cyrillic
        ("Straße", "STRASSE"),
        ("Ali", "ALI"),
        ("Marit", "rnarit"),
        ("aɡnes", "agnes"),  # noqa: RUF001 -- a letter of phonetics
        ("ΡΕΤΡΟ", "PETPO"),  # noqa: RUF001 -- all Greek
        ("ռօո", "non"),  # noqa: RUF001 -- all Armenian
    ],
)
def test_names_that_can_be_mistaken_are_one(one: str, other: str) -> None:
    assert names.likeness(one) == names.likeness(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Marit", "Marta"),
        ("Jose", "José"),
        ("Ana", "Anna"),
        ("Лиза", "Луиза"),
        ("กานต์", "กานดา"),
        ("さくら", "さくや"),
    ],
)
def test_names_that_differ_stay_two(one: str, other: str) -> None:
    assert names.likeness(one) != names.likeness(other)


def cleaned_or_refused(raw: str) -> str | None:
    try:
        return names.clean(raw)
    except ValidationError as refusal:
        if refusal.code not in names.CODES:
            raise
    return None


@given(st.text(max_size=40))
def test_whatever_comes_in_is_refused_or_fits(raw: str) -> None:
    name = cleaned_or_refused(raw)
    if name is None:
        return
    assert names.clean(name) == name
    assert 2 <= len(name) <= 20
    assert 1 <= len(names.likeness(name)) <= names.MAX_LIKENESS_LENGTH
    assert names.likeness(name) == names.likeness(name.upper().lower())


def test_names_of_the_house_pass_its_own_rules() -> None:
    for _ in range(200):
        name = identifiers.new_guest_name()
        assert names.clean(name) == name


def test_public_ids_have_their_shape() -> None:
    drawn = {identifiers.new_public_id() for _ in range(100)}
    assert len(drawn) == 100
    assert all(len(each) == 18 and each.startswith("u_") and each[2:].isalnum() for each in drawn)


@pytest.mark.django_db
def test_every_row_has_the_likeness_of_its_name() -> None:
    """Migrations write bots' rows by hand."""
    for name, likeness in User.objects.values_list("name", "name_likeness"):
        assert likeness == names.likeness(name), name
