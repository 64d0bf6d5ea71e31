"""Who writes what is shown of a rating, and of whom nothing is."""

import pytest

from accounts import deletion
from accounts.models import User
from games.models import Ladder
from ratings import standings
from ratings.maths import Belief
from ratings.standings import Standing
from tests.factories import make_user

pytestmark = pytest.mark.django_db

BELIEF = Belief(1700.0, 60.0)


def shown_of(user: User) -> tuple[object, object]:
    user.refresh_from_db()
    return user.duel_rating, user.table_rating


def test_what_is_shown_stands_on_the_users_row() -> None:
    user = make_user()
    standings.write([Standing(user.pk, Ladder.DUEL, BELIEF, games=30, firsts=9)])
    assert shown_of(user) == (standings.shown(BELIEF), None)


@pytest.mark.parametrize("ladder", Ladder)
def test_a_game_rated_after_a_deletion_shows_nothing_of_a_former_player(ladder: Ladder) -> None:
    user = make_user()
    deletion.delete(user, now=1)
    standings.write([Standing(user.pk, ladder, BELIEF, games=30, firsts=9)])
    assert shown_of(user) == (None, None)
