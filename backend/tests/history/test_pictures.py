"""The picture of a moment over HTTP: who may have it, what is refused, what is kept."""

import gzip
import struct
from collections.abc import Iterator

import pytest
from django.core.cache import cache, caches
from django.test import Client

from history import moments
from tests.games.house import House
from tests.history.test_history import seal
from tests.history.untouched import everything

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    cache.clear()
    caches["pictures"].clear()
    yield
    caches["pictures"].clear()


def test_a_moment_is_drawn_once_and_kept(
    house: House, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = seal(house, house.person())
    address = f"/api/games/{game_id}/picture?at=2.1&view=1&theme=light&deck=four"
    answer = client.get(address)
    assert answer.status_code == 200
    assert answer["Content-Type"] == "image/png"
    assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
    assert answer["Cache-Control"] == "public, max-age=3600"
    again = client.get(address, headers={"if-none-match": answer["ETag"]})
    assert again.status_code == 304

    def fail(svg: str) -> bytes:
        raise AssertionError("It is drawn already.")

    monkeypatch.setattr(moments, "png", fail)
    assert client.get(address).content == answer.content
    monkeypatch.undo()
    # Every part of what is asked for makes another picture.
    others = ["at=2.0&view=1&theme=light", "at=2.1&view=0&theme=light", "at=2.1&view=1"]
    drawn = [client.get(f"/api/games/{game_id}/picture?{query}&deck=four") for query in others]
    assert len({each.content for each in (answer, *drawn)}) == 4
    assert len({each["ETag"] for each in (answer, *drawn)}) == 4
    plain = client.get(address.replace("four", "two"))
    assert plain["ETag"] != answer["ETag"]
    bulgarian = client.get(f"{address}&lang=bg")
    assert bulgarian.content not in (answer.content, client.get(f"{address}&lang=ms").content)
    assert client.get(f"{address}&lang=en").content == answer.content


def test_a_private_tables_picture_is_for_who_has_the_link(house: House, client: Client) -> None:
    game_id = seal(house, house.person(), visibility="private")
    answer = client.get(f"/api/games/{game_id}/picture")
    assert answer.status_code == 200
    assert answer["Cache-Control"] == "private, max-age=3600"


def test_a_running_game_has_no_picture(house: House, client: Client) -> None:
    game_id = house.game(house.person(), bots=("random",))
    answer = client.get(f"/api/games/{game_id}/picture", headers={"accept": "image/png"})
    assert answer.status_code == 409
    assert answer.json()["errors"][0]["code"] == "not_over_yet"
    assert client.get("/api/games/nothing/picture").status_code == 404


REFUSED = [
    ("at=99.0", "no_such_move", "at"),
    ("at=1.9999", "no_such_move", "at"),
    ("at=0.0", "no_such_move", "at"),
    ("at=1", "invalid", "at"),
    ("at=1.-1", "invalid", "at"),
    ("at=%D9%A1.0", "invalid", "at"),
    ("view=4", "no_such_seat", "view"),
    ("view=5", "max_value", "view"),
    ("view=-1", "min_value", "view"),
    ("view=x", "invalid", "view"),
    ("theme=red", "invalid_choice", "theme"),
    ("deck=", "invalid_choice", "deck"),
    ("lang=de", "invalid_choice", "lang"),
    ("size=9", "unknown_field", "size"),
]


def test_what_is_not_there_is_refused(house: House, client: Client) -> None:
    address = f"/api/games/{seal(house, house.person())}/picture"
    for query, code, attr in REFUSED:
        answer = client.get(f"{address}?{query}")
        assert answer.status_code == 400, query
        error = answer.json()["errors"][0]
        assert (error["code"], error["attr"]) == (code, attr), query


def test_when_too_many_are_drawn_one_is_asked_to_wait(
    house: House, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = seal(house, house.person())
    monkeypatch.setattr(moments, "_PATIENCE_S", 0)
    with moments._PENCILS, moments._PENCILS:
        answer = client.get(f"/api/games/{game_id}/picture")
    assert answer.status_code == 429
    assert answer["Retry-After"] == "1"
    assert client.get(f"/api/games/{game_id}/picture").status_code == 200


def test_watching_changes_nothing(house: House, client: Client) -> None:
    game_id = seal(house, house.person())
    before = everything()
    for address in ("replay", "record", "picture?at=1.1", "ratings"):
        client.get(f"/api/games/{game_id}/{address}")
    assert everything() == before
    assert client.cookies == {}


def test_a_replay_travels_compressed(house: House, client: Client) -> None:
    game_id = seal(house, house.person())
    plain = client.get(f"/api/games/{game_id}/replay")
    packed = client.get(f"/api/games/{game_id}/replay", headers={"accept-encoding": "gzip"})
    assert packed["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.content) == plain.content
    assert len(packed.content) * 5 < len(plain.content)
