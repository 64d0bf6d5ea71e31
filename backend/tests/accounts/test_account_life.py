"""Signing in and out, passwords, and the list of sessions, as the page does it."""

from collections.abc import Callable
from smtplib import SMTPDataError, SMTPRecipientsRefused

import pytest
from django.core.mail import EmailMessage
from pytest_django.fixtures import Settings

from accounts.models import User
from tests.accounts.browser import AUTH, Browser
from tests.factories import PASSWORD, make_user

pytestmark = pytest.mark.django_db

NEW_PASSWORD = "a quite different one"


@pytest.fixture
def marit() -> User:
    return make_user(name="Marit", email="marit@x.org")


def test_in_and_out(browser: Browser, marit: User) -> None:
    assert browser.log_in("marit@x.org", PASSWORD).status == 200
    assert browser.me()["public_id"] == marit.public_id
    assert browser.log_out().status == 401  # allauth's way of saying "signed out"
    assert browser.me() is None


@pytest.mark.parametrize(
    ("email", "password"),
    [("marit@x.org", "wrong"), ("nobody@x.org", PASSWORD), ("Marit", PASSWORD)],
)
def test_the_wrong_words_let_nobody_in(
    browser: Browser, marit: User, email: str, password: str
) -> None:
    assert browser.log_in(email, password).status == 400
    assert browser.me() is None


def test_guessing_is_limited(browser: Browser, marit: User, settings: Settings) -> None:
    settings.ACCOUNT_RATE_LIMITS = {"login_failed": "3/5m/key"}
    codes = [browser.log_in("marit@x.org", f"guess number {n}").code for n in range(4)]
    assert codes[:3] == ["email_password_mismatch"] * 3
    assert codes[3] == "too_many_login_attempts"
    assert browser.log_in("marit@x.org", PASSWORD).code == "too_many_login_attempts"


def test_somebody_shut_out_stays_out(browser: Browser, marit: User) -> None:
    browser.log_in("marit@x.org", PASSWORD)
    User.objects.filter(pk=marit.pk).update(is_active=False)
    assert browser.me() is None
    assert browser.log_in("marit@x.org", PASSWORD).status in {400, 401}
    assert browser.me() is None


def test_a_house_bot_cannot_be_signed_in(browser: Browser) -> None:
    assert browser.log_in("u_pip", "!").status == 400


def test_a_forgotten_password(
    browser: Browser, another_browser: Browser, marit: User, mailed_key: Callable[[str], str]
) -> None:
    browser.log_in("marit@x.org", PASSWORD)
    asked = another_browser.post(f"{AUTH}/auth/password/request", {"email": "marit@x.org"})
    assert asked.status == 200
    key = mailed_key("/account/password/reset/")
    weak = another_browser.post(f"{AUTH}/auth/password/reset", {"key": key, "password": "short"})
    assert (weak.status, weak.code) == (400, "password_too_short")
    body = {"key": key, "password": NEW_PASSWORD}
    assert another_browser.post(f"{AUTH}/auth/password/reset", body).status == 401  # done
    assert another_browser.log_in("marit@x.org", NEW_PASSWORD).status == 200
    assert browser.me() is None  # every session of the old password is over
    assert another_browser.post(f"{AUTH}/auth/password/reset", body).status in {400, 409}


def test_asking_for_an_unknown_address_looks_the_same(
    browser: Browser, mailoutbox: list[EmailMessage]
) -> None:
    answer = browser.post(f"{AUTH}/auth/password/request", {"email": "nobody@x.org"})
    assert answer.status == 200


def test_a_guest_has_no_password_to_reset(browser: Browser, mailoutbox: list[EmailMessage]) -> None:
    browser.become_guest()
    browser.post(f"{AUTH}/auth/password/request", {"email": ""})
    assert mailoutbox == []


def test_changing_the_password_ends_the_other_sessions(
    browser: Browser, another_browser: Browser, marit: User, mailoutbox: list[EmailMessage]
) -> None:
    browser.log_in("marit@x.org", PASSWORD)
    another_browser.log_in("marit@x.org", PASSWORD)
    wrong = {"current_password": "wrong", "new_password": NEW_PASSWORD}
    assert browser.post(f"{AUTH}/account/password/change", wrong).status == 400
    right = {"current_password": PASSWORD, "new_password": NEW_PASSWORD}
    assert browser.post(f"{AUTH}/account/password/change", right).status == 200
    assert browser.me()["public_id"] == marit.public_id
    assert another_browser.me() is None
    assert mailoutbox[-1].to == ["marit@x.org"]  # told, in case it was somebody else


def test_the_list_of_sessions(browser: Browser, another_browser: Browser, marit: User) -> None:
    browser.log_in("marit@x.org", PASSWORD)
    another_browser.log_in("marit@x.org", PASSWORD)
    listed = browser.get(f"{AUTH}/auth/sessions").body["data"]
    assert sorted(each["is_current"] for each in listed) == [False, True]
    other = next(each["id"] for each in listed if not each["is_current"])
    assert browser.delete(f"{AUTH}/auth/sessions", {"sessions": [other]}).status == 200
    assert another_browser.me() is None
    assert browser.me() is not None


def test_nobody_ends_somebody_elses_session(
    browser: Browser, another_browser: Browser, marit: User
) -> None:
    make_user(email="eve@x.org")
    browser.log_in("marit@x.org", PASSWORD)
    another_browser.log_in("eve@x.org", PASSWORD)
    mine = browser.get(f"{AUTH}/auth/sessions").body["data"][0]["id"]
    answer = another_browser.delete(f"{AUTH}/auth/sessions", {"sessions": [mine]})
    assert answer.status == 400
    assert browser.me() is not None


def test_the_mail_once_more(browser: Browser, mailoutbox: list[EmailMessage]) -> None:
    browser.sign_up("Marit", "marit@x.org", PASSWORD)
    before = len(mailoutbox)
    answer = browser.call("PUT", f"{AUTH}/account/email", {"email": "marit@x.org"})
    assert answer.status == 200
    assert len(mailoutbox) == before + 1


def test_verifying_later(browser: Browser, mailed_key: Callable[[str], str]) -> None:
    browser.sign_up("Marit", "marit@x.org", PASSWORD)
    key = mailed_key("/account/verify-email/")
    assert browser.post(f"{AUTH}/auth/email/verify", {"key": key}).status == 200
    assert browser.me()["email_verified"] is True


def test_a_new_address_counts_once_it_is_verified(
    browser: Browser, mailed_key: Callable[[str], str]
) -> None:
    browser.sign_up("Marit", "marit@x.org", PASSWORD)
    key = mailed_key("/account/verify-email/")
    browser.post(f"{AUTH}/auth/email/verify", {"key": key})
    asked = browser.post(f"{AUTH}/account/email", {"email": "new@x.org"})
    assert (asked.status, asked.body["data"]["flows"][0]["id"]) == (401, "reauthenticate")
    assert browser.post(f"{AUTH}/auth/reauthenticate", {"password": PASSWORD}).status == 200
    assert browser.post(f"{AUTH}/account/email", {"email": "new@x.org"}).status == 200
    assert browser.me()["email"] == "marit@x.org"
    key = mailed_key("/account/verify-email/")
    browser.post(f"{AUTH}/auth/email/verify", {"key": key})
    assert browser.me()["email"] == "new@x.org"


def test_an_address_waits_and_can_be_given_up(
    browser: Browser, marit: User, mailoutbox: list[EmailMessage]
) -> None:
    browser.log_in("marit@x.org", PASSWORD)
    browser.post(f"{AUTH}/auth/reauthenticate", {"password": PASSWORD})
    for address in ("first@x.org", "second@x.org"):
        asked = browser.post(f"{AUTH}/account/email", {"email": address})
        waiting = [each["email"] for each in asked.body["data"] if not each["primary"]]
        assert waiting == [address]
    again = browser.call("PUT", f"{AUTH}/account/email", {"email": "second@x.org"})
    assert again.status == 200
    assert mailoutbox[-1].to == ["second@x.org"]
    given_up = browser.delete(f"{AUTH}/account/email", {"email": "second@x.org"})
    assert [each["email"] for each in given_up.body["data"]] == ["marit@x.org"]
    assert browser.me()["email"] == "marit@x.org"


def test_an_address_that_was_never_verified_is_changed_at_once(
    browser: Browser, another_browser: Browser
) -> None:
    browser.sign_up("Marit", "mistyped@x.org", PASSWORD)
    browser.post(f"{AUTH}/auth/reauthenticate", {"password": PASSWORD})
    listed = browser.post(f"{AUTH}/account/email", {"email": "marit@x.org"}).body["data"]
    assert listed == [{"email": "marit@x.org", "verified": False, "primary": True}]
    assert browser.me()["email"] == "marit@x.org"
    assert another_browser.log_in("marit@x.org", PASSWORD).status == 200
    another_browser.log_out()
    assert another_browser.sign_up("Other", "mistyped@x.org", PASSWORD).status == 200


def test_an_address_of_somebody_else_is_not_taken(browser: Browser, marit: User) -> None:
    browser.sign_up("Eve", "eve@x.org", PASSWORD)
    browser.post(f"{AUTH}/auth/reauthenticate", {"password": PASSWORD})
    refused = browser.post(f"{AUTH}/account/email", {"email": "Marit@x.org"})
    assert (refused.status, refused.code) == (400, "email_taken")
    assert browser.me()["email"] == "eve@x.org"


def test_an_address_is_of_whoever_reads_its_mail(
    browser: Browser, another_browser: Browser, marit: User, mailed_key: Callable[[str], str]
) -> None:
    another_browser.sign_up("Squatter", "new@x.org", PASSWORD)
    browser.log_in("marit@x.org", PASSWORD)
    browser.post(f"{AUTH}/auth/reauthenticate", {"password": PASSWORD})
    assert browser.post(f"{AUTH}/account/email", {"email": "new@x.org"}).status == 200
    key = mailed_key("/account/verify-email/")
    assert browser.post(f"{AUTH}/auth/email/verify", {"key": key}).status == 200
    assert browser.me()["email"] == "new@x.org"
    assert another_browser.me()["email"] is None


NO_SUCH_READER = (550, b"<marit@x.org>: no such reader")


@pytest.mark.parametrize(
    ("error", "logged"),
    [
        (ConnectionRefusedError(111, "Connection refused"), "Connection refused"),
        (SMTPRecipientsRefused({"marit@x.org": NO_SUCH_READER}), "SMTPRecipientsRefused"),
        (SMTPDataError(*NO_SUCH_READER), "SMTPDataError 550"),
    ],
    ids=lambda each: type(each).__name__,
)
def test_a_mail_that_cannot_be_sent_undoes_nothing_and_its_reader_is_not_logged(
    browser: Browser,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: OSError,
    logged: str,
) -> None:
    settings.EMAIL_BACKEND = "tests.accounts.test_account_life.DeadBackend"
    monkeypatch.setattr(DeadBackend, "error", error)
    assert browser.sign_up("Marit", "marit@x.org", PASSWORD).status == 200
    assert browser.me()["name"] == "Marit"
    assert "could not be sent" in caplog.text
    assert logged in caplog.text
    assert "marit@x.org" not in caplog.text


class DeadBackend:
    """A mail server that does not take mails."""

    error: OSError = ConnectionRefusedError()

    def __init__(self, **_: object) -> None:
        pass

    def send_messages(self, _: object) -> int:
        """Fail."""
        raise self.error
