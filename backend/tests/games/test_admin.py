"""The admin pages show an operator how games stand, and nothing of what is in hands."""

import pytest
from django.test import Client

from games import storage
from games.models import Game, Table
from tests.factories import make_user
from tests.games.house import House

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def operator() -> Client:
    client = Client()
    client.force_login(make_user(is_staff=True, is_superuser=True))
    return client


def test_a_running_game_is_shown_without_its_secrets(house: House, operator: Client) -> None:
    game_id = house.game(house.person(), bots=("random",))
    game = storage.load(game_id)
    secrets = [
        bytes(game.row.server_seed).hex(),
        game.state.seed.hex(),
        game.row.state[:60],
        "seed of 0",
        str(game.state.round.stock),
    ]
    for path in (
        "/admin/games/game/",
        f"/admin/games/game/{game.row.pk}/change/",
        "/admin/games/table/",
        f"/admin/games/table/{game.row.table_id}/change/",
    ):
        answer = operator.get(path)
        assert answer.status_code == 200, path
        page = answer.content.decode()
        assert not [secret for secret in secrets if secret in page]
    assert game_id in operator.get("/admin/games/game/").content.decode()


def test_nothing_can_be_changed_there(house: House, operator: Client) -> None:
    game_id = house.game(house.person(), bots=("random",))
    game = Game.objects.get(public_id=game_id)
    for path in (f"game/{game.pk}/delete/", f"table/{game.table_id}/delete/", "game/add/"):
        assert operator.post(f"/admin/games/{path}", {"post": "yes"}).status_code == 403
    change = operator.post(f"/admin/games/game/{game.pk}/change/", {"phase": "aborted"})
    assert change.status_code == 403
    assert Game.objects.get().phase == "playing"
    assert Table.objects.count() == 1
