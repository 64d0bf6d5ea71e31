"""What each rank does when it is laid (R-4). An effect returns the seat to which the turn goes."""

from collections.abc import Callable
from typing import Final

from engine import crank
from engine.cards import PACK, RANK
from engine.events import DirectionReversed, TurnSkipped
from engine.round import RoundState
from engine.stock import draw
from engine.turns import after, others_from

Effect = Callable[[RoundState, int], int]


def _ace(r: RoundState, seat: int) -> int:
    """R-4.1: counts 1 in a crank, otherwise does nothing."""
    if r.crank:
        crank.turn_up(r, seat, 1)
    return after(r, seat)


def _two(r: RoundState, seat: int) -> int:
    """R-4.2: opens a crank, or adds 2 to it."""
    crank.turn_up(r, seat, 2)
    return after(r, seat)


def _four(r: RoundState, seat: int) -> int:
    """R-4.4: skips the next seat. With two players the same player plays again."""
    skipped = after(r, seat)
    if r.log is not None:
        r.log.add(TurnSkipped(skipped))
    return after(r, skipped)


def _five(r: RoundState, seat: int) -> int:
    """R-4.5: every other player draws one card, in turn order from the next seat."""
    for other in others_from(r, seat):
        draw(r, other, 1, "five")
    return after(r, seat)


def _six(r: RoundState, seat: int) -> int:
    """R-4.6: the same player takes another turn."""
    return seat


def _seven(r: RoundState, seat: int) -> int:
    """R-4.7: the next seat draws one card, then takes its turn as usual."""
    victim = after(r, seat)
    draw(r, victim, 1, "seven")
    return victim


def _ten(r: RoundState, seat: int) -> int:
    """R-4.10: the direction reverses. With two players the turn passes all the same."""
    r.direction = -r.direction
    if r.log is not None:
        r.log.add(DirectionReversed(r.direction))
    return after(r, seat)


# A 3, J, Q, K does nothing; what an 8 or 9 names is part of laying it.
_BY_RANK: Final[tuple[Effect, ...]] = (
    _ace,
    _two,
    after,
    _four,
    _five,
    _six,
    _seven,
    after,
    after,
    _ten,
    after,
    after,
    after,
)

EFFECTS: Final = tuple(_BY_RANK[RANK[card]] for card in PACK)
"""By card: applies its ability, laid by a seat, and returns the seat to which the turn goes."""
