"""Checking a record: all of it has to follow from its seeds and its moves (docs/record.md)."""

from collections.abc import Mapping
from typing import Any

from engine import game
from engine.actions import BadMoveSyntax, parse_move
from engine.autoplay import choose_in_round
from engine.errors import IllegalAction
from engine.replay import header_of, result_of, start_of
from engine.round import RoundState
from engine.scoring import places_of
from engine.shape import Fault, FaultCode, FaultFoundError, check_shape, read
from engine.shuffle import client_hash, commitment

__all__ = ["Fault", "FaultCode", "verify"]


def verify(data: bytes | str | Mapping[str, Any]) -> Fault | None:
    """Return the first fault of a record, by the order of docs/record.md; None if it is valid.

    Takes the record's text, or the object read from it. Never raises, whatever it is given.
    """
    try:
        record = read(data)
        check_shape(record)
        _check_secrets(record["fairness"])
        _check_game(record)
    except FaultFoundError as found:
        return found.fault
    return None


def _check_secrets(fairness: Mapping[str, Any]) -> None:
    """Check that the seeds are those that were committed to (F-1.2, F-1.4)."""
    if commitment(bytes.fromhex(fairness["server_seed"])) != fairness["commitment"]:
        raise FaultFoundError(
            "fairness.commitment", "bad_commitment", "The server seed is not the one committed to."
        )
    pairs = zip(fairness["client_seeds"], fairness["client_hashes"], strict=True)
    for seat, (seed, promised) in enumerate(pairs):
        if client_hash(seed) != promised:
            raise FaultFoundError(
                f"fairness.client_hashes[{seat}]",
                "bad_client_hash",
                f"The client seed of seat {seat} is not the one whose hash was given.",
            )


def _check_game(record: Mapping[str, Any]) -> None:
    state = start_of(record)
    if record["first_dealer"] != state.first_dealer:
        raise FaultFoundError(
            "first_dealer",
            "wrong_first_dealer",
            f"The cut makes seat {state.first_dealer} the dealer.",
        )
    for index, entry in enumerate(record["rounds"]):
        if index:
            game.deal_next_round(state)
        _check_round(state, entry, f"rounds[{index}]")
    if record["ended_by"] == "finished":
        _check_totals(record, state.totals)
    if not record["rounds"] or (record["ended_by"] == "finished" and not state.over):
        raise FaultFoundError("rounds", "missing_rounds", "The game has more rounds than these.")


def _check_round(state: game.GameState, entry: Mapping[str, Any], path: str) -> None:
    for name, true in header_of(state.round).items():
        if entry[name] != true:
            raise FaultFoundError(f"{path}.{name}", "wrong_header", f"The {name} is {true}.")
    auto = frozenset(entry["auto"])
    for index, move in enumerate(entry["moves"]):
        _check_move(state, move, f"{path}.moves[{index}]", auto=index in auto)
    if not state.round_over and entry["result"] is not None:
        raise FaultFoundError(f"{path}.moves", "round_not_over", "The round goes on after these.")
    _check_result(state.round, entry["result"], f"{path}.result")


def _check_move(state: game.GameState, move: str, path: str, *, auto: bool) -> None:
    try:
        seat, action = parse_move(move)
        r = state.round
        own = choose_in_round(r, seat) if auto and r.turn == seat else None
        game.advance(state, seat, action)
    except (BadMoveSyntax, IllegalAction) as refused:
        raise FaultFoundError(path, refused.code, str(refused)) from None
    if auto and action != own:
        raise FaultFoundError(path, "wrong_auto", "The server would not have made this move.")


def _check_result(r: RoundState, result: Mapping[str, Any] | None, path: str) -> None:
    true = result_of(r)
    if true is None:
        return
    if result is None:
        raise FaultFoundError(path, "wrong_result", "The round was played to its end.")
    for name, value in true.items():
        if result[name] != value:
            raise FaultFoundError(f"{path}.{name}", "wrong_result", f"It was {value}.")


def _check_totals(record: Mapping[str, Any], totals: list[int]) -> None:
    for name, true in (("totals", totals), ("places", places_of(totals))):
        if record[name] != true:
            raise FaultFoundError(name, "wrong_totals", f"They come to {true}.")
