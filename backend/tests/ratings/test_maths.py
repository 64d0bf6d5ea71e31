"""The arithmetic: what a result does to what is believed, and that leaving never pays."""

from collections.abc import Sequence
from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratings import elo
from ratings.maths import (
    PROVISIONAL_SIGMA,
    START,
    Belief,
    after_game,
    after_rated_game,
    house_belief,
    rated_places,
    wins_over,
)

NEW = Belief()

beliefs = st.builds(
    Belief,
    st.floats(min_value=300, max_value=2700),
    st.floats(min_value=10, max_value=200),
)


@st.composite
def games(draw: st.DrawFn) -> tuple[list[Belief], list[int]]:
    """Draw two to four players and their places, ties included."""
    seats = draw(st.integers(2, 4))
    players = draw(st.lists(beliefs, min_size=seats, max_size=seats))
    totals = draw(st.lists(st.integers(0, 4), min_size=seats, max_size=seats))
    return players, [1 + sum(other < total for other in totals) for total in totals]


@pytest.mark.parametrize(
    ("places", "left", "rated"),
    [
        ([1, 2, 3, 4], [], [1, 2, 3, 4]),
        ([1, 2, 3, 4], [0], [4, 1, 2, 3]),
        ([1, 2, 3, 4], [0, 2], [3, 1, 3, 2]),
        ([1, 1, 3, 4], [3], [1, 1, 3, 4]),
        ([1, 2, 2, 4], [0], [4, 1, 1, 3]),
        ([1, 2, 3, 4], [0, 1, 2, 3], [1, 1, 1, 1]),
        ([2, 1], [1], [1, 2]),
    ],
)
def test_whoever_left_shares_the_last_place(
    places: list[int], left: list[int], rated: list[int]
) -> None:
    assert rated_places(places, [seat in left for seat in range(len(places))]) == rated


def test_the_first_game_moves_the_winner_up_and_makes_everybody_surer() -> None:
    after = after_game([NEW] * 4, [1, 2, 3, 4])
    values = [belief.mu for belief in after]
    assert values == sorted(values, reverse=True)
    assert values[0] > START > values[3]
    assert all(belief.sigma < NEW.sigma for belief in after)


def test_beating_somebody_stronger_is_worth_more() -> None:
    strong, weak = Belief(1900, 60), Belief(1100, 60)
    [over_strong, _] = after_game([Belief(1500, 60), strong], [1, 2])
    [over_weak, _] = after_game([Belief(1500, 60), weak], [1, 2])
    assert over_strong.mu - 1500 > 2 * (over_weak.mu - 1500) > 0


def test_a_tie_brings_two_players_together() -> None:
    high, low = after_game([Belief(1700, 90), Belief(1300, 90)], [1, 1])
    assert high.mu < 1700
    assert low.mu > 1300
    assert len(set(after_game([NEW] * 3, [1, 1, 1]))) == 1


def test_seats_do_not_matter() -> None:
    players = [Belief(1400, 70), Belief(1550, 120), Belief(1610, 50)]
    after = after_game(players, [2, 1, 3])
    turned = after_game(players[::-1], [3, 1, 2])[::-1]
    for one, other in zip(after, turned, strict=True):
        assert one.mu == pytest.approx(other.mu, abs=1e-9)


def test_the_same_game_gives_the_same_digits() -> None:
    players = [Belief(1400.1, 70.2), Belief(1550.3, 120.4), Belief(1610.5, 50.6)]
    assert after_game(players, [2, 1, 2]) == after_game(players, [2, 1, 2])


def test_a_house_bot_does_not_move_but_counts_for_the_others() -> None:
    bot = house_belief(1500)
    after = after_rated_game([NEW, bot], [1, 2], house=[False, True])
    assert after[1] == bot
    assert after[0] == after_game([NEW, bot], [1, 2])[0]


@settings(max_examples=30, deadline=None)
@given(games())
def test_leaving_never_improves_what_a_game_changes(game: tuple[list[Belief], list[int]]) -> None:
    """Whatever the score, whoever else has left: so not what is expected of it either."""
    players, places = game
    for left in product([False, True], repeat=len(players)):
        stayed = after_game(players, rated_places(places, left))
        for seat in range(len(players)):
            if not left[seat]:
                gone = [*left[:seat], True, *left[seat + 1 :]]
                went = after_game(players, rated_places(places, gone))
                assert went[seat].mu <= stayed[seat].mu + 1e-9


@settings(max_examples=30, deadline=None)
@given(games())
def test_a_worse_place_is_never_better(game: tuple[list[Belief], list[int]]) -> None:
    players, places = game
    for seat, place in enumerate(places):
        after = [_moved(players, places, seat, to) for to in range(place, len(players) + 1)]
        assert all(b <= a + 1e-9 for a, b in pairwise(after))


def _moved(players: Sequence[Belief], places: Sequence[int], seat: int, to: int) -> float:
    """Return a seat's rating if it had come in just behind everybody up to this place."""
    keys = [place + (0.5 if other == seat else 0.0) for other, place in enumerate(places)]
    keys[seat] = to + 0.5
    order = [1 + sum(other < key for other in keys) for key in keys]
    return after_game(players, order)[seat].mu


def test_who_is_stronger_is_expected_to_win() -> None:
    shares = wins_over([Belief(1700, 50), Belief(1500, 50), Belief(1300, 50)])
    assert shares[0][1] > 0.5 > shares[1][0]
    assert shares[0][2] > shares[0][1]
    assert shares[0][1] + shares[1][0] == pytest.approx(1)


def test_certainty_comes_with_games() -> None:
    player, rng = Belief(), Random(3)
    assert player.provisional
    for _ in range(40):
        place = rng.randint(1, 4)
        others = [each for each in range(1, 5) if each != place]
        player = after_game([player, *[Belief(1500, 80)] * 3], [place, *others])[0]
    assert player.sigma < PROVISIONAL_SIGMA
    assert not player.provisional


def test_elo_between_every_two() -> None:
    assert elo.after_game([1500, 1500], [1, 2], k=20) == [1510, 1490]
    assert elo.after_game([1500, 1500], [1, 1], k=20) == [1500, 1500]
    assert sum(elo.after_game([1400, 1500, 1700], [2, 1, 3])) == pytest.approx(4600)
