"""Crowds of players of known strength, to measure what ratings make of their games. Pure.

Strength is in points: what a player's total in a full game of four is better than the average's.
A simulated total is that, scaled to the number of seats and the length, and noise. Both scales
are fitted to games of house bots in the real engine (`SPREADS`): how much the same difference of
strength is worth there, and how much chance there is.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from statistics import correlation, fmean, stdev, variance
from typing import Final

from ratings import elo, maths
from ratings.maths import Belief, Parameters


@dataclass(frozen=True, slots=True)
class Spread:
    """Of totals: how far Pip's lies above a Barrel's, and how far two Barrels' lie apart (r.m.s.)."""

    gap: float
    apart: float


SPREADS: Final = {
    (2, "short"): Spread(188, 150),
    (2, "full"): Spread(373, 195),
    (3, "short"): Spread(195, 155),
    (3, "full"): Spread(398, 218),
    (4, "short"): Spread(218, 196),
    (4, "full"): Spread(447, 269),
    (5, "short"): Spread(315, 247),
    (5, "full"): Spread(618, 392),
}
"""By seats and length: the gap of 85 to 1,049 games of one Pip among Barrels, the more the shorter
they are; what lies between equals of 250 of Barrels alone."""
LENGTHS: Final = ("short", "full")
STRENGTH_SPREAD: Final = 150.0
"""How much players differ (standard deviation): a third of what lies between Pip and Barrel."""
DRIFT: Final = 0.02
"""How much of its spread a player's strength moves from one game to the next."""
BLOCK: Final = 32
"""How many wait at once; matches are made among them, of neighbours by rating."""
WINDOW: Final = 0.25
"""Predictions are held against what was seen over this last part of the games before a mark."""


@dataclass(slots=True)
class Seen:
    """Predictions that one player is placed before another, and whether that is what was seen."""

    pairs: list[tuple[float, bool]] = field(default_factory=list)

    def log_loss(self) -> float:
        """Return the mean surprise, in nats: 0.693 is what somebody who knows nothing has."""
        return -fmean(math.log(share if won else 1 - share) for share, won in self.pairs)

    def calibration_error(self) -> float:
        """Return how far the predicted share lies from the seen, on average over ten bins."""
        bins: dict[int, list[float]] = {}
        for share, won in self.pairs:
            likelier = max(share, 1 - share)
            surprise = likelier - (won == (share >= 0.5))
            bins.setdefault(min(9, int((likelier - 0.5) * 20)), []).append(surprise)
        return sum(abs(sum(each)) for each in bins.values()) / len(self.pairs)


@dataclass(frozen=True, slots=True)
class Measure:
    """What was measured when everybody had played `games` games."""

    games: int
    rank_correlation: float
    elo_rank_correlation: float
    predictions: Seen
    elo_predictions: Seen
    best_predictions: Seen
    sigma: float
    within: float
    """The share of players whose true strength is within the uncertainty shown."""
    spread: float
    best: int
    """The highest rating."""


@dataclass(slots=True)
class Crowd:
    """Players, what they are and what is believed of them."""

    rng: Random
    parameters: Parameters | None
    sizes: Sequence[int]
    strengths: list[float]
    beliefs: list[Belief]
    elos: list[float]
    predictions: Seen = field(default_factory=Seen)
    elo_predictions: Seen = field(default_factory=Seen)
    best_predictions: Seen = field(default_factory=Seen)


@dataclass(frozen=True, slots=True)
class Setting:
    """Who plays what: `sizes` are numbers of seats, one drawn a game; repeat one to have it more."""

    players: int
    sizes: Sequence[int]
    spread: float = STRENGTH_SPREAD


def simulate(
    setting: Setting, *, marks: Sequence[int], rng: Random, parameters: Parameters | None = None
) -> list[Measure]:
    """Let a crowd play, everybody as many games as the last mark says, and measure at each mark."""
    spread = setting.spread
    crowd = Crowd(
        rng=rng,
        parameters=parameters,
        sizes=setting.sizes,
        strengths=[rng.gauss(0, spread) for _ in range(setting.players)],
        beliefs=[Belief()] * setting.players,
        elos=[maths.START] * setting.players,
    )
    measures = []
    for played in range(1, max(marks) + 1):
        mark = min(mark for mark in marks if mark >= played)
        _everybody_plays(crowd, watched=played > mark * (1 - WINDOW))
        keep = math.sqrt(1 - DRIFT**2)
        crowd.strengths = [
            strength * keep + rng.gauss(0, spread * DRIFT) for strength in crowd.strengths
        ]
        if played == mark:
            measures.append(_measure(crowd, played))
            crowd.predictions, crowd.elo_predictions = Seen(), Seen()
            crowd.best_predictions = Seen()
    return measures


def _everybody_plays(crowd: Crowd, *, watched: bool) -> None:
    rng, waiting = crowd.rng, list(range(len(crowd.beliefs)))
    rng.shuffle(waiting)
    line = [
        player
        for start in range(0, len(waiting), BLOCK)
        for player in sorted(
            waiting[start : start + BLOCK], key=lambda player: crowd.beliefs[player].mu
        )
    ]
    while line:
        size = rng.choice(crowd.sizes)
        if len(line) - size == 1:
            size += 1 if size < 5 and len(crowd.sizes) > 1 else 0
        seats, line = line[:size], line[size:]
        if len(seats) > 1:
            _play(crowd, seats, watched=watched)


def _play(crowd: Crowd, seats: Sequence[int], *, watched: bool) -> None:
    spread = SPREADS[len(seats), crowd.rng.choice(LENGTHS)]
    edge = spread.gap / SPREADS[4, "full"].gap
    totals = [
        round(crowd.rng.gauss(-crowd.strengths[player] * edge, spread.apart / math.sqrt(2)))
        for player in seats
    ]
    places = [1 + sum(other < total for other in totals) for total in totals]
    beliefs = [crowd.beliefs[player] for player in seats]
    elos = [crowd.elos[player] for player in seats]
    if watched:
        _watch(crowd, seats, places, edge / spread.apart)
    rated = maths.after_game(beliefs, places, parameters=crowd.parameters)
    for player, belief, points in zip(seats, rated, elo.after_game(elos, places), strict=True):
        crowd.beliefs[player], crowd.elos[player] = belief, points


def _watch(crowd: Crowd, seats: Sequence[int], places: Sequence[int], edge: float) -> None:
    """Note what was predicted of every two seats; `edge` is strength by what lies between equals."""
    shares = maths.wins_over([crowd.beliefs[p] for p in seats], parameters=crowd.parameters)
    for one, other in combinations(range(len(seats)), 2):
        if places[one] == places[other]:
            continue
        won, (a, b) = places[one] < places[other], (seats[one], seats[other])
        ahead = (crowd.strengths[a] - crowd.strengths[b]) * edge
        crowd.predictions.pairs.append((shares[one][other], won))
        crowd.elo_predictions.pairs.append((elo.expected(crowd.elos[a], crowd.elos[b]), won))
        crowd.best_predictions.pairs.append(((1 + math.erf(ahead / math.sqrt(2))) / 2, won))


def _measure(crowd: Crowd, games: int) -> Measure:
    middles = [belief.mu for belief in crowd.beliefs]
    sigmas = [belief.sigma for belief in crowd.beliefs]
    # Strength has a scale of its own: that under which it is spread as the house believes it is.
    scale = math.sqrt(variance(middles) + fmean(sigma**2 for sigma in sigmas))
    scale /= stdev(crowd.strengths)
    centre, zero = fmean(middles), fmean(crowd.strengths)
    within = fmean(
        abs(middle - centre - (strength - zero) * scale) <= sigma
        for middle, strength, sigma in zip(middles, crowd.strengths, sigmas, strict=True)
    )
    return Measure(
        games=games,
        rank_correlation=_by_rank(middles, crowd.strengths),
        elo_rank_correlation=_by_rank(crowd.elos, crowd.strengths),
        predictions=crowd.predictions,
        elo_predictions=crowd.elo_predictions,
        best_predictions=crowd.best_predictions,
        sigma=fmean(sigmas),
        within=within,
        spread=stdev(middles),
        best=round(max(middles)),
    )


def _by_rank(ratings: Sequence[float], strengths: Sequence[float]) -> float:
    return correlation(_ranks(ratings), _ranks(strengths))


def _ranks(values: Sequence[float]) -> list[float]:
    in_order = sorted(values)
    return [float(in_order.index(value)) for value in values]
