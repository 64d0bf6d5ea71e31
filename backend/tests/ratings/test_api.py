"""Ratings over HTTP: leaderboards, players, games; each with a fixed number of queries."""

from random import Random

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.instants import now_ms
from accounts.models import User
from games.models import Game, Phase
from history import records
from ratings import selectors, services, standings, tasks
from ratings.maths import Belief
from ratings.models import Rating, RatingChange
from ratings.standings import Standing
from tests.accounts.browser import Browser
from tests.factories import PASSWORD, house_bot, make_guest, make_user
from tests.games import shapes
from tests.ratings.played import BEGUN, places_of, play

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def nobody_yet(transactional_db: None) -> None:
    """Take the house's bots out of the lists, where the first test of a run still finds them."""
    Rating.objects.all().delete()


def standing(value: int, *, sigma: float = 60, ladder: str = "table", **fields: object) -> User:
    """Return somebody who stands at this rating."""
    user = make_user(**fields)
    belief = Belief(float(value), sigma)
    standings.write([Standing(user.pk, ladder, belief, games=40, firsts=11)])
    return user


def signed_in(user: User) -> Browser:
    browser = Browser()
    browser.log_in(user.email, PASSWORD)
    return browser


def names(body: dict[str, list[dict[str, dict[str, str]]]]) -> list[str]:
    return [entry["player"]["name"] for entry in body["results"]]


# Leaderboards


def test_the_strongest_stand_first_and_equals_share_a_place() -> None:
    users = [standing(value) for value in (1700, 1500, 1900, 1500, 1400)]
    body = Browser().get("/api/leaderboards/table").body
    shapes.check("Leaderboard", body)
    assert names(body) == [users[i].name for i in (2, 0, 1, 3, 4)]
    assert [entry["place"] for entry in body["results"]] == [1, 2, 3, 3, 5]
    assert (body["total"], body["you"], body["next"]) == (5, None, None)
    best = body["results"][0]
    assert (best["games"], best["firsts"], best["trend"]) == (40, 11, [])
    assert best["player"]["rating"] == {"value": 1900, "uncertainty": 60, "provisional": False}


def test_nobody_provisional_nobody_gone_nobody_of_the_other_ladder() -> None:
    seen = standing(1500)
    standing(1900, sigma=190)
    standing(1800, is_active=False)
    standing(1700, ladder="duel")
    make_guest()
    assert names(Browser().get("/api/leaderboards/table").body) == [seen.name]


def test_bots_are_marked_and_can_be_left_out() -> None:
    house_bot("careful")
    tasks.rate_missing()
    person = standing(300)
    everybody = Browser().get("/api/leaderboards/table").body
    assert [entry["player"]["kind"] for entry in everybody["results"]] == ["bot", "human"]
    people = Browser().get("/api/leaderboards/table?bots=false").body
    assert (names(people), people["total"]) == ([person.name], 1)
    assert people["results"][0]["place"] == 1


def test_pages_go_both_ways_and_show_nobody_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selectors, "PAGE", 2)
    users = [standing(value) for value in (1900, 1800, 1800, 1800, 1700)]
    seen, places, back = [], [], ""
    link = "/api/leaderboards/table"
    while link:
        body = Browser().get(link).body
        seen += names(body)
        places += [entry["place"] for entry in body["results"]]
        link, back = body["next"], body["previous"]
    assert seen == [user.name for user in users]
    assert places == [1, 2, 2, 2, 5]
    body = Browser().get(back).body
    assert names(body) == [users[2].name, users[3].name]
    assert body["previous"] is not None
    first = Browser().get(body["previous"]).body
    assert (names(first), first["previous"]) == ([users[0].name, users[1].name], None)


def test_one_finds_oneself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selectors, "PAGE", 4)
    users = [standing(2000 - 10 * number) for number in range(9)]
    body = signed_in(users[6]).get("/api/leaderboards/table?around=me").body
    assert names(body) == [user.name for user in users[4:8]]
    assert [entry["place"] for entry in body["results"]] == [5, 6, 7, 8]
    assert (body["you"]["place"], body["you"]["player"]["name"]) == (7, users[6].name)
    elsewhere = signed_in(users[6]).get("/api/leaderboards/table").body
    assert elsewhere["you"]["place"] == 7


def test_while_provisional_one_has_a_line_but_no_place() -> None:
    standing(1500)
    user = standing(1600, sigma=180)
    body = signed_in(user).get("/api/leaderboards/table?around=me").body
    assert (body["total"], body["you"]["place"]) == (1, None)
    assert body["you"]["player"]["rating"]["provisional"]
    shapes.check("Leaderboard", body)


def test_the_little_line_is_the_end_of_each_day(rng: Random) -> None:
    now, day = now_ms(), 86_400_000
    user, other = make_user(), make_user()
    for at in (now - 40 * day, now - 3 * day, now - 3 * day + 5, now - day):
        services.rate(play(user, other, rng=rng, at=at).public_id, now=at)
    values = [
        round(mu)
        for mu in RatingChange.objects.filter(user=user)
        .order_by("sequence")
        .values_list("mu_after", flat=True)
    ]
    body = signed_in(user).get("/api/leaderboards/duel").body
    assert body["you"]["trend"] == values[2:]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("leaderboards/chess", 404, "not_found"),
        ("leaderboards/table?after=x", 404, "not_found"),
        ("leaderboards/table?before=1500.", 404, "not_found"),
        ("leaderboards/table?after=%00", 404, "not_found"),
        ("leaderboards/table?around=u_pip", 404, "not_found"),
        ("leaderboards/table?around=me", 401, "not_authenticated"),
        ("users/u_nobody/ratings", 404, "not_found"),
        ("users/u_nobody/ratings/table", 404, "not_found"),
        ("users/u_nobody/ratings/chess", 404, "not_found"),
        ("games/nowhere/ratings", 404, "not_found"),
    ],
)
def test_what_is_refused(path: str, status: int, code: str) -> None:
    answer = Browser().get(f"/api/{path}")
    assert (answer.status, answer.code) == (status, code)


# Players


def test_a_players_ratings_and_how_they_came_about(rng: Random) -> None:
    user, other = make_user(), make_user()
    games = [play(user, other, rng=rng, at=BEGUN + number) for number in range(3)]
    for number, game in enumerate(games):
        services.rate(game.public_id, now=BEGUN + number)
    body = Browser().get(f"/api/users/{user.public_id}/ratings").body
    shapes.check("PlayerRatings", body)
    assert body["table"] is None
    duel = body["duel"]
    assert (duel["games"], duel["place"], duel["best"]) == (3, None, None)
    assert duel["firsts"] == sum(places_of(game)[0] == 1 for game in games)
    history = Browser().get(f"/api/users/{user.public_id}/ratings/duel").body
    for point in history["results"]:
        shapes.check("RatingPoint", point)
    assert [point["game_id"] for point in history["results"]] == [
        game.public_id for game in games[::-1]
    ]
    assert history["results"][0]["rating"] == duel["rating"]
    assert history["results"][2]["change"] == history["results"][2]["rating"]["value"] - 1500
    assert Browser().get(f"/api/users/{user.public_id}/ratings/table").body["results"] == []


def test_the_best_rating_counts_from_when_it_is_certain() -> None:
    user = standing(1700)
    body = Browser().get(f"/api/users/{user.public_id}/ratings").body
    assert (body["table"]["place"], body["table"]["best"]) == (1, None)


# Games


def test_what_a_game_changed(rng: Random) -> None:
    game = play(make_user(), make_user(), house_bot("random"), rng=rng)
    path = f"/api/games/{game.public_id}/ratings"
    before = Browser().get(path).body
    shapes.check("GameRatings", before)
    assert (before["awaited"], before["changes"]) == (True, None)
    services.rate(game.public_id, now=BEGUN)
    after = Browser().get(path).body
    shapes.check("GameRatings", after)
    assert (after["awaited"], after["ladder"]) == (False, "table")
    assert [change["seat"] for change in after["changes"]] == [0, 1, 2]
    assert [change["place"] for change in after["changes"]] == places_of(game)
    assert after["changes"][0]["before"] == {
        "value": 1500,
        "uncertainty": 200,
        "provisional": True,
    }
    assert after["changes"][2]["before"] == after["changes"][2]["after"]
    services.annul(game.public_id, by=None, reason="arranged", now=BEGUN)
    annulled = Browser().get(path).body
    assert (annulled["annulled"], annulled["awaited"], annulled["changes"]) == (True, False, None)


def test_a_game_of_friends_and_one_still_played_have_no_ratings(rng: Random) -> None:
    friends = play(make_user(), make_user(), rng=rng, rated=False)
    body = Browser().get(f"/api/games/{friends.public_id}/ratings").body
    assert (body["ladder"], body["awaited"], body["changes"]) == (None, False, None)
    Game.objects.filter(pk=friends.pk).update(phase=Phase.DROPPED, ended_at=None)
    assert Browser().get(f"/api/games/{friends.public_id}/ratings").status == 404


def test_the_list_of_games_shows_what_they_changed(rng: Random) -> None:
    user = make_user()
    rated, friends = play(user, make_user(), rng=rng), play(user, make_user(), rng=rng, rated=False)
    services.rate(rated.public_id, now=BEGUN)
    records.sealed(friends.public_id, now=BEGUN)
    listed = Browser().get(f"/api/games?player={user.public_id}").body["results"]
    changes = {game["game_id"]: game["ratings"] for game in listed}
    assert changes[friends.public_id] is None
    shown = Browser().get(f"/api/games/{rated.public_id}/ratings").body["changes"]
    assert changes[rated.public_id] == shown
    for game in listed:
        shapes.check("FinishedGame", game)


def test_the_record_is_to_be_had_from_the_rating_step_on(rng: Random) -> None:
    game = play(make_user(), make_user(), rng=rng)
    answer = Browser().get(f"/api/games/{game.public_id}/record")
    assert (answer.status, answer.code) == (409, "not_sealed_yet")
    assert Browser().get(f"/api/games/{game.public_id}/replay").code == "not_sealed_yet"
    services.rate(game.public_id, now=BEGUN)
    assert Browser().get(f"/api/games/{game.public_id}/record").body["rated"] is True


# What it costs


@pytest.mark.parametrize(
    ("path", "queries"),
    [
        ("leaderboards/table", 3),
        ("leaderboards/table?around=me", 9),
        ("users/{user}/ratings", 6),
        ("users/{user}/ratings/duel", 2),
        ("games/{game}/ratings", 3),
    ],
)
def test_reading_takes_a_fixed_number_of_queries(path: str, queries: int, rng: Random) -> None:
    users = [standing(1500 + number) for number in range(12)]
    game = None
    for user in users:
        game = play(users[0], user if user is not users[0] else make_user(), rng=rng)
        services.rate(game.public_id, now=BEGUN)
    assert game is not None
    url = path.format(user=users[0].public_id, game=game.public_id)
    browser = signed_in(users[0]) if "around" in path else Browser()
    with CaptureQueriesContext(connection) as seen:
        assert browser.get(f"/api/{url}").status == 200
    spent = [query for query in seen.captured_queries if "session" not in query["sql"]]
    assert len(spent) <= queries, [query["sql"] for query in spent]
