"""Elo between every two of a game: what ratings are compared with (docs/ratings.md), and no more."""

from collections.abc import Sequence
from typing import Final

SCALE: Final = 400.0
K: Final = 24.0
"""How many points a game can move a rating."""


def expected(one: float, other: float) -> float:
    """Return the share of games in which `one` is placed before `other`."""
    return 1 / (1 + 10 ** ((other - one) / SCALE))


def after_game(ratings: Sequence[float], places: Sequence[int], *, k: float = K) -> list[float]:
    """Return the ratings after a game with these places, each pair counted as a game of its own."""
    pairs = len(ratings) - 1
    return [
        rating
        + k
        / pairs
        * sum(
            _score(places[seat], places[other]) - expected(rating, ratings[other])
            for other in range(len(ratings))
            if other != seat
        )
        for seat, rating in enumerate(ratings)
    ]


def _score(place: int, other: int) -> float:
    return 0.5 if place == other else float(place < other)
