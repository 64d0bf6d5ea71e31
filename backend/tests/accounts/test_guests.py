"""Guests: a name and a seat without an account, for one browser."""

import pytest
from django.contrib.sessions.models import Session

from accounts import guests
from accounts.models import Kind, User
from tests.accounts.browser import AUTH, Browser
from tests.factories import NOW, make_guest

pytestmark = pytest.mark.django_db


def test_somebody_unknown_is_told_so(browser: Browser) -> None:
    answer = browser.get("/api/me")
    assert answer.status == 401
    assert answer.code == "not_authenticated"


def test_the_first_look_brings_the_csrf_cookie(browser: Browser) -> None:
    browser.client.get("/api/me")
    assert browser.client.cookies["csrftoken"].value


def test_a_guest_is_made_once_a_browser(browser: Browser) -> None:
    guest = browser.become_guest()
    assert guest["kind"] == "guest"
    assert guest["email"] is None
    assert guest["email_verified"] is False
    assert guest["current"] is None
    assert browser.me() == guest
    again = browser.post("/api/guests")
    assert (again.status, again.body) == (200, guest)
    assert User.objects.filter(kind=Kind.GUEST).count() == 1


def test_two_browsers_are_two_guests(browser: Browser, another_browser: Browser) -> None:
    assert browser.become_guest()["public_id"] != another_browser.become_guest()["public_id"]


def test_a_guest_is_nobody_to_the_sign_in(browser: Browser) -> None:
    browser.become_guest()
    answer = browser.get(f"{AUTH}/auth/session")
    assert answer.status == 401
    assert answer.body["meta"]["is_authenticated"] is False


def test_becoming_a_guest_changes_the_session_key(browser: Browser) -> None:
    session = browser.client.session  # a key that somebody else may have planted
    session["x"] = 1
    session.save()
    planted = session.session_key
    browser.client.cookies["sessionid"] = str(planted)
    browser.become_guest()
    assert browser.session_key != planted
    assert not Session.objects.filter(session_key=planted).exists()


def test_a_guest_has_no_password_that_fits(browser: Browser) -> None:
    guest = browser.become_guest()
    assert not User.objects.get(public_id=guest["public_id"]).has_usable_password()


def test_a_csrf_token_is_needed_to_become_a_guest(browser: Browser) -> None:
    answer = browser.call("POST", "/api/guests", csrf=False)
    assert (answer.status, answer.code) == (403, "csrf_failed")
    assert not User.objects.filter(kind=Kind.GUEST).exists()


def test_a_taken_name_is_not_given_twice() -> None:
    make_guest(name="Ink Bell 10")
    proposals = iter(["Ink Bell 10", "ink bell lO", "Ink Bell 11"])
    guest = guests.create_guest(
        public_id="u_one", propose_name=lambda: next(proposals), language="en", now=NOW
    )
    assert guest.name == "Ink Bell 11"


def test_somebody_without_luck_is_named_after_the_id() -> None:
    make_guest(name="Ink Bell 10")
    guest = guests.create_guest(
        public_id="u_abcdefghijklmnop", propose_name=lambda: "Ink Bell 10", language="en", now=NOW
    )
    assert guest.name == "Guest abcdefghij"


def test_a_guest_shut_out_is_nobody(browser: Browser) -> None:
    guest = browser.become_guest()
    User.objects.filter(public_id=guest["public_id"]).update(is_active=False)
    assert browser.me() is None


def test_a_guest_ends_with_the_session(browser: Browser) -> None:
    browser.become_guest()
    browser.client.session.delete()
    assert browser.me() is None


def test_signing_out_ends_a_guest_too(browser: Browser) -> None:
    browser.become_guest()
    assert browser.log_out().status == 401  # allauth's way of saying "signed out"
    assert browser.me() is None


def test_one_address_makes_only_so_many_guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("accounts.api.views.GuestThrottle.rate", "2/hour", raising=False)
    statuses = [Browser(address="192.0.2.7").post("/api/guests").status for _ in range(3)]
    assert statuses == [201, 201, 429]
    assert Browser(address="192.0.2.8").post("/api/guests").status == 201
