"""Turn order: who is next, and what stops a turn on its way (R-4.11, R-6.4, R-7.2)."""

from engine import crank
from engine.events import TurnBegan, TurnLost
from engine.round import RoundState


def after(r: RoundState, seat: int) -> int:
    """Return the neighbour of `seat` in the direction of play (R-4.11)."""
    return (seat + r.direction) % r.seats


def others_from(r: RoundState, seat: int) -> list[int]:
    """Every other seat, in turn order from the one after `seat`."""
    return [(seat + step * r.direction) % r.seats for step in range(1, r.seats)]


def give_turn(r: RoundState, seat: int) -> None:
    """Let the turn come to `seat`; seats that owe a lost turn pay it and it goes on (R-6.4).

    While a crank is settled it ends, and the round, where the turn comes to no cards (R-7.2).
    """
    while r.loses_turn[seat] or (r.settling and not r.hands[seat]):
        if not r.hands[seat]:
            crank.fall_away(r)
            return
        r.loses_turn[seat] = False
        lose_turn(r, seat)
        if r.over:
            return
        seat = after(r, seat)
    r.turn = seat
    r.turns += 1
    if r.log is not None:
        r.log.add(TurnBegan(seat, "crank" if r.crank else "play"))


def lose_turn(r: RoundState, seat: int) -> None:
    """Take the turn from `seat`: in a crank it cannot answer, so the crank breaks on it (R-6.4)."""
    if r.crank:
        crank.take_count(r, seat)
    elif r.log is not None:
        r.log.add(TurnLost(seat))
