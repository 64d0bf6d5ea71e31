"""Signing up, with or without having been a guest before."""

from collections.abc import Callable

import pytest
from allauth.account.models import EmailAddress
from django.core.mail import EmailMessage

from accounts.adapters import AccountAdapter
from accounts.models import Kind, User
from accounts.registration import SignUp, register
from tests.accounts.browser import AUTH, Browser
from tests.factories import NOW, PASSWORD, make_guest, make_user

pytestmark = pytest.mark.django_db


def test_a_person_signs_up_and_is_in_at_once(browser: Browser) -> None:
    answer = browser.sign_up("Marit", "Marit@X.org", PASSWORD)
    assert answer.status == 200
    me = browser.me()
    assert me["name"] == "Marit"
    assert me["kind"] == "human"
    assert me["email"] == "marit@x.org"
    assert me["email_verified"] is False
    assert answer.body["data"]["user"]["id"] == me["public_id"]


def test_row_numbers_stay_inside(browser: Browser) -> None:
    answer = browser.sign_up("Marit", "marit@x.org", PASSWORD)
    assert set(answer.body["data"]["user"]) == {"id", "display", "email", "has_usable_password"}


def test_signing_up_claims_the_guest(browser: Browser) -> None:
    guest = browser.become_guest()
    row = User.objects.get(public_id=guest["public_id"])
    assert browser.sign_up("Marit", "marit@x.org", PASSWORD).status == 200
    me = browser.me()
    assert me["public_id"] == guest["public_id"]
    assert me["kind"] == "human"
    claimed = User.objects.get(public_id=guest["public_id"])
    assert claimed.pk == row.pk  # whatever points at the guest points at the account
    assert claimed.check_password(PASSWORD)
    assert "guest" not in browser.client.session


def test_a_guest_may_keep_its_name(browser: Browser) -> None:
    name = browser.become_guest()["name"]
    assert browser.sign_up(name, "marit@x.org", PASSWORD).status == 200
    assert browser.me()["name"] == name


@pytest.mark.parametrize(
    ("sign_up", "field", "code"),
    [
        (("Marit", "marit@x.org", "short"), "password", "password_too_short"),
        (("Marit", "not an address", PASSWORD), "email", "invalid"),
        (("Marit", "taken@x.org", PASSWORD), "email", "email_taken"),
        (("Marit", "TAKEN@X.ORG", PASSWORD), "email", "email_taken"),
        (("pip", "marit@x.org", PASSWORD), "username", "name_taken"),
        (("Taken", "marit@x.org", PASSWORD), "username", "name_taken"),
        (("TAKEN", "marit@x.org", PASSWORD), "username", "name_taken"),
        (("M", "marit@x.org", PASSWORD), "username", "name_length"),
        (("Admin", "marit@x.org", PASSWORD), "username", "name_reserved"),
        (("Ma\u202ert", "marit@x.org", PASSWORD), "username", "name_characters"),
        (("Ma\x00rt", "marit@x.org", PASSWORD), "username", "null_characters_not_allowed"),
    ],
)
def test_a_failed_sign_up_changes_nothing(
    browser: Browser, sign_up: tuple[str, str, str], field: str, code: str
) -> None:
    make_user(name="Taken", email="taken@x.org")
    guest = browser.become_guest()
    before = User.objects.filter(public_id=guest["public_id"]).values().get()
    people = User.objects.count()
    answer = browser.sign_up(*sign_up)
    assert answer.status == 400
    assert (answer.body["errors"][0]["param"], answer.code) == (field, code)
    assert User.objects.filter(public_id=guest["public_id"]).values().get() == before
    assert User.objects.count() == people
    assert browser.me() == guest


def test_who_loses_a_race_for_a_name_is_told_as_by_the_form(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_user(name="Taken")
    guest = browser.become_guest()
    # Both passed the form's look at the name before either was stored.
    monkeypatch.setattr(AccountAdapter, "clean_username", lambda _, username: username)
    answer = browser.sign_up("Taken", "marit@x.org", PASSWORD)
    assert (answer.status, answer.code) == (400, "name_taken")
    assert browser.me() == guest


def test_signing_up_twice_is_refused(browser: Browser) -> None:
    browser.sign_up("Marit", "marit@x.org", PASSWORD)
    assert browser.sign_up("Other", "other@x.org", PASSWORD).status == 409


def test_logging_in_drops_the_guest(browser: Browser) -> None:
    account = make_user(name="Marit", email="marit@x.org")
    guest = browser.become_guest()
    assert browser.log_in("marit@x.org", PASSWORD).status == 200
    assert browser.me()["public_id"] == account.public_id
    assert User.objects.get(public_id=guest["public_id"]).kind == Kind.GUEST
    browser.log_out()
    assert browser.me() is None


verified_first = pytest.mark.usefixtures("verification_required")
"""As in production."""


@verified_first
def test_the_link_lets_in(
    browser: Browser, mailed_key: Callable[[str], str], mailoutbox: list[EmailMessage]
) -> None:
    answer = browser.sign_up("Marit", "marit@x.org", PASSWORD)
    assert answer.status == 401
    assert {"id": "verify_email", "is_pending": True} in answer.body["data"]["flows"]
    assert (browser.me()["kind"], browser.me()["email"]) == ("guest", None)
    assert mailoutbox[0].to == ["marit@x.org"]
    key = mailed_key("/account/verify-email/")
    assert browser.post(f"{AUTH}/auth/email/verify", {"key": key}).status == 200
    me = browser.me()
    assert (me["name"], me["email_verified"]) == ("Marit", True)


@verified_first
def test_the_link_alone_lets_nobody_in(
    browser: Browser, another_browser: Browser, mailed_key: Callable[[str], str]
) -> None:
    browser.sign_up("Marit", "marit@x.org", PASSWORD)
    key = mailed_key("/account/verify-email/")
    assert another_browser.post(f"{AUTH}/auth/email/verify", {"key": key}).status == 401
    assert another_browser.me() is None
    assert another_browser.log_in("marit@x.org", PASSWORD).status == 200


@verified_first
def test_a_guest_plays_on_while_the_mail_is_under_way(
    browser: Browser, mailed_key: Callable[[str], str]
) -> None:
    guest = browser.become_guest()
    assert browser.sign_up("Marit", "marit@x.org", PASSWORD).status == 401
    waiting = browser.me()
    assert waiting == {**guest, "name": "Marit"}  # no address, no account yet
    key = mailed_key("/account/verify-email/")
    browser.post(f"{AUTH}/auth/email/verify", {"key": key})
    me = browser.me()
    assert (me["public_id"], me["kind"]) == (guest["public_id"], "human")
    browser.log_out()
    assert browser.me() is None


@verified_first
def test_a_mistyped_address_can_be_mended(
    browser: Browser, mailed_key: Callable[[str], str]
) -> None:
    guest = browser.become_guest()
    browser.sign_up("Marit", "mariit@x.org", PASSWORD)
    stale = mailed_key("/account/verify-email/")
    assert browser.sign_up("Marit", "marit@x.org", PASSWORD).status == 401
    assert list(EmailAddress.objects.values_list("email", flat=True)) == ["marit@x.org"]
    assert browser.post(f"{AUTH}/auth/email/verify", {"key": stale}).status == 400
    key = mailed_key("/account/verify-email/")
    browser.post(f"{AUTH}/auth/email/verify", {"key": key})
    assert browser.me()["public_id"] == guest["public_id"]


@verified_first
def test_a_mistyped_address_can_be_mended_by_who_was_no_guest(browser: Browser) -> None:
    browser.sign_up("Marit", "mariit@x.org", PASSWORD)
    assert browser.sign_up("Marit", "marit@x.org", PASSWORD).status == 401
    assert list(User.objects.filter(name="Marit").values_list("email")) == [("marit@x.org",)]


@verified_first
def test_once_in_elsewhere_the_old_session_is_nobodys(
    browser: Browser, another_browser: Browser, mailed_key: Callable[[str], str]
) -> None:
    browser.become_guest()
    browser.sign_up("Marit", "marit@x.org", PASSWORD)
    key = mailed_key("/account/verify-email/")
    another_browser.post(f"{AUTH}/auth/email/verify", {"key": key})
    assert another_browser.log_in("marit@x.org", PASSWORD).status == 200
    assert browser.me() is None


@verified_first
def test_the_answer_does_not_tell_whether_an_address_has_an_account(
    browser: Browser, another_browser: Browser, mailoutbox: list[EmailMessage]
) -> None:
    make_user(email="taken@x.org")
    taken = browser.sign_up("Marit", "taken@x.org", PASSWORD)
    free = another_browser.sign_up("Marita", "free@x.org", PASSWORD)
    assert (taken.status, taken.body["data"]) == (free.status, free.body["data"])
    assert not User.objects.filter(name="Marit").exists()
    assert [mail.to for mail in mailoutbox] == [["taken@x.org"], ["free@x.org"]]


def test_a_guest_signed_up_by_a_quicker_request_is_not_taken_over(browser: Browser) -> None:
    guest = make_guest()
    first = register(
        SignUp("First", "first@x.org", PASSWORD, "en"),
        public_id="u_1",
        guest=guest,
        verify_first=False,
        now=NOW,
    )
    second = register(
        SignUp("Second", "second@x.org", PASSWORD, "en"),
        public_id="u_2",
        guest=guest,
        verify_first=False,
        now=NOW,
    )
    assert first.pk == guest.pk
    assert (second.public_id, second.kind) == ("u_2", Kind.HUMAN)
    first.refresh_from_db()
    assert (first.name, first.email) == ("First", "first@x.org")
