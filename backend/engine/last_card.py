"""Coming down to one card (R-6) and to none (R-7.1, R-7.2)."""

from typing import Final

from engine.cards import FOUR, RANK, SIX, Card
from engine.effects import EFFECTS
from engine.ending import end_round
from engine.events import Announced, Called, Exposed, WentOut
from engine.round import RoundState
from engine.stock import draw
from engine.turns import after, give_turn

_ABOUT_TURNS: Final = (FOUR, SIX)
"""As a last card these do nothing: when nobody plays on, a skip and another turn concern no one."""


def down_to_one(r: RoundState, seat: int, *, announce: bool) -> None:
    """Take note that one card is left: announced, or the seat is exposed (R-6.1)."""
    if announce:
        r.announced[seat] = True
    else:
        r.exposed_by[seat] = r.moves
    if r.log is not None:
        r.log.add(Announced(seat, late=False) if announce else Exposed(seat))


def announce_late(r: RoundState, seat: int) -> None:
    """Take a late announcement (R-6.1)."""
    r.exposed_by[seat] = None
    r.announced[seat] = True
    if r.log is not None:
        r.log.add(Announced(seat, late=True))


def call(r: RoundState, by: int, seat: int) -> None:
    """Let `by` call the exposed `seat`, who draws two cards and loses a turn (R-6.4).

    If it is its turn that is the one; otherwise it is the next that would come to it.
    """
    in_turn = r.turn == seat
    r.exposed_by[seat] = None
    if r.log is not None:
        r.log.add(Called(by, seat, r.log.after_ms, in_turn))
    draw(r, seat, 2, "called")
    r.loses_turn[seat] = True
    if in_turn:
        give_turn(r, seat)


def down_to_none(r: RoundState, seat: int, card: Card) -> None:
    """Let a seat go out with its last card: the round ends, or its crank is settled (R-7.1, R-7.2)."""
    r.exposed_by[seat] = None
    r.announced[seat] = False
    if RANK[card] == SIX and r.options.covered_six:
        _cover_six(r, seat)
        return
    r.out.append(seat)
    if r.log is not None:
        r.log.add(WentOut(seat))
    if RANK[card] not in _ABOUT_TURNS:
        EFFECTS[card](r, seat)
    if not r.crank:
        end_round(r, "out")
        return
    r.settling = True
    give_turn(r, after(r, seat))


def _cover_six(r: RoundState, seat: int) -> None:
    """Cover a last 6 with a drawn card; the turn passes (R-9 `covered_six`)."""
    draw(r, seat, 1, "covered_six")
    give_turn(r, after(r, seat))
