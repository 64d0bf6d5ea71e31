"""Deleting an account: who may, what goes, and what is left. Games: tests/history/test_leaving_for_good.py."""

from datetime import UTC, datetime

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.auth.models import Group
from django.contrib.contenttypes.models import ContentType
from django.core.mail import EmailMessage
from django.db.models import Model
from pytest_django import DjangoCaptureOnCommitCallbacks
from pytest_django.fixtures import Settings

from accounts import deletion, scheduling
from accounts.models import User
from tests.accounts.browser import AUTH, Browser
from tests.factories import PASSWORD, make_user

pytestmark = pytest.mark.django_db

NOW = 1_790_000_000_000


@pytest.fixture(autouse=True)
def alone(settings: Settings) -> None:
    """No other package has anything to forget here."""
    settings.FORGETTERS = []


@pytest.fixture
def marit() -> User:
    return make_user(name="Marit", email="marit@x.org", avatar="fox", country="NO", language="bg")


def proved(browser: Browser) -> Browser:
    assert browser.log_in("marit@x.org", PASSWORD).status == 200
    assert browser.post(f"{AUTH}/auth/reauthenticate", {"password": PASSWORD}).status == 200
    return browser


def test_a_browser_left_open_is_not_enough(browser: Browser, marit: User) -> None:
    browser.log_in("marit@x.org", PASSWORD)
    refused = browser.delete("/api/me")
    assert (refused.status, refused.code) == (401, "reauthenticate")
    assert browser.me()["name"] == "Marit"


def test_a_proof_grows_old(browser: Browser, marit: User, settings: Settings) -> None:
    proved(browser)
    settings.ACCOUNT_REAUTHENTICATION_TIMEOUT = 0
    assert browser.delete("/api/me").code == "reauthenticate"


def test_nobody_deletes_nothing(browser: Browser) -> None:
    assert browser.delete("/api/me").code == "not_authenticated"


def test_everything_of_the_person_goes(browser: Browser, marit: User) -> None:
    RecoveryCodes.activate(marit)
    SocialAccount.objects.create(user=marit, provider="dummy", uid="7")
    marit.groups.add(Group.objects.create(name="helpers"))
    proved(browser)
    assert browser.delete("/api/me").status == 204
    assert browser.me() is None
    row = User.objects.get(pk=marit.pk)
    assert row.public_id == marit.public_id
    assert row.name == "former player"
    kept = (row.email, row.avatar, row.country, row.language, row.last_login, row.name_likeness)
    assert kept == ("", "", "", "en", None, "")
    assert not row.is_active
    assert not row.has_usable_password()
    assert not row.groups.exists()
    for model in (EmailAddress, Authenticator, SocialAccount, UserSession):
        assert not model.objects.filter(user=row).exists(), model


def test_every_session_ends(browser: Browser, another_browser: Browser, marit: User) -> None:
    another_browser.log_in("marit@x.org", PASSWORD)
    proved(browser).delete("/api/me")
    assert another_browser.me() is None
    assert another_browser.log_in("marit@x.org", PASSWORD).status == 400


def test_name_and_address_are_free_again(
    browser: Browser, another_browser: Browser, marit: User
) -> None:
    proved(browser).delete("/api/me")
    assert another_browser.sign_up("Marit", "marit@x.org", PASSWORD).status == 200
    assert another_browser.me()["public_id"] != marit.public_id


def test_many_are_former_players(browser: Browser, another_browser: Browser, marit: User) -> None:
    proved(browser).delete("/api/me")
    another_browser.become_guest()
    assert another_browser.delete("/api/me").status == 204
    assert User.objects.filter(name="former player").count() == 2


def test_a_guest_needs_no_proof(browser: Browser) -> None:
    guest = browser.become_guest()
    assert browser.delete("/api/me").status == 204
    assert browser.me() is None
    assert User.objects.get(public_id=guest["public_id"]).name == "former player"
    assert browser.become_guest()["public_id"] != guest["public_id"]


def test_what_is_public_of_a_former_player(browser: Browser, marit: User) -> None:
    assert browser.get(f"/api/users/{marit.public_id}").body["gone"] is False
    proved(browser).delete("/api/me")
    profile = browser.get(f"/api/users/{marit.public_id}").body
    assert profile["gone"] is True
    assert (profile["name"], profile["avatar"], profile["country"]) == ("former player", "", "")


def noted(obj: Model, text: str) -> LogEntry:
    """Return an entry of the admin's log about something, as Django writes it."""
    return LogEntry.objects.create(
        user=make_user(is_staff=True),
        content_type=ContentType.objects.get_for_model(obj),
        object_id=str(obj.pk),
        object_repr=text,
        action_flag=CHANGE,
        change_message=f"Changed {text}.",
    )


def test_the_admins_log_forgets_name_addresses_and_devices(browser: Browser, marit: User) -> None:
    proved(browser)
    session = UserSession.objects.get(user=marit)
    outside = SocialAccount.objects.create(user=marit, provider="dummy", uid="marit-at-github")
    gone = EmailAddress(pk=987, email="marit@x.org")
    entries = [
        noted(marit, "Marit"),
        noted(EmailAddress.objects.get(user=marit), "marit@x.org"),
        noted(gone, "Marit@x.org (Marit)"),
        noted(session, "192.0.2.7 (Firefox)"),
        noted(outside, "marit-at-github"),
    ]
    other = make_user(name="Ben", email="ben@x.org")
    kept = noted(EmailAddress.objects.get(user=other), "ben@x.org")
    assert browser.delete("/api/me").status == 204
    for entry in entries:
        entry.refresh_from_db()
        assert (entry.object_repr, entry.change_message) == ("former player", "")
    kept.refresh_from_db()
    assert kept.object_repr == "ben@x.org"


def test_no_mail_goes_out_any_more(
    browser: Browser, another_browser: Browser, marit: User, mailoutbox: list[EmailMessage]
) -> None:
    proved(browser).delete("/api/me")
    mailoutbox.clear()
    another_browser.post(f"{AUTH}/auth/password/request", {"email": "marit@x.org"})
    assert all("set a new password" not in mail.body for mail in mailoutbox)


class Forgetters:
    """What two packages do, and how often."""

    called: list[str] = []  # noqa: RUF012 -- emptied by its test
    broken = False


def one(player: User, *, now: int) -> None:
    Forgetters.called.append(f"one {player.name} {now}")


def other(player: User, *, now: int) -> None:
    if Forgetters.broken:
        raise ConnectionError
    Forgetters.called.append(f"other {player.name} {now}")


def test_every_package_forgets_in_two_rounds_and_what_failed_is_tried_again(
    marit: User, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    settings.FORGETTERS = [f"{__name__}.one", f"{__name__}.other"]
    Forgetters.called, Forgetters.broken = [], True
    deletion.delete(marit, now=NOW)
    deletion.erase_deleted(now=NOW + 1)
    assert Forgetters.called == [f"one former player {NOW + 1}"]
    assert marit.public_id in caplog.text
    assert "Marit" not in caplog.text
    Forgetters.called, Forgetters.broken = [], False
    again, second = NOW + 1 + deletion.RETRY_MS, NOW + deletion.SECOND_ROUND_MS
    for now in (again - 1, again, again + 1, second - 1, second, second + 1):
        deletion.erase_deleted(now=now)
    rounds = [(now, each) for now in (again, second) for each in ("one", "other")]
    assert Forgetters.called == [f"{each} former player {now}" for now, each in rounds]


def test_who_cannot_be_forgotten_is_in_nobodys_way(
    marit: User, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deletion, "BATCH", 1)
    settings.FORGETTERS = [f"{__name__}.other"]
    Forgetters.called, Forgetters.broken = [], True
    deletion.delete(marit, now=NOW)
    deletion.erase_deleted(now=NOW)
    Forgetters.broken = False
    deletion.delete(make_user(), now=NOW + 1)
    deletion.erase_deleted(now=NOW + 1)
    assert Forgetters.called == [f"other former player {NOW + 1}"]


def test_what_was_written_meanwhile_goes_in_the_second_round(
    marit: User, settings: Settings
) -> None:
    settings.FORGETTERS = ["accounts.deletion.forget"]
    deletion.delete(marit, now=NOW)
    deletion.erase_deleted(now=NOW)
    # Of requests that were let in before and are slower than all that.
    EmailAddress.objects.create(user=marit, email="new@x.org")
    UserSession.objects.create(user=marit, ip="192.0.2.7", session_key="a" * 32)
    User.objects.filter(pk=marit.pk).update(email="new@x.org", last_login=datetime.now(tz=UTC))
    deletion.erase_deleted(now=NOW + deletion.SECOND_ROUND_MS)
    row = User.objects.get(pk=marit.pk)
    assert (row.name, row.email, row.last_login) == ("former player", "", None)
    assert not EmailAddress.objects.filter(user=marit).exists()
    assert not UserSession.objects.filter(user=marit).exists()


def test_it_is_forgotten_at_once(
    marit: User,
    monkeypatch: pytest.MonkeyPatch,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(scheduling, "enqueue", asked.append)
    with django_capture_on_commit_callbacks(execute=True):
        deletion.delete(marit, now=NOW)
        deletion.delete(marit, now=NOW + 9)
    assert asked == ["accounts.erase_deleted"]
    assert User.objects.get(pk=marit.pk).deleted_at == NOW
