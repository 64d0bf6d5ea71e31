"""Playing a record again: what happened in its rounds, and the replay feed of docs/protocol.md."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from engine import game
from engine.actions import Action, Call, parse_move
from engine.cards import TEXT, Card, Mask
from engine.events import EndedBy, Event
from engine.options import Options
from engine.round import RoundState
from engine.view import OPEN, event_for, round_view

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class ToldMove:
    """A move of a finished game, and what followed from it.

    `at_ms` is the running clock since the round was dealt; `auto` marks a move that the server made
    (R-8.1).
    """

    seat: int
    action: Action
    auto: bool
    at_ms: int
    events: Sequence[Event]


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldRound:
    """A round of a finished game as it happened, every hand open; seats index the lists.

    `dealt` holds what the deal brought with it: the cut before the first round, the hands, the
    starter and what it did. `hands` are those left as it ended, `out` who had none, in the order
    of going out. `ended_by` and `scores` are None only in the last round of an aborted game.
    """

    number: int
    dealer: int
    hand_size: int
    starter: Card
    dealt: Sequence[Event]
    moves: Sequence[ToldMove]
    hands: Sequence[Mask]
    ended_by: EndedBy | None
    out: Sequence[int]
    scores: Sequence[int] | None


def header_of(r: RoundState) -> Json:
    """Return what the record says of a round before its moves."""
    return {
        "number": r.number,
        "dealer": r.dealer,
        "hand_size": r.hand_size,
        "starter": TEXT[r.starter],
    }


def result_of(r: RoundState) -> Json | None:
    """Return what the record says of a round after its moves; None if it is not over."""
    if r.scores is None:
        return None
    return {"ended_by": r.ended_by, "out": list(r.out), "scores": list(r.scores)}


def start_of(record: Mapping[str, Any]) -> game.GameState:
    """Return the game of a record as its first round has been dealt."""
    return _begin(record)[0]


def retold(record: Mapping[str, Any]) -> Iterator[ToldRound]:
    """Play a valid record again and tell its rounds, one by one: the facts alone, no pictures.

    For whoever counts what happened; several times as quick as `replay`.
    """
    state, dealt = _begin(record)
    for entry in record["rounds"]:
        if state.round_over:
            dealt = game.deal_next_round(state)
        moves, r = list(_played(state, entry)), state.round
        yield ToldRound(
            number=r.number,
            dealer=r.dealer,
            hand_size=r.hand_size,
            starter=r.starter,
            dealt=dealt,
            moves=moves,
            hands=r.hands,
            ended_by=r.ended_by,
            out=r.out,
            scores=r.scores,
        )


def replay(record: Mapping[str, Any]) -> Iterator[Json]:
    """Play a valid record again, open hands: the `rounds` of the replay feed, one by one."""
    state = start_of(record)
    for entry in record["rounds"]:
        if state.round_over:
            game.deal_next_round(state)
        yield {
            "number": state.round.number,
            "start": round_view(state.round, OPEN),
            "steps": list(_steps(state, entry)),
        }


def moment(record: Mapping[str, Any], *, number: int, move: int, seat: int | None) -> Json:
    """Return the Round of a valid record at one moment, as a seat saw it, or with open hands (None).

    `number` is the round's, from 1; `move` how many of its moves have been made, 0 to all of them.
    """
    state = start_of(record)
    for entry in record["rounds"][:number]:
        if state.round_over:
            game.deal_next_round(state)
        last = entry["number"] == number
        for _ in islice(_played(state, entry), move if last else None):
            pass
    return round_view(state.round, OPEN if seat is None else seat)


def _begin(record: Mapping[str, Any]) -> tuple[game.GameState, list[Event]]:
    fairness = record["fairness"]
    return game.start(
        game_id=record["game_id"],
        options=Options.from_dict(record["options"]),
        seats=len(record["seats"]),
        server_seed=bytes.fromhex(fairness["server_seed"]),
        client_seeds=fairness["client_seeds"],
    )


def _steps(state: game.GameState, entry: Mapping[str, Any]) -> Iterator[Json]:
    for text, move in zip(entry["moves"], _played(state, entry), strict=True):
        yield {
            "move": text,
            "at_ms": move.at_ms,
            "auto": move.auto,
            "events": [event_for(event, OPEN) for event in move.events],
            "frame": _frame(state.round),
        }


def _played(state: game.GameState, entry: Mapping[str, Any]) -> Iterator[ToldMove]:
    """Make a round's moves on `state`, one each time the next is asked for."""
    auto = set(entry["auto"])
    times: Sequence[int] = entry["times_ms"]
    for index, (text, at_ms) in enumerate(zip(entry["moves"], times, strict=True)):
        seat, action = parse_move(text)
        after_ms = _since_exposure(state.round, action, at_ms, times)
        events = game.apply(state, seat, action, auto=index in auto, after_ms=after_ms)
        yield ToldMove(seat, action, index in auto, at_ms, events)


def _since_exposure(r: RoundState, action: Action, at_ms: int, times: Sequence[int]) -> int | None:
    """For a call: how long after the exposing play it came, in milliseconds."""
    if not isinstance(action, Call):
        return None
    exposing = r.exposed_by[action.seat]
    return None if exposing is None else at_ms - times[exposing]


def _frame(r: RoundState) -> Json:
    """Return a step's picture: hands are left out, for they change by the events alone."""
    frame = round_view(r, OPEN)
    for hand in frame["hands"]:
        hand["cards"] = None
    return frame
