"""Turn order: who is next, and what stops a turn on its way (R-4.11, R-6.4, R-7.2)."""

from engine import crank
from engine.events import TurnBegan, TurnLost
from engine.round import RoundState


def after(r: RoundState, seat: int) -> int:
    """The neighbour of `seat` in the direction of play (R-4.11)."""
    return (seat + r.direction) % r.seats


def others_from(r: RoundState, seat: int) -> list[int]:
    """Every other seat, in turn order from the one after `seat`."""
    return [(seat + step * r.direction) % r.seats for step in range(1, r.seats)]


def give_turn(r: RoundState, seat: int) -> None:
    """The turn comes to `seat`, unless the round is over; seats that owe a lost turn pay it and it goes on.

    Outside a crank an owed turn is passed over; in a crank it breaks on the seat that cannot answer (R-6.4).
    """
    while not r.over:
        if r.settling and not r.hands[seat]:
            crank.fall_away(r)
            return
        if not r.loses_turn[seat]:
            ask(r, seat)
            return
        r.loses_turn[seat] = False
        lose_turn(r, seat)
        seat = after(r, seat)


def lose_turn(r: RoundState, seat: int) -> None:
    """`seat` cannot take the turn that has come to it (R-6.4)."""
    if r.crank:
        crank.take_count(r, seat)
    elif r.log is not None:
        r.log.append(TurnLost(seat))


def ask(r: RoundState, seat: int) -> None:
    """Asks `seat` for a decision."""
    r.turn = seat
    r.turns += 1
    if r.log is not None and (asked := r.asked) is not None:
        r.log.append(TurnBegan(seat, asked))
