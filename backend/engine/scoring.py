"""What the cards left in hand cost (R-7.3, R-7.4)."""

from dataclasses import dataclass
from typing import Final

from engine.cards import OF_RANK, RANK, THREE, Card, Mask, cards_of

POINTS: Final = (1, 20, 0, 15, 30, 30, 20, 50, 30, 25, 10, 10, 10)
"""Points of each rank in hand, ace first; a 3 counts otherwise (R-7.4)."""
LEFT_OVER_THREE: Final = -50

_THREES: Final = OF_RANK[THREE]
_DEAREST_FIRST: Final = tuple(
    (points, sum(OF_RANK[rank] for rank in range(13) if POINTS[rank] == points))
    for points in sorted({*POINTS} - {POINTS[THREE]}, reverse=True)
)
"""Each cost with the cards that have it."""


def hand_score(hand: Mask) -> int:
    """Return the points of a hand, its 3s cancelling the dearest cards (R-7.4)."""
    if not hand:
        return 0
    threes = (hand & _THREES).bit_count()
    score = 0
    for points, cards in _DEAREST_FIRST:
        count = (hand & cards).bit_count()
        if threes >= count:
            threes -= count
        else:
            score += points * (count - threes)
            threes = 0
    return score + threes * LEFT_OVER_THREE


@dataclass(frozen=True, slots=True)
class HandReckoning:
    """How a hand comes to its score: what each 3 cancels, and what counts, dearest first."""

    cancelled: list[tuple[Card, Card]]
    left_over_threes: list[Card]
    points: list[tuple[Card, int]]
    score: int


def reckon(hand: Mask) -> HandReckoning:
    """Return the score of a hand, card by card; equal costs in pack order."""
    threes = list(cards_of(hand & _THREES))
    others = sorted(cards_of(hand & ~_THREES), key=lambda card: -POINTS[RANK[card]])
    cancelled = list(zip(threes, others, strict=False))
    return HandReckoning(
        cancelled=cancelled,
        left_over_threes=threes[len(cancelled) :],
        points=[(card, POINTS[RANK[card]]) for card in others[len(cancelled) :]],
        score=hand_score(hand),
    )


def places_of(totals: list[int]) -> list[int]:
    """Return the place of each seat, lowest total first; equal totals share a place (R-1.4)."""
    return [1 + sum(other < total for other in totals) for total in totals]
