"""What holds after every move of every game, whoever plays and by whatever options."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import game
from engine.actions import action_text, parse_action
from engine.errors import IllegalAction
from engine.legality import legal_actions
from engine.options import Options
from engine.simulate import POLICIES, records
from engine.verify import verify
from engine.view import OPEN, SPECTATOR, event_for, view
from tests.walks import EVERY_OPTION, is_whole_pack, new_game, walk

ALL_ACTIONS = [
    "draw",
    "last",
    *(f"call@{seat}" for seat in range(5)),
    *(f"name={suit}" for suit in "CDHS"),
    *(
        f"{rank}{suit}{named}{mark}"
        for rank in "A23456789TJQK"
        for suit in "CDHS"
        for named in ("", "=C", "=D", "=H", "=S")
        for mark in ("", "!")
    ),
]


def check_invariants(state: game.GameState) -> None:
    """52 cards; somebody can act, unless the round is over; hands of those who are out are empty."""
    r = state.round
    assert is_whole_pack(state)
    if state.round_over:
        assert state.to_act is None
        assert r.scores is not None
    else:
        assert state.to_act is not None
        assert any(True for _ in legal_actions(r, state.to_act))
    assert all(not r.hands[seat] for seat in r.out)
    for seat, exposed_by in enumerate(r.exposed_by):
        if exposed_by is not None or r.announced[seat]:
            assert r.hands[seat].bit_count() == 1
        assert not (exposed_by is not None and r.announced[seat])


def check_exactly_the_legal_is_accepted(state: game.GameState) -> None:
    """Whatever `legal_actions` lists is accepted; all else is refused and changes nothing."""
    for seat in range(state.seats):
        legal = {action_text(action) for action in legal_actions(state.round, seat)}
        for text in ALL_ACTIONS:
            twin = state.copy()
            if text in legal:
                game.apply(twin, seat, parse_action(text))
                assert twin != state
                continue
            with pytest.raises(IllegalAction):
                game.apply(twin, seat, parse_action(text))
            assert twin == state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
def test_invariants(options: Options, seats: int) -> None:
    rng = Random(f"{options} {seats}")
    state = new_game(rng, seats=seats, options=options)
    turn, asked = state.turns, state.to_act
    for _ in walk(state, rng, rounds=2):
        check_invariants(state)
        assert state.turns >= turn
        if state.turns == turn:
            assert state.to_act in (asked, None)
        turn, asked = state.turns, state.to_act


@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
def test_legality_is_complete(options: Options) -> None:
    rng = Random(f"{options} legality")
    state = new_game(rng, seats=rng.randint(2, 5), options=options)
    check_exactly_the_legal_is_accepted(state)
    for count, _ in enumerate(walk(state, rng, rounds=4)):
        if count % 100 == 0:
            check_exactly_the_legal_is_accepted(state)


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 2**64),
    seats=st.integers(2, 5),
    options=st.sampled_from(EVERY_OPTION),
    stop=st.integers(0, 300),
)
def test_dump_load_and_copy(seed: int, seats: int, options: Options, stop: int) -> None:
    """A game stored, or copied, in the middle goes on exactly as it would have."""
    rng = Random(seed)
    state = new_game(rng, seats=seats, options=options)
    for count, _ in enumerate(walk(state, rng)):
        if count == stop:
            break
    stored = game.dump(state)
    loaded, copied = game.load(stored), state.copy()
    assert loaded == copied == state
    if not state.over:
        if state.round_over:
            for one in (state, loaded, copied):
                game.deal_next_round(one)
        seat, action = POLICIES["random"](state.round, rng)
        events = [game.apply(one, seat, action) for one in (state, loaded, copied)]
        assert events[0] == events[1] == events[2]
        assert loaded == copied == state
        assert game.dump(state) != stored


def test_a_copy_shares_nothing_that_changes() -> None:
    rng = Random(4)
    state = new_game(rng, seats=3, options=Options())
    for _ in walk(state, rng):
        before = game.dump(state)
        twin = state.copy()
        for _ in walk(twin, Random(1), rounds=1):
            pass
        assert game.dump(state) == before
        if state.round.number > 2:
            break


def test_a_game_stored_otherwise_is_refused() -> None:
    stored = game.dump(new_game(Random(1), seats=2, options=Options()))
    with pytest.raises(ValueError, match="format 0"):
        game.load(stored.replace('"format":1', '"format":0'))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
def test_verify_accepts_what_simulate_writes(options: Options, seats: int) -> None:
    policy = sorted(POLICIES)[seats % 2]
    for record in records(games=1, options=options, seats=seats, policy=policy, seed=seats):
        assert verify(record) is None


def test_every_viewpoint_sees_its_own_hands_and_no_others_at_every_moment() -> None:
    rng = Random(8)
    for options in EVERY_OPTION[::3]:
        state = new_game(rng, seats=rng.randint(2, 5), options=options)
        for _, _, events in walk(state, rng, rounds=4):
            for viewpoint in (*range(state.seats), SPECTATOR, OPEN):
                seen = view(state, viewpoint)["round"]
                shown = [
                    seat for seat, hand in enumerate(seen["hands"]) if hand["cards"] is not None
                ]
                all_shown = viewpoint == OPEN or state.round_over
                assert shown == [
                    seat for seat in range(state.seats) if all_shown or seat == viewpoint
                ]
                for event in events:
                    event_for(event, viewpoint)
