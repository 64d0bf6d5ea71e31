"""The running count that 2s and aces turn up until somebody has to draw it (R-5)."""

from engine.ending import end_round
from engine.events import CrankBroken, CrankOpened, CrankRaised
from engine.round import RoundState
from engine.stock import draw


def turn_up(r: RoundState, seat: int, by: int) -> None:
    """Open the crank at `by`, or add it to the count (R-5.1)."""
    opened = not r.crank
    r.crank += by
    r.refit()
    if r.log is not None:
        r.log.add((CrankOpened if opened else CrankRaised)(seat, r.crank))


def take_count(r: RoundState, seat: int) -> None:
    """Let `seat` draw the count, which ends the crank (R-5.2).

    It also ends the round if a last card had left the crank to be settled (R-7.2).
    """
    count = r.crank
    draw(r, seat, count, "crank")
    _end(r, seat, count)


def fall_away(r: RoundState) -> None:
    """End the crank and the round where the turn comes to no cards: nobody draws (R-7.2)."""
    _end(r, None, r.crank)


def _end(r: RoundState, seat: int | None, count: int) -> None:
    r.crank = 0
    r.refit()
    if r.log is not None:
        r.log.add(CrankBroken(seat, count))
    if r.settling:
        end_round(r, "out")
