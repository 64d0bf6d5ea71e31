"""Walks through whole games, for properties that must hold after every move."""

from collections.abc import Iterator
from itertools import product
from random import Random

from engine import game
from engine.actions import Action
from engine.cards import PACK, cards_of
from engine.events import Event
from engine.options import Options
from engine.simulate import random_move

FLAGS = ("wild_nines", "covered_six", "free_draw")
EVERY_OPTION = [
    Options.from_dict(
        {**Options().to_dict(), "matching": matching, **dict(zip(FLAGS, flags, strict=True))}
    )
    for matching in ("colour", "rank")
    for flags in product((False, True), repeat=3)
]
"""All combinations of what changes play; the length only adds rounds."""


def new_game(rng: Random, *, seats: int, options: Options) -> game.GameState:
    """Return a game just dealt."""
    state, _ = game.start(
        game_id="walk",
        options=options,
        seats=seats,
        server_seed=rng.randbytes(32),
        client_seeds=[rng.randbytes(4).hex() for _ in range(seats)],
    )
    return state


def walk(
    state: game.GameState, rng: Random, *, rounds: int = 15
) -> Iterator[tuple[int, Action, list[Event]]]:
    """Play on at random, for so many rounds at most, stopping after each move to be looked at."""
    for _ in range(rounds):
        while not state.round_over:
            seat, action = random_move(state.round, rng)
            yield seat, action, game.apply(state, seat, action)
        if state.over:
            return
        game.deal_next_round(state)


def is_whole_pack(state: game.GameState) -> bool:
    """Whether hands, draw pile and discards together are the 52 cards, each once."""
    r = state.round
    held = [card for hand in r.hands for card in cards_of(hand)]
    return sorted([*held, *r.stock, *r.discards]) == list(PACK)
