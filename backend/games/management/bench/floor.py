"""The cost of a move's rules and views alone: nothing stored, nothing sent."""

import random
import time

import orjson

from engine import game as engine
from engine import view
from engine.autoplay import choose
from engine.options import Options

SEATS = 4


def microseconds_a_move(*, moves: int) -> float:
    """Play by R-8.1, loading, filtering for four, encoding and dumping after every move."""
    chance = random.Random(1)  # noqa: S311 -- the same games in every run
    state = _new_game(chance)
    began = time.process_time()
    for _ in range(moves):
        if state.over:
            state = _new_game(chance)
        if state.round_over:
            engine.deal_next_round(state)
        state = engine.load(engine.dump(state))
        seat = state.to_act
        if seat is None:
            continue
        events = engine.apply(state, seat, choose(state, seat))
        for viewer in range(SEATS):
            told = [view.event_for(event, viewer) for event in events]
            orjson.dumps({"events": told, "view": view.view(state, viewer)})
    return (time.process_time() - began) / moves * 1e6


def _new_game(chance: random.Random) -> engine.GameState:
    state, _ = engine.start(
        game_id="floor",
        options=Options(),
        seats=SEATS,
        server_seed=chance.randbytes(32),
        client_seeds=[""] * SEATS,
    )
    return state
