"""Which games a simulated house has seen: when, of what kind, and among whom. PURE.

Every game follows from the seed and its number alone, so that filling a database can stop anywhere
and go on, in as many processes as there are.
"""

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt
from random import Random
from typing import Final

from bots import BOTS
from engine.options import Options
from simulated.crowd import Character

DAY_MS: Final = 86_400_000
SPAN_MS: Final = 730 * DAY_MS
"""The house has been open for two years, and ever more is played there."""
FIRST_PEOPLE: Final = 0.1
"""How many of the people came on the first day; the others come one by one."""

DUELS: Final = 0.4
SEATS_OF_TABLES: Final = (3, 4, 4, 4, 4, 5)
SHORT: Final = 0.75
UNRATED: Final = 0.15
PRIVATE: Final = 0.4
"""How many of the unrated games are private ones."""
OTHER_OPTIONS: Final = 0.3
"""How many of the unrated games are not standard play."""
WITH_BOTS: Final = 0.1
STOPPED: Final = 0.01
"""How many of the unrated games are stopped after their first round."""
LEFT: Final = 0.02
"""In how many games somebody leaves."""

Holder = Character | str
"""Who holds a seat: a person, or a house bot by its id."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game that is to be played."""

    number: int
    game_id: str
    ended_at: int
    options: Options
    rated: bool
    listed: bool
    holders: Sequence[Holder]
    leaver: int | None
    """The seat that leaves after the first round."""
    stopped: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Programme:
    """A house's games, by number. `until` is the instant just after the last one."""

    seed: int
    games: int
    people: Sequence[Character]
    until: int

    @property
    def prefix(self) -> str:
        """How the ids of its games begin."""
        return prefix_of(self.seed, self.games)

    @property
    def opened_at(self) -> int:
        """The instant of its first day."""
        return self.until - SPAN_MS

    def fixture(self, number: int) -> Fixture:
        """Return a game by its number, from 0."""
        rng = Random(f"{self.seed}/{self.games}/{number}")  # noqa: S311 - to be the same each time
        rated, seats = rng.random() >= UNRATED, _seats(rng)
        stopped = not rated and rng.random() < STOPPED
        holders = self._holders(number, seats, rng, rated=rated)
        people = [seat for seat, holder in enumerate(holders) if isinstance(holder, Character)]
        return Fixture(
            number=number,
            game_id=f"{self.prefix}{number}",
            ended_at=self.opened_at + share_of_span(number, games=self.games),
            options=_options(rng, standard=rated or rng.random() >= OTHER_OPTIONS),
            rated=rated,
            listed=rated or rng.random() >= PRIVATE,
            holders=holders,
            leaver=rng.choice(people) if rng.random() < LEFT and not stopped else None,
            stopped=stopped,
        )

    def _holders(self, number: int, seats: int, rng: Random, *, rated: bool) -> list[Holder]:
        there = FIRST_PEOPLE + (1 - FIRST_PEOPLE) * sqrt(number / self.games)
        known = self.people[: max(2 * seats, round(there * len(self.people)))]
        willing = [each for each in known if not (rated and each.guest)]
        weights = list(accumulate(each.eager for each in willing))
        bots = rng.randint(1, seats - 1) if rng.random() < WITH_BOTS else 0
        people: dict[int, Character] = {}
        while len(people) < seats - bots:
            each = willing[bisect(weights, rng.random() * weights[-1])]
            people[each.number] = each
        holders: list[Holder] = [*people.values(), *rng.choices(list(BOTS), k=bots)]
        rng.shuffle(holders)
        return holders


def prefix_of(seed: int, games: int) -> str:
    """Return how the ids of a programme's games begin."""
    return f"sim{seed}-{games}-"


def share_of_span(number: int, *, games: int) -> int:
    """Return how long after the first day a game ended: as many in a day as the house is old."""
    return int(SPAN_MS * sqrt((number + 1) / (games + 1)))


def _seats(rng: Random) -> int:
    return 2 if rng.random() < DUELS else rng.choice(SEATS_OF_TABLES)


def _options(rng: Random, *, standard: bool) -> Options:
    length = "short" if rng.random() < SHORT else "full"
    if standard:
        return Options.from_dict({**Options().to_dict(), "length": length})
    return Options.from_dict(
        {
            "length": length,
            "matching": rng.choice(["colour", "rank"]),
            "wild_nines": rng.random() < 0.5,
            "covered_six": rng.random() < 0.5,
            "free_draw": rng.random() < 0.5,
        }
    )
