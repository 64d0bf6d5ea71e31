"""Reads. Whoever asks gets what `audience` makes of it; nothing here decides who may see what."""

from collections.abc import Mapping
from typing import TypedDict

from django.db.models import Count, Exists, OuterRef, Q, QuerySet

from accounts.models import Kind, ShownRating, User
from bots import BOTS
from games import audience, storage, table_storage
from games.audience import View
from games.models import (
    GAME_STATES,
    LIVE_PHASES,
    Connection,
    Game,
    GameSeat,
    Ladder,
    Table,
    TableSeat,
    TableState,
    Visibility,
)
from games.players import rating_of
from games.refusals import Refused

SEATS_OF_DUEL = 2
FEATURED = 3
FEATURED_FROM = 20
"""So many of the strongest games are compared by how many look on."""


class CurrentSeat(TypedDict):
    """The table somebody sits at, and the game there, if one is on."""

    table_id: str
    game_id: str | None


class HouseBot(TypedDict):
    """A bot to sit down with."""

    bot: str
    name: str
    summary: str
    ratings: dict[str, ShownRating | None]


class Status(TypedDict):
    """How busy the house is."""

    players_online: int
    tables_live: int


class Versions(TypedDict):
    """What a client compares with what it has."""

    table_version: int
    game_id: str | None
    game_version: int | None


def table_for(table_id: str, user: int | None) -> View:
    """Return a `Table` as this user sees it. Refuses `not_found`."""
    table = table_storage.load(table_id)
    return audience.table_view(table.row, table.seats, user=user)


def game_for(game_id: str, user: int | None) -> View:
    """Return a `GameView` as this user sees it. Refuses `not_found`."""
    game = storage.load(game_id)
    seat = audience.own_seat(game, user)
    return audience.game_view(game, seat=seat, held=storage.calls_held(game))


def table_message(table_id: str, user: int | None, *, now: int) -> bytes:
    """Return the socket's `table` message for a user who has just come."""
    table = table_storage.load(table_id)
    return audience.table_message(table.row, table.seats, user=user, now=now)


def table_pk(table_id: str) -> int | None:
    """Return the key of a table, if there is one."""
    return Table.objects.filter(public_id=table_id).values_list("pk", flat=True).first()


def game_at(table_id: str) -> str:
    """Return the id of the game on, or just over, at a table. Refuses `not_found`."""
    game_id = (
        Table.objects.filter(public_id=table_id, state__in=GAME_STATES)
        .values_list("game__public_id", flat=True)
        .first()
    )
    if game_id is None:
        raise Refused("not_found", "No game is on at this table.")
    return game_id


def game_message(table_id: str, user: int | None, *, now: int) -> tuple[str, bytes] | None:
    """Return the id and the `GameMessage`, without events, of the game on, or just over."""
    try:
        game = storage.load(game_at(table_id))
    except Refused:
        return None
    told = audience.Told(moves=(), auto=False, events=(), held=storage.calls_held(game))
    seat = audience.own_seat(game, user)
    return game.row.public_id, audience.game_message(game, seat=seat, told=told, now=now)


def versions(table_id: str) -> Versions:
    """Return what a table, and the game on or just over there, stand at; the table must exist."""
    table = Table.objects.select_related("game").only(
        "version", "state", "game__public_id", "game__version"
    )
    row = table.get(public_id=table_id)
    game = row.game if row.state in GAME_STATES else None
    return {
        "table_version": row.version,
        "game_id": game.public_id if game else None,
        "game_version": game.version if game else None,
    }


def open_tables(wanted: Mapping[str, object]) -> QuerySet[Table]:
    """Return the tables that anybody may join, newest first.

    `wanted` may say `seats`, `length` and `matching`; what is left out does not matter.
    """
    free = TableSeat.objects.filter(table=OuterRef("pk"), person=None, bot=None, reserved_for=None)
    tables = Table.objects.filter(
        Exists(free), state=TableState.SEATS, visibility=Visibility.PUBLIC, ladder=""
    )
    if "seats" in wanted:
        tables = tables.annotate(size=Count("seats")).filter(Q(size=wanted["seats"]))
    if "length" in wanted:
        tables = tables.filter(options__length=wanted["length"])
    if "matching" in wanted:
        tables = tables.filter(options__matching=wanted["matching"])
    return tables.prefetch_related("seats__person", "seats__bot")


def listed(table: Table) -> View:
    """Return what the list shows of one of `open_tables`."""
    return audience.open_table_view(table, list(table.seats.all()))


def live_games(ladder: Ladder | None) -> QuerySet[Game]:
    """Return the games that go on where anybody may look on, of one ladder or of both.

    Matched games and those of public tables; never a private one's. A game of friends counts to
    the ladder that it would be rated on.
    """
    shown = Q(listed=True) | ~Q(ladder="")
    # A live game always has something to be woken for, and that is what is indexed.
    games = Game.objects.filter(shown, phase__in=LIVE_PHASES, wake_at__isnull=False)
    if ladder is not None:
        third = Exists(GameSeat.objects.filter(game=OuterRef("pk"), number=SEATS_OF_DUEL))
        games = games.filter(~third if ladder == Ladder.DUEL else third)
    return games.select_related("table")


def live(row: Game) -> View:
    """Return what is shown of one of `live_games`."""
    return audience.live_game_view(storage.loaded(row))


def featured() -> list[View]:
    """Return the live games most worth watching, the featured one first; at most three.

    The strongest table comes first (`players.strength`), of equals the one most watched, and then
    the newest.
    """
    strongest = live_games(None).order_by("-strength", "-started_at", "-id")[:FEATURED_FROM]
    best = sorted(strongest, key=_worth, reverse=True)[:FEATURED]
    return [live(row) for row in best]


def _worth(row: Game) -> tuple[int, int, int, int]:
    watched = audience.watchers(row.players, row.table)
    return row.strength, watched, row.started_at or 0, row.pk


def house_bots() -> list[HouseBot]:
    """Return the bots to sit down with, the weakest first, with their ratings where known."""
    rows = {user.bot: user for user in User.objects.filter(kind=Kind.BOT, bot__in=BOTS)}
    return [
        {
            "bot": bot.bot,
            "name": bot.name,
            "summary": bot.summary,
            "ratings": {
                ladder.value: rating_of(rows[bot.bot], ladder) if bot.bot in rows else None
                for ladder in Ladder
            },
        }
        for bot in BOTS.values()
    ]


def current_seat(player: User) -> CurrentSeat | None:
    """Return where a player sits: for `accounts`, which finds this function by its name.

    A seat that is only kept for a rematch is nowhere.
    """
    seat = TableSeat.objects.filter(person=player, here=True).select_related("table__game").first()
    if seat is None:
        return None
    table = seat.table
    game = table.game if table.state == TableState.PLAYING else None
    return {"table_id": table.public_id, "game_id": game.public_id if game else None}


def status() -> Status:
    """Count the people with an open table, and the games going on."""
    online = Connection.objects.filter(user__isnull=False).values("user").distinct().count()
    # A live game always has something to be woken for, and that is what is indexed.
    live = Game.objects.filter(phase__in=LIVE_PHASES, wake_at__isnull=False).count()
    return {"players_online": online, "tables_live": live}
