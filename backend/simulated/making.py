"""A simulated game, and all that can be worked out of it without the database. PURE."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.replay import retold
from history.contents import Contents, contents_of
from simulated.play import Played, play
from simulated.programme import Programme
from stats.facts import GameFacts, facts_of


@dataclass(frozen=True, slots=True)
class Made:
    """A game that was played, and what follows from it but for ratings and its place in them."""

    played: Played
    contents: Contents
    facts: GameFacts | None


def make_some(programme: Programme, numbers: Sequence[int]) -> list[Made]:
    """Return some games of a programme: other processes may do this."""
    return [make(programme, number) for number in numbers]


def make(programme: Programme, number: int) -> Made:
    """Play a game and work out what is in it."""
    played = play(programme.fixture(number), seed=programme.seed)
    record = played.record
    rated = played.fixture.rated
    return Made(
        played,
        contents_of(record, list(retold(record))),
        facts_of({**record, "sequence": 0}) if rated else None,
    )
