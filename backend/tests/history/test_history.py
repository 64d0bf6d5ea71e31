"""Finished games: the list, the record, the replay feed."""

import logging
from base64 import urlsafe_b64encode

import orjson
import pytest
from django.core.cache import cache

from accounts.models import User
from engine.options import Options
from engine.record import verify
from games import selectors as game_selectors
from games.models import Game, Move
from games.services import lobby
from history import entries, records, search, selectors, tasks
from history.api import views
from history.models import FinishedGame, Record
from tests.accounts.browser import Browser
from tests.factories import PASSWORD, make_guest
from tests.games import shapes
from tests.games.house import House, refused

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def unthrottled() -> None:
    cache.clear()


def finish(house: House, *people: User, visibility: str = "public") -> str:
    """Return the id of a game that was played to its end; its table is empty then."""
    terms = lobby.Terms(Options(), "fast", visibility)
    game_id = house.game(*people, bots=("random",), terms=terms)
    house.run(until=lambda: Game.objects.get(public_id=game_id).phase == "finished")
    table_id = Game.objects.get(public_id=game_id).table.public_id
    for user in people:
        lobby.leave(table_id, user.pk, now=house.now, chance=house.chance)
    return game_id


def seal(house: House, *people: User, visibility: str = "public") -> str:
    """The same, with its record written, so that it is found."""
    game_id = finish(house, *people, visibility=visibility)
    records.sealed(game_id, now=house.now)
    return game_id


def listed(viewer: User | None, player: User | None = None) -> list[str]:
    wanted = search.Search(players=() if player is None else (player,))
    found = search.page(wanted, viewer=None if viewer is None else viewer.pk, cursor=None, size=20)
    return [entry.game.public_id for entry in found.entries]


# Records


def test_a_record_is_valid_complete_and_never_changes(house: House) -> None:
    person = house.person()
    game_id = finish(house, person)
    body = records.sealed(game_id, now=house.now).body
    record = orjson.loads(body)
    assert verify(record) is None
    shapes.check("Record", record)
    assert record["seats"][0] == {
        "name": person.name,
        "kind": "human",
        "account": person.public_id,
        "left": True,
    }
    assert record["seats"][1]["account"] == "u_pip"
    assert (record["rated"], record["sequence"]) == (False, None)
    person.name = "Somebody Else"
    person.save()
    assert records.sealed(game_id, now=house.now + 5).body == body


def test_a_guest_is_recorded_without_an_account(house: House) -> None:
    guest = make_guest()
    record = orjson.loads(records.sealed(finish(house, guest), now=1).body)
    assert (record["seats"][0]["kind"], record["seats"][0]["account"]) == ("guest", None)


def test_sealing_forgets_the_answers_kept_for_retries(house: House) -> None:
    people = [house.person(), house.person()]
    game_id = house.game(*people)
    seat = game_selectors.game_for(game_id, None)["clock"]["seat"]
    legal = game_selectors.game_for(game_id, people[seat].pk)["legal"]
    action = _anything(legal)
    house.act(game_id, people[seat], action, action_id="kept")
    house.run(until=lambda: Game.objects.get(public_id=game_id).phase == "finished")
    assert Move.objects.exclude(answer="").count() == 1
    records.sealed(game_id, now=house.now)
    assert not Move.objects.exclude(answer="").exists()
    again = orjson.loads(house.act(game_id, people[seat], action, action_id="kept").body)
    assert (again["events"], again["view"]["viewpoint"]) == ([], "open")


def _anything(legal: dict[str, list[dict[str, object]]]) -> str:
    if legal["name"]:
        return f"name={legal['name'][0]}"
    for play in legal["play"]:
        if play["may_keep"]:
            return str(play["card"])
    return "draw"


def test_while_a_game_is_played_there_is_no_record(house: House) -> None:
    game_id = house.game(house.person(), house.person())
    with refused("not_over_yet"):
        records.sealed(game_id, now=house.now)
    with refused("not_found"):
        records.sealed("nowhere", now=house.now)
    assert not Record.objects.exists()


def test_the_task_seals_and_the_sweep_finds_what_it_missed(house: House) -> None:
    first, second = finish(house, house.person()), finish(house, house.person())
    tasks.seal_record(first)
    tasks.seal_record(first)
    assert Record.objects.count() == 1
    tasks.seal_missing(ever=True)
    assert set(Record.objects.values_list("game__public_id", flat=True)) == {first, second}


def test_the_sweep_looks_at_late_games_and_now_and_then_at_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, late = finish(house, house.person()), finish(house, house.person())
    Game.objects.filter(public_id=old).update(ended_at=house.now - records.RECENT_MS - 1)
    monkeypatch.setattr(tasks, "now_ms", lambda: house.now)
    tasks.seal_missing()
    assert list(Record.objects.values_list("game__public_id", flat=True)) == [late]
    tasks.seal_missing(ever=True)
    assert set(Record.objects.values_list("game__public_id", flat=True)) == {old, late}


def test_whoever_counts_is_told_of_a_sealed_record_once(house: House) -> None:
    game_id = finish(house, house.person())
    house.line.clear()
    records.sealed(game_id, now=house.now)
    records.sealed(game_id, now=house.now)
    assert [(task, args) for _, _, task, args in house.line] == [("stats.take_in", (game_id,))]


def test_a_game_is_found_by_what_is_in_its_record(house: House) -> None:
    game_id = seal(house, house.person())
    entry = FinishedGame.objects.get()
    record = orjson.loads(Record.objects.get().body)
    assert (entry.game.public_id, entry.listed, entry.rated, entry.rating) == (
        game_id, True, False, None
    )  # fmt: skip
    assert entry.ended_at == entry.game.ended_at
    assert entry.moves == sum(len(each["moves"]) for each in record["rounds"])
    assert sum(each.wrong for each in entries.reindex(mend=False)) == 0


def test_a_record_that_is_not_written_leaves_no_row(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = finish(house, house.person())

    def full(**_: object) -> None:
        raise OSError("No space left")

    with monkeypatch.context() as patched:
        patched.setattr(Record.objects, "create", full)
        with pytest.raises(OSError, match="No space"):
            records.sealed(game_id, now=house.now)
    assert not FinishedGame.objects.exists()
    records.sealed(game_id, now=house.now)
    assert FinishedGame.objects.count() == 1


def test_a_game_whose_record_cannot_be_written_stops_no_other(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = finish(house, house.person()), finish(house, house.person())
    Move.objects.filter(game__public_id=broken, number=0).delete()
    with caplog.at_level(logging.ERROR):
        tasks.seal_missing(ever=True)
    assert list(Record.objects.values_list("game__public_id", flat=True)) == [sound]
    assert broken in caplog.text


def test_a_row_that_cannot_be_written_stops_no_record(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise ValueError("no such rank")

    game_id = finish(house, house.person())
    monkeypatch.setattr(entries, "enter_missing", broken)
    with pytest.raises(ValueError, match="no such rank"):
        tasks.seal_missing(ever=True)
    assert Record.objects.get().game.public_id == game_id


# The replay feed


def test_the_replay_ends_where_the_game_ended(house: House) -> None:
    game_id = finish(house, house.person())
    feed = selectors.replay_feed(game_id, now=house.now)
    shapes.check("ReplayFeed", orjson.loads(orjson.dumps(feed)))
    scores = [entry["steps"][-1]["frame"]["result"]["scores"] for entry in feed["rounds"]]
    final = game_selectors.game_for(game_id, None)
    assert scores == final["scores"]
    assert final["totals"] == [sum(column) for column in zip(*scores, strict=True)]
    assert len(feed["rounds"]) == 8
    hands = feed["rounds"][0]["start"]["hands"]
    assert all(len(hand["cards"]) == 8 for hand in hands)


# Lists


def test_finished_games_are_listed_newest_first(house: House) -> None:
    one, other = house.person(), house.person()
    first = seal(house, one)
    second = seal(house, one, other)
    house.game(house.person(), house.person())
    assert listed(None) == [second, first]
    assert listed(None, one) == [second, first]
    assert listed(one, other) == [second]


def test_games_of_private_tables_are_listed_to_their_players_alone(house: House) -> None:
    one, other = house.person(), house.person()
    hidden = seal(house, one, visibility="private")
    assert listed(None) == []
    assert listed(other) == []
    assert listed(other, one) == []
    assert listed(one, one) == [hidden]
    bot = User.objects.get(bot="random")
    assert listed(other, bot) == []


def test_the_list_over_http(house: House) -> None:
    browser = Browser()
    person = house.person()
    browser.log_in(person.email, PASSWORD)
    game_id = seal(house, person)
    seal(house, house.person())
    [mine] = browser.get("/api/games?player=me").body["results"]
    shapes.check("FinishedGame", mine)
    assert (mine["game_id"], mine["seat"], len(mine["places"])) == (game_id, 0, 2)
    everybodys = browser.get("/api/games").body["results"]
    assert [game["seat"] for game in everybodys] == [None, None]
    pips = Browser().get("/api/games?player=u_pip").body["results"]
    assert [game["seat"] for game in pips] == [1, 1]


def test_lists_come_in_pages(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "PAGE", 1)
    ids = [seal(house, house.person()) for _ in range(3)]
    seen, link = [], "/api/games"
    while link:
        page = Browser().get(link).body
        seen += [game["game_id"] for game in page["results"]]
        link = page["next"] and page["next"].removeprefix("http://testserver")
    assert seen == ids[::-1]


def cursor_of(text: str) -> str:
    return urlsafe_b64encode(text.encode()).decode()


@pytest.mark.parametrize("sort", list(search.ORDERS))
def test_a_cursor_from_far_away_finds_nothing(house: House, sort: str) -> None:
    seal(house, house.person())
    ahead = ">" if sort == "oldest" else "<"
    of_it = search.Search(order=search.ORDERS[sort]).digest()
    cursor = cursor_of(f"{ahead}{10**18 - 1}.{10**18 - 1}.{of_it}".replace("<", ">-"))
    answer = Browser().get(f"/api/games?sort={sort}&cursor={cursor}")
    assert (answer.status, answer.body["results"]) == (200, [])
    assert (answer.body["next"], answer.body["previous"]) == (None, None)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games?player=me", 401, "not_authenticated"),
        ("/api/games?player=u_nobody", 400, "unknown_player"),
        ("/api/games?player=", 400, "blank"),
        ("/api/games?player=%00", 400, "null_characters_not_allowed"),
        ("/api/games?player=a&player=b&player=c&player=d&player=e&player=f", 400, "max_length"),
        ("/api/games?name=Nobody+Here", 400, "unknown_player"),
        ("/api/games?name=%E2%80%AE", 400, "unknown_player"),
        ("/api/games?ladder=chess", 400, "invalid_choice"),
        ("/api/games?contains=blocked&contains=luck", 400, "invalid_choice"),
        ("/api/games?sort=best", 400, "invalid_choice"),
        ("/api/games?from=yesterday", 400, "invalid"),
        ("/api/games?from=1790000000000", 400, "invalid"),
        ("/api/games?from=2026-02-30", 400, "invalid"),
        ("/api/games?from=2026-10-02&to=2026-10-01", 400, "empty_range"),
        ("/api/games?rating_min=1600&rating_max=1500", 400, "empty_range"),
        ("/api/games?rating_min=1e9", 400, "invalid"),
        ("/api/games?seats=6", 400, "max_value"),
        ("/api/games?place=1", 400, "player_needed"),
        ("/api/games?colour=red", 400, "unknown_field"),
        ("/api/games?cursor=x", 404, "not_found"),
        ("/api/games?cursor=%C3%A9", 404, "not_found"),
        (f"/api/games?cursor={cursor_of('p=abc')}", 404, "not_found"),
        (f"/api/games?cursor={cursor_of('>1.' + '9' * 19)}", 404, "not_found"),
        ("/api/games/nowhere/record", 404, "not_found"),
        ("/api/games/nowhere/replay", 404, "not_found"),
    ],
)
def test_what_is_refused(path: str, status: int, code: str) -> None:
    answer = Browser().get(path)
    assert (answer.status, answer.code) == (status, code)


def test_a_record_is_given_as_a_file(house: House) -> None:
    game_id = finish(house, house.person())
    answer = Browser().client.get(f"/api/games/{game_id}/record")
    assert answer.status_code == 200
    assert answer["Content-Disposition"] == f'attachment; filename="craits-{game_id}.json"'
    assert verify(answer.content) is None
