"""A deleted account in the games of others, and a player's games in the file about them."""

import json

import orjson
import pytest
from django.core.cache import cache
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts import deletion, export, scheduling
from accounts.models import User
from engine.options import Options
from engine.record import verify
from games import selectors as game_selectors
from games.models import Game, GameSeat, Phase, TableSeat
from games.services import lobby
from history import records
from tests.accounts.browser import Browser
from tests.factories import make_guest
from tests.games.house import House

pytestmark = pytest.mark.django_db(transaction=True)

TERMS = lobby.Terms(Options(), "fast", "public")


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have nothing forgotten before the test says so."""
    monkeypatch.setattr(scheduling, "enqueue", lambda _: None)
    cache.clear()


def finish(house: House, *people: User) -> str:
    game_id = house.game(*people, bots=("random",), terms=TERMS)
    house.run(until=lambda: Game.objects.get(public_id=game_id).phase == Phase.FINISHED)
    return game_id


def delete(player: User, *, now: int) -> None:
    deletion.delete(player, now=now)
    deletion.erase_deleted(now=now)


def test_a_record_changes_in_the_name_alone_and_stays_valid(house: House) -> None:
    marit, other = house.person(), house.person()
    game_id = finish(house, marit, other)
    before = orjson.loads(records.sealed(game_id, now=house.now).body)
    delete(marit, now=house.now)
    after = orjson.loads(records.sealed(game_id, now=house.now).body)
    assert after["seats"][0].pop("name") == "former player"
    assert before["seats"][0].pop("name") == marit.name
    assert after == before
    after["seats"][0]["name"] = "former player"
    assert verify(after) is None


def test_a_record_written_later_has_no_other_name(house: House) -> None:
    marit, guest = house.person(), make_guest()
    game_id = finish(house, marit, guest)
    delete(marit, now=house.now)
    delete(guest, now=house.now)
    record = orjson.loads(records.sealed(game_id, now=house.now).body)
    assert [seat["name"] for seat in record["seats"]] == ["former player", "former player", "Pip"]
    assert [seat["kind"] for seat in record["seats"]] == ["human", "guest", "bot"]


def test_no_answer_says_the_name_any_more(house: House) -> None:
    marit, other = house.person(avatar="fox", country="NO"), house.person()
    game_id = finish(house, marit, other)
    table_id = Game.objects.get(public_id=game_id).table.public_id
    records.sealed(game_id, now=house.now)
    name = User.objects.get(pk=marit.pk).name
    delete(marit, now=house.now)
    browser = Browser()
    for path in (
        f"/api/games/{game_id}",
        f"/api/games/{game_id}/record",
        f"/api/games/{game_id}/replay",
        f"/api/games?player={marit.public_id}",
        f"/api/tables/{table_id}",
        f"/api/users/{marit.public_id}",
    ):
        answer = browser.get(path)
        assert answer.status == 200
        assert name not in answer.text, path
    listed = browser.get(f"/api/games?player={other.public_id}").body["results"][0]
    seat = listed["seats"][0]
    assert (seat["name"], seat["avatar"], seat["country"]) == ("former player", "", "")
    assert browser.get(f"/api/games/{game_id}/replay").body["seats"][0]["name"] == "former player"


def test_a_former_player_is_found_by_nobody(house: House) -> None:
    marit, other = house.person(), house.person()
    records.sealed(finish(house, marit, other), now=house.now)
    name = User.objects.get(pk=marit.pk).name
    browser = Browser()
    assert len(browser.get(f"/api/games?name={name}").body["results"]) == 1
    delete(marit, now=house.now)
    assert browser.get(f"/api/games?name={name}").code == "unknown_player"
    assert browser.get("/api/games?name=former+player").code == "unknown_player"
    by_id = browser.get(f"/api/games?player={marit.public_id}").body
    assert (by_id["results"], by_id["players"][0]["name"]) == ([], "former player")
    both = f"/api/games?player={other.public_id}&player={marit.public_id}"
    assert browser.get(both).body["results"] == []


def test_a_running_game_is_left_and_goes_on(house: House) -> None:
    marit, other, third = house.person(), house.person(), house.person()
    game_id = house.game(marit, other, third, terms=TERMS)
    version = game_selectors.game_for(game_id, other.pk)["version"]
    delete(marit, now=house.now)
    assert GameSeat.objects.get(game__public_id=game_id, user=marit).left
    assert not TableSeat.objects.filter(person=marit).exists()
    pushed = house.last_push(game_id)
    told = pushed[str(other.pk)]["view"]
    assert told == game_selectors.game_for(game_id, other.pk)
    assert (told["seats"][0]["player"]["name"], told["seats"][0]["left"]) == ("former player", True)
    assert told["version"] > version
    house.run(until=lambda: Game.objects.get(public_id=game_id).phase == Phase.FINISHED)
    record = orjson.loads(records.sealed(game_id, now=house.now).body)
    assert verify(record) is None
    assert record["seats"][0]["name"] == "former player"


def test_a_table_that_fills_is_left_too(house: House) -> None:
    marit, other = house.person(), house.person()
    table_id = house.open(marit, seats=3)
    house.seat(table_id, other)
    delete(marit, now=house.now)
    table = game_selectors.table_for(table_id, other.pk)
    assert [seat["player"] and seat["player"]["name"] for seat in table["seats"]] == [
        None, other.name, None
    ]  # fmt: skip
    assert table["host"] == 1


def test_a_seat_kept_for_somebody_gone_is_open_to_all(house: House) -> None:
    marit, host, other = house.person(), house.person(), house.person()
    table_id = house.open(host, seats=2)
    lobby.reserve(table_id, host.pk, 1, marit.name, now=house.now)
    delete(marit, now=house.now)
    assert game_selectors.table_for(table_id, host.pk)["seats"][1]["reserved_for"] is None
    lobby.join(table_id, other, None, now=house.now)
    assert TableSeat.objects.get(person=other).number == 1


def test_doing_it_twice_changes_nothing_more(house: House) -> None:
    marit, other = house.person(), house.person()
    game_id = finish(house, marit, other)
    records.sealed(game_id, now=house.now)
    delete(marit, now=house.now)
    version = Game.objects.get(public_id=game_id).version
    body = records.sealed(game_id, now=house.now).body
    User.objects.filter(pk=marit.pk).update(erase_due_at=house.now)
    with CaptureQueriesContext(connection) as queries:
        deletion.erase_deleted(now=house.now)
    assert not [each for each in queries if 'UPDATE "history_record"' in each["sql"]]
    assert Game.objects.get(public_id=game_id).version == version
    assert records.sealed(game_id, now=house.now).body == body


def test_the_file_about_oneself_holds_ones_games(house: House) -> None:
    marit, other, somebody = house.person(), house.person(), house.person()
    over = finish(house, marit, other)
    record = orjson.loads(records.sealed(over, now=house.now).body)
    lobby.leave(
        Game.objects.get(public_id=over).table.public_id, marit.pk,
        now=house.now, chance=house.chance,
    )  # fmt: skip
    on = house.game(marit, somebody, terms=TERMS)
    file = json.loads(b"".join(export.export(marit, now=house.now)))
    first, second = file["games"]
    assert (first["game_id"], first["seats"], first["record"]) == (over, [0], record)
    started_at = Game.objects.get(public_id=on).started_at
    assert second == {
        "game_id": on, "seats": [0], "started_at": started_at, "ended_at": None, "record": None
    }  # fmt: skip
    assert json.loads(b"".join(export.export(somebody, now=house.now)))["games"] == [
        second | {"seats": [1]}
    ]


def test_a_game_that_goes_on_gives_nothing_away(house: House) -> None:
    marit, other = house.person(), house.person()
    game = Game.objects.get(public_id=house.game(marit, other, terms=TERMS))
    text = b"".join(export.export(marit, now=house.now)).decode()
    assert bytes(game.server_seed).hex() not in text
    assert "commitment" not in text
