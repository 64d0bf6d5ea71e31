"""One moment of a finished game: where it is, what it looks like, its picture."""

import hashlib
import re
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson
from django.core.cache import caches

from engine.options import Options
from engine.replay import moment
from games.finished import public_players
from games.refusals import Refused
from history import records, wording
from history.models import Record
from pictures.palette import Deck, Theme
from pictures.rendering import png
from pictures.table import Scene, Sitter, draw

_PENCILS: Final = threading.BoundedSemaphore(2)
"""So many pictures are drawn at once: each takes a core for a fifth of a second."""
_PATIENCE_S: Final = 0.5
_KEPT_S: Final = 3_600
_EDITION: Final = "2"
"""Goes up when the same moment is drawn another way."""


class Busy(Exception):
    """Too many pictures are being drawn just now."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a game: the round from 1, how many of its moves have been made, and who looks."""

    number: int
    move: int
    view: int | None
    """A seat, or None for open hands."""


AT: Final = re.compile(r"[0-9]{1,2}\.[0-9]{1,4}")
"""How addresses write a moment: the round from 1, and its moves made so far."""
START: Final = "1.0"


def place_at(at: str, *, view: int | None) -> Place:
    """Return the place that an address names; `at` is of the form `AT`."""
    number, move = map(int, at.split("."))
    return Place(number=number, move=move, view=view)


ENGLISH: Final = "en"


@dataclass(frozen=True, slots=True)
class Look:
    """What the page may look like, and the language that it speaks."""

    theme: Theme = "dark"
    deck: Deck = "two"
    language: str = ENGLISH


@dataclass(frozen=True, slots=True)
class Picture:
    """A moment that is there to be drawn."""

    key: str
    """Of everything that it shows: the same key is the same picture."""
    listed: bool
    """Whether everybody may find the game, or only who has its link."""
    _scene: Scene

    def draw(self) -> bytes:
        """Return it as PNG. Raises Busy instead of making others wait for long."""
        kept = caches["pictures"].get(self.key)
        if isinstance(kept, bytes):
            return kept
        if not _PENCILS.acquire(timeout=_PATIENCE_S):
            raise Busy
        try:
            drawn = png(draw(self._scene))
        finally:
            _PENCILS.release()
        caches["pictures"].set(self.key, drawn, _KEPT_S)
        return drawn


def picture(game_id: str, place: Place, look: Look, *, now: int) -> Picture:
    """Return the picture of a moment of a game that is over.

    Refuses as `records.sealed` does, and `no_such_move` or `no_such_seat` for what is not in it.
    """
    sealed = records.sealed(game_id, now=now)
    record: Mapping[str, Any] = orjson.loads(sealed.body)
    check_place(record, place)
    return Picture(
        key=_key(sealed, place, look),
        listed=sealed.game.listed,
        _scene=_scene(record, [each["name"] for each in public_players(sealed.game)], place, look),
    )


def check_place(record: Mapping[str, Any], place: Place) -> None:
    """Refuse `no_such_move` and `no_such_seat`."""
    rounds: Sequence[Mapping[str, Any]] = record["rounds"]
    if not (1 <= place.number <= len(rounds)) or place.move > len(
        rounds[place.number - 1]["moves"]
    ):
        raise Refused("no_such_move", "The game has no such move.", attr="at")
    if place.view is not None and place.view >= len(record["seats"]):
        raise Refused("no_such_seat", "The game has no such seat.", attr="view")


def _key(sealed: Record, place: Place, look: Look) -> str:
    """Names may change in a record when somebody is deleted: they are part of it."""
    parts = (_EDITION, sealed.body, repr(place), repr(look))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:40]


def _scene(record: Mapping[str, Any], names: Sequence[str], place: Place, look: Look) -> Scene:
    shown = moment(record, number=place.number, move=place.move, seat=place.view)
    over = place.number if shown["result"] is not None else place.number - 1
    totals = _totals(record, over)
    return Scene(
        round=shown,
        people=[Sitter(name, points) for name, points in zip(names, totals, strict=True)],
        hand_sizes=Options.from_dict(record["options"]).hand_sizes,
        bottom=place.view or 0,
        theme=look.theme,
        deck=look.deck,
        words=wording.of_pictures(look.language),
    )


def _totals(record: Mapping[str, Any], over: int) -> list[int]:
    """Return everybody's points after so many rounds."""
    scores = [each["result"]["scores"] for each in record["rounds"][:over]]
    return [sum(column) for column in zip([0] * len(record["seats"]), *scores, strict=True)]
