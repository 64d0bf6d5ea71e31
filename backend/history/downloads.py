"""The records that a search finds, as one stream: never more than a batch of them in memory.

Each batch is a gzip member of its own, and a file of several is one file: what came before a line
broke is whole up to some line, and what is fetched from there on can be put behind it.
"""

import gzip
from collections.abc import Iterator
from typing import Final

from games.refusals import Refused
from history import search as searches
from history.models import FinishedGame, FinishedSeat, Record
from history.search import Key, Search

FIRST: Final = 10
"""Records in the first batch: it is there at once."""
BATCH: Final = 100
LEVEL: Final = 6


def stream(search: Search, *, viewer: int | None, after: Key | None) -> Iterator[bytes]:
    """Yield gzip members with the records that a search finds for `viewer`, one a line.

    They come in the order of the search, from behind `after` on, as they were sealed.
    """
    key, size = after, FIRST
    while entries := searches.behind(search, viewer=viewer, key=key, size=size):
        games = [entry.game_id for entry in entries]
        bodies = dict(Record.objects.filter(game__in=games).values_list("game", "body"))
        yield _member("".join(f"{bodies[game]}\n" for game in games))
        key, size = searches.key_of(entries[-1], search.order), BATCH
    if key is None:
        yield _member("")


def place_of(game_id: str, search: Search, *, viewer: int | None) -> Key:
    """Return where in a search's order a game stands. Refuses `not_found`."""
    entry = FinishedGame.objects.filter(game__public_id=game_id).first()
    if entry is None or not _seen_by(entry, viewer):
        raise Refused("not_found", "There is no such game.")
    if getattr(entry, search.order.column) is None:
        raise Refused("not_found", "This game has no place in that order.")
    return searches.key_of(entry, search.order)


def _seen_by(entry: FinishedGame, viewer: int | None) -> bool:
    if entry.listed:
        return True
    return FinishedSeat.objects.filter(game=entry.game_id, user=viewer).exists()


def _member(lines: str) -> bytes:
    return gzip.compress(lines.encode(), LEVEL, mtime=0)
