"""Who sees what: from a user to a viewpoint, and from there to what may leave the server.

Every view and every event that anybody is shown is built here, field by field, and the cards in
it come from `engine.view` alone, which nothing else in this package calls.
"""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any

import orjson

from engine import view as engine_view
from engine.events import CallVoid, Event
from games import live as live_state
from games.deadlines import PACES
from games.models import (
    GAME_STATES,
    Game,
    PendingCall,
    Phase,
    Table,
    TableSeat,
    TableState,
    ladder_of,
)
from games.players import (
    Player,
    PublicPlayer,
    is_bot,
    people_seats,
    public_players,
    seat_of,
)
from games.storage import LoadedGame

View = dict[str, Any]
"""A part of an answer, as JSON will have it; `api.shapes` says what is in it."""

ONLOOKERS_NAMED = 8
"""So many of those who look on are shown by name."""


def own_seat(game: LoadedGame, user: int | None) -> int | None:
    """Return the seat a user looks from: none for somebody who left, until the game is over."""
    seat = seat_of(game.players, user)
    if seat is not None and game.live.left[seat] and not game.is_over:
        return None
    return seat


def game_view(game: LoadedGame, *, seat: int | None, held: Sequence[PendingCall]) -> View:
    """Return the `GameView` of docs/protocol.md for one seat, or for a spectator (None).

    `held` are the calls that are held back in this game; only the viewer's own is shown.
    """
    return _game_views(game, (seat,), held)[0]


@dataclass(frozen=True, slots=True)
class Told:
    """What one commit has to say, before it is filtered."""

    moves: Sequence[str]
    auto: bool
    events: Sequence[Event]
    held: Sequence[PendingCall]


def game_message(game: LoadedGame, *, seat: int | None, told: Told, now: int) -> bytes:
    """Return the `GameMessage` for one seat, or for a spectator (None)."""
    return game_messages(game, seats=[seat], told=told, now=now)[seat]


def game_messages(
    game: LoadedGame, *, seats: Sequence[int | None], told: Told, now: int
) -> dict[int | None, bytes]:
    """Return the `GameMessage` for each of these seats, and for spectators where None is asked."""
    to_all = {
        "type": "game",
        "now": now,
        "game_id": game.row.public_id,
        "version": game.row.version,
        "moves": told.moves,
        "auto": told.auto,
    }
    views = _game_views(game, seats, told.held)
    events = _events(game, seats, told.events)
    return {
        seat: orjson.dumps({**to_all, "events": own_events, "view": view})
        for seat, own_events, view in zip(seats, events, views, strict=True)
    }


def call_message(game_id: str, call: PendingCall) -> bytes:
    """Return the `PendingCall` of docs/protocol.md; the same bytes however often it is asked for."""
    return orjson.dumps(
        {
            "type": "pending_call",
            "now": call.made_at,
            "game_id": game_id,
            "seat": call.seat,
            "due_at": call.due_at,
        }
    )


def table_view(table: Table, seats: Sequence[TableSeat], *, user: int | None) -> View:
    """Return the `Table` of docs/protocol.md for one user, or for somebody unknown (None).

    `table.game` and `table.previous_game` must be loaded.
    """
    game = table.game if table.state in GAME_STATES else None
    starting = table.game if table.state == TableState.READY else None
    by_table_seat: Mapping[int, Player] = (
        {player["table_seat"]: player for player in starting.players} if starting else {}
    )
    return {
        "table_id": table.public_id,
        "version": table.version,
        "state": table.state,
        "visibility": table.visibility,
        "pace": table.pace,
        "options": table.options,
        "ladder": table.ladder or None,
        "host": _number_of(seats, table.host_id),
        "you": _number_of(seats, user),
        "opened_at": table.opened_at,
        "seats": [
            _table_seat(table, seat, player, by_table_seat.get(seat.number))
            for seat, player in zip(seats, _players_at(seats), strict=True)
        ],
        "kept_out": user in table.kept_out,
        "watching": _watching(table, seats),
        "start": _start(starting) if starting else None,
        "game_id": game.public_id if game else None,
        "previous_game_id": table.previous_game.public_id if table.previous_game else None,
    }


def open_table_view(table: Table, seats: Sequence[TableSeat]) -> View:
    """Return what the list of open tables shows of one; it is the same for everybody."""
    return {
        "table_id": table.public_id,
        "pace": table.pace,
        "options": table.options,
        "seats": [_player(player) if player else None for player in _players_at(seats)],
        "free": sum(_is_open(seat) for seat in seats),
        "opened_at": table.opened_at,
    }


def live_game_view(game: LoadedGame) -> View:
    """Return what the list of live games shows of one; it is the same for everybody.

    `game.row.table` must be loaded whole.
    """
    row = game.row
    shown = engine_view.view(game.state, engine_view.SPECTATOR)
    current = shown["round"]
    return {
        "table_id": row.table.public_id,
        "game_id": row.public_id,
        "phase": row.phase,
        "options": row.options,
        "pace": row.pace,
        "rated": row.rated,
        "ladder": row.ladder or None,
        "started_at": row.started_at,
        "seats": [_player(player["public"]) for player in game.players],
        "totals": shown["totals"],
        "round": {
            key: current[key]
            for key in ("number", "rounds", "crank", "suit", "demanded", "direction")
        },
        "watching": shown_count(watchers(game.players, row.table)),
    }


def watchers(players: Sequence[Player], table: Table) -> int:
    """Return how many have a game's table open without playing."""
    playing = {player["user"] for player in players}
    return _lookers_on(table, but_for=playing)


def shown_count(count: int) -> int:
    """Return a number of onlookers as it is shown: whole up to 100, then two digits of it.

    So that a crowd's coming and going is not told to every one of the crowd each time.
    """
    step = int(10 ** max(0, len(str(count)) - 2))
    return count - count % step


def table_message(table: Table, seats: Sequence[TableSeat], *, user: int | None, now: int) -> bytes:
    """Return the socket's `table` message for one user, or for everybody not seated (None)."""
    return orjson.dumps({"type": "table", "now": now, "table": table_view(table, seats, user=user)})


def presence_message(table: Table, seats: Sequence[TableSeat]) -> bytes:
    """Return the socket's `presence` message; it is the same for everybody."""
    return orjson.dumps(
        {
            "type": "presence",
            "present": [_present(table, seat) for seat in seats],
            "watching": _watching(table, seats),
        }
    )


def rated_message(game_id: str, *, now: int) -> bytes:
    """Return the socket's `rated` message: what a game changed can be asked for from now on."""
    return orjson.dumps({"type": "rated", "now": now, "game_id": game_id})


def _told_to_all(game: LoadedGame) -> View:
    """Return the part of a view that is the same for every viewpoint."""
    row, live = game.row, game.live
    return {
        "game_id": row.public_id,
        "table_id": row.table.public_id,
        "version": row.version,
        "phase": row.phase,
        "options": row.options,
        "pace": row.pace,
        "rated": row.rated,
        "ladder": row.ladder or None,
        "started_at": row.started_at,
        "ended_at": row.ended_at,
        "ended_by": row.ended_by or None,
        "seats": _game_seats(game),
        "clock": _clock(game),
        "score_sheet": {"ready": live.sheet_ready, "ends_at": live.sheet_ends_at}
        if row.phase == Phase.SCORE
        else None,
        "fairness": _fairness(game),
    }


def _game_views(
    game: LoadedGame, seats: Sequence[int | None], held: Sequence[PendingCall]
) -> list[View]:
    to_all = _told_to_all(game)
    shown = engine_view.views(game.state, [_viewpoint(game, seat) for seat in seats])
    alone = _may_end_now(game)
    return [
        {
            **to_all,
            "viewpoint": "open" if game.is_over else "spectator" if seat is None else seat,
            "your_seat": seat,
            "turn": view["turn"],
            "first_dealer": view["first_dealer"],
            "cut": view["cut"],
            "round": view["round"],
            "opening": view["opening"],
            "legal": view["legal"],
            "scores": view["scores"],
            "totals": view["totals"],
            "places": view["places"],
            "may_end_now": seat is not None and seat == alone,
            "your_pending_call": _own_call(held, seat),
        }
        for seat, view in zip(seats, shown, strict=True)
    ]


def _may_end_now(game: LoadedGame) -> int | None:
    """Return the seat of somebody who has stayed alone in a game, and may have it ended at once."""
    if not game.is_live or game.live.hurried:
        return None
    return live_state.alone(game.live, people=people_seats(game.players))


def _viewpoint(game: LoadedGame, seat: int | None) -> engine_view.Viewpoint:
    if game.is_over:
        return engine_view.OPEN
    return engine_view.SPECTATOR if seat is None else seat


def _events(
    game: LoadedGame, seats: Sequence[int | None], events: Sequence[Event]
) -> list[list[View]]:
    """Return for each of these seats what it is told of the events."""
    viewpoints = [_viewpoint(game, seat) for seat in seats]
    personal: list[engine_view.Viewpoint] = [
        engine_view.SPECTATOR if seat is None else seat for seat in seats
    ]
    told: list[list[View]] = [[] for _ in seats]
    for event in events:
        # What came of a held-back call stays the caller's own, also in the commit that ends the game.
        looking = personal if isinstance(event, CallVoid) else viewpoints
        for own, view in zip(told, engine_view.event_for_each(event, looking), strict=True):
            if view is not None:
                own.append(view)
    return told


def _game_seats(game: LoadedGame) -> list[View]:
    live, connected = game.live, game.row.table.connected
    aborted = game.row.phase == Phase.ABORTED
    missing = live_state.never_came(live, people=people_seats(game.players)) if aborted else []
    return [
        {
            "seat": seat,
            "player": _player(player["public"]),
            "present": is_bot(player) or player["user"] in connected,
            "away": live.away[seat],
            "left": live.left[seat],
            "auto_moves": live.auto_moves[seat],
            "never_came": seat in missing,
        }
        for seat, player in enumerate(game.players)
    ]


def _player(player: PublicPlayer) -> View:
    return {
        "public_id": player["public_id"],
        "name": player["name"],
        "kind": player["kind"],
        "avatar": player["avatar"],
        "country": player["country"],
        "bot": player["bot"],
        "rating": player.get("rating"),
    }


def _clock(game: LoadedGame) -> View | None:
    seat, live, pace = game.state.to_act, game.live, game.row.pace
    if seat is None or game.row.phase != Phase.PLAYING:
        return None
    return {
        "seat": seat,
        "starts_at": live.asked_at,
        "move_ends_at": live_state.move_ends_at(live, pace=pace),
        "deadline_at": live_state.deadline_at(live, seat=seat, pace=pace),
        "bank_ms": live.banks_ms,
        "move_ms": PACES[pace].move_ms,
        "left_out_ms": live.left_out_ms,
    }


def _fairness(game: LoadedGame) -> View:
    row, over = game.row, game.is_over
    return {
        "commitment": row.commitment,
        "client_hashes": [player["client_hash"] for player in game.players],
        "server_seed": bytes(row.server_seed).hex() if over else None,
        "client_seeds": [player["client_seed"] for player in game.players] if over else None,
    }


def _own_call(held: Sequence[PendingCall], seat: int | None) -> View | None:
    for call in held:
        if call.caller == seat:
            return {"seat": call.seat, "due_at": call.due_at}
    return None


def _start(game: Game) -> View:
    players: list[Player] = game.players
    hashes = [player["client_hash"] for player in players]
    return {
        "game_id": game.public_id,
        "commitment": game.commitment,
        "stage": "hashes" if None in hashes else "seeds",
        "deadline_at": game.wake_at,
        "client_hashes": hashes,
        "seats": [player["table_seat"] for player in players],
    }


def _players_at(seats: Sequence[TableSeat]) -> list[PublicPlayer | None]:
    holders = [seat.person or seat.bot for seat in seats]
    return public_players(holders, ladder=ladder_of(len(seats)))


def _table_seat(
    table: Table, seat: TableSeat, player: PublicPlayer | None, starting: Player | None
) -> View:
    return {
        "seat": seat.number,
        "player": _player(player) if player else None,
        "reserved_for": _reserved_for(seat),
        "here": seat.here,
        "present": _present(table, seat),
        "ready": starting is not None and starting["client_hash"] is not None,
        "revealed": starting is not None and starting["client_seed"] is not None,
    }


def _reserved_for(seat: TableSeat) -> View | None:
    """Return for whom a free seat is kept: who that is shows without a rating."""
    friend = seat.reserved_for
    if friend is None:
        return None
    return {"public_id": friend.public_id, "name": friend.name, "avatar": friend.avatar}


def _is_open(seat: TableSeat) -> bool:
    """Tell whether anybody may sit down here."""
    return seat.person_id is None and seat.bot_id is None and seat.reserved_for_id is None


def _watching(table: Table, seats: Sequence[TableSeat]) -> View:
    """Return who looks on without a seat: how many, and the first of those with an account."""
    seated = {seat.person_id for seat in seats if seat.person_id is not None}
    named = [who for who in table.onlookers.get("named", ()) if who["user"] not in seated]
    return {
        "count": shown_count(_lookers_on(table, but_for=seated)),
        "people": [
            {"public_id": who["public_id"], "name": who["name"], "avatar": who["avatar"]}
            for who in named[:ONLOOKERS_NAMED]
        ],
    }


def _lookers_on(table: Table, *, but_for: Set[int]) -> int:
    """Count who has a table open: people once, those who are nobody by their sockets."""
    people = {user for user in table.connected if user}
    unknown: int = table.onlookers.get("unknown", 0)
    return len(people - but_for) + unknown


def _present(table: Table, seat: TableSeat) -> bool:
    return seat.bot_id is not None or seat.person_id in table.connected


def _number_of(seats: Sequence[TableSeat], user: int | None) -> int | None:
    if user is None:
        return None
    return next((seat.number for seat in seats if seat.person_id == user), None)
