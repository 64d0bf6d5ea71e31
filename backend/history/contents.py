"""What is in a finished game that people look for. PURE: worked out from its record alone.

docs/protocol.md defines each of these to the letter.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.events import Called, CrankOpened, CrankRaised, Event
from engine.replay import ToldRound, retold

HIGH_SCORE: Final = 200
"""A round in which a seat scored more points than this is worth finding."""
LONG_CRANK: Final = 8
"""So is a crank whose count came to this much."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contents:
    """What a game holds. `rating` is the mean of what its seats began with, None if it was unrated."""

    rating: int | None
    rounds: int
    moves: int
    highest_crank: int
    """The highest count of a crank, 0 if none was opened."""
    highest_score: int
    """The most points of a seat in one round; of an aborted game whose first round never ended, 0."""
    high_score: bool
    long_crank: bool
    blocked: bool
    idiot: bool
    comeback: bool


CONTAINS: Final = ("high_score", "long_crank", "blocked", "idiot", "comeback")
"""Those that a search may ask for, by the names of their fields."""


def contents(record: Mapping[str, Any]) -> Contents:
    """Return what is in the game of a valid record, playing it again."""
    return contents_of(record, list(retold(record)))


def contents_of(record: Mapping[str, Any], rounds: Sequence[ToldRound]) -> Contents:
    """Return what is in the game of a record, for somebody who has had it told already."""
    events = [event for each in rounds for event in _events(each)]
    scores = [each.scores for each in rounds if each.scores is not None]
    cranks = [event.count for event in events if isinstance(event, CrankOpened | CrankRaised)]
    highest_crank = max(cranks, default=0)
    highest_score = max((max(each) for each in scores), default=0)
    return Contents(
        rating=_rating(record["seats"]),
        rounds=len(rounds),
        moves=sum(len(each.moves) for each in rounds),
        highest_crank=highest_crank,
        highest_score=highest_score,
        high_score=highest_score > HIGH_SCORE,
        long_crank=highest_crank >= LONG_CRANK,
        blocked=any(each.ended_by == "blocked" for each in rounds),
        idiot=any(isinstance(event, Called) for event in events),
        comeback=_comeback(scores, record["places"]),
    )


def _events(told: ToldRound) -> Iterable[Event]:
    yield from told.dealt
    for move in told.moves:
        yield from move.events


def _rating(seats: Sequence[Mapping[str, Any]]) -> int | None:
    before: list[int] = [seat["rating_before"] for seat in seats if "rating_before" in seat]
    return sum(before) // len(before) if before else None


def _comeback(scores: Sequence[Sequence[int]], places: Sequence[int] | None) -> bool:
    """Tell whether somebody first at the end was last after half of the rounds.

    Half of fifteen is seven. Last is who has the highest total, alone or with others, while
    somebody has less.
    """
    if places is None:
        return False
    totals = [sum(column) for column in zip(*scores[: len(scores) // 2], strict=True)]
    last = max(totals)
    return last > min(totals) and any(
        place == 1 and total == last for place, total in zip(places, totals, strict=True)
    )
