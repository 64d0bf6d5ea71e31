"""Games that matching makes: a table of nobody's, whose ready step is open from its first moment."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from django.db import IntegrityError, transaction
from django.db.models import Max, QuerySet

from accounts.models import User
from engine.options import Length, Options
from games import live, storage, table_storage
from games.models import (
    LIVE_PHASES,
    Game,
    GameSeat,
    Pace,
    Phase,
    Table,
    TableSeat,
    TableState,
    Visibility,
    ladder_of,
)
from games.players import people_seats
from games.refusals import Refused
from games.services import ready_step, seating
from games.table_storage import LockedTable


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What the entry point drew for a match that is about to be: the ids of its table and its game."""

    table_id: str
    game: ready_step.NewGame


@dataclass(frozen=True, slots=True)
class LineUp:
    """Who plays a match, and how long a game: a house bot may hold several seats."""

    people: Sequence[User]
    bots: Sequence[User]
    length: Length


def open_match(line_up: LineUp, new: NewMatch, *, now: int, chance: random.Random) -> LockedTable:
    """Seat people and house bots, in an order drawn by chance, at a table of their own.

    The game is played by the standard options (R-9) in that length, at normal pace, and rated on
    the ladder of their number. Must be called inside a transaction. Refuses `already_seated`.
    """
    players = [*line_up.people, *line_up.bots]
    chance.shuffle(players)
    row = Table.objects.create(
        public_id=new.table_id,
        visibility=Visibility.PRIVATE,
        pace=Pace.NORMAL,
        options=Options(length=line_up.length).to_dict(),
        ladder=ladder_of(len(players)),
        opened_at=now,
        deserted_at=now,
    )
    seats = [TableSeat(table=row, number=number) for number in range(len(players))]
    for seat, player in zip(seats, players, strict=True):
        if player.bot:
            seat.bot, seat.here = player, True
        else:
            seating.take(seat, player)
    try:
        with transaction.atomic():
            TableSeat.objects.bulk_create(seats)
    except IntegrityError as error:
        raise Refused("already_seated", "One of them sits at another table.") from error
    table = table_storage.lock(new.table_id)
    ready_step.open_step(table, new.game, now=now)
    seating.commit(table, (), now=now)
    return table


def turn_down(table_id: str, user: int, *, now: int) -> None:
    """Not want to play a match that was found. Harmless for who has no seat there any more.

    Must be called inside a transaction. Refuses `wrong_table_state` once it has begun.
    """
    table = table_storage.lock(table_id)
    own = table.seat_of(user)
    if own is None:
        return
    seating.check_state(table, TableState.READY)
    ready_step.call_off(table, own, now=now)


def is_settled(game: Game) -> bool:
    """Tell whether the ready step of a matched game is over."""
    return game.phase != Phase.STARTING


def was_dropped(game: Game) -> bool:
    """Tell whether a matched game never was: somebody was not ready."""
    return game.phase == Phase.DROPPED


def absentees(game: Game) -> set[int]:
    """Return the users who kept a dropped match from being played."""
    seats = GameSeat.objects.filter(game=game, left=True)
    return set(seats.values_list("user_id", flat=True))


def no_shows(game_id: str) -> set[int]:
    """Return the users whose silence stopped a match in its first round; none if it was not."""
    game = storage.load(game_id)
    if game.row.phase != Phase.ABORTED or not game.row.table.ladder:
        return set()
    silent = live.never_came(game.live, people=people_seats(game.players))
    return {game.players[seat]["user"] for seat in silent}


def aborted_since(instant: int) -> QuerySet[Game]:
    """Return the matches that were stopped after that instant: somebody never came."""
    return Game.objects.filter(phase=Phase.ABORTED, ended_at__gt=instant).exclude(table__ladder="")


def played_since(user: int, instant: int) -> int | None:
    """Return when somebody last played a match to its end, if that was after that instant."""
    seats = GameSeat.objects.filter(
        user=user, left=False, game__phase=Phase.FINISHED, game__ended_at__gt=instant
    ).exclude(game__ladder="")
    latest: int | None = seats.aggregate(latest=Max("game__ended_at"))["latest"]
    return latest


def seated(users: Sequence[int]) -> set[int]:
    """Return those of the users who sit at a table, a seat kept for a rematch apart."""
    seats = TableSeat.objects.filter(person__in=users, here=True)
    return {user for user in seats.values_list("person_id", flat=True) if user is not None}


def plays_rated(user: User) -> bool:
    """Tell whether a rated game of somebody's goes on, be it that they have left it."""
    return GameSeat.objects.filter(
        user=user, game__rated=True, game__phase__in=LIVE_PHASES
    ).exists()
