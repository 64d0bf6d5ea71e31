"""Games that this process has just written, so that it need not read them again. Pure.

A game is looked up by the very row that the database holds, read under its lock: was it written by
another process, or was the transaction undone, it differs, and what is remembered is not used.
Whoever takes a game out owns it alone, and may change it; only a commit puts it back. So nothing
here can be stale, and nothing needs to be told when it is.
"""

from threading import Lock
from typing import Any, Generic, TypeAlias, TypeVar

Row: TypeAlias = tuple[Any, ...]
"""The columns of a game as the database gives them, unread. SECRET as a whole."""

G = TypeVar("G")


class RecentGames(Generic[G]):
    """The last so many games that were committed here, by id."""

    def __init__(self, *, limit: int) -> None:
        self._limit = limit
        self._lock = Lock()
        self._games: dict[str, tuple[Row, G]] = {}

    def take(self, game_id: str, row: Row) -> G | None:
        """Take out what is remembered of a game, if it is what the database says."""
        with self._lock:
            found = self._games.pop(game_id, None)
        return found[1] if found is not None and found[0] == row else None

    def put(self, game_id: str, row: Row, game: G) -> None:
        """Remember a game that has just been committed; the longest remembered gives way."""
        with self._lock:
            self._games.pop(game_id, None)
            self._games[game_id] = row, game
            if len(self._games) > self._limit:
                del self._games[next(iter(self._games))]
