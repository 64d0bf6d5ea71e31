"""While a game goes on nothing that only its end makes public is to be had, by any address."""

import gzip
import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.core.cache import cache
from django.urls import URLPattern, URLResolver

from accounts.models import User
from config import urls
from games import storage
from games.models import Game
from history import entries, records, tasks
from history.models import FinishedGame, Record
from history.previews import preview
from tests.accounts.browser import Browser
from tests.factories import PASSWORD
from tests.games.house import House, refused
from tests.simulated.houses import fill

pytestmark = pytest.mark.django_db(transaction=True)

SHOWN_FILTERED = ("games/{game_id}", "games/{game_id}/ratings")
"""What may be asked of a game that goes on: the view of whoever asks, and that it is not rated."""
NAMES_IT = (
    "me", "me/export", "tables/{table_id}", "live", "live/featured", *SHOWN_FILTERED,
)  # fmt: skip
"""Where a game that goes on may be named at all."""
ABOUT_ALL = ("schema", "docs", "health")
"""They read no game."""

Address = tuple[str, str]
"""How an address is written in the map, and one that is like it."""


def addresses(values: dict[str, str]) -> Iterator[Address]:
    """Yield every address of the API that can be read, with these values in their places."""
    for entry in urls.api:
        assert isinstance(entry, URLPattern | URLResolver)
        written = str(entry.pattern)
        plain = re.sub(r"<slug:(\w+)>|<int:(\w+)>", lambda m: f"{{{m[1] or m[2]}}}", written)
        plain = re.sub(r"\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)", r"{\1}", plain).strip("^$")
        plain = plain.replace("\\", "")
        view = getattr(entry.callback, "view_class", None) or getattr(entry.callback, "cls", None)
        if plain and plain not in ABOUT_ALL and (view is None or hasattr(view, "get")):
            yield plain, f"/api/{plain.format(**values)}"


def text_of(browser: Browser, address: str) -> tuple[int, str]:
    """Return what an address answers, unpacked."""
    cache.clear()
    answer: Any = browser.client.get(address)
    body = b"".join(answer.streaming_content) if answer.streaming else answer.content
    if answer.get("Content-Type") == "application/gzip":
        body = gzip.decompress(body)
    return answer.status_code, body.decode(errors="replace")


def signed_in(user: User) -> Browser:
    browser = Browser()
    browser.log_in(user.email, PASSWORD)
    return browser


@pytest.fixture
def playing(house: House) -> tuple[Game, dict[str, Browser], dict[str, str]]:
    """A public game that has just begun, where others have ended; who looks on, and the ids."""
    fill(games=6)
    one, other, third = house.person(), house.person(), house.person()
    game_id = house.game(one, other)
    game = Game.objects.select_related("table").get(public_id=game_id)
    browsers = {"nobody": Browser(), "player": signed_in(one), "looker-on": signed_in(third)}
    values = {
        "game_id": game_id,
        "table_id": game.table.public_id,
        "public_id": one.public_id,
        "other": other.public_id,
        "ladder": "duel",
        "table": "points",
        "challenge_id": "none",
        "warning_id": "1",
        "seat": "0",
    }
    return game, browsers, values


def test_no_address_gives_away_what_the_end_makes_public(
    playing: tuple[Game, dict[str, Browser], dict[str, str]],
) -> None:
    game, browsers, values = playing
    state = storage.load(game.public_id).state
    # From either of them every deal follows (F-1.5).
    secrets = [bytes(game.server_seed).hex(), state.seed.hex()]
    asked = []
    for written, address in addresses(values):
        for who, browser in browsers.items():
            status, text = text_of(browser, address)
            asked.append(written)
            where = f"{address} as {who}"
            assert status < 500, where
            assert not any(secret in text for secret in secrets), where
            if written not in NAMES_IT and "{game_id}" not in written:
                assert game.public_id not in text, where
    assert set(asked) >= {
        "games",
        "games/records",
        "users/{public_id}/stats/{ladder}",
        "users/{public_id}/stats/{ladder}/against/{other}",
        "users/{public_id}/ratings/{ladder}",
        "stats/{ladder}",
        "fairness",
        "me/export",
    }


def test_whatever_is_asked_of_a_game_that_goes_on_is_refused(
    playing: tuple[Game, dict[str, Browser], dict[str, str]],
) -> None:
    game, browsers, values = playing
    of_a_game = [each for each in addresses(values) if "{game_id}" in each[0]]
    assert {"games/{game_id}/record", "games/{game_id}/replay", "games/{game_id}/picture"} <= {
        written for written, _ in of_a_game
    }
    for written, address in of_a_game:
        for who, browser in browsers.items():
            status, text = text_of(browser, address)
            if written in SHOWN_FILTERED:
                assert status == 200, address
                continue
            assert status == 409, f"{address} as {who}"
            assert "not_over_yet" in text
    view = browsers["nobody"].get(f"/api/games/{game.public_id}").body
    assert view["fairness"]["server_seed"] is None
    ratings = browsers["nobody"].get(f"/api/games/{game.public_id}/ratings").body
    assert ratings["changes"] is None
    assert preview(game.public_id, {}, language="en") is None


def test_it_is_in_no_list_no_search_no_stream_and_no_figure(
    playing: tuple[Game, dict[str, Browser], dict[str, str]],
) -> None:
    game, browsers, values = playing
    player = values["public_id"]
    for query in ("", f"player={player}", f"player={player}&player={values['other']}"):
        for browser in browsers.values():
            for address in ("/api/games", "/api/games/records"):
                status, text = text_of(browser, f"{address}?{query}")
                assert (status, game.public_id in text) == (200, False)
    assert browsers["player"].get("/api/games?player=me").body["results"] == []
    after = browsers["player"].get(f"/api/games/records?after={game.public_id}")
    assert (after.status, after.code) == (404, "not_found")
    figures = browsers["player"].get(f"/api/users/{player}/stats/duel").body
    assert figures["games"] == 0


def test_no_task_and_no_command_writes_it_before_its_end(
    playing: tuple[Game, dict[str, Browser], dict[str, str]],
) -> None:
    game, _, _ = playing
    with refused("not_over_yet"):
        records.sealed(game.public_id, now=1)
    assert game.public_id not in [*records.unsealed(rated=True), *records.unsealed(rated=False)]
    tasks.seal_missing(ever=True)
    assert sum(each.wrong for each in entries.reindex(mend=True)) == 0
    assert not Record.objects.filter(game=game).exists()
    assert not FinishedGame.objects.filter(game=game).exists()
