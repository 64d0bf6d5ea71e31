"""The cost of a move's rules and messages alone: nothing stored, nothing sent."""

import time

from engine import game as engine
from engine.autoplay import choose
from games import audience
from games.audience import Told
from games.storage import LoadedGame


def microseconds_a_move(game: LoadedGame, *, moves: int) -> float:
    """Play a game by R-8.1, again and again: load, apply, one message a seat, dump."""
    seats = range(len(game.players))
    beginning = engine.dump(game.state)
    began = time.process_time()
    for _ in range(moves):
        if game.state.over:
            game.state = engine.load(beginning)
        if game.state.round_over:
            engine.deal_next_round(game.state)
        game.state = engine.load(engine.dump(game.state))
        seat = game.state.to_act
        if seat is None:
            continue
        events = engine.apply(game.state, seat, choose(game.state, seat))
        told = Told(moves=(), auto=False, events=events, held=())
        audience.game_messages(game, seats=list(seats), told=told, now=0)
    return (time.process_time() - began) / moves * 1e6
