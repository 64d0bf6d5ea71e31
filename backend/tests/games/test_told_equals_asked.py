"""What is pushed to a viewpoint after a move is what it would be given if it asked."""

import orjson
import pytest

from engine.options import Options
from games import selectors
from games.models import Game
from games.push import bytes_for
from tests.games.house import House
from tests.games.random_play import EVERY_OPTION, game_of, play_on

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.mark.parametrize("options", EVERY_OPTION)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_after_every_move_of_a_random_game(house: House, seats: int, options: Options) -> None:
    game_id, people = game_of(house, seats, options)
    compared = 0
    for _ in play_on(house, game_id, people, moves=40):
        told = house.last_push(game_id)
        for user in (*(person.pk for person in people), None):
            pushed = told[str(user) if user else "rest"]["view"]
            asked = selectors.game_for(game_id, user)
            held = asked["your_pending_call"]
            if held is None:
                assert orjson.dumps(pushed) == orjson.dumps(asked)
                compared += 1
    assert compared > 40


def test_at_the_very_end_too(house: House) -> None:
    person = house.person()
    game_id = house.game(person, bots=("random",))
    house.run(until=lambda: Game.objects.get(public_id=game_id).phase == "finished")
    told = house.last_push(game_id)
    assert told[str(person.pk)]["view"] == selectors.game_for(game_id, person.pk)
    assert told["rest"]["view"] == selectors.game_for(game_id, None)
    assert told["rest"]["view"]["viewpoint"] == "open"
    assert told["rest"]["view"]["fairness"]["server_seed"] is not None


def test_a_table_that_changes_is_told_as_it_would_be_shown(house: House) -> None:
    host, other = house.person(), house.person()
    table_id = house.open(host, seats=3)
    house.seat(table_id, other, bots=("careful",))
    house.start(table_id)
    parcels = [parcel for _, parcel in house.pushed if "to" in parcel]
    last = next(p for p in reversed(parcels) if b'"type":"table"' in (p["rest"] or b""))
    for user in (host.pk, other.pk, None):
        message = orjson.loads(told_to(last, user))
        assert message["table"] == selectors.table_for(table_id, user)


def told_to(parcel: dict[str, dict[str, bytes]], user: int | None) -> bytes:
    found = bytes_for(parcel, user)
    assert found is not None
    return found
