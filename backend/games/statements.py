"""The statements that every move needs, written out.

The ORM takes some forty times as long to put them together as to have them carried out, and they
never differ. `storage` alone uses this; everything rarer goes through the ORM.
tests/games/test_statements.py holds them to the models.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
from django.db import connection

from games import direct
from games.direct import Text, Value
from games.models import Game, Table
from games.recent import Row

_ON_POSTGRESQL: Final = connection.vendor == "postgresql"

GAME_COLUMNS: Final = (
    "id", "public_id", "table_id", "phase", "version", "options", "pace", "listed", "rated",
    "ladder", "strength", "players", "commitment", "server_seed", "state", "live", "wake_at", "started_at",
    "ended_at", "ended_by", "totals", "places",
)  # fmt: skip
"""All of them, in the model's order, which is how Django takes the values of a row."""
TABLE_COLUMNS: Final = ("id", "public_id", "connected")

_CHANGED: Final = tuple(
    GAME_COLUMNS.index(name) for name in ("phase", "version", "state", "live", "wake_at")
)
"""Where in a row stands what every move changes."""
_TEXTS: Final = frozenset({"state", "live"})
"""What `storage` reads, and no model needs to hold."""
_NUMBERS: Final = frozenset(
    {"id", "table_id", "version", "strength", "wake_at", "started_at", "ended_at"}
)
_JSON: Final = frozenset({"options", "players", "totals", "places", "connected"})
_FLAGS: Final = frozenset({"listed", "rated"})
_BYTES: Final = frozenset({"server_seed"})

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

_DIRECT_SELECT: Final = direct.numbered(_SELECT_GAME)
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


@dataclass(frozen=True, slots=True)
class Found:
    """A game's row with its table's, as the database gave them: unread. SECRET as a whole."""

    game: Row = field(repr=False)
    """By GAME_COLUMNS."""
    table: Row = field(repr=False)
    """By TABLE_COLUMNS."""
    admittance: int | None = None
    """Of the user that was asked for."""


def read_game(public_id: str) -> Found | None:
    """Return a game's row with its table; None if there is none."""
    if _ON_POSTGRESQL:
        rows = direct.execute(_DIRECT_SELECT, [direct.text(public_id)])
    else:
        rows = _fetched(_SELECT_GAME, [public_id])
    return _found(rows[0]) if rows else None


def lock_game(public_id: str, *, user: int | None) -> Found | None:
    """Return a game's row as `read_game`, locked, with the `admittance` of a user, if one is named."""
    if _ON_POSTGRESQL:
        rows = direct.execute(_DIRECT_LOCK, [direct.text(user), direct.text(public_id)])
    else:
        rows = _fetched(_SELECT_GAME_AND_ADMITTANCE, [user, public_id])
    if not rows:
        return None
    admittance, *found = rows[0]
    return _found(found, admittance=None if admittance is None else int(admittance))


def find_move(*, game: int, seat: int, action_id: str) -> tuple[str, str] | None:
    """Return action and answer of the move that a seat made under this id, if it made one."""
    with connection.cursor() as cursor:
        cursor.execute(_SELECT_MOVE, [game, seat, action_id])
        found: tuple[str, str] | None = cursor.fetchone()
    return found


def game_of(found: Found) -> Game:
    """Return a row and its table as models, without what only `storage` reads.

    Of the table only its ids and `connected` are there.
    """
    columns = [name for name in GAME_COLUMNS if name not in _TEXTS]
    game = Game.from_db(connection.alias, columns, _read(GAME_COLUMNS, found.game))
    values = _read(TABLE_COLUMNS, found.table)
    game.table = Table.from_db(connection.alias, TABLE_COLUMNS, values)
    return game


def texts_of(found: Found) -> tuple[str | bytes, str | bytes]:
    """Return `state` and `live` of a row."""
    state, live = (found.game[GAME_COLUMNS.index(name)] for name in ("state", "live"))
    return state, live


def note_connected(game: Game, found: Found) -> None:
    """Note who is connected to a game's table now: that changes without the game's row."""
    game.table.connected = orjson.loads(found.table[-1])


def write(
    row: Game, *, state: str, live: str, moves: Sequence[NewMove] = (), found: Row | None = None
) -> Row | None:
    """Write new moves, and what every move changes of its game.

    Returns what its row is from now on, if `found` says what it was.
    """
    changes: list[Value] = [row.phase, row.version, state, live, row.wake_at]
    rows = [_values(move) for move in moves]
    if _ON_POSTGRESQL:
        written: Sequence[object] = _write_directly(row.pk, changes, rows)
    else:
        written = changes
        with connection.cursor() as cursor:
            for values in rows:
                cursor.execute(_INSERT_MOVE, values)
            cursor.execute(_UPDATE_GAME, [*changes, row.pk])
    if found is None:
        return None
    after = dict(zip(_CHANGED, written, strict=True))
    return tuple([after.get(at, value) for at, value in enumerate(found)])


def _write_directly(
    game: int, changes: Sequence[Value], moves: Sequence[Sequence[Value]]
) -> list[Text]:
    """Return the changes as the row has them now."""
    written = [direct.text(value) for value in changes]
    rows = [[direct.text(value) for value in move] for move in moves]
    of_game = [*written, direct.text(game)]
    for values in rows[:-1]:
        direct.execute(_DIRECT_INSERT, values)
    if rows:
        direct.execute(_DIRECT_WRITE, [*rows[-1], *of_game])
    else:
        direct.execute(_DIRECT_UPDATE, of_game)
    return written


def _fetched(statement: str, values: Sequence[Value]) -> list[Any]:
    with connection.cursor() as cursor:
        cursor.execute(statement, values)
        rows: list[Any] = cursor.fetchall()
    return rows


def _found(row: Sequence[Any], *, admittance: int | None = None) -> Found:
    of_game, of_table = row[: len(GAME_COLUMNS)], row[len(GAME_COLUMNS) :]
    return Found(tuple(of_game), tuple(of_table), admittance)


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


def _read(columns: Sequence[str], row: Row) -> list[object]:
    """Return the values of a row as the models have them, without those of `_TEXTS`."""
    read = _from_postgresql if _ON_POSTGRESQL else _from_sqlite
    return [
        None if value is None else read(name, value)
        for name, value in zip(columns, row, strict=True)
        if name not in _TEXTS
    ]


def _from_postgresql(name: str, text: Any) -> object:  # noqa: ANN401 -- a column
    if name in _JSON:
        return orjson.loads(text)
    if name in _NUMBERS:
        return int(text)
    if name in _FLAGS:
        return text == b"t"
    return bytes.fromhex(text[2:].decode()) if name in _BYTES else text.decode()


def _from_sqlite(name: str, value: Any) -> object:  # noqa: ANN401 -- a column
    if name in _JSON:
        return orjson.loads(value)
    return bool(value) if name in _FLAGS else value
