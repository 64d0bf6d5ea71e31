"""Whole games among players that are shown views only, as they are at a table: what bots are measured by."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from engine import game
from engine.actions import parse_action
from engine.options import Options
from engine.shuffle import SERVER_SEED_BYTES
from engine.view import view

View = Mapping[str, Any]


class Contestant(Protocol):
    """Whoever can play from a view and a source of chance; a house bot can."""

    def choose(self, view: dict[str, Any], rng: Random) -> str:
        """Return the action, as text, for the decision that the seat is asked for."""

    def react(self, view: dict[str, Any], rng: Random) -> str | None:
        """Return a late announcement or a call, or None to let it be."""


def play_contest(players: Sequence[Contestant], *, options: Options, rng: Random) -> game.GameState:
    """Play a whole game, a player a seat, and return how it ended.

    Whoever is exposed and whoever may call get one look before the next turn, in an order drawn
    anew each time: at a table, too, it is chance who is first.
    """
    state, _ = game.start(
        game_id="contest",
        options=options,
        seats=len(players),
        server_seed=rng.randbytes(SERVER_SEED_BYTES),
        client_seeds=[""] * len(players),
    )
    while True:
        while not state.round_over:
            _react(state, players, rng)
            seat = state.to_act
            if seat is not None and not state.round_over:
                choice = players[seat].choose(view(state, seat), rng)
                game.advance(state, seat, parse_action(choice))
        if state.over:
            return state
        game.next_round(state)


def _react(state: game.GameState, players: Sequence[Contestant], rng: Random) -> None:
    if all(exposed is None for exposed in state.round.exposed_by):
        return
    for seat in rng.sample(range(state.seats), state.seats):
        reaction = players[seat].react(view(state, seat), rng)
        if reaction is not None:
            game.advance(state, seat, parse_action(reaction))
