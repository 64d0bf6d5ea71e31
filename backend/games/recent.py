"""Games that this process has just written, so that it need not read them again. Pure.

A game is looked up by the very texts that the database holds, read under its lock: were they
written by another process, or was the transaction undone, they differ, and what is remembered is
not used. Whoever takes a game out owns it alone, and may change it; only a commit puts it back. So
nothing here can be stale, and nothing needs to be told when it is.
"""

from dataclasses import dataclass, field
from threading import Lock

from engine.game import GameState
from games.live import Live


@dataclass(frozen=True, slots=True)
class Recent:
    """A game as it was committed: the texts in its row, and what they say. SECRET as a whole."""

    state: str = field(repr=False)
    live: str = field(repr=False)
    game: GameState = field(repr=False)
    clocks: Live = field(repr=False)


class RecentGames:
    """The last so many games that were committed here, by their row's key."""

    def __init__(self, *, limit: int) -> None:
        self._limit = limit
        self._lock = Lock()
        self._games: dict[int, Recent] = {}

    def take(self, game: int, *, state: str, live: str) -> Recent | None:
        """Take out what is remembered of a game, if it is what the database says."""
        with self._lock:
            recent = self._games.pop(game, None)
        if recent is None or recent.state != state or recent.live != live:
            return None
        return recent

    def put(self, game: int, recent: Recent) -> None:
        """Remember a game that has just been committed; the longest remembered gives way."""
        with self._lock:
            self._games.pop(game, None)
            self._games[game] = recent
            if len(self._games) > self._limit:
                del self._games[next(iter(self._games))]
