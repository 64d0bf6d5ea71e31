"""Games that end at the same time: each is applied once, one after the other."""

from functools import partial
from random import Random

import pytest

from history.models import Record
from ratings import recomputing, services
from ratings.models import Rating, RatingChange
from tests.factories import make_user
from tests.games.test_races import at_once
from tests.ratings.played import BEGUN, play

pytestmark = pytest.mark.django_db(transaction=True)


def test_two_games_of_one_player_and_each_twice(rng: Random) -> None:
    one, other, third = (make_user() for _ in range(3))
    games = [play(one, other, rng=rng), play(one, third, rng=rng), play(one, other, third, rng=rng)]
    calls = [partial(services.rate, game.public_id, now=BEGUN) for game in games * 2]
    outcomes = at_once(*calls)
    assert sorted(map(str, outcomes)) == ["False"] * 3 + ["True"] * 3
    assert RatingChange.objects.count() == 7
    assert Rating.objects.get(user=one, ladder="duel").games == 2
    assert set(Record.objects.values_list("sequence", flat=True)) == {1, 2, 3}
    assert recomputing.check().wrong == 0


def test_a_game_is_annulled_while_another_is_rated(rng: Random) -> None:
    one, other = make_user(), make_user()
    first, second = play(one, other, rng=rng), play(one, other, rng=rng)
    services.rate(first.public_id, now=BEGUN)
    outcomes = at_once(
        partial(services.annul, first.public_id, by=None, reason="arranged", now=BEGUN),
        partial(services.rate, second.public_id, now=BEGUN),
    )
    assert outcomes == [None, True]
    change = RatingChange.objects.get(user=one)
    assert (change.mu_before, change.game) == (1500.0, second)
    assert recomputing.check().wrong == 0
