"""What a client may send over the socket, read with suspicion. Pure."""

from dataclasses import dataclass
from typing import Final

import orjson

MAX_FRAME: Final = 1024
"""Longer than any frame of ours, in characters."""

BURST: Final = 20
"""Frames that may come at once."""

PER_SECOND: Final = 10
"""Frames that may come again and again."""


class BadFrame(Exception):
    """What came is no frame of the protocol."""

    code: Final = "bad_frame"


@dataclass(frozen=True, slots=True)
class Ping:
    """Asks for the versions; `at` comes back as it was."""

    at: int | float


@dataclass(frozen=True, slots=True)
class Sync:
    """Asks for everything anew."""


@dataclass(frozen=True, slots=True)
class Act:
    """An action; the fields are those of REST, still to be checked."""

    fields: dict[str, object]


@dataclass(frozen=True, slots=True)
class Seen:
    """Says that a round's cards are seen; the fields are those of REST, and the game's id."""

    game_id: str
    fields: dict[str, object]


Frame = Ping | Sync | Act | Seen


def read_frame(text: str | None) -> Frame:
    """Return what a text frame says; None stands for a binary one. Raises BadFrame."""
    if text is None:
        raise BadFrame("Frames are text.")
    if len(text) > MAX_FRAME:
        raise BadFrame("The frame is too long.")
    try:
        body = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise BadFrame("The frame is not JSON.") from error
    if not isinstance(body, dict):
        raise BadFrame("The frame is not a JSON object.")
    kind = body.pop("type", None)
    if kind == "ping":
        return _ping(body)
    if kind == "sync":
        return Sync()
    if kind == "action":
        return Act(body)
    if kind == "seen":
        return _seen(body)
    raise BadFrame("The frame's type is none of ping, sync, action, seen.")


def _ping(body: dict[str, object]) -> Ping:
    at = body.get("at")
    if not isinstance(at, int | float) or isinstance(at, bool):
        raise BadFrame("A ping says `at`, a number.")
    return Ping(at)


def _seen(body: dict[str, object]) -> Seen:
    game_id = body.pop("game_id", None)
    if not isinstance(game_id, str):
        raise BadFrame("Seeing says `game_id`, a string.")
    return Seen(game_id, body)


class TokenBucket:
    """Counts frames: a burst is fine, a flood is not."""

    def __init__(self, *, now: int) -> None:
        self._tokens: float = BURST
        self._at = now

    def take(self, *, now: int) -> bool:
        """Take one token; False when there is none."""
        earned = max(0, now - self._at) * PER_SECOND / 1000
        self._tokens = min(float(BURST), self._tokens + earned)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
