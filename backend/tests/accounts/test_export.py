"""The file of everything about oneself. Games in it: tests/history/test_leaving_for_good.py."""

import json
from typing import Any

import pytest
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret
from pytest_django.fixtures import Settings

from accounts import export
from accounts.api.views import ExportThrottle
from accounts.export import Section
from accounts.models import User
from tests.accounts.browser import Browser
from tests.factories import PASSWORD, make_guest, make_user

pytestmark = pytest.mark.django_db

NOW = 1_790_000_000_000


@pytest.fixture(autouse=True)
def alone(settings: Settings) -> None:
    settings.EXPORTERS = ["accounts.export.own_sections"]


def exported(player: User) -> dict[str, Any]:
    parts = b"".join(export.export(player, now=NOW))
    file: dict[str, Any] = json.loads(parts)
    return file


def test_it_holds_what_is_kept_of_an_account(browser: Browser) -> None:
    marit = make_user(name="Marit", email="marit@x.org", country="NO")
    secret = generate_totp_secret()
    TOTP.activate(marit, secret)
    browser.log_in("marit@x.org", PASSWORD)
    file = exported(marit)
    assert (file["format"], file["version"], file["exported_at"]) == ("craits-export", 1, NOW)
    assert (file["account"]["name"], file["account"]["country"]) == ("Marit", "NO")
    assert file["addresses"] == [{"email": "marit@x.org", "verified": True, "primary": True}]
    assert [factor["type"] for factor in file["second_factors"]] == ["totp"]
    assert file["outside_accounts"] == []
    text = json.dumps(file)
    kept = Authenticator.objects.get(user=marit).data["secret"]
    for hidden in (secret, kept, marit.password, browser.session_key):
        assert hidden not in text


def test_sessions_are_listed_without_their_keys(browser: Browser) -> None:
    marit = make_user(email="marit@x.org")
    browser.log_in("marit@x.org", PASSWORD)
    file = exported(marit)
    assert [session["address"] for session in file["sessions"]] == ["192.0.2.1"]
    assert browser.session_key not in json.dumps(file)


def test_a_guest_has_one_too() -> None:
    guest = make_guest()
    file = exported(guest)
    assert (file["account"]["name"], file["addresses"]) == (guest.name, [])


def many(player: User) -> list[Section]:
    return [Section("numbers", iter(range(40_000))), Section("none", iter(()))]


def test_long_lists_are_written_in_parts(settings: Settings) -> None:
    settings.EXPORTERS = ["accounts.export.own_sections", f"{__name__}.many"]
    parts = list(export.export(make_user(), now=NOW))
    assert len(parts) > 2
    assert max(map(len, parts)) < 70_000
    file = json.loads(b"".join(parts))
    assert file["numbers"] == list(range(40_000))
    assert file["none"] == []


def test_it_is_downloaded_as_a_file(browser: Browser) -> None:
    make_user(name="Marit", email="marit@x.org")
    browser.log_in("marit@x.org", PASSWORD)
    answer: Any = browser.client.get("/api/me/export")
    assert answer.status_code == 200
    assert answer["Content-Disposition"] == 'attachment; filename="craits-export.json"'
    assert json.loads(b"".join(answer.streaming_content))["account"]["email"] == "marit@x.org"


def test_nobody_gets_nothing_and_nobody_gets_somebody_elses(browser: Browser) -> None:
    assert browser.get("/api/me/export").code == "not_authenticated"


def test_it_is_not_to_be_had_all_the_time(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ExportThrottle, "THROTTLE_RATES", {"export": "0/hour"})
    browser.become_guest()
    assert browser.get("/api/me/export").code == "throttled"
