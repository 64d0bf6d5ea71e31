"""Tables and games over HTTP: a whole life, every refusal's status and code, and hostile input."""

import hashlib

import pytest
from django.core.cache import cache

from games.models import Game, Table
from history import records
from tests.accounts.browser import Answer, Browser
from tests.factories import house_bot
from tests.games import shapes
from tests.games.house import House, rig

pytestmark = pytest.mark.django_db(transaction=True)

SEED = "a seed of mine"
TERMS = {"seats": 2, "pace": "normal", "visibility": "public", "options": {"length": "short"}}


@pytest.fixture(autouse=True)
def bots(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat the bots in their rows, and hang the house's clock on every door."""
    for views in ("games.api.table_views", "games.api.game_views", "history.api.views"):
        monkeypatch.setattr(f"{views}.now_ms", lambda: house.now)
    cache.clear()
    house_bot("random")
    house_bot("careful")


@pytest.fixture
def ann() -> Browser:
    return a_guest()


@pytest.fixture
def ben() -> Browser:
    return a_guest()


def a_guest() -> Browser:
    browser = Browser()
    browser.become_guest()
    return browser


def open_table(browser: Browser, **terms: object) -> str:
    answer = browser.post("/api/tables", {**TERMS, **terms})
    assert answer.status == 201, answer.text
    shapes.check("Table", answer.body)
    return f"/api/tables/{answer.body['table_id']}"


def begin(table: str, *browsers: Browser) -> str:
    """Take everybody through the ready step; returns the game's address."""
    started = browsers[0].post(f"{table}/start")
    assert started.status == 200, started.text
    shapes.check("Table", started.body)
    game_id = started.body["start"]["game_id"]
    promise = {"game_id": game_id, "client_hash": hashlib.sha256(SEED.encode()).hexdigest()}
    for browser in browsers:
        assert browser.post(f"{table}/ready", promise).status == 200
    for browser in browsers:
        answer = browser.post(f"{table}/reveal", {"game_id": game_id, "client_seed": SEED})
        assert answer.status == 200, answer.text
    assert answer.body["state"] == "playing"
    return f"/api/games/{game_id}"


def refusal(answer: Answer) -> tuple[int, str]:
    assert set(answer.body) == {"type", "errors"}
    return answer.status, answer.code


def test_a_table_from_its_opening_to_a_rematch(house: House, ann: Browser, ben: Browser) -> None:
    table = open_table(ann)
    [listed] = ben.get("/api/tables").body["results"]
    shapes.check("OpenTable", listed)
    assert table.endswith(listed["table_id"])
    assert ben.post(f"{table}/join", {}).body["you"] == 1
    game = begin(table, ann, ben)
    view = ann.get(game)
    shapes.check("GameView", view.body)
    assert (view.body["your_seat"], view.body["phase"]) == (0, "playing")
    assert ann.me()["current"] == {
        "table_id": listed["table_id"],
        "game_id": view.body["game_id"],
    }
    rig(house, view.body["game_id"], hands=["KC QC 3C", "KD QD 3D"], top="9C")
    turn = ann.get(game).body["turn"]
    answer = ann.post(f"{game}/actions", {"action_id": "a", "action": "KC", "turn": turn})
    assert answer.status == 200, answer.text
    shapes.check("GameMessage", answer.body)
    house.run(until=lambda: Game.objects.get().phase == "finished")
    over = ben.get(game).body
    assert over["viewpoint"] == "open"
    again = ben.post(f"{table}/rematch")
    assert (again.status, again.body["state"]) == (200, "seats")
    assert ann.post(f"{table}/leave").status == 200


def test_bots_sit_down_and_get_up(ann: Browser) -> None:
    table = open_table(ann, seats=3)
    answer = ann.post(f"{table}/bots", {"bot": "careful", "seat": 2})
    assert answer.body["seats"][2]["player"]["bot"] == "careful"
    assert ann.post(f"{table}/bots", {"bot": "random"}).status == 200
    assert ann.delete(f"{table}/bots/2").body["seats"][2]["player"] is None
    assert refusal(ann.post(f"{table}/bots", {"bot": "nobody"})) == (400, "invalid_choice")


def test_a_host_keeps_a_seat_and_sends_somebody_away(ann: Browser, ben: Browser) -> None:
    table = open_table(ann, seats=3)
    me = ben.me()
    kept = ann.call("PUT", f"{table}/seats/2/reservation", {"name": me["name"]})
    shapes.check("Table", kept.body)
    assert kept.body["seats"][2]["reserved_for"]["public_id"] == me["public_id"]
    assert ben.post(f"{table}/join", {}).body["you"] == 2
    away = ann.post(f"{table}/send-away", {"player": me["public_id"]})
    assert (away.status, away.body["seats"][2]["player"]) == (200, None)
    assert refusal(ben.post(f"{table}/join", {})) == (403, "kept_out")
    assert ann.call("PUT", f"{table}/seats/1/reservation", {"name": me["name"]}).status == 200
    freed = ann.delete(f"{table}/seats/1/reservation")
    assert freed.body["seats"][1]["reserved_for"] is None
    assert refusal(ann.call("PUT", f"{table}/seats/1/reservation", {"name": "Nobody"})) == (
        400,
        "unknown_player",
    )
    assert refusal(ann.post(f"{table}/send-away", {"player": "u_nobody"})) == (
        400,
        "unknown_player",
    )
    assert refusal(ben.call("PUT", f"{table}/seats/1/reservation", {"name": me["name"]})) == (
        403,
        "not_host",
    )
    assert refusal(ben.post(f"{table}/send-away", {"player": me["public_id"]})) == (403, "not_host")


def test_the_house_introduces_itself() -> None:
    stranger = Browser()
    for bot in stranger.get("/api/bots").body:
        shapes.check("HouseBot", bot)
    shapes.check("Status", stranger.get("/api/status").body)


def test_a_stranger_may_look_and_not_touch(ann: Browser) -> None:
    table = open_table(ann)
    stranger = Browser()
    assert stranger.get(table).body["you"] is None
    for path in ("join", "leave", "start", "rematch"):
        assert refusal(stranger.post(f"{table}/{path}", {})) == (401, "not_authenticated")
    assert refusal(stranger.post("/api/tables", TERMS)) == (401, "not_authenticated")


def test_an_unsafe_call_needs_its_token(ann: Browser) -> None:
    table = open_table(ann)
    assert refusal(ann.call("POST", f"{table}/leave", csrf=False)) == (403, "csrf_failed")


def test_what_is_not_there(ann: Browser) -> None:
    for method, path in (
        ("GET", "/api/tables/nowhere"),
        ("POST", "/api/tables/nowhere/join"),
        ("POST", "/api/tables/nowhere/leave"),
        ("POST", "/api/tables/nowhere/start"),
        ("POST", "/api/tables/nowhere/rematch"),
        ("DELETE", "/api/tables/nowhere/bots/1"),
        ("GET", "/api/games/nowhere"),
        ("POST", "/api/games/nowhere/continue"),
        ("POST", "/api/games/nowhere/back"),
        ("POST", "/api/games/nowhere/end"),
        ("GET", "/api/games/nowhere/record"),
        ("GET", "/api/games/nowhere/replay"),
        ("GET", "/api/tables/%00"),
        ("GET", "/api/tables?cursor=nonsense"),
    ):
        answer = ann.call(method, path, {} if method == "POST" else None)
        assert refusal(answer) == (404, "not_found"), path


def test_refusals_keep_their_status(house: House, ann: Browser, ben: Browser) -> None:
    table = open_table(ann)
    assert refusal(ben.post(f"{table}/start")) == (403, "not_host")
    assert refusal(ann.post(f"{table}/start")) == (409, "not_enough_players")
    assert refusal(ben.post(f"{table}/rematch")) == (403, "not_seated")
    assert refusal(ben.post(f"{table}/join", {"seat": 0})) == (409, "seat_taken")
    ben.post(f"{table}/join", {})
    assert refusal(a_guest().post(f"{table}/join", {})) == (409, "table_full")
    assert refusal(ben.post("/api/tables", TERMS)) == (409, "already_seated")
    game = begin(table, ann, ben)
    act = {"action_id": "a", "action": "KC", "turn": 999}
    assert refusal(ann.post(f"{game}/actions", act)) == (409, "stale_turn")
    assert refusal(a_guest().post(f"{game}/actions", act)) == (403, "not_seated")
    assert refusal(ann.post(f"{game}/actions", {**act, "action": "xx"})) == (400, "bad_move_syntax")
    assert refusal(ann.get(f"{game}/record")) == (409, "not_over_yet")
    assert refusal(ann.get(f"{game}/replay")) == (409, "not_over_yet")


BAD_ACTIONS: list[object] = [
    {},
    [],
    "KC",
    7,
    None,
    {"action_id": "a", "action": "KC"},
    {"action_id": "", "action": "last"},
    {"action_id": "a" * 65, "action": "last"},
    {"action_id": "a b", "action": "last"},
    {"action_id": "a\n", "action": "last"},
    {"action_id": 7, "action": "last"},
    {"action_id": ["a"], "action": "last"},
    {"action_id": "a", "action": 7},
    {"action_id": "a", "action": ["KC"], "turn": 1},
    {"action_id": "a", "action": "K" * 5000, "turn": 1},
    {"action_id": "a", "action": "KC\x00", "turn": 1},
    {"action_id": "a", "action": "KC", "turn": "1"},
    {"action_id": "a", "action": "KC", "turn": 1.5},
    {"action_id": "a", "action": "KC", "turn": True},
    {"action_id": "a", "action": "KC", "turn": -1},
    {"action_id": "a", "action": "KC", "turn": 10**30},
    {"action_id": "a", "action": "KC", "turn": {}},
    {"action_id": "a", "action": "last", "seat": 1},
    b"{",
    b"\xff\xfe",
    b'{"action_id": NaN}',
    b'{"action_id": "\\ud800", "action": "last"}',
    b"[" * 10_000,
]


@pytest.mark.parametrize("body", BAD_ACTIONS, ids=range(len(BAD_ACTIONS)))
def test_an_action_in_no_form_is_refused_as_such(
    house: House, ann: Browser, ben: Browser, body: object
) -> None:
    table = open_table(ann)
    ben.post(f"{table}/join", {})
    game = begin(table, ann, ben)
    answer = ann.call("POST", f"{game}/actions", body)
    assert answer.status == 400, answer.text


BAD_TERMS: list[dict[str, object]] = [
    {"seats": 1},
    {"seats": 6},
    {"seats": "4"},
    {"seats": None},
    {"pace": "slow"},
    {"pace": 3},
    {"visibility": "secret"},
    {"options": None},
    {"options": {"length": "long"}},
    {"options": {"wild_nines": 1}},
    {"options": {"wild_nines": "true"}},
    {"options": {"jokers": True}},
    {"host": 1},
]


@pytest.mark.parametrize("terms", BAD_TERMS, ids=range(len(BAD_TERMS)))
def test_terms_in_no_form_are_refused_as_such(ann: Browser, terms: dict[str, object]) -> None:
    answer = ann.post("/api/tables", {**TERMS, **terms})
    assert answer.status == 400, answer.text
    assert answer.body["type"] == "validation_error"
    assert answer.body["errors"][0]["attr"].startswith(next(iter(terms)))
    assert not Table.objects.exists()


@pytest.mark.parametrize("query", ["seats=9", "seats=x", "length=long", "matching=none"])
def test_filters_in_no_form_are_refused_as_such(query: str) -> None:
    assert Browser().get(f"/api/tables?{query}").status == 400


@pytest.mark.parametrize("digest", ["", "x" * 64, "A" * 64, "0" * 63, "0" * 64 + "\n", 7, None])
def test_a_promise_is_a_hash(ann: Browser, digest: object) -> None:
    table = open_table(ann)
    ann.post(f"{table}/bots", {"bot": "random"})
    game_id = ann.post(f"{table}/start").body["start"]["game_id"]
    answer = ann.post(f"{table}/ready", {"game_id": game_id, "client_hash": digest})
    assert answer.status == 400


def test_a_call_within_its_second_is_accepted_for_later(
    house: House, ann: Browser, ben: Browser
) -> None:
    table = open_table(ann)
    ben.post(f"{table}/join", {})
    game = begin(table, ann, ben)
    rig(house, game.rsplit("/", 1)[1], hands=["KC QC", "KD QD 3D"], top="9C")
    turn = ann.get(game).body["turn"]
    ann.post(f"{game}/actions", {"action_id": "a", "action": "KC", "turn": turn})
    answer = ben.post(f"{game}/actions", {"action_id": "b", "action": "call@0"})
    assert answer.status == 202
    shapes.check("PendingCall", answer.body)
    assert ben.get(game).body["your_pending_call"]["due_at"] == house.now + 1_000
    again = ben.post(f"{game}/actions", {"action_id": "b", "action": "call@0"})
    assert (again.status, again.text) == (answer.status, answer.text)


def test_private_games_are_shown_to_whoever_has_the_link_and_listed_to_their_players(
    house: House, ann: Browser
) -> None:
    table = open_table(ann, visibility="private")
    ann.post(f"{table}/bots", {"bot": "random"})
    assert Browser().get("/api/tables").body["results"] == []
    game = begin(table, ann)
    assert Browser().get(game).body["viewpoint"] == "spectator"
    house.run(until=lambda: Game.objects.get().phase == "finished")
    records.sealed(Game.objects.get().public_id, now=house.now)
    assert Browser().get("/api/games").body["results"] == []
    assert Browser().get("/api/games?player=u_pip").body["results"] == []
    [mine] = ann.get("/api/games?player=me").body["results"]
    shapes.check("FinishedGame", mine)
    assert mine["seat"] == 0


def test_seeing_the_cards_and_ending_a_game_left_alone_in(
    house: House, ann: Browser, ben: Browser
) -> None:
    table = open_table(ann)
    ben.post(f"{table}/join", {})
    game = begin(table, ann, ben)
    assert refusal(Browser().post(f"{game}/seen", {"round": 1})) == (401, "not_authenticated")
    assert refusal(ann.post(f"{game}/seen", {"round": 2})) == (409, "not_dealt_yet")
    assert refusal(ann.post(f"{game}/seen", {"round": 16}))[0] == 400
    assert ann.post(f"{game}/seen", {"round": 1}).body["type"] == "game"
    assert refusal(ann.post(f"{game}/continue")) == (409, "no_score_sheet")
    assert refusal(ann.post(f"{game}/end")) == (409, "others_still_play")
    ben.post(f"{table}/leave")
    assert ann.call("GET", game).body["may_end_now"] is True
    ended = ann.post(f"{game}/end")
    assert ended.status == 200
    assert (ended.body["auto"], ended.body["view"]["phase"]) == (True, "score")
    assert refusal(ben.post(f"{game}/end")) == (409, "seat_has_left")
