"""What one says about oneself, and what everybody may read."""

import pytest
from pytest_django.fixtures import Settings

from accounts.api import serializers
from accounts.models import User
from tests.accounts.browser import Browser
from tests.factories import PASSWORD, house_bot, make_guest, make_user

pytestmark = pytest.mark.django_db


@pytest.fixture
def marit(browser: Browser) -> User:
    user = make_user(name="Marit", email="marit@x.org")
    browser.log_in("marit@x.org", PASSWORD)
    return user


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "Marit Lind"},
        {"name": "MARIT"},
        {"avatar": "fox", "country": "NO", "language": "bg"},
        {"avatar": "", "country": ""},
        {"stats_hidden": True},
        {},
    ],
)
def test_changes_are_kept(browser: Browser, marit: User, changes: dict[str, object]) -> None:
    before = browser.me()
    answer = browser.patch("/api/me", changes)
    assert answer.status == 200
    assert answer.body == browser.me() == {**before, **changes}


@pytest.mark.parametrize(
    ("changes", "attr", "code"),
    [
        ({"name": "Taken"}, "name", "name_taken"),
        ({"name": "taken"}, "name", "name_taken"),
        ({"name": "Barre1"}, "name", "name_taken"),
        ({"name": "Barrel 2"}, "name", "name_taken"),
        ({"name": "P1p3"}, "name", "name_taken"),
        ({"name": "x"}, "name", "name_length"),
        ({"name": ""}, "name", "blank"),
        ({"name": None}, "name", "null"),
        ({"name": 12345}, "name", "invalid"),
        ({"name": ["a"]}, "name", "invalid"),
        ({"name": "a\u0000b"}, "name", "name_characters"),
        ({"name": "a\u202eb"}, "name", "name_characters"),
        ({"name": "moderator"}, "name", "name_reserved"),
        ({"avatar": "dragon"}, "avatar", "invalid_choice"),
        ({"avatar": ["fox"]}, "avatar", "invalid_choice"),
        ({"country": "XX"}, "country", "invalid_choice"),
        ({"country": "no"}, "country", "invalid_choice"),
        ({"country": None}, "country", "null"),
        ({"language": "de"}, "language", "invalid_choice"),
        ({"language": ""}, "language", "invalid_choice"),
        ({"language": True}, "language", "invalid_choice"),
        ({"stats_hidden": "true"}, "stats_hidden", "invalid"),
        ({"stats_hidden": None}, "stats_hidden", "null"),
        ({"kind": "bot"}, "kind", "unknown_field"),
        ({"email": "x@x.org"}, "email", "unknown_field"),
        ({"is_staff": True}, "is_staff", "unknown_field"),
        ([], "non_field_errors", "invalid"),
        ("name", "non_field_errors", "invalid"),
    ],
)
def test_bad_changes_are_refused_whole(
    browser: Browser, marit: User, changes: object, attr: str, code: str
) -> None:
    make_user(name="Taken")
    house_bot("careful")
    before = browser.me()
    answer = browser.patch("/api/me", changes)
    assert answer.status == 400
    assert answer.body["type"] == "validation_error"
    assert (answer.body["errors"][0]["attr"], answer.code) == (attr, code)
    assert browser.me() == before


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b"nan", b'{"name": "\\ud800"}', b""])
def test_what_is_no_json_is_refused(browser: Browser, marit: User, body: bytes) -> None:
    answer = browser.call("PATCH", "/api/me", body)
    assert answer.status in {200, 400}  # an empty body changes nothing
    assert answer.status == 400 or body == b""


def test_one_wrong_field_keeps_the_right_ones_out(browser: Browser, marit: User) -> None:
    assert browser.patch("/api/me", {"avatar": "fox", "country": "XX"}).status == 400
    assert browser.me()["avatar"] == ""


def test_a_csrf_token_is_needed(browser: Browser, marit: User) -> None:
    answer = browser.call("PATCH", "/api/me", {"avatar": "fox"}, csrf=False)
    assert (answer.status, answer.code) == (403, "csrf_failed")


def test_nobody_has_no_profile(browser: Browser) -> None:
    answer = browser.patch("/api/me", {"avatar": "fox"})
    assert (answer.status, answer.code) == (401, "not_authenticated")


def test_a_guest_keeps_the_name_it_was_given(browser: Browser) -> None:
    guest = browser.become_guest()
    answer = browser.patch("/api/me", {"name": "Marit", "avatar": "fox"})
    assert (answer.status, answer.code) == (403, "guests_may_not")
    assert browser.me() == guest
    assert browser.patch("/api/me", {"avatar": "fox", "language": "ms"}).status == 200
    assert browser.patch("/api/me", {"name": guest["name"]}).status == 200


def test_changes_are_limited(
    browser: Browser, marit: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("accounts.api.views.ProfileThrottle.rate", "2/hour", raising=False)
    statuses = [browser.patch("/api/me", {"avatar": "fox"}).status for _ in range(3)]
    assert statuses == [200, 200, 429]
    assert browser.me()["avatar"] == "fox"  # looking is free


def test_everybody_may_read_a_profile(browser: Browser) -> None:
    user = make_user(name="Marit", avatar="fox", country="NO")
    answer = browser.get(f"/api/users/{user.public_id}")
    assert answer.status == 200
    assert answer.body == {
        "public_id": user.public_id,
        "name": "Marit",
        "kind": "human",
        "avatar": "fox",
        "country": "NO",
        "bot": None,
        "joined_at": int(user.created_at.timestamp() * 1000),
        "stats_hidden": False,
        "gone": False,
    }


def test_bots_and_guests_have_profiles_too(browser: Browser) -> None:
    pip, guest = house_bot("random"), make_guest()
    assert browser.get(f"/api/users/{pip.public_id}").body["bot"] == "random"
    assert browser.get(f"/api/users/{guest.public_id}").body["kind"] == "guest"


@pytest.mark.parametrize("public_id", ["u_nobody", "1", "%00", "..%2Fme", "u_" + "x" * 5000])
def test_an_unknown_profile_is_not_found(browser: Browser, public_id: str) -> None:
    answer = browser.get(f"/api/users/{public_id}")
    assert (answer.status, answer.code) == (404, "not_found")


def test_addresses_are_shown_to_their_owners_alone(
    browser: Browser, another_browser: Browser, marit: User
) -> None:
    another_browser.become_guest()
    assert "marit@x.org" in browser.get("/api/me").text
    for reader in (browser, another_browser):
        assert "x.org" not in reader.get(f"/api/users/{marit.public_id}").text
    assert "x.org" not in another_browser.get("/api/me").text


@pytest.mark.usefixtures("verification_required")
def test_a_waiting_sign_up_shows_no_address(browser: Browser) -> None:
    browser.become_guest()
    browser.sign_up("Marit", "marit@x.org", PASSWORD)
    assert "marit@x.org" not in browser.get("/api/me").text


def test_a_seat_is_found_by_whoever_settings_name(
    browser: Browser, marit: User, settings: Settings
) -> None:
    settings.CURRENT_SEAT_FINDER = "tests.accounts.test_profiles.at_a_table"
    assert browser.me()["current"] == {"table_id": "brass-notch", "game_id": None}


def at_a_table(player: User) -> dict[str, str | None]:
    return {"table_id": "brass-notch", "game_id": None}


def test_the_schema_says_what_is_answered(browser: Browser, marit: User) -> None:
    assert set(browser.me()) == set(serializers.MeSerializer().fields)
    profile = browser.get(f"/api/users/{marit.public_id}").body
    assert set(profile) == set(serializers.ProfileSerializer().fields)
