"""Everything that points at a person: who gets to read it, and what becomes of it when they go.

A new foreign key to a user must be named here; what is said of it is then held to be true.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.apps import apps
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.auth.models import Group, Permission
from django.contrib.contenttypes.models import ContentType
from django.db.models import ForeignObjectRel

from accounts import deletion, export, scheduling
from accounts.models import OpenPage, User
from games.models import Connection, Game, GameSeat, Phase, Table, TableSeat
from matchmaking.models import Habit, Miss, QueueEntry
from ratings.models import Annulment, Rating, RatingChange
from social.models import Block, Challenge, Follow, Measure, Message, Mute, Report
from tests.factories import make_user

NOW: Final = 1_790_000_000_000


@dataclass(frozen=True, slots=True)
class Told:
    """The section of the file about oneself that has it."""

    section: str


@dataclass(frozen=True, slots=True)
class Untold:
    """Why the file about oneself does not have it."""

    because: str


@dataclass(frozen=True, slots=True)
class Gone:
    """Nothing of it points at a former player."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Why it stays, pointing at a former player's row, which says nothing of who it was."""

    because: str


OTHERS = Untold("theirs to know, who did it")
WORK = Untold("what somebody did as staff is the site's own")
INDEX = Untold("follows from games, which the file has")
OPEN = Untold("an open page, for as long as it is open")
GAMES = Kept("games of others stay whole")
TRAIL = Kept("what moderators know and did, without the name")

RELATIONS: Final[dict[str, tuple[Told | Untold, Gone | Kept]]] = {
    "account.EmailAddress.user": (Told("addresses"), Gone()),
    "mfa.Authenticator.user": (Told("second_factors"), Gone()),
    "socialaccount.SocialAccount.user": (Told("outside_accounts"), Gone()),
    "usersessions.UserSession.user": (Told("sessions"), Gone()),
    "accounts.User_groups.user": (WORK, Gone()),
    "accounts.User_user_permissions.user": (WORK, Gone()),
    "admin.LogEntry.user": (WORK, Kept("who changed what on the site, without the name")),
    "accounts.OpenPage.user": (OPEN, Kept("goes as the socket closes, or by its age")),
    "games.Connection.user": (OPEN, Kept("goes as the socket closes, or by its age")),
    "games.Table.host": (Untold("one sits there: account.current"), Gone()),
    "games.TableSeat.person": (Untold("one sits there: account.current"), Gone()),
    "games.TableSeat.bot": (Untold("a house bot's"), Kept("a house bot's")),
    "games.TableSeat.reserved_for": (Untold("the host's doing, until the game begins"), Gone()),
    "games.GameSeat.user": (Told("games"), GAMES),
    "history.FinishedSeat.user": (INDEX, GAMES),
    "ratings.Rating.user": (Told("ratings"), GAMES),
    "ratings.RatingChange.user": (Told("rating_changes_duel"), GAMES),
    "ratings.Annulment.by": (WORK, TRAIL),
    "stats.SeatFact.user": (INDEX, GAMES),
    "stats.Total.user": (INDEX, GAMES),
    "stats.Meeting.user": (INDEX, GAMES),
    "stats.Meeting.other": (INDEX, GAMES),
    "matchmaking.QueueEntry.user": (Told("searches"), Gone()),
    "matchmaking.Habit.user": (Told("pauses"), Gone()),
    "matchmaking.Miss.user": (Told("missed_matches"), Gone()),
    "social.Follow.follower": (Told("following"), Gone()),
    "social.Follow.followed": (OTHERS, Gone()),
    "social.Block.blocker": (Told("blocked"), Gone()),
    "social.Block.blocked": (OTHERS, Gone()),
    "social.Mute.viewer": (Told("muted"), Gone()),
    "social.Mute.muted": (OTHERS, Gone()),
    "social.Challenge.challenger": (Told("challenges"), Gone()),
    "social.Challenge.challenged": (Told("challenges"), Gone()),
    "social.Message.author": (Told("talk"), Kept("others' talk stays whole; gone after its time")),
    "social.Report.reporter": (Told("reports"), TRAIL),
    "social.Report.about": (OTHERS, TRAIL),
    "social.Report.closed_by": (WORK, TRAIL),
    "social.Measure.user": (Told("measures"), TRAIL),
    "social.Measure.by": (WORK, TRAIL),
}

EXAMPLES_ELSEWHERE: Final = {
    "games.TableSeat.bot": "a person is no bot",
    "history.FinishedSeat.user": "tests/history",
    "stats.SeatFact.user": "tests/stats",
    "stats.Total.user": "tests/stats",
    "stats.Meeting.user": "tests/stats",
    "stats.Meeting.other": "tests/stats",
}


def relations() -> Iterator[ForeignObjectRel]:
    """Yield everything that points at a user, the tables between many and many included."""
    for relation in User._meta.get_fields(include_hidden=True):
        if isinstance(relation, ForeignObjectRel) and not relation.many_to_many:
            yield relation


def name_of(relation: ForeignObjectRel) -> str:
    return f"{relation.related_model._meta.label}.{relation.field.name}"


def pointing(name: str, user: User) -> int:
    """Count the rows that point at somebody by this relation."""
    label, field = name.rsplit(".", 1)
    rows: Any = apps.get_model(label)
    return int(rows._base_manager.filter(**{field: user}).count())


def test_everything_that_points_at_a_person_is_named() -> None:
    assert {name_of(relation) for relation in relations()} == set(RELATIONS)


@pytest.fixture
def marit(db: None, monkeypatch: pytest.MonkeyPatch) -> User:
    """Return somebody of whom there is one of everything."""
    monkeypatch.setattr(scheduling, "enqueue", lambda _: None)
    marit, other, third = make_user(name="Marit"), make_user(), make_user()
    _of_the_sign_in(marit)
    _of_the_staff(marit)
    _of_play(marit, other)
    _of_people(marit, other, third)
    return marit


def test_each_has_an_example(marit: User) -> None:
    without = {name for name in RELATIONS if not pointing(name, marit)}
    assert without == set(EXAMPLES_ELSEWHERE)


def test_the_file_about_oneself_has_what_is_said(marit: User) -> None:
    file = json.loads(b"".join(export.export(marit, now=NOW)))
    for name, (told, _) in RELATIONS.items():
        if isinstance(told, Told):
            assert file[told.section], name
    assert len(file["challenges"]) == 2
    assert file["account"]["current"] == {"table_id": "t1", "game_id": None}


@pytest.mark.django_db(transaction=True)
def test_what_goes_with_a_person_goes_and_the_rest_stays(marit: User) -> None:
    deletion.delete(marit, now=NOW)
    deletion.erase_deleted(now=NOW)
    for name, (_, fate) in RELATIONS.items():
        left = pointing(name, marit)
        if isinstance(fate, Gone):
            assert left == 0, name
        elif name not in EXAMPLES_ELSEWHERE:
            assert left > 0, name
    assert "Marit" not in str(Report.objects.values_list("name", "talk"))


def _of_the_sign_in(marit: User) -> None:
    assert EmailAddress.objects.filter(user=marit).exists()
    RecoveryCodes.activate(marit)
    SocialAccount.objects.create(user=marit, provider="dummy", uid="7")
    UserSession.objects.create(user=marit, ip="192.0.2.7", session_key="a" * 32)
    OpenPage.objects.create(channel="p", user=marit, seen_at=NOW)


def _of_the_staff(marit: User) -> None:
    marit.groups.add(Group.objects.create(name="helpers"))
    permission = Permission.objects.create(
        codename="help", name="Can help", content_type=ContentType.objects.get_for_model(User)
    )
    marit.user_permissions.add(permission)
    LogEntry.objects.create(
        user=marit, content_type=ContentType.objects.get_for_model(Game), object_id="1",
        object_repr="g", action_flag=CHANGE,
    )  # fmt: skip


def _of_play(marit: User, other: User) -> None:
    terms = {"visibility": "private", "pace": "normal", "options": {}, "opened_at": 1}
    table = Table.objects.create(public_id="t1", host=marit, **terms)
    TableSeat.objects.create(table=table, number=0, person=marit, here=True)
    TableSeat.objects.create(table=table, number=1, person=other, here=True)
    TableSeat.objects.create(table=table, number=2, reserved_for=marit)
    Connection.objects.create(channel="c", table=table, user=marit, seen_at=NOW)
    game = Game.objects.create(
        public_id="g1", table=Table.objects.create(public_id="t0", **terms), options={},
        pace="normal", listed=False, players=[], commitment="", server_seed=b"",
        phase=Phase.FINISHED, started_at=1, ended_at=2,
    )  # fmt: skip
    GameSeat.objects.create(game=game, number=0, user=marit)
    Rating.objects.create(user=marit, ladder="duel", mu=1500, sigma=80, value=1500)
    RatingChange.objects.create(
        game=game, seat=0, user=marit, ladder="duel", sequence=1, at=2, place=1, seats=2,
        mu_before=1500, sigma_before=100, mu_after=1510, sigma_after=80,
    )  # fmt: skip
    Annulment.objects.create(game=game, by=marit, reason="So.", at=3)
    QueueEntry.objects.create(user=marit, kinds=[["duel", "short"]], since=1)
    Habit.objects.create(user=marit, paused_until=NOW)
    Miss.objects.create(user=marit, game=game, at=2)


def _of_people(marit: User, other: User, third: User) -> None:
    table, made = Table.objects.get(public_id="t1"), {"made_at": 1, "expires_at": 2}
    pairs = ((marit, other), (other, marit))
    for number, (one, two) in enumerate(pairs):
        Follow.objects.create(follower=one, followed=two, at=1)
        Block.objects.create(blocker=one, blocked=two, at=1)
        Mute.objects.create(viewer=one, muted=two, at=1)
        Challenge.objects.create(
            public_id=f"c{number}", challenger=one, challenged=two, table=table, **made
        )
        Report.objects.create(
            public_id=f"r{number}", reporter=one, about=two, name=two.name, kind="name", at=1,
            talk=[{"public_id": marit.public_id, "name": "Marit", "said": "x"}],
        )  # fmt: skip
    Report.objects.create(
        public_id="r2", reporter=other, about=third, name="x", kind="name", at=1, closed_by=marit
    )
    Message.objects.create(public_id="m1", table=table, author=marit, text="hello", at=1)
    Measure.objects.create(kind="warn", user=marit, by=other, reason="Be kind.", at=1)
    Measure.objects.create(kind="warn", user=other, by=marit, reason="Be kind.", at=1)
