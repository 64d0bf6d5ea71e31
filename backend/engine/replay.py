"""Playing a record again: what its rounds were, and the replay feed of docs/protocol.md."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine import game
from engine.actions import Action, Call, parse_move
from engine.cards import TEXT
from engine.options import Options
from engine.round import RoundState
from engine.view import OPEN, event_for, round_view

Json = dict[str, Any]


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
    fairness = record["fairness"]
    state, _ = game.start(
        game_id=record["game_id"],
        options=Options.from_dict(record["options"]),
        seats=len(record["seats"]),
        server_seed=bytes.fromhex(fairness["server_seed"]),
        client_seeds=fairness["client_seeds"],
    )
    return state


def replay(record: Mapping[str, Any]) -> Iterator[Json]:
    """Play a valid record again, open hands: the `rounds` of the replay feed, one by one."""
    state = start_of(record)
    for entry in record["rounds"]:
        if state.round_over:
            game.deal_next_round(state)
        yield {
            "number": state.round.number,
            "start": round_view(state.round, OPEN),
            "steps": list(_replay_moves(state, entry)),
        }


def _replay_moves(state: game.GameState, entry: Mapping[str, Any]) -> Iterator[Json]:
    auto = set(entry["auto"])
    times: Sequence[int] = entry["times_ms"]
    for index, (move, at_ms) in enumerate(zip(entry["moves"], times, strict=True)):
        seat, action = parse_move(move)
        after_ms = _since_exposure(state.round, action, at_ms, times)
        events = game.apply(state, seat, action, auto=index in auto, after_ms=after_ms)
        yield {
            "move": move,
            "at_ms": at_ms,
            "auto": index in auto,
            "events": [event_for(event, OPEN) for event in events],
            "frame": _frame(state.round),
        }


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
