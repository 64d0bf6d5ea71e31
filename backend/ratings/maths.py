"""What a result says about strength: the arithmetic of ratings, pure.

A *belief* about a player's strength is a normal distribution, in points of the rating: people see
its middle. A game moves the beliefs about those who played it by Plackett-Luce (Weng and Lin,
2011) from openskill. docs/ratings.md says how the parameters were chosen, by measurement.

The same beliefs and places always give the same numbers, to the last digit: whoever recomputes
must do the same operations in the same order, so this module is the only one that does any.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from typing import Final

from openskill.models import PlackettLuce

START: Final = 1500.0
"""Where everybody begins."""
START_SIGMA: Final = 200.0
"""How unsure the house is of somebody it has never seen: as much as players differ."""
HOUSE_SIGMA: Final = 20.0
"""How sure the house is of its bots, whose ratings do not move between calibrations."""
PROVISIONAL_SIGMA: Final = 160.0
"""Above this a rating is shown as provisional and stands in no list."""


SMALLEST_SHRINK: Final = 1e-4
"""One game never takes away more of the doubt than leaves this share of its square."""


@dataclass(frozen=True, slots=True)
class Parameters:
    """How much chance is in one game (`beta`), and how much strength drifts between two (`tau`)."""

    beta: float
    tau: float


DUEL: Final = Parameters(beta=200.0, tau=4.0)
TABLE: Final = Parameters(beta=150.0, tau=4.0)
"""Less than a duel's, for the model itself makes more of chance where more play."""


@dataclass(frozen=True, slots=True)
class Belief:
    """What the house believes of a player's strength: the middle, and how unsure it is."""

    mu: float = START
    sigma: float = START_SIGMA

    @property
    def value(self) -> int:
        """The whole number that people see."""
        return round(self.mu)

    @property
    def uncertainty(self) -> int:
        """What is shown behind the plus-minus: the truth is within it about two times in three."""
        return round(self.sigma)

    @property
    def provisional(self) -> bool:
        """Tell whether the house has seen too little to list this rating."""
        return self.sigma > PROVISIONAL_SIGMA


def house_belief(value: int) -> Belief:
    """Return the belief about a house bot whose calibrated rating is `value`."""
    return Belief(float(value), HOUSE_SIGMA)


def rated_places(places: Sequence[int], left: Sequence[bool]) -> list[int]:
    """Return the places that count for the rating, from 1, ties sharing the better number.

    Whoever left, or was away at the end, shares the last place whatever the score and whenever
    they went; those who stayed are placed among themselves.
    """
    stayed = [place for place, gone in zip(places, left, strict=True) if not gone]
    return [
        1 + (len(stayed) if gone else sum(other < place for other in stayed))
        for place, gone in zip(places, left, strict=True)
    ]


def after_rated_game(
    beliefs: Sequence[Belief], places: Sequence[int], *, house: Sequence[bool]
) -> list[Belief]:
    """Return what to believe of each seat after a rated game: a house bot's rating does not move."""
    moved = after_game(beliefs, places)
    return [
        before if fixed else after
        for before, after, fixed in zip(beliefs, moved, house, strict=True)
    ]


def after_game(
    beliefs: Sequence[Belief], places: Sequence[int], *, parameters: Parameters | None = None
) -> list[Belief]:
    """Return what a game with these places says of everybody in it.

    A tie is a result whose order nobody knows: every order that the places allow counts alike.
    The library's own rule for ties is not used, because under it sharing the last place can beat
    sharing a better one; with this one a worse place never pays.
    """
    chosen = parameters or _usual(len(beliefs))
    model = PlackettLuce(
        mu=START, sigma=START_SIGMA, beta=chosen.beta, tau=chosen.tau, kappa=SMALLEST_SHRINK
    )
    outcomes = [_after_order(model, beliefs, order) for order in _orders(places)]
    return [
        Belief(
            math.fsum(outcome[seat].mu for outcome in outcomes) / len(outcomes),
            math.fsum(outcome[seat].sigma for outcome in outcomes) / len(outcomes),
        )
        for seat in range(len(beliefs))
    ]


def scale_of(beliefs: Sequence[Belief], *, parameters: Parameters | None = None) -> float:
    """Return the distance of two ratings at which one is placed before the other e to 1."""
    beta = (parameters or _usual(len(beliefs))).beta
    return math.sqrt(sum(belief.sigma**2 + beta**2 for belief in beliefs))


def _usual(seats: int) -> Parameters:
    return DUEL if seats == 2 else TABLE


def _after_order(
    model: PlackettLuce, beliefs: Sequence[Belief], order: Sequence[int]
) -> list[Belief]:
    """Return what to believe after a game without ties; `order` names the seats, the first first."""
    ranks = [float(order.index(seat)) for seat in range(len(beliefs))]
    players = [[model.rating(mu=belief.mu, sigma=belief.sigma)] for belief in beliefs]
    return [Belief(player.mu, player.sigma) for [player] in model.rate(players, ranks=ranks)]


def _orders(places: Sequence[int]) -> Iterator[list[int]]:
    """Yield every order of the seats in which nobody stands before somebody with a better place."""
    tied = [
        [seat for seat, place in enumerate(places) if place == each] for each in sorted(set(places))
    ]
    for choice in product(*(permutations(group) for group in tied)):
        yield [seat for group in choice for seat in group]


def wins_over(
    beliefs: Sequence[Belief], *, parameters: Parameters | None = None
) -> list[list[float]]:
    """Return how likely each player is to be placed before each other, as the model sees it."""
    scale = scale_of(beliefs, parameters=parameters)
    return [
        [1 / (1 + math.exp((other.mu - one.mu) / scale)) for other in beliefs] for one in beliefs
    ]
