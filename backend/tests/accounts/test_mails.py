"""The mails: our words, a link into the page, and nothing that a stranger could write there."""

from collections.abc import Callable

import pytest
from django.core.mail import EmailMessage

from tests.accounts.browser import AUTH, Browser
from tests.factories import PASSWORD, make_user

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
        (change_the_password, "[Craits] Password Changed", "192.0.2.1"),
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
