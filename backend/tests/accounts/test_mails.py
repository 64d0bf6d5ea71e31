"""The mails: our words in the reader's language, a link into the page, and no stranger's words."""

import io
import re
from collections.abc import Callable
from functools import partial
from gettext import GNUTranslations
from pathlib import Path
from typing import Any

import allauth
import pytest
from babel.messages.extract import extract
from babel.messages.pofile import read_po
from django.conf import settings
from django.core.mail import EmailMessage
from django.utils.translation.template import templatize

from accounts import choices, languages
from tests.accounts.browser import AUTH, Browser
from tests.factories import PASSWORD, make_user

TEMPLATES = Path(languages.__file__).parent / "templates"
LOCALE = Path(languages.__file__).parent / "locale"
OTHERS = [code for code in choices.LANGUAGES if code != "en"]

pytestmark = pytest.mark.django_db


def ask_to_verify(browser: Browser) -> None:
    browser.sign_up("evil.example", "marit@x.org", PASSWORD)


def ask_to_reset(browser: Browser) -> None:
    make_user(name="evil.example", email="marit@x.org")
    browser.post(f"{AUTH}/auth/password/request", {"email": "marit@x.org"})


def ask_for_a_stranger(browser: Browser) -> None:
    browser.post(f"{AUTH}/auth/password/request", {"email": "marit@x.org"})


def change_the_password(browser: Browser) -> None:
    make_user(name="evil.example", email="marit@x.org")
    browser.log_in("marit@x.org", PASSWORD)
    passwords = {"current_password": PASSWORD, "new_password": "a quite different one"}
    browser.post(f"{AUTH}/account/password/change", passwords)


@pytest.mark.parametrize(
    ("ask", "subject", "room"),
    [
        (ask_to_verify, "[Craits] Confirm your address", "/account/verify-email/"),
        (ask_to_reset, "[Craits] Set a new password", "/account/password/reset/"),
        (ask_for_a_stranger, "[Craits] No account with this address", "/account/signup"),
        (change_the_password, "[Craits] Password changed", "192.0.2.1"),
    ],
)
def test_a_mail(
    browser: Browser,
    mailoutbox: list[EmailMessage],
    ask: Callable[[Browser], None],
    subject: str,
    room: str,
) -> None:
    ask(browser)
    (mail,) = mailoutbox
    assert mail.to == ["marit@x.org"]
    assert mail.subject == subject
    assert room in mail.body
    assert "Craits Online" in mail.body
    assert "evil.example" not in mail.body
    assert "%" not in mail.subject


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("ask", [ask_to_reset, change_the_password])
def test_a_mail_is_in_the_language_of_its_account(
    browser: Browser,
    mailoutbox: list[EmailMessage],
    monkeypatch: pytest.MonkeyPatch,
    ask: Callable[[Browser], None],
    language: str,
) -> None:
    monkeypatch.setattr(f"{__name__}.make_user", partial(make_user, language=language))
    browser.client.defaults["HTTP_ACCEPT_LANGUAGE"] = "en"
    ask(browser)
    (mail,) = mailoutbox
    words, said = catalogue(language), f"{mail.subject}\n{mail.body}"
    assert mail.subject.removeprefix("[Craits] ") in words.values()
    for english in words:
        assert english not in said
    assert "Craits Online" in mail.body


@pytest.mark.parametrize("language", OTHERS)
def test_an_address_of_nobodys_is_written_to_in_the_language_of_who_asks(
    browser: Browser, mailoutbox: list[EmailMessage], language: str
) -> None:
    browser.client.defaults["HTTP_ACCEPT_LANGUAGE"] = f"{language}-XX,en;q=0.5"
    ask_for_a_stranger(browser)
    browser.become_guest()
    browser.patch("/api/me", {"language": "en"})
    ask_for_a_stranger(browser)
    own, chosen = (mail.subject.removeprefix("[Craits] ") for mail in mailoutbox)
    assert own == catalogue(language)["No account with this address"]
    assert chosen == "No account with this address"


@pytest.mark.parametrize(
    ("asked", "language"), [("bg-BG,bg;q=0.9", "bg"), ("su", "su"), ("fr, ms;q=0.1", "ms"), ("fr", "en"), ("", "en"), ("\x00,=;", "en")]
)  # fmt: skip
def test_somebody_new_starts_with_the_language_of_their_browser(
    browser: Browser, another_browser: Browser, mailoutbox: list[EmailMessage], asked: str, language: str
) -> None:  # fmt: skip
    for each in (browser, another_browser):
        each.client.defaults["HTTP_ACCEPT_LANGUAGE"] = asked
    assert browser.become_guest()["language"] == language
    assert another_browser.sign_up("Marit", "marit@x.org", PASSWORD).status == 200
    assert another_browser.me()["language"] == language
    subject = mailoutbox[0].subject.removeprefix("[Craits] ")
    assert subject == catalogue(language).get("Confirm your address", "Confirm your address")


def test_mails_are_written_in_the_languages_of_the_page() -> None:
    assert [code for code, _ in settings.LANGUAGES] == list(choices.LANGUAGES)


def test_every_mail_that_is_sent_is_in_our_words() -> None:
    codes = {"login_code", "password_reset_code"}  # which are not used here
    theirs = Path(allauth.__file__).parent / "templates"
    for path in theirs.glob("*/email/*.txt"):
        name = re.sub(r"_(message|subject)$", "", path.stem)
        inherited = path.stem == "email_confirmation_signup_message"  # includes the other
        if name not in codes and not inherited:
            assert (TEMPLATES / path.relative_to(theirs)).exists(), path


@pytest.mark.parametrize("language", OTHERS)
def test_everything_said_is_translated_and_nothing_else(language: str) -> None:
    words = catalogue(language)
    assert set(words) == said_in_templates()
    for english, translated in words.items():
        assert translated, english
        assert placeholders(translated) == placeholders(english)


@pytest.mark.parametrize("language", OTHERS)
def test_the_compiled_catalogue_is_that_of_the_sources(language: str) -> None:
    with (folder(language) / "django.mo").open("rb") as file:
        compiled: dict[str, Any] = GNUTranslations(file)._catalog  # type: ignore[attr-defined]
    compiled.pop("")
    assert compiled == catalogue(language), "run `make messages`"


def said_in_templates() -> set[str]:
    """Return what the templates have translated, as Django itself finds it."""
    said: set[str] = set()
    for path in TEMPLATES.rglob("*.txt"):
        code = templatize(path.read_text("utf-8"), origin=str(path)).encode()
        said.update(str(found[1]) for found in extract("python", io.BytesIO(code)))
    return said


def catalogue(language: str) -> dict[str, str]:
    """Return a language's words by the English ones; English has none of its own."""
    if language == "en":
        return {}
    with (folder(language) / "django.po").open("rb") as file:
        words = read_po(file, locale=None)
    return {str(message.id): str(message.string) for message in words if message.id}


def folder(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES"


def placeholders(text: str) -> list[str]:
    return sorted(re.findall(r"%\(\w+\)s", text))
