"""Moderation: who may, what each measure does, and that all of it leaves a trace."""

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import Group
from django.test import Client

from accounts import deletion
from accounts.instants import now_ms
from accounts.models import User
from games import consumers, selectors, table_storage
from games.models import Game, TableState
from games.refusals import Refused
from games.services import lobby
from matchmaking import queue
from matchmaking.models import QueueEntry
from social import tasks
from social.models import Challenge, Measure, Report
from social.services import challenges, moderation
from social.services.moderation import LONGEST_MS, Decision
from tests.factories import house_bot, make_guest, make_user
from tests.games.house import House, refused
from tests.social.scene import Scene, browser_of

NOW = 1_790_000_000_000
DAY = 86_400_000

Told = list[tuple[int, Any]]


def moderator(**fields: object) -> User:
    """Return staff of the group of moderators."""
    user = make_user(is_staff=True, **fields)
    user.groups.add(Group.objects.get(name="Moderators"))
    return User.objects.get(pk=user.pk)


def decide(kind: str, user: User | None, **more: Any) -> Decision:  # noqa: ANN401 -- a decision's fields
    return Decision(kind=kind, user=user, reason=more.pop("reason", "Be kind."), **more)


def take(decision: Decision, by: User, now: int = NOW) -> Measure:
    return moderation.take(decision, by=by, now=now)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("who", "allowed"),
    [("player", False), ("staff", False), ("moderator", True), ("operator", True)],
)
def test_only_moderators_moderate(who: str, *, allowed: bool) -> None:
    makers: dict[str, Callable[[], User]] = {
        "player": make_user,
        "staff": lambda: make_user(is_staff=True),
        "moderator": moderator,
        "operator": lambda: make_user(is_staff=True, is_superuser=True),
    }
    by, about = makers[who](), make_user()
    if allowed:
        take(decide("warn", about), by)
        assert Measure.objects.get().by == by
    else:
        with refused("permission_denied"):
            take(decide("warn", about), by)
        assert Measure.objects.count() == 0


@pytest.mark.django_db
def test_no_moderator_touches_themselves_or_staff() -> None:
    by, other = moderator(), moderator()
    for about in (by, other):
        with refused("permission_denied"):
            take(decide("suspend", about, until=NOW + DAY), by)
    take(decide("suspend", other, until=NOW + DAY), make_user(is_staff=True, is_superuser=True))


@pytest.mark.django_db
def test_no_moderator_annuls_a_game_of_their_own(house: House) -> None:
    by, other = moderator_after_flush(), house.person()
    own = Game.objects.get(public_id=house.game(by, other))
    theirs = Game.objects.get(public_id=house.game(house.person(), house.person()))
    for about in (None, other):
        with refused("permission_denied"):
            take(decide("annul", about, game=own), by)
    with pytest.raises(Refused) as refusal:
        take(decide("annul", None, game=theirs), by)
    assert refusal.value.code != "permission_denied", "it is not over, and that is all"


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("decision", "code"),
    [
        ({"kind": "warn", "reason": " "}, "required"),
        ({"kind": "warn", "until": NOW + 1}, "invalid"),
        ({"kind": "silence"}, "invalid"),
        ({"kind": "suspend", "until": NOW}, "invalid"),
        ({"kind": "suspend", "until": NOW + LONGEST_MS + 1}, "invalid"),
        ({"kind": "annul"}, "required"),
    ],
)
def test_a_decision_makes_sense(decision: dict[str, Any], code: str) -> None:
    with refused(code):
        take(Decision(**{"user": make_user(), "reason": "So.", **decision}), moderator())
    assert Measure.objects.count() == 0


@pytest.mark.django_db
def test_somebody_is_named_and_no_bot() -> None:
    with refused("required"):
        take(decide("warn", None), moderator())
    with refused("invalid"):
        take(decide("warn", house_bot("careful")), moderator())
    take(decide("warn", make_guest()), moderator())


@pytest.mark.django_db
def test_a_warning_is_told_until_it_is_acknowledged(
    scene: Callable[..., Scene], told: Told
) -> None:
    s = scene()
    take(decide("warn", s.user, reason="Mind your words."), moderator())
    assert told == [(s.user.pk, {"type": "standing"})]
    [warning] = s.browser.get("/api/me/standing").body["warnings"]
    assert warning["reason"] == "Mind your words."
    path = f"/api/me/warnings/{warning['warning_id']}/acknowledge"
    assert browser_of(s.other).post(path).status == 404
    for _ in range(2):
        assert s.browser.post(path).body["warnings"] == []
    assert Measure.objects.get().acknowledged_at is not None


@pytest.mark.django_db
def test_silencing_and_lifting(scene: Callable[..., Scene]) -> None:
    s, now = scene(), now_ms()
    path = f"/api/tables/{s.table()}/talk"
    take(decide("silence", s.user, until=now + DAY), moderator(), now)
    assert s.browser.post(path, {"phrase": "hello"}).code == "silenced"
    assert s.browser.get("/api/me/standing").body["silenced_until"] == now + DAY
    take(decide("lift", s.user), moderator(), now)
    assert s.browser.post(path, {"phrase": "hello"}).status == 201


def test_a_suspended_player_gets_up_and_a_running_game_goes_on_by_the_clock(
    house: House,
) -> None:
    house.now = now_ms()
    by, ann, ben, cas = moderator_after_flush(), *(house.person() for _ in range(3))
    game_id = house.game(ann, ben)
    waiting = house.open(cas)
    dee = house.person()
    challenge = Challenge.objects.create(
        public_id="c1", challenger=cas, challenged=dee, made_at=1, expires_at=house.now + DAY,
        table=table_storage.load(waiting).row,
    )  # fmt: skip
    for user in (ann, cas):
        take(decide("suspend", user, until=house.now + DAY), by, house.now)
    moderation.clear_seats(now=house.now, chance=house.chance)
    assert table_storage.load(waiting).row.state == TableState.CLOSED
    challenge.refresh_from_db()
    assert challenge.state == "cancelled"
    view = selectors.game_for(game_id, ben.pk)
    assert view["phase"] == "playing"
    action = {"action_id": "a", "action": "draw", "turn": view["turn"]}
    answer = browser_of(ann).post(f"/api/games/{game_id}/actions", action)
    assert (answer.status, answer.code) == (403, "suspended")
    before = view["version"]
    house.run(until=lambda: selectors.game_for(game_id, None)["version"] > before + 2)


@pytest.mark.django_db
def test_a_suspended_player_waits_for_no_game(house: House) -> None:
    ann = house.person()
    QueueEntry.objects.create(user=ann, kinds=[["duel", "short"]], since=NOW)
    take(decide("suspend", ann, until=NOW + DAY), moderator_after_flush())
    moderation.clear_seats(now=NOW, chance=house.chance)
    assert QueueEntry.objects.count() == 0


def test_an_open_socket_takes_nothing_from_the_suspended() -> None:
    user = User(pk=1, suspended_until=now_ms() + DAY)
    status, body = consumers._submit("g", user, {"action_id": "a", "action": "last"})
    assert (status, '"suspended"' in body) == (403, True)


@pytest.mark.django_db
@pytest.mark.parametrize("make", [make_user, make_guest])
def test_a_suspension_and_its_end_have_open_sockets_look_anew(make: Callable[[], User]) -> None:
    user, by = make(), moderator()
    for number, (kind, until) in enumerate((("suspend", NOW + DAY), ("lift", None)), start=1):
        take(decide(kind, user, until=until), by)
        user.refresh_from_db()
        assert user.admittance == number


@pytest.mark.django_db
def test_one_who_cannot_be_cleared_away_stops_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    by, people = moderator_after_flush(), [house.person() for _ in range(4)]
    for user in people[:2]:
        QueueEntry.objects.create(user=user, kinds=[["duel", "short"]], since=NOW)
    tables = [house.open(user) for user in people[2:]]
    for user in people:
        take(decide("suspend", user, until=house.now + DAY), by, house.now)
    stop, leave = queue.stop, lobby.leave

    def stop_but_the_first(user: User, *, now: int) -> None:
        if user == people[0]:
            raise Refused("wrong_table_state", "The game has just begun: try again.")
        stop(user, now=now)

    def leave_but_the_first(table_id: str, user: int, **more: Any) -> object:  # noqa: ANN401
        if table_id == tables[0]:
            raise ConnectionError
        return leave(table_id, user, **more)

    monkeypatch.setattr(queue, "stop", stop_but_the_first)
    monkeypatch.setattr(lobby, "leave", leave_but_the_first)
    moderation.clear_seats(now=house.now, chance=house.chance)
    assert [entry.user for entry in QueueEntry.objects.all()] == [people[0]]
    states = [table_storage.load(table_id).row.state for table_id in tables]
    assert states == [TableState.SEATS, TableState.CLOSED]
    assert people[2].name not in caplog.text


def test_seats_are_cleared_even_if_challenges_cannot_be_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cleared: list[int] = []

    def broken(*, now: int) -> None:
        raise ConnectionError(now)

    monkeypatch.setattr(challenges, "expire", broken)
    monkeypatch.setattr(moderation, "clear_seats", lambda *, now, chance: cleared.append(now))
    with pytest.raises(ConnectionError):
        tasks.sweep()
    assert len(cleared) == 1


@pytest.mark.django_db
def test_nothing_is_written_on_a_former_player() -> None:
    user = make_user()
    deletion.delete(user, now=NOW)
    take(decide("suspend", user, until=NOW + DAY, reason="Marit!"), moderator())
    user.refresh_from_db()
    assert (user.suspended_until, user.suspension_reason) == (None, "")


def moderator_after_flush() -> User:
    """Return an operator: a flushed database has no groups."""
    return make_user(is_staff=True, is_superuser=True)


@pytest.mark.django_db
def test_a_report_is_closed_by_what_is_decided_on_it() -> None:
    by, about = moderator(), make_user()
    report = Report.objects.create(
        public_id="r1", reporter=make_user(), about=about, name="x", kind="name", at=1
    )
    take(decide("dismiss", about, reason="", report=report), by)
    report.refresh_from_db()
    assert (report.closed_at, report.closed_by) == (NOW, by)
    assert Measure.objects.get().report == report


# The admin pages


@pytest.fixture
def office(db: None, client: Client) -> Client:
    client.force_login(moderator(name="Mod Lind"))
    return client


@pytest.fixture
def report(db: None) -> Report:
    return Report.objects.create(
        public_id="r1", reporter=make_user(), about=make_user(name="Rude One"), name="Rude One",
        kind="talk", words="They <b>swear</b>.", at=NOW,
        talk=[{"at": NOW, "public_id": "u_x", "name": "Rude One", "said": "<script>", "phrase": False,
               "watching": False}],
        log=[{"round": 1, "moves": ["0:KC", "1:draw"]}],
    )  # fmt: skip


REPORTS = "/admin/social/report/"
MEASURES = "/admin/social/measure/"


def test_a_report_shows_all_that_is_needed(office: Client, report: Report) -> None:
    assert "r1" in office.get(REPORTS).content.decode()
    page = office.get(f"{REPORTS}{report.pk}/change/").content.decode()
    assert "0:KC 1:draw" in page
    assert "&lt;script&gt;" in page, "what people wrote stays text"
    assert "They &lt;b&gt;swear&lt;/b&gt;." in page
    assert report.about.email not in page


def test_a_decision_is_carried_out_from_the_report(office: Client, report: Report) -> None:
    answer = office.post(
        f"{REPORTS}{report.pk}/change/",
        {"decision": "suspend", "because": "Enough.", "ends_0": "2030-01-31", "ends_1": "12:00"},
    )
    assert answer.status_code == 302, answer.content.decode()
    report.refresh_from_db()
    user = User.objects.get(pk=report.about.pk)
    assert report.closed_at is not None
    assert user.suspended_until == 1_896_091_200_000
    assert user.suspension_reason == "Enough."
    measure = Measure.objects.get()
    assert measure.by is not None
    assert (measure.by.name, measure.report) == ("Mod Lind", report)
    assert "Enough." in office.get(f"{MEASURES}{measure.pk}/change/").content.decode()


def test_a_decision_that_is_refused_is_said_on_the_form(office: Client, report: Report) -> None:
    answer = office.post(f"{REPORTS}{report.pk}/change/", {"decision": "warn", "because": ""})
    assert "Say why." in answer.content.decode()
    assert Measure.objects.count() == 0


def test_a_measure_is_taken_without_a_report(office: Client) -> None:
    """By the ids that pages have in their addresses: moderators see no list of people."""
    user = make_user()
    page = office.get(f"{MEASURES}add/").content.decode()
    for name in ("user", "game"):
        assert f'<input type="text" name="{name}"' in page
    decision = {"user": user.public_id, "decision": "warn", "because": "Be kind."}
    answer = office.post(f"{MEASURES}add/", decision)
    assert answer.status_code == 302, answer.content.decode()
    assert Measure.objects.get().user == user


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ({"user": "u_nobody"}, "There is no such player."),
        ({"game": "none"}, "There is no such game."),
    ],
)
def test_a_measure_names_somebody_that_there_is(
    office: Client, named: dict[str, str], said: str
) -> None:
    decision = {**named, "decision": "warn", "because": "Be kind."}
    assert said in office.post(f"{MEASURES}add/", decision).content.decode()
    assert Measure.objects.count() == 0


def test_the_trail_is_never_changed(office: Client) -> None:
    measure = Measure.objects.create(kind="warn", user=make_user(), reason="So.", at=1)
    page = f"{MEASURES}{measure.pk}/"
    assert office.post(f"{page}change/", {"reason": "Else."}).status_code == 403
    assert office.post(f"{page}delete/", {"post": "yes"}).status_code == 403
    assert Measure.objects.get().reason == "So."


@pytest.mark.django_db
@pytest.mark.parametrize("path", [REPORTS, MEASURES, f"{MEASURES}add/"])
def test_other_staff_find_the_door_locked(client: Client, path: str) -> None:
    client.force_login(make_user(is_staff=True))
    assert client.get(path).status_code == 403
