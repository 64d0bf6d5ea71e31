"""Searching finished games: every filter against the records themselves, and pages both ways."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any
from urllib.parse import parse_qs, urlsplit

import orjson
import pytest
from django.core.cache import cache
from django.db import connection
from django.db.models import Q
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games.models import Game, GameSeat
from history import entries, search, tasks
from history.api import views
from history.contents import Contents, contents
from history.models import FinishedGame, FinishedSeat, Record
from history.search import ORDERS, Cursor, Key, Search
from tests.accounts.browser import Browser
from tests.factories import PASSWORD
from tests.games import shapes
from tests.games.house import refused
from tests.simulated.houses import fill

GAMES = 60
SEED = 6
"""Of these games one was stopped, in one a bot holds two seats, and six are private."""
Record_ = dict[str, Any]


@pytest.fixture(autouse=True)
def unthrottled() -> None:
    cache.clear()


@pytest.fixture
def records(db: None) -> list[Record_]:
    """The records of the games that everybody may find, as they ended."""
    fill(games=GAMES, seed=SEED, counted=False)
    listed = Record.objects.filter(game__listed=True).order_by("game__ended_at")
    return [orjson.loads(body) for body in listed.values_list("body", flat=True)]


def found(query: str, browser: Browser | None = None) -> list[str]:
    """Return the ids of all games that a search finds, page by page."""
    ids: list[str] = []
    link: str | None = f"/api/games?{query}"
    while link:
        cache.clear()
        answer = (browser or Browser()).get(link)
        assert answer.status == 200, answer.body
        ids += [game["game_id"] for game in answer.body["results"]]
        link = answer.body["next"] and answer.body["next"].removeprefix("http://testserver")
    return ids


def held(record: Record_) -> Contents:
    """Return what is in a game, worked out once."""
    if record["game_id"] not in _held:
        _held[record["game_id"]] = contents(record)
    return _held[record["game_id"]]


_held: dict[str, Contents] = {}


def day_of(record: Record_) -> str:
    return str(record["ended_at"])[:10]


def somebody(records: list[Record_]) -> str:
    """Return the account of a person who has played much."""
    gone = set(User.objects.filter(deleted_at__isnull=False).values_list("public_id", flat=True))
    played: list[str] = [
        seat["account"]
        for record in records
        for seat in record["seats"]
        if seat["kind"] == "human" and seat["account"] not in gone
    ]
    return max(set(played), key=played.count)


def place_of(record: Record_, account: str) -> int | None:
    seats = [number for number, seat in enumerate(record["seats"]) if seat["account"] == account]
    if not seats or record["places"] is None:
        return None
    places: list[int] = record["places"]
    return min(places[seat] for seat in seats)


FILTERS: dict[str, Callable[[Record_], bool]] = {
    "": lambda _: True,
    "ladder=duel": lambda record: len(record["seats"]) == 2,
    "ladder=table&length=full": lambda record: (
        len(record["seats"]) > 2 and record["options"]["length"] == "full"
    ),
    "rated=true": lambda record: bool(record["rated"]),
    "rated=false": lambda record: not record["rated"],
    "seats=4": lambda record: len(record["seats"]) == 4,
    "ended_by=aborted": lambda record: record["ended_by"] == "aborted",
    "contains=high_score": lambda record: held(record).high_score,
    "contains=long_crank": lambda record: held(record).long_crank,
    "contains=blocked": lambda record: held(record).blocked,
    "contains=idiot": lambda record: held(record).idiot,
    "contains=comeback": lambda record: held(record).comeback,
    "contains=idiot&contains=long_crank": lambda record: (
        held(record).idiot and held(record).long_crank
    ),
    "rating_min=1500&rating_max=1520": lambda record: 1500 <= (held(record).rating or 0) <= 1520,
}


def test_a_filter_finds_what_the_records_say(records: list[Record_]) -> None:
    for query, holds in FILTERS.items():
        wanted = [record["game_id"] for record in records if holds(record)]
        assert found(query) == wanted[::-1], query
        assert found(f"{query}&sort=oldest") == wanted, query


def test_days_are_both_included(records: list[Record_]) -> None:
    first, last = day_of(records[10]), day_of(records[20])
    wanted = [record["game_id"] for record in records if first <= day_of(record) <= last]
    assert len(wanted) >= 11
    assert found(f"from={first}&to={last}&sort=oldest") == wanted
    assert found(f"from={first}&to={first}")[-1] == next(
        record["game_id"] for record in records if day_of(record) == first
    )


def test_a_day_begins_at_midnight(records: list[Record_]) -> None:
    entry = FinishedGame.objects.filter(listed=True)[0]
    midnight = int(datetime(2026, 3, 2, tzinfo=UTC).timestamp() * 1000)
    for instant, days in ((midnight - 1, "2026-03-01"), (midnight, "2026-03-02")):
        FinishedGame.objects.filter(pk=entry.pk).update(ended_at=instant)
        assert entry.game.public_id in found(f"from={days}&to={days}")


def test_a_player_is_found_by_id_and_by_name_with_their_places(records: list[Record_]) -> None:
    account = somebody(records)
    user = User.objects.get(public_id=account)
    with_them = [
        record for record in records if account in [seat["account"] for seat in record["seats"]]
    ]
    wanted = [record["game_id"] for record in with_them]
    assert found(f"player={account}&sort=oldest") == wanted
    assert found(f"name={user.name.upper()}&sort=oldest") == wanted
    for place in (1, 2):
        at_place = [r["game_id"] for r in with_them if place_of(r, account) == place]
        assert found(f"player={account}&place={place}&sort=oldest") == at_place
    page = Browser().get(f"/api/games?name={user.name}").body
    assert page["players"] == [{"public_id": account, "name": user.name, "avatar": user.avatar}]
    assert all(game["seats"][game["seat"]]["public_id"] == account for game in page["results"])


def test_several_players_are_all_at_the_table_and_the_place_is_the_first_ones(
    records: list[Record_],
) -> None:
    account = somebody(records)
    for other in ("u_barrel", "u_pip", records[-1]["seats"][0]["account"]):
        both = [
            record
            for record in records
            if {account, other} <= {seat["account"] for seat in record["seats"]}
        ]
        ids = [record["game_id"] for record in both]
        assert found(f"player={account}&player={other}&sort=oldest") == ids
        assert found(f"player={other}&player={account}&sort=oldest") == ids
        first = [record["game_id"] for record in both if place_of(record, other) == 1]
        assert found(f"player={other}&player={account}&place=1&sort=oldest") == first


def test_a_bot_with_several_seats_finds_a_game_once(records: list[Record_]) -> None:
    seats = [[seat["account"] for seat in record["seats"]] for record in records]
    wanted = [r["game_id"] for r, held in zip(records, seats, strict=True) if "u_pip" in held]
    assert any(held.count("u_pip") > 1 for held in seats)
    assert found("player=u_pip&sort=oldest") == wanted


VALUES: dict[str, Callable[[Record_], int | None]] = {
    "crank": lambda record: held(record).highest_crank,
    "moves": lambda record: held(record).moves,
    "rating": lambda record: held(record).rating,
}


def test_games_are_sorted_and_paged_through_equals(records: list[Record_]) -> None:
    account = somebody(records)
    own = [r for r in records if account in [seat["account"] for seat in r["seats"]]]
    for sort, value in VALUES.items():
        for query, games in ((f"sort={sort}", records), (f"sort={sort}&player={account}", own)):
            values = {record["game_id"]: value(record) for record in games}
            known = {game: number for game, number in values.items() if number is not None}
            ids = found(query)
            assert [known[game] for game in ids] == sorted(known.values(), reverse=True), query
            assert sorted(ids) == sorted(known), query


def test_the_way_back_shows_the_same_pages(
    records: list[Record_], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, "PAGE", 7)
    for sort in ORDERS:
        cache.clear()
        _there_and_back(sort)


def _there_and_back(sort: str) -> None:
    links: list[str] = [f"/api/games?sort={sort}"]
    pages: list[list[str]] = []
    while True:
        body = Browser().get(links[-1]).body
        pages.append([game["game_id"] for game in body["results"]])
        if body["next"] is None:
            break
        links.append(body["next"].removeprefix("http://testserver"))
    assert len(pages) > 2
    back = [pages[-1]]
    while body["previous"] is not None:
        body = Browser().get(body["previous"].removeprefix("http://testserver")).body
        back.append([game["game_id"] for game in body["results"]])
        assert body["next"] is not None
    assert back == pages[::-1]


def test_a_player_finds_their_own_private_games_among_all(records: list[Record_]) -> None:
    account = somebody(records)
    user = User.objects.get(public_id=account)
    user.email = "sim@example.org"
    user.set_password(PASSWORD)
    user.save()
    browser = Browser()
    browser.log_in(user.email, PASSWORD)
    own = [r["game_id"] for r in records if account in [s["account"] for s in r["seats"]]]
    hidden = own[1::2]
    Game.objects.filter(public_id__in=hidden).update(listed=False)
    assert sum(each.wrong for each in entries.reindex(mend=True)) == len(hidden)
    others = [record["game_id"] for record in records if record["game_id"] not in hidden]
    theirs = Game.objects.filter(Q(listed=True) | Q(seats__user=user)).order_by("ended_at")
    everything = list(theirs.distinct().values_list("public_id", flat=True))
    own = [game_id for game_id in everything if game_id in own or game_id not in others]
    assert found("sort=oldest") == others
    assert found("sort=oldest", browser) == everything
    assert found("player=me&sort=oldest", browser) == own
    assert found(f"player={account}&sort=oldest") == [game for game in own if game in others]
    crank = dict(FinishedGame.objects.values_list("game__public_id", "highest_crank"))
    sorted_by_crank = [crank[game] for game in found("sort=crank", browser)]
    assert sorted_by_crank == sorted((crank[game] for game in everything), reverse=True)
    with_bots = GameSeat.objects.filter(user__bot="careful", game__public_id__in=everything)
    assert set(found("player=u_barrel", browser)) == set(
        with_bots.values_list("game__public_id", flat=True)
    )


def test_a_search_costs_a_fixed_number_of_statements(records: list[Record_]) -> None:
    rated = [seat["account"] for seat in records[-1]["seats"]]
    one, other = rated[:2]
    costs = {
        # A page of the games found, their rows, and what the rated ones changed.
        "": 3,
        "sort=crank&contains=idiot&rating_min=1500": 3,
        # And who is asked for.
        "player=u_barrel": 4,
        f"player={one}&player={other}&sort=moves": 5,
    }
    for query, statements in costs.items():
        with CaptureQueriesContext(connection) as queries:
            assert Browser().get(f"/api/games?{query}").status == 200
        assert len(queries) == statements, query


def test_whoever_is_signed_in_costs_one_statement_more(records: list[Record_]) -> None:
    viewer = User.objects.get(public_id=somebody(records))
    costs = []
    for each in (None, viewer.pk):
        with CaptureQueriesContext(connection) as queries:
            search.page(Search(), viewer=each, cursor=None, size=20)
        costs.append(len(queries))
    assert costs == [1, 2]


def test_a_result_is_shaped_as_promised(records: list[Record_]) -> None:
    [game] = (
        Browser().get(f"/api/games?from={day_of(records[-1])}&sort=oldest").body["results"][-1:]
    )
    shapes.check("FinishedGame", game)
    inside = held(records[-1])
    assert (game["highest_crank"], game["moves"]) == (inside.highest_crank, inside.moves)
    assert (game["rating"], game["rounds"]) == (inside.rating, inside.rounds)
    shapes.check("FinishedGames", Browser().get("/api/games?player=u_pip").body)


def test_a_cursor_is_read_as_it_was_written() -> None:
    search = Search(columns=Q(ladder="duel"))
    for cursor in (Cursor(Key(5, 7)), Cursor(Key(-5, 10**17), back=True)):
        assert Cursor.parse(cursor.text_for(search), search) == cursor
    for text in ("", "x", "Pg==", "PjEuMg=", "PjEuMg==", "PjEuMg==PjEuMg=="):
        with refused("not_found"):
            Cursor.parse(text, search)


def test_a_cursor_is_of_one_search_alone(records: list[Record_]) -> None:
    further = Browser().get("/api/games?ladder=table&rated=true").body["next"]
    [cursor] = parse_qs(urlsplit(further).query)["cursor"]
    same = f"rated=true&cursor={cursor}&ladder=table&sort=newest"
    assert Browser().get(f"/api/games?{same}").status == 200
    others = ("", "ladder=table", "ladder=table&rated=true&sort=oldest", "rated=false&ladder=table")
    for other in (*others, "player=u_pip", "ladder=table&rated=true&contains=idiot"):
        answer = Browser().get(f"/api/games?{other}&cursor={cursor}")
        assert (answer.status, answer.code) == (404, "not_found"), other
    of_players = [
        Search(players=players, place=place)
        for players in ([], list(User.objects.all()[:1]), list(User.objects.all()[:2]))
        for place in (None, 1, 2)
    ]
    assert len({search.digest() for search in of_players}) == len(of_players)


# The rows


def test_rows_are_written_once_and_had_again_from_the_records(records: list[Record_]) -> None:
    before = list(FinishedGame.objects.order_by("pk").values())
    seats = list(FinishedSeat.objects.order_by("game", "user").values_list("game", "user", "place"))
    FinishedGame.objects.all().delete()
    FinishedSeat.objects.filter(place=1).delete()
    FinishedSeat.objects.filter(place=2).update(moves=1)
    assert sum(each.wrong for each in entries.reindex(mend=False)) == GAMES
    assert not FinishedGame.objects.exists()
    assert sum(each.wrong for each in entries.reindex(mend=True)) == GAMES
    assert list(FinishedGame.objects.order_by("pk").values()) == before
    again = FinishedSeat.objects.order_by("game", "user").values_list("game", "user", "place")
    assert list(again) == seats
    assert sum(each.wrong for each in entries.reindex(mend=True)) == 0


def test_games_from_before_there_were_searches_become_findable(
    records: list[Record_], monkeypatch: pytest.MonkeyPatch
) -> None:
    FinishedSeat.objects.all().delete()
    FinishedGame.objects.all().delete()
    monkeypatch.setattr(entries, "BATCH", GAMES - 1)
    with CaptureQueriesContext(connection) as queries:
        tasks.seal_missing()
    # What is there from before is looked for more rarely: it takes all records.
    assert not [each for each in queries if "history_finishedgame" in each["sql"]]
    tasks.seal_missing(ever=True)
    assert sum(each.wrong for each in entries.reindex(mend=False)) == 0
    # And from then on no transaction is begun for it: on SQLite every move would wait for its end.
    with CaptureQueriesContext(connection) as queries:
        entries.enter_missing()
    assert len(queries) == 1
