"""The end of a round."""

from engine.events import EndedBy, RoundEnded
from engine.round import RoundState
from engine.scoring import hand_score


def end_round(r: RoundState, ended_by: EndedBy) -> None:
    """End the round and score every hand; nobody is in turn or exposed any more (R-7.1, R-7.5)."""
    r.ended_by = ended_by
    r.scores = [hand_score(hand) for hand in r.hands]
    r.turn = None
    r.naming = r.settling = False
    r.crank = 0
    r.exposed_by = [None] * r.seats
    r.announced = [False] * r.seats
    r.loses_turn = [False] * r.seats
    if r.log is not None:
        r.log.add(RoundEnded(ended_by, r.out[:], r.scores))
