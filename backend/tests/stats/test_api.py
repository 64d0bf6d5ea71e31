"""Stats over HTTP: shapes, filters, privacy, tables, and a fixed number of queries."""

import csv
import json
from io import StringIO
from random import Random

import pytest
from django.core.cache import cache
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts import export
from accounts.models import User
from games.models import Game, Phase
from ratings import services as ratings
from stats import selectors, services
from tests.accounts.browser import Browser
from tests.factories import PASSWORD, house_bot, make_guest, make_user
from tests.games import shapes
from tests.ratings.played import BEGUN, play

pytestmark = pytest.mark.django_db(transaction=True)

DAY_MS = 86_400_000
FIRST_DAY = "2026-09-21"
"""Of `BEGUN`."""


@pytest.fixture(autouse=True)
def unthrottled() -> None:
    cache.clear()


def signed_in(user: User) -> Browser:
    browser = Browser()
    browser.log_in(user.email, PASSWORD)
    return browser


def played(rng: Random, *users: User, games: int, since: int = 0) -> None:
    """Rate games of these, one a day, and take them in.

    Each is rated on the day after: it belongs to the one on which it ended, all of it.
    """
    for number in range(since, since + games):
        at = BEGUN + number * DAY_MS
        ratings.rate(play(*users, rng=rng, at=at).public_id, now=at + DAY_MS // 2)
    services.catch_up()


def addresses(one: User, other: User) -> list[str]:
    own = f"/api/users/{one.public_id}/stats/table"
    return [
        own,
        f"{own}/opponents",
        f"{own}/against/{other.public_id}",
        f"{own}/places.csv",
        "/api/stats/table",
        "/api/stats/table/dealers.csv",
        "/api/fairness",
    ]


def test_everything_has_its_shape(rng: Random) -> None:
    one, other, third = (make_user() for _ in range(3))
    played(rng, one, other, third, games=3)
    own = f"/api/users/{one.public_id}/stats/table"
    for address, shape in (
        (own, "PlayerStats"),
        (f"{own}/opponents", "Opponents"),
        (f"{own}/against/{other.public_id}", "Meeting"),
        ("/api/stats/table", "SiteStats"),
        ("/api/fairness", "FairnessNumbers"),
    ):
        answer = Browser().get(address)
        assert answer.status == 200
        shapes.check(shape, answer.body)
    body = Browser().get(own).body
    assert (body["games"], body["rounds"], len(body["rating"])) == (3, 24, 3)
    rating = Browser().get(f"/api/users/{one.public_id}/ratings").body["table"]["rating"]
    assert body["rating"][-1]["value"] == rating["value"]
    met = Browser().get(f"{own}/opponents").body["results"]
    assert {each["player"]["public_id"] for each in met} == {other.public_id, third.public_id}
    assert Browser().get("/api/fairness").body["games"] == 3


def test_a_long_line_is_thinned_and_keeps_its_end(
    rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = make_user(), make_user()
    played(rng, one, other, games=12)
    address = f"/api/users/{one.public_id}/stats/duel"
    whole = Browser().get(address).body["rating"]
    monkeypatch.setattr(selectors, "LINE_POINTS", 4)
    thin = Browser().get(address).body["rating"]
    assert (len(whole), len(thin)) == (12, 4)
    assert thin[-1] == whole[-1]
    assert [point for point in whole if point in thin] == thin


def test_where_nobody_has_played_there_is_an_answer_too() -> None:
    one, other, bot = make_user(), make_guest(), house_bot("careful")
    for player in (one, other, bot):
        body = Browser().get(f"/api/users/{player.public_id}/stats/duel").body
        shapes.check("PlayerStats", body)
        assert (body["games"], body["rating"]) == (0, [])
    for address, shape in (("/api/stats/duel", "SiteStats"), ("/api/fairness", "FairnessNumbers")):
        shapes.check(shape, Browser().get(address).body)
    address = f"/api/users/{one.public_id}/stats/duel/against/{bot.public_id}"
    assert Browser().get(address).body["games"] == 0


def test_a_period_and_a_length(rng: Random) -> None:
    one, other = make_user(), make_user()
    played(rng, one, other, games=12)
    own = f"/api/users/{one.public_id}/stats/duel"

    def games(query: str) -> tuple[int, int]:
        body = Browser().get(f"{own}{query}").body
        met = Browser().get(f"{own}/against/{other.public_id}{query}").body
        assert met["games"] == body["games"]
        return body["games"], len(body["rating"])

    assert games("") == (12, 12)
    assert games("?length=short") == (12, 12)
    assert games("?from=2026-09-24") == (9, 9)
    assert games(f"?to={FIRST_DAY}") == (1, 1)
    assert games("?from=2026-09-28&to=2026-10-01") == (4, 4)
    assert games("?from=0001-01-01&to=9999-12-31") == (12, 12)
    assert Browser().get(f"{own}?length=full").body["games"] == 0
    assert Browser().get(f"/api/users/{one.public_id}/stats/table").body["games"] == 0
    body = Browser().get(f"{own}?from=2026-09-28&to=2026-10-01&length=short").body
    assert (body["from"], body["to"], body["length"]) == ("2026-09-28", "2026-10-01", "short")


@pytest.mark.parametrize(
    ("query", "attr", "code"),
    [
        ("from=yesterday", "from", "invalid"),
        ("from=2026-02-30", "from", "invalid"),
        ("to=", "to", "invalid"),
        ("to=2026-1-1", "to", "invalid"),
        ("to=20261130", "to", "invalid"),
        ("from=٢٠٢٦-11-30", "from", "invalid"),
        ("from=2026-02-02&to=2026-02-01", "to", "empty_range"),
        ("length=long", "length", "invalid_choice"),
        ("length=", "length", "invalid_choice"),
    ],
)
def test_bad_questions_are_refused(query: str, attr: str, code: str) -> None:
    user = make_user()
    for address in (f"/api/users/{user.public_id}/stats/duel", "/api/stats/duel"):
        answer = Browser().get(f"{address}?{query}")
        assert (answer.status, answer.code) == (400, code)
        assert answer.body["errors"][0]["attr"] == attr


def test_who_and_what_there_is_not() -> None:
    user = make_user()
    own = f"/api/users/{user.public_id}/stats"
    for address in (
        "/api/users/u_nobody/stats/duel",
        f"{own}/poker",
        f"{own}/duel/secrets.csv",
        f"{own}/duel/seats.csv",
        f"{own}/duel/against/u_nobody",
        "/api/stats/duel/rating.csv",
    ):
        assert Browser().get(address).status == 404


def test_hidden_stats_are_for_oneself_alone(rng: Random) -> None:
    shy, other, third = (make_user() for _ in range(3))
    played(rng, shy, other, third, games=2)
    browser = signed_in(shy)
    assert browser.patch("/api/me", {"stats_hidden": True}).status == 200
    own = f"/api/users/{shy.public_id}/stats/table"
    against = f"/api/users/{other.public_id}/stats/table/against/{shy.public_id}"
    mine = f"{own}/against/{other.public_id}"
    for address in (own, f"{own}/opponents", f"{own}/points.csv", against, mine):
        for looker in (Browser(), signed_in(other)):
            answer = looker.get(address)
            assert (answer.status, answer.code) == (403, "stats_hidden")
        assert browser.get(address).status == 200
    seen = signed_in(other).get(f"/api/users/{other.public_id}/stats/table/opponents").body
    assert [each["player"]["public_id"] for each in seen["results"]] == [third.public_id]
    seen = browser.get(f"/api/users/{other.public_id}/stats/table/opponents").body
    assert len(seen["results"]) == 2
    # Rated results stay public, and the figures of everybody whole.
    assert Browser().get(f"/api/users/{shy.public_id}/ratings").body["table"]["games"] == 2
    assert Browser().get(f"/api/users/{shy.public_id}").body["stats_hidden"] is True
    assert Browser().get("/api/stats/table").body["rounds"] == 48


def test_nothing_of_a_running_game_shows(rng: Random) -> None:
    users = [make_user() for _ in range(3)]
    played(rng, *users, games=1)
    before = [Browser().get(each).text for each in addresses(*users[:2])]
    running = play(*users, rng=rng, at=BEGUN + DAY_MS)
    Game.objects.filter(pk=running.pk).update(phase=Phase.SCORE, ended_at=None)
    services.catch_up()
    assert [Browser().get(each).text for each in addresses(*users[:2])] == before


def test_queries_are_as_many_however_many_games_there_are(rng: Random) -> None:
    users = [make_user() for _ in range(3)]

    def queries() -> list[int]:
        counts = []
        for address in addresses(*users[:2]):
            with CaptureQueriesContext(
                connection,
            ) as seen:
                assert Browser().get(address).status == 200
            counts.append(len(seen))
        return counts

    played(rng, *users, games=1)
    expected = [5, 3, 3, 5, 1, 1, 1]
    assert queries() == expected
    played(rng, *users, games=9, since=1)
    assert queries() == expected


def test_taking_a_game_in_takes_as_many_queries_however_many_there_are(rng: Random) -> None:
    users = [make_user() for _ in range(3)]
    played(rng, *users, games=1)
    counts = []
    for number in (40, 41, 42):
        at = BEGUN + number * DAY_MS
        ratings.rate(play(*users, rng=rng, at=at).public_id, now=at)
        with CaptureQueriesContext(connection) as seen:
            services.catch_up()
        counts.append(len(seen))
    assert counts[1] == counts[2] <= 22


def test_a_table_is_a_file_that_other_programs_read(rng: Random) -> None:
    one, other = make_user(), make_user()
    played(rng, one, other, games=2)
    own = f"/api/users/{one.public_id}/stats/duel"
    view = Browser().get(own).body
    answer = Browser().get(f"{own}/points.csv?from={FIRST_DAY}")
    assert answer.status == 200
    rows = list(csv.DictReader(StringIO(answer.text)))
    assert [row["hand_size"] for row in rows] == list("87654321")
    assert float(rows[0]["own_value"]) == view["points"]["by_hand_size"][0]["own"]["value"]
    for table in ("rating", "places", "caught", "caught_by_rank", "cranks", "times", "openings"):
        lines = list(csv.reader(StringIO(Browser().get(f"{own}/{table}.csv").text)))
        assert len(lines) > 1
        assert {len(line) for line in lines} == {len(lines[0])}
    for table in ("places", "seats", "dealers", "starters"):
        lines = list(csv.reader(StringIO(Browser().get(f"/api/stats/duel/{table}.csv").text)))
        assert len(lines) > 1
        assert {len(line) for line in lines} == {len(lines[0])}


def test_the_numbers_of_fairness_are_files_too(rng: Random) -> None:
    played(rng, make_user(), make_user(), games=2)
    view = Browser().get("/api/fairness").body

    def rows(table: str) -> list[dict[str, str]]:
        lines = list(csv.reader(StringIO(Browser().get(f"/api/fairness/{table}.csv").text)))
        assert {len(line) for line in lines} == {len(lines[0])}
        return [dict(zip(lines[0], line, strict=True)) for line in lines[1:]]

    dealt = rows("dealt")
    assert [row["card"] for row in dealt] == [*"A23456789TJQK", *"CDHS"]
    assert sum(int(row["observed"]) for row in dealt if row["kind"] == "suit") == view["cards"]
    assert sum(int(row["observed"]) for row in rows("starters")) == 2 * view["rounds"]
    by_seat = rows("dealt_by_seat")
    assert sum(int(row["observed"]) for row in by_seat if row["kind"] == "rank") == view["cards"]
    assert sum(int(row["observed"]) for row in rows("first_dealers")) == 2
    for table in ("places_by_seat", "places_by_dealer"):
        duels = [row for row in rows(table) if row["seats"] == "2"]
        assert sum(int(row["place_1"]) + int(row["place_2"]) for row in duels) == 4
        assert duels[0]["place_3"] == ""
    assert Browser().get("/api/fairness/secrets.csv").status == 404


def test_the_file_of_ones_own_data_holds_ones_stats(rng: Random) -> None:
    one, other = make_user(stats_hidden=True), make_user()
    played(rng, one, other, games=1)
    file = json.loads(b"".join(export.export(one, now=BEGUN)))
    assert (file["stats_duel"]["games"], file["stats_table"]["games"]) == (1, 0)
    [met] = file["opponents_duel"]
    assert met["player"]["public_id"] == other.public_id
