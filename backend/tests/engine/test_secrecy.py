"""Two states that a viewpoint cannot tell apart look the same to it, to the last byte."""

import json
from random import Random

import pytest

from engine import game
from engine.actions import Action, parse_action
from engine.cards import cards_of, mask_of
from engine.errors import IllegalAction
from engine.options import Options
from engine.view import SPECTATOR, Viewpoint, event_for, view
from tests.engine.test_random_games import ALL_ACTIONS
from tests.walks import EVERY_OPTION, is_whole_pack, new_game, walk

KEPT_ON_TOP = 14
"""Cards left on the draw pile, so that whatever the looker draws next is the same in both: a whole
crank and two for a call."""


def indistinguishable(state: game.GameState, viewpoint: Viewpoint, rng: Random) -> game.GameState:
    """Return the game with all that the viewpoint cannot see dealt anew: hands, draw pile, seed."""
    twin = state.copy()
    r = twin.round
    others = [seat for seat in range(r.seats) if seat != viewpoint]
    kept = r.stock[-KEPT_ON_TOP:] if isinstance(viewpoint, int) else []
    deep = r.stock[: len(r.stock) - len(kept)]
    hidden = [card for seat in others for card in cards_of(r.hands[seat])] + deep
    rng.shuffle(hidden)
    for seat in others:
        count = r.hands[seat].bit_count()
        r.hands[seat] = mask_of(hidden[:count])
        del hidden[:count]
    r.stock = hidden + kept
    assert is_whole_pack(twin)
    return twin


def bytes_of(state: game.GameState, viewpoint: Viewpoint) -> bytes:
    return json.dumps(view(state, viewpoint)).encode()


def told(state: game.GameState, seat: int, action: Action, viewpoint: Viewpoint) -> str:
    """Return what the viewpoint learns of an attempt: events, or nothing of somebody's refusal."""
    events = game.apply(state, seat, action)
    return json.dumps([event_for(event, viewpoint) for event in events])


def refusal(state: game.GameState, seat: int, text: str) -> object:
    """Return all that a seat is told when it tries something, if it is refused."""
    try:
        game.apply(state.copy(), seat, parse_action(text))
    except IllegalAction as refused:
        return refused.code, refused.reason, refused.message, dict(refused.params)
    return "accepted"


@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
def test_views_and_events_of_indistinguishable_states(options: Options) -> None:
    rng = Random(f"{options} secrecy")
    for seats in (2, 4):
        state = new_game(rng, seats=seats, options=options)
        before = state.copy()
        for seat, action, _ in walk(state, rng, rounds=2):
            for viewpoint in (*range(seats), SPECTATOR):
                twin = indistinguishable(before, viewpoint, rng)
                assert bytes_of(twin, viewpoint) == bytes_of(before, viewpoint)
                check_what_is_told(before.copy(), twin, seat, action, viewpoint)
            before = state.copy()
            if state.round_over and not state.over:
                game.deal_next_round(before)


def check_what_is_told(
    state: game.GameState, twin: game.GameState, seat: int, action: Action, viewpoint: Viewpoint
) -> None:
    """If both states take the move, the viewpoint is told the same of it, and then sees the same.

    Unless the round ends: then the hands are shown, and they do differ.
    """
    try:
        said = told(twin, seat, action, viewpoint)
    except IllegalAction:
        assert seat != viewpoint
        return
    if twin.round.over or twin.round.reshuffles > state.round.reshuffles:
        return
    assert said == told(state, seat, action, viewpoint)
    if not state.round.over:
        assert bytes_of(twin, viewpoint) == bytes_of(state, viewpoint)


def test_refusals_tell_nothing() -> None:
    """Whatever a seat tries, it learns the same of states that it cannot tell apart."""
    rng = Random(12)
    for options in EVERY_OPTION[::5]:
        state = new_game(rng, seats=3, options=options)
        for count, _ in enumerate(walk(state, rng, rounds=2)):
            if count % 9 or state.round_over:
                continue
            for seat in range(3):
                twin = indistinguishable(state, seat, rng)
                for text in rng.sample(ALL_ACTIONS, 40):
                    assert refusal(twin, seat, text) == refusal(state, seat, text)


def test_the_seed_shows_nowhere() -> None:
    """Another seed gives the same bytes: reshuffles to come cannot be read off a view."""
    rng = Random(5)
    state = new_game(rng, seats=4, options=Options())
    for _ in walk(state, rng, rounds=1):
        twin = state.copy()
        twin.seed = twin.round.seed = bytes(32)
        for viewpoint in (*range(4), SPECTATOR):
            assert bytes_of(twin, viewpoint) == bytes_of(state, viewpoint)
