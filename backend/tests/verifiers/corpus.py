"""Whole games to be judged: of every size, with every mixture of options, from a seed."""

import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Final, get_args

from engine import game
from engine.actions import DRAW, Action, move_text
from engine.autoplay import choose_in_round
from engine.options import MAX_SEATS, MIN_SEATS, Matching, Options
from engine.record import PlayedRound, build
from engine.round import RoundState
from engine.shuffle import SERVER_SEED_BYTES
from engine.simulate import records

Record = dict[str, Any]

_SEATS: Final = range(MIN_SEATS, MAX_SEATS + 1)
_FLAGS: Final = (False, True)
_MATCHINGS: Final[tuple[Matching, ...]] = get_args(Matching)
_MIXTURES: Final = tuple(product(_MATCHINGS, _FLAGS, _FLAGS, _FLAGS))
FULL: Final = 0.05
"""The share of full games: they take three times as long, and hold nothing that short ones do not."""
POLICIES: Final = ("random", "random", "hoarding", "auto")


def games(number: int, *, seed: int) -> Iterator[Record]:
    """Give so many valid records: each mixture of options and seats as often as any other."""
    rng = Random(seed)
    kinds = list(product(_SEATS, _MIXTURES))
    rng.shuffle(kinds)
    for index in range(number):
        seats, (matching, wild, covered, free) = kinds[index % len(kinds)]
        options = Options(
            length="full" if rng.random() < FULL else "short",
            matching=matching,
            wild_nines=wild,
            covered_six=covered,
            free_draw=free,
        )
        policy = rng.choice(POLICIES)
        (record,) = records(
            games=1, options=options, seats=seats, policy=policy, seed=rng.getrandbits(32)
        )
        yield _dressed(record, options, rng)


def _dressed(record: Record, options: Options, rng: Random) -> Record:
    """Let some be rated and some broken off, with people, guests and bots at the table."""
    for seat in record["seats"]:
        seat["kind"] = rng.choice(("human", "guest", "bot"))
        if seat["kind"] == "guest":
            seat["account"] = None
        seat["left"] = rng.random() < 0.1
    chance = rng.random()
    if chance < 0.2 and options.is_standard:
        _rate(record, rng)
    elif chance > 0.85:
        break_off(record, rng)
    return record


def _rate(record: Record, rng: Random) -> None:
    record["rated"], record["sequence"] = True, rng.randrange(10**6)
    for seat in record["seats"]:
        seat["rating_before"], seat["rating_after"] = rng.randrange(3000), rng.randrange(3000)


def break_off(record: Record, rng: Random) -> None:
    """Abort a game somewhere: a round that is not over has no result."""
    rounds = record["rounds"]
    del rounds[rng.randrange(1, len(rounds) + 1) :]
    last = rounds[-1]
    moves = rng.randrange(len(last["moves"]))
    del last["moves"][moves:], last["times_ms"][moves:]
    last["auto"] = [index for index in last["auto"] if index < moves]
    last["result"] = None
    record["rated"], record["sequence"] = False, None
    record["totals"] = record["places"] = None
    record["ended_by"] = "aborted"


def text_of(record: Record) -> bytes:
    """Return a record as it is sent."""
    return json.dumps(record).encode()


def longest_game() -> Record:
    """Return a game of fifteen rounds of two thousand moves each (R-3.6), five seats."""
    seeds = [""] * MAX_SEATS
    options = Options(length="full", free_draw=True)
    state, _ = game.start(
        game_id="long",
        options=options,
        seats=MAX_SEATS,
        server_seed=bytes(SERVER_SEED_BYTES),
        client_seeds=seeds,
    )
    rounds = [_dawdled(state)]
    while not state.over:
        game.deal_next_round(state)
        rounds.append(_dawdled(state))
    return build(
        game_id="long",
        options=options,
        seats=[{"name": "x", "kind": "guest", "account": None, "left": False}] * MAX_SEATS,
        server_seed=bytes(SERVER_SEED_BYTES),
        client_seeds=seeds,
        rounds=rounds,
        started_at="2026-01-01T00:00:00Z",
        ended_at="2026-01-01T00:00:00Z",
        ended_by="finished",
    )


def _dawdled(state: game.GameState) -> PlayedRound:
    moves = []
    while not state.round_over:
        seat, action = _dawdle(state.round)
        game.advance(state, seat, action)
        moves.append(move_text(seat, action))
    return PlayedRound(moves=moves, times_ms=range(len(moves)))


def _dawdle(r: RoundState) -> tuple[int, Action]:
    """Draw while there is a card to draw, and play only to make one: no round ends before its time."""
    if r.turn is None:
        raise ValueError("The round is over.")
    if not r.naming and (r.crank or r.stock or len(r.discards) > 1):
        return r.turn, DRAW
    return r.turn, choose_in_round(r, r.turn)
