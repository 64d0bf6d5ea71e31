"""Rates and means with honest intervals: PURE. docs/stats.md says how and why.

Rounds of one game are not independent, so the game is the unit of chance: the spread of a rate or
mean is estimated from how much the games differ (the linearised variance of a ratio), not from how
much the rounds do.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final, TypedDict

Z: Final = NormalDist().inv_cdf(0.975)
"""Of an interval that holds the truth 95 times in a hundred."""
SMALL: Final = 30
"""A figure from fewer games is said to be a small sample."""
FEWEST: Final = 5
"""A mean of fewer games has no interval: its spread is not known."""
DIGITS: Final = 4
"""How many digits behind the point figures are told with."""


class Estimate(TypedDict):
    """A rate or a mean, out of how many games, and how sure it is.

    `count` is what it is out of: rounds, plays, games. `value` is None where there is nothing, `low`
    and `high` where there is too little.
    """

    games: int
    count: int
    value: float | None
    low: float | None
    high: float | None
    small: bool


def mean(moments: Sequence[int] | None, *, unit: int = 1) -> Estimate:
    """Return the mean of y a round, from its moments (stats.sums); `unit` is what y is counted in."""
    games, n, y, *_ = moments or (0, 0, 0)
    if not moments or not n:
        return _nothing()
    value = y / n / unit
    if games < FEWEST:
        return _estimate(games, n, value, None)
    half = _student(games - 1) * sqrt(_variance(moments)) / unit
    return _estimate(games, n, value, (value - half, value + half))


def rate(moments: Sequence[int] | None) -> Estimate:
    """Return the share y of n, from its moments: Wilson's interval, widened for rounds of one game.

    As many independent rounds as would vary like these do stand for n; never more than n.
    """
    games, n, y, *_ = moments or (0, 0, 0)
    if not moments or not n:
        return _nothing()
    share = y / n
    alone = share * (1 - share) / n
    worth = float(n)
    if alone > 0 and games > 1:
        worth = n / max(1.0, _variance(moments) / alone)
    return _estimate(games, n, share, _wilson(share, worth))


def share(part: int, count: int, *, each_game: int = 1) -> Estimate:
    """Return the share of a count that comes to so many a game: Wilson's interval for the games.

    What comes several times a game says no more of chance than the game does.
    """
    if not count:
        return _nothing()
    games, value = count // each_game, part / count
    return _estimate(games, count, value, _wilson(value, games))


def _variance(moments: Sequence[int]) -> float:
    """Return the estimated variance of y / n between games."""
    games, n, y, nn, ny, yy = moments
    spread = yy * n * n - 2 * y * n * ny + y * y * nn  # whole numbers: nothing is lost
    return games / (games - 1) * spread / n**4


def _student(freedom: int) -> float:
    """Return Student's quantile for 95 %, by Fisher's expansion: within 2 % from four on."""
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def _wilson(value: float, count: float) -> tuple[float, float]:
    centre = (value + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z * sqrt(value * (1 - value) / count + Z * Z / (4 * count * count))
    half /= 1 + Z * Z / count
    return max(0.0, centre - half), min(1.0, centre + half)


def _nothing() -> Estimate:
    return {"games": 0, "count": 0, "value": None, "low": None, "high": None, "small": True}


def _estimate(
    games: int, count: int, value: float, interval: tuple[float, float] | None
) -> Estimate:
    low, high = interval or (None, None)
    return {
        "games": games,
        "count": count,
        "value": round(value, DIGITS),
        "low": None if low is None else round(low, DIGITS),
        "high": None if high is None else round(high, DIGITS),
        "small": games < SMALL,
    }
