"""What the site said while a game was played, to be held against what it kept."""

import threading
from dataclasses import dataclass, field

from tests.site.browser import Json


@dataclass(frozen=True)
class Acknowledged:
    """An action that a person was told is taken, and the words in which they were told."""

    seat: int
    action_id: str
    action: str
    status: int
    body: Json


@dataclass
class Ledger:
    """Everything that anybody at the table was told. Its methods may be called from any thread."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    refused: list[tuple[int, str]] = field(default_factory=list)
    """Seat and action id of what was refused."""
    unanswered: int = 0
    """How often a request was under way when the connection broke."""
    moves: dict[int, list[str]] = field(default_factory=dict)
    """What was told to have happened, by version."""
    places: dict[tuple[int, int], str] = field(default_factory=dict)
    """The last move of each message by its place: round and number within it."""
    version: int = 0
    """The highest version of which anybody has heard."""
    asking: threading.Event = field(default_factory=threading.Event)
    """Set as a request is sent; whoever waits for the next one clears it."""
    _views: dict[tuple[object, int], Json] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def acknowledge(self, entry: Acknowledged) -> None:
        """Note that an action was taken."""
        with self._lock:
            self.acknowledged.append(entry)

    def refuse(self, seat: int, action_id: str) -> None:
        """Note that an action was refused."""
        with self._lock:
            self.refused.append((seat, action_id))

    def leave_open(self) -> None:
        """Note that a request got no answer."""
        with self._lock:
            self.unanswered += 1

    def hear(self, message: Json, *, at_least: int = 0) -> None:
        """Note a `GameMessage`, which must be none older than version `at_least`.

        All who are told of a version must be told the same.
        """
        version, view = message["version"], message["view"]
        assert version >= at_least, f"version {version} after {at_least}"
        assert version == view["version"]
        with self._lock:
            self.version = max(self.version, version)
            self._compare_views(version, view)
            if message["moves"]:
                self._compare_moves(version, message["moves"], view["round"])

    def _compare_views(self, version: int, view: Json) -> None:
        # Who is connected, and a call held back, change no version.
        seats = [{**seat, "present": None} for seat in view["seats"]]
        lasting = {**view, "seats": seats, "your_pending_call": None}
        known = self._views.setdefault((view["your_seat"], version), lasting)
        assert known == lasting, f"version {version} was told in two ways"

    def _compare_moves(self, version: int, moves: list[str], place: Json) -> None:
        known = self.moves.setdefault(version, moves)
        assert known == moves, f"version {version} was told in two ways"
        if place["moves"] > 0:
            self.places[place["number"], place["moves"] - 1] = moves[-1]
