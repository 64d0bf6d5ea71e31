"""What a site has kept of a game, read behind its back, and whether it is what it said."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass

import psycopg

from engine.record import verify
from tests.site.browser import Json
from tests.site.processes import Site
from tests.survival.ledger import Acknowledged, Ledger

MOVES = """
    SELECT m.round_number, m.number, m.seat, m.action, m.action_id
    FROM games_move m JOIN games_game g ON g.id = m.game_id
    WHERE g.public_id = '{}' ORDER BY m.round_number, m.number
"""
CALLS = """
    SELECT c.caller, c.action_id, c.seat, c.verdict
    FROM games_pendingcall c JOIN games_game g ON g.id = c.game_id WHERE g.public_id = '{}'
"""


@dataclass(frozen=True)
class Kept:
    """The moves of a game by their place, and its calls that were held back, as stored."""

    moves: list[tuple[int, int, int, str, str]]
    """Round, number, seat, action, action id."""
    calls: list[tuple[int, str, int, str]]
    """Caller, action id, seat called, verdict."""


def kept_of(site: Site, game_id: str) -> Kept:
    """Read what a site has stored of a game."""
    return Kept(_rows(site, MOVES.format(game_id)), _rows(site, CALLS.format(game_id)))


def check(kept: Kept, record: Json, ledger: Ledger) -> None:
    """Hold what was kept against what was said: nothing acknowledged is lost, nothing doubled."""
    assert verify(record) is None
    _check_numbering(kept, record)
    _check_ids(kept)
    for entry in ledger.acknowledged:
        _check_acknowledged(kept, entry)
    taken = {(seat, action_id) for _, _, seat, _, action_id in kept.moves}
    taken |= {(caller, action_id) for caller, action_id, _, _ in kept.calls}
    assert not taken & set(ledger.refused), "what was refused was not done"
    by_place = {(r, n): f"{seat}:{action}" for r, n, seat, action, _ in kept.moves}
    told = {place: by_place.get(place) for place in ledger.places}
    assert told == ledger.places, "what was told is what was kept"


def _check_numbering(kept: Kept, record: Json) -> None:
    """Every stored move is in the record, in its place."""
    recorded = [
        (entry["number"], number, move)
        for entry in record["rounds"]
        for number, move in enumerate(entry["moves"])
    ]
    assert [(r, n, f"{seat}:{action}") for r, n, seat, action, _ in kept.moves] == recorded


def _check_ids(kept: Kept) -> None:
    ids = [(seat, action_id) for _, _, seat, _, action_id in kept.moves if action_id]
    assert len(ids) == len(set(ids)), "an action id counts once"


def _check_acknowledged(kept: Kept, entry: Acknowledged) -> None:
    """An acknowledged action was made exactly once, or, if held back, came to its verdict."""
    if entry.status == 200:
        made = [
            (seat, action)
            for _, _, seat, action, action_id in kept.moves
            if (seat, action_id) == (entry.seat, entry.action_id)
        ]
        assert made == [(entry.seat, entry.action)], entry
        return
    [(called, verdict)] = [
        (f"call@{seat}", verdict)
        for caller, action_id, seat, verdict in kept.calls
        if (caller, action_id) == (entry.seat, entry.action_id)
    ]
    assert called == entry.action
    assert verdict in {"called", "void"}, "a call held back comes to something"


def _rows(site: Site, query: str) -> list[Json]:
    if site.database.startswith("sqlite:///"):
        with closing(sqlite3.connect(site.database.removeprefix("sqlite:///"))) as file:
            return file.execute(query).fetchall()
    with psycopg.connect(_conninfo(site.database)) as server:
        return server.execute(query.encode()).fetchall()


def _conninfo(url: str) -> str:
    """Return what libpq calls `postgres://user@/folder/name`: there the host is a folder."""
    folder, _, name = url.removeprefix("postgres://postgres@/").rpartition("/")
    return f"host={folder} user=postgres dbname={name}"
