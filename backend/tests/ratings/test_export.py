"""Ratings in the file of one's own data, and a rated player who is no more."""

import json
from random import Random

import orjson
import pytest

from accounts import deletion, export, scheduling
from engine.record import verify
from history import records
from ratings import services
from tests.accounts.browser import Browser
from tests.factories import make_user
from tests.ratings.played import BEGUN, play

pytestmark = pytest.mark.django_db(transaction=True)


def test_the_file_holds_what_each_game_made_of_ones_rating(rng: Random) -> None:
    user, other = make_user(), make_user()
    games = [play(user, other, rng=rng, at=BEGUN + number) for number in range(2)]
    for number, game in enumerate(games):
        services.rate(game.public_id, now=BEGUN + number)
    file = json.loads(b"".join(export.export(user, now=BEGUN)))
    assert file["ratings"]["duel"]["games"] == 2
    changes = file["rating_changes_duel"]
    assert [change["game_id"] for change in changes] == [game.public_id for game in games]
    assert file["rating_changes_table"] == []
    assert [game["record"]["rated"] for game in file["games"]] == [True, True]


def test_a_former_player_keeps_others_ratings_whole(
    rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduling, "enqueue", lambda _: None)
    gone, other = make_user(), make_user()
    rated, late = play(gone, other, rng=rng), play(gone, other, rng=rng, at=BEGUN + 1)
    services.rate(rated.public_id, now=BEGUN)
    before = orjson.loads(records.sealed(rated.public_id, now=BEGUN).body)
    deletion.delete(gone, now=BEGUN)
    deletion.erase_deleted(now=BEGUN)
    services.rate(late.public_id, now=BEGUN + 1)
    for game in (rated, late):
        record = orjson.loads(records.sealed(game.public_id, now=BEGUN).body)
        assert verify(record) is None
        assert record["seats"][0]["name"] == "former player"
        assert record["seats"][0]["account"] == gone.public_id
    assert (
        before["seats"][1]
        == orjson.loads(records.sealed(rated.public_id, now=BEGUN).body)["seats"][1]
    )
    listed = Browser().get("/api/leaderboards/duel").text
    assert gone.public_id not in listed
