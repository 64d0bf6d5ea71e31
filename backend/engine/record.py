"""The game record of docs/record.md: writing one (`build`), playing one again, and checking one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine import game
from engine.actions import parse_move
from engine.options import Options
from engine.replay import header_of, replay, result_of
from engine.shape import FORMAT, RULES_VERSION, VERSION
from engine.shuffle import client_hash, commitment
from engine.verify import Fault, verify

__all__ = ["Fault", "PlayedRound", "build", "replay", "verify"]

Json = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRound:
    """What has to be kept of a round: everything else follows from the seeds.

    `moves` in the record's notation; `times_ms` beside them, of running clock since the deal, never
    falling; `auto` the rising indices of those that the server made for an absent player (R-8.1).
    """

    moves: Sequence[str]
    times_ms: Sequence[int]
    auto: Sequence[int] = ()


def build(  # noqa: PLR0913 - a record has this many parts, all given by name
    *,
    game_id: str,
    options: Options,
    seats: Sequence[Mapping[str, Any]],
    server_seed: bytes,
    client_seeds: Sequence[str],
    rounds: Sequence[PlayedRound],
    started_at: str,
    ended_at: str,
    ended_by: Literal["finished", "aborted"],
    rated: bool = False,
    sequence: int | None = None,
) -> Json:
    """Write the record of a game that is over, by playing it again.

    `seats` are the record's seat objects, taken over as they are; instants are ISO 8601 as the record
    has them. Raises IllegalAction or BadMoveSyntax if the moves cannot have been made.
    """
    state, _ = game.start(
        game_id=game_id,
        options=options,
        seats=len(seats),
        server_seed=server_seed,
        client_seeds=client_seeds,
    )
    finished = ended_by == "finished"
    written = [_write_round(state, played) for played in rounds]
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": RULES_VERSION,
        "game_id": game_id,
        "started_at": started_at,
        "ended_at": ended_at,
        "rated": rated,
        "sequence": sequence,
        "options": options.to_dict(),
        "seats": [dict(seat) for seat in seats],
        "fairness": {
            "commitment": commitment(server_seed),
            "client_hashes": [client_hash(seed) for seed in client_seeds],
            "server_seed": server_seed.hex(),
            "client_seeds": list(client_seeds),
        },
        "first_dealer": state.first_dealer,
        "rounds": written,
        "totals": state.totals if finished else None,
        "places": state.places if finished else None,
        "ended_by": ended_by,
    }


def _write_round(state: game.GameState, played: PlayedRound) -> Json:
    """Play one round on `state`, dealing it first if the last one is over."""
    if state.round_over:
        game.deal_next_round(state)
    for move in played.moves:
        game.advance(state, *parse_move(move))
    return {
        **header_of(state.round),
        "moves": list(played.moves),
        "times_ms": list(played.times_ms),
        "auto": list(played.auto),
        "result": result_of(state.round),
    }
