"""The statements that every move needs, written out.

The ORM takes some forty times as long to put them together as to have them carried out, and they
never differ. `storage` alone uses this; everything rarer goes through the ORM.
tests/games/test_statements.py holds them to the models.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson
from django.db import connection

from games import direct
from games.direct import Value
from games.models import Game, Table

GAME_COLUMNS: Final = (
    "id", "public_id", "table_id", "phase", "version", "options", "pace", "listed", "rated",
    "ladder", "strength", "players", "commitment", "server_seed", "state", "live", "wake_at", "started_at",
    "ended_at", "ended_by", "totals", "places",
)  # fmt: skip
"""All of them, in the model's order, which is how Django takes the values of a row."""
TABLE_COLUMNS: Final = ("id", "public_id", "connected")

_JSON: Final = frozenset({"options", "players", "totals", "places"})
_FLAGS: Final = frozenset({"listed", "rated"})

_SELECT_GAME: Final = """
    SELECT g.id, g.public_id, g.table_id, g.phase, g.version, g.options, g.pace, g.listed,
           g.rated, g.ladder, g.strength, g.players, g.commitment, g.server_seed, g.state, g.live,
           g.wake_at, g.started_at, g.ended_at, g.ended_by, g.totals, g.places,
           t.id, t.public_id, t.connected
    FROM games_game g JOIN games_table t ON t.id = g.table_id
    WHERE g.public_id = %s
"""
_SELECT_GAME_AND_ADMITTANCE: Final = _SELECT_GAME.replace(
    "SELECT", "SELECT (SELECT u.admittance FROM accounts_user u WHERE u.id = %s),", 1
)
"""What may have changed of whoever asks comes with the game's row: one way there and back."""
_LOCKED: Final = "FOR NO KEY UPDATE OF g"
"""Ids never change, so who only names the game (a row that points to it) need not wait."""
_UPDATE_GAME: Final = """
    UPDATE games_game SET phase = %s, version = %s, state = %s, live = %s, wake_at = %s
    WHERE id = %s
"""
_SELECT_MOVE: Final = """
    SELECT action, answer FROM games_move WHERE game_id = %s AND seat = %s AND action_id = %s
"""
_INSERT_MOVE: Final = """
    INSERT INTO games_move
        (game_id, round_number, number, seat, action, at_ms, auto, action_id, answer)
    VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)
"""

_DIRECT_LOCK: Final = direct.numbered(_SELECT_GAME_AND_ADMITTANCE + _LOCKED)
_DIRECT_INSERT: Final = direct.numbered(_INSERT_MOVE)
_DIRECT_UPDATE: Final = direct.numbered(_UPDATE_GAME)
_DIRECT_WRITE: Final = direct.numbered(f"WITH moved AS ({_INSERT_MOVE}) {_UPDATE_GAME}")
"""A move and its game: one way there and back instead of two."""


@dataclass(slots=True)
class NewMove:
    """A row of `Move` about to be written."""

    game: int
    round_number: int
    number: int
    seat: int
    action: str
    at_ms: int
    auto: bool
    action_id: str
    answer: str = ""


def read_game(public_id: str) -> Game | None:
    """Return a game's row with its table; None if there is none.

    Of the table only its ids and `connected` are read.
    """
    with connection.cursor() as cursor:
        cursor.execute(_SELECT_GAME, [public_id])
        found = cursor.fetchone()
    return None if found is None else _game(found)


def lock_game(public_id: str, *, user: int | None) -> tuple[Game, int | None] | None:
    """Return a game's row as `read_game`, locked, and the `admittance` of a user, if there is one."""
    values: list[Value] = [user, public_id]
    if connection.vendor == "postgresql":
        rows = direct.execute(_DIRECT_LOCK, values)
    else:
        with connection.cursor() as cursor:
            cursor.execute(_SELECT_GAME_AND_ADMITTANCE, values)
            rows = cursor.fetchall()
    return (_game(rows[0][1:]), rows[0][0]) if rows else None


def find_move(*, game: int, seat: int, action_id: str) -> tuple[str, str] | None:
    """Return action and answer of the move that a seat made under this id, if it made one."""
    with connection.cursor() as cursor:
        cursor.execute(_SELECT_MOVE, [game, seat, action_id])
        found: tuple[str, str] | None = cursor.fetchone()
    return found


def write(row: Game, *, state: str, live: str, moves: Sequence[NewMove] = ()) -> None:
    """Write new moves, and what every move changes of its game."""
    game: list[Value] = [row.phase, row.version, state, live, row.wake_at, row.pk]
    rows = [_values(move) for move in moves]
    if connection.vendor == "postgresql":
        for values in rows[:-1]:
            direct.execute(_DIRECT_INSERT, values)
        if rows:
            direct.execute(_DIRECT_WRITE, [*rows[-1], *game])
        else:
            direct.execute(_DIRECT_UPDATE, game)
        return
    with connection.cursor() as cursor:
        for values in rows:
            cursor.execute(_INSERT_MOVE, values)
        cursor.execute(_UPDATE_GAME, game)


def _game(found: Sequence[Any]) -> Game:
    of_game, of_table = found[: len(GAME_COLUMNS)], found[len(GAME_COLUMNS) :]
    values = [_decoded(name, value) for name, value in zip(GAME_COLUMNS, of_game, strict=True)]
    game = Game.from_db(connection.alias, GAME_COLUMNS, values)
    table_id, table_public_id, connected = of_table
    table = [table_id, table_public_id, orjson.loads(connected)]
    game.table = Table.from_db(connection.alias, TABLE_COLUMNS, table)
    return game


def _values(move: NewMove) -> list[Value]:
    return [
        move.game,
        move.round_number,
        move.number,
        move.seat,
        move.action,
        move.at_ms,
        move.auto,
        move.action_id,
        move.answer,
    ]


def _decoded(name: str, value: object) -> object:
    """Return a column's value as the model has it: the drivers leave JSON as text."""
    if name in _JSON and isinstance(value, str):
        return orjson.loads(value)
    return bool(value) if name in _FLAGS else value
