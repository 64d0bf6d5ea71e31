"""What pictures and previews say in other languages: all of it, and what is compiled is what is written."""

import re
from collections.abc import Sequence
from gettext import GNUTranslations
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.pofile import read_po

from accounts.choices import LANGUAGES
from history import wording
from history.moments import ENGLISH

LOCALE = Path(wording.__file__).parent / "locale"
OTHERS = [code for code in LANGUAGES if code != ENGLISH]


def catalogue(language: str) -> Catalog:
    with (LOCALE / language / "LC_MESSAGES" / "django.po").open("rb") as file:
        return read_po(file, locale=None)


def forms(words: str | Sequence[str] | None) -> list[str]:
    """Return a message's forms: one, or one for each kind of number."""
    return [words] if isinstance(words, str) else list(words or ())


def placeholders(text: str) -> list[str]:
    return sorted(re.findall(r"%\(\w+\)s", text))


@pytest.mark.parametrize("language", OTHERS)
def test_everything_said_is_translated_and_nothing_else(language: str) -> None:
    with Path(wording.__file__).open("rb") as code:
        said = [forms(words)[0] for _, words, _, _ in extract("python", code)]
    translated = {forms(each.id)[0]: forms(each.string) for each in catalogue(language) if each.id}
    assert set(translated) == set(said)
    for english, those in translated.items():
        for each in those:
            assert placeholders(each) == placeholders(english), english


@pytest.mark.parametrize("language", OTHERS)
def test_the_compiled_catalogue_is_that_of_the_sources(language: str) -> None:
    with (LOCALE / language / "LC_MESSAGES" / "django.mo").open("rb") as file:
        compiled: dict[Any, str] = GNUTranslations(file)._catalog  # type: ignore[attr-defined]
    written = [form for each in catalogue(language) if each.id for form in forms(each.string)]
    assert sorted(said for key, said in compiled.items() if key) == sorted(written)


def test_words_with_a_number_go_by_it() -> None:
    bulgarian = wording.of_pictures("bg")
    assert [bulgarian.points(each) for each in (1, 2, -3)] == ["1 точка", "2 точки", "-3 точки"]
    assert wording.of_pictures("en").points(1) == "1 point"
