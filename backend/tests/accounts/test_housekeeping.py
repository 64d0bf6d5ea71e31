"""What is put away by itself, and what is not."""

from datetime import timedelta

import pytest
from allauth.account.models import EmailAddress
from allauth.usersessions.models import UserSession
from django.contrib.sessions.models import Session
from django.db.models import QuerySet

from accounts import deletion, housekeeping, registration, tasks
from accounts.instants import now_ms
from accounts.models import Kind, OpenPage, User
from accounts.registration import SignUp
from games.models import Game, GameSeat, Table
from social.models import Measure, Report
from tests.accounts.browser import Browser
from tests.factories import NOW, PASSWORD, make_guest, make_user

pytestmark = pytest.mark.django_db

DAY_MS = 24 * 60 * 60 * 1000
LONG_AGO = NOW - timedelta(days=40)
NOW_MS = int(NOW.timestamp() * 1000)


def named() -> str:
    return "Brass Notch 7"


def sit_in_a_game(player: User) -> None:
    table = Table.objects.create(
        public_id="t", visibility="public", pace="fast", options={}, opened_at=0
    )
    game = Game.objects.create(
        public_id="g", table=table, options={}, pace="fast", listed=True, players=[],
        commitment="", server_seed=b"",
    )  # fmt: skip
    GameSeat.objects.create(game=game, number=0, user=player)


def test_guests_of_long_ago_go_but_those_who_played_stay() -> None:
    stale = make_guest(created_at=LONG_AGO)
    recent, played, looking = make_guest(), make_guest(created_at=LONG_AGO), make_guest()
    sit_in_a_game(played)
    User.objects.filter(pk=looking.pk).update(created_at=LONG_AGO)
    OpenPage.objects.create(channel="c", user=looking, seen_at=0)
    account = make_user(created_at=LONG_AGO)
    housekeeping.remove_stale_guests(now=NOW_MS)
    kept = set(User.objects.exclude(kind=Kind.BOT).values_list("pk", flat=True))
    assert kept == {recent.pk, played.pk, looking.pk, account.pk}
    assert stale.pk not in kept


def test_what_moderators_need_of_a_guest_stays() -> None:
    reporter, reported, warned, nobody = (make_guest(created_at=LONG_AGO) for _ in range(4))
    Report.objects.create(
        public_id="r1", reporter=reporter, about=reported, name="x", kind="name", at=1
    )
    Measure.objects.create(kind="warn", user=warned, reason="Be kind.", at=1)
    housekeeping.remove_stale_guests(now=NOW_MS)
    kept = set(User.objects.filter(kind=Kind.GUEST).values_list("pk", flat=True))
    assert kept == {reporter.pk, reported.pk, warned.pk}
    assert nobody.pk not in kept
    assert (Report.objects.count(), Measure.objects.count()) == (1, 1)


def test_a_former_player_is_no_sign_up_that_waits() -> None:
    waiting = make_guest(name="Marit", signed_up_at=1)
    deletion.delete(waiting, now=2)
    housekeeping.undo_old_sign_ups(now=NOW_MS, propose_name=named)
    waiting.refresh_from_db()
    assert (waiting.name, waiting.signed_up_at) == ("former player", None)


def test_who_signs_up_in_this_very_moment_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third = (make_guest(created_at=LONG_AGO) for _ in range(3))
    remove = housekeeping._remove_guest

    def slowly(pk: int, guests: QuerySet[User]) -> None:
        sign_up = SignUp("Marit", "marit@x.org", PASSWORD, "en")
        if pk == first.pk:
            registration.register(
                sign_up, public_id="u_x", guest=second, verify_first=True, now=NOW
            )
            sit_in_a_game(third)
        remove(pk, guests)

    monkeypatch.setattr(housekeeping, "_remove_guest", slowly)
    housekeeping.remove_stale_guests(now=NOW_MS)
    kept = set(User.objects.filter(kind=Kind.GUEST).values_list("pk", flat=True))
    assert kept == {second.pk, third.pk}
    assert User.objects.get(pk=second.pk).name == "Marit"


def test_a_run_takes_a_bounded_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "BATCH", 2)
    played = make_guest(created_at=LONG_AGO)
    sit_in_a_game(played)  # never in the way of those behind it
    for _ in range(3):
        make_guest(created_at=LONG_AGO)
    guests = User.objects.filter(kind=Kind.GUEST)
    for left in (2, 1, 1):
        housekeeping.remove_stale_guests(now=NOW_MS)
        assert guests.count() == left


@pytest.mark.usefixtures("verification_required")
def test_a_sign_up_that_nobody_verified_is_a_guest_again(
    browser: Browser, another_browser: Browser
) -> None:
    guest = browser.become_guest()
    browser.sign_up("Marit", "marit@x.org", PASSWORD)
    now = now_ms()
    housekeeping.undo_old_sign_ups(now=now + 6 * DAY_MS, propose_name=named)
    assert browser.me()["name"] == "Marit"
    housekeeping.undo_old_sign_ups(now=now + 8 * DAY_MS, propose_name=named)
    me = browser.me()
    assert (me["public_id"], me["name"]) == (guest["public_id"], "Brass Notch 7")
    assert not EmailAddress.objects.exists()
    assert browser.log_in("marit@x.org", PASSWORD).status == 400
    assert another_browser.sign_up("Marit", "marit@x.org", PASSWORD).status == 401


def test_an_account_that_may_play_unverified_stays(browser: Browser) -> None:
    browser.sign_up("Marit", "marit@x.org", PASSWORD)
    housekeeping.undo_old_sign_ups(now=now_ms() + 400 * DAY_MS, propose_name=named)
    assert browser.me()["name"] == "Marit"


def test_sessions_that_ran_out_go_with_what_is_listed_of_them(browser: Browser) -> None:
    make_user(email="marit@x.org")
    browser.log_in("marit@x.org", PASSWORD)
    now = now_ms()
    for days, left in ((179, 1), (181, 0)):
        housekeeping.end_expired_sessions(now=now + days * DAY_MS)
        assert Session.objects.count() == left
        assert UserSession.objects.count() == left


def test_a_session_just_listed_is_not_taken_for_one_that_is_no_more() -> None:
    user = make_user()
    UserSession.objects.create(user=user, ip="192.0.2.1", session_key="a" * 32)
    housekeeping.end_expired_sessions(now=now_ms())
    assert UserSession.objects.count() == 1


def test_the_task_does_all_of_it() -> None:
    stale = make_guest(created_at=LONG_AGO)
    waiting = make_guest(name="Marit", signed_up_at=1)
    Session.objects.create(session_key="a" * 32, session_data="", expire_date=LONG_AGO)
    tasks.tidy()
    assert not User.objects.filter(pk=stale.pk).exists()
    assert User.objects.get(pk=waiting.pk).name != "Marit"
    assert not Session.objects.exists()
