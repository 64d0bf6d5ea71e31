"""Whole games, played by bots and by the clock through the tasks alone."""

import pytest

from games.models import Game
from tests.games.house import House

pytestmark = pytest.mark.django_db(transaction=True)


def test_bots_play_to_the_end_while_their_person_is_away(house: House) -> None:
    person = house.person()
    game_id = house.game(person, bots=("random", "careful", "random"))
    house.run(until=lambda: Game.objects.get(public_id=game_id).phase == "finished")
    game = Game.objects.get(public_id=game_id)
    assert game.phase == "finished"
