"""Who looks on, and what there is to look at."""

import orjson
import pytest
from pytest_django import DjangoAssertNumQueries

from accounts.models import User
from engine.options import Options
from games import audience, selectors
from games.models import Game, Ladder
from games.services import lobby, presence
from tests.accounts.browser import Browser
from tests.factories import make_guest
from tests.games import shapes
from tests.games.house import House, rig

pytestmark = pytest.mark.django_db(transaction=True)

PRIVATE = lobby.Terms(Options(), "normal", "private")


@pytest.fixture
def host(house: House) -> User:
    return house.person()


@pytest.fixture
def table_id(house: House, host: User) -> str:
    return house.open(host)


def watching(table_id: str) -> tuple[int, list[str]]:
    shown = selectors.table_for(table_id, None)["watching"]
    return shown["count"], [who["name"] for who in shown["people"]]


# Who looks on


def test_accounts_are_named_guests_and_strangers_counted(
    house: House, host: User, table_id: str
) -> None:
    user = house.person()
    presence.connect("host", table_id, host.pk, now=house.now)
    presence.connect("one", table_id, user.pk, now=house.now)
    presence.connect("two", table_id, user.pk, now=house.now)
    presence.connect("guest", table_id, make_guest().pk, now=house.now)
    presence.connect("nobody", table_id, None, now=house.now)
    presence.connect("nobody either", table_id, None, now=house.now)
    assert watching(table_id) == (4, [user.name])
    presence.disconnect("nobody", now=house.now)
    presence.disconnect("one", now=house.now)
    assert watching(table_id) == (3, [user.name])


def test_everybody_is_told_who_looks_on(house: House, table_id: str) -> None:
    user = house.person()
    presence.connect("one", table_id, user.pk, now=house.now)
    message = orjson.loads(house.pushed[-1][1]["rest"])
    shapes.check("Watching", message["watching"])
    assert message["watching"] == selectors.table_for(table_id, None)["watching"]


def test_who_sits_down_looks_on_no_more(house: House, table_id: str) -> None:
    user = house.person()
    presence.connect("one", table_id, user.pk, now=house.now)
    lobby.join(table_id, user, None, now=house.now)
    assert watching(table_id) == (0, [])


def test_a_crowd_is_not_told_of_everyone_who_joins_it(house: House, table_id: str) -> None:
    for number in range(100):
        presence.connect(f"{number}", table_id, None, now=house.now)
    told = len(house.pushed)
    for number in range(100, 110):
        presence.connect(f"{number}", table_id, None, now=house.now)
    assert watching(table_id)[0] == 110
    assert len(house.pushed) == told + 1


@pytest.mark.parametrize(
    ("count", "shown"), [(0, 0), (7, 7), (99, 99), (109, 100), (110, 110), (1299, 1200)]
)
def test_a_crowd_is_shown_in_two_digits(count: int, shown: int) -> None:
    assert audience.shown_count(count) == shown


# What is on


def live(ladder: Ladder | None = None) -> list[str]:
    games = selectors.live_games(ladder).order_by("-started_at", "-id")
    return [game.public_id for game in games]


def test_games_of_public_tables_are_live_until_they_end(house: House) -> None:
    game_id = house.game(house.person(), house.person())
    house.game(house.person(), house.person(), terms=PRIVATE)
    assert live() == [game_id]
    house.run(until=lambda: Game.objects.get(public_id=game_id).phase == "finished")
    assert live() == []


def test_matched_games_are_live_though_no_list_leads_to_their_table(house: House) -> None:
    game_id = house.game(house.person(), house.person(), terms=PRIVATE)
    Game.objects.update(ladder="duel", rated=True)
    assert live() == [game_id]


def test_live_games_are_told_apart_by_ladder(house: House) -> None:
    duel = house.game(house.person(), house.person())
    table = house.game(house.person(), house.person(), bots=("random",))
    assert (live(Ladder.DUEL), live(Ladder.TABLE)) == ([duel], [table])


def test_the_list_tells_what_a_spectator_sees(house: House) -> None:
    people = [house.person(), house.person()]
    game_id = house.game(*people)
    rig(house, game_id, hands=["KC QC 3C", "KD QD 3D"], top="9C")
    house.act(game_id, people[0], "QC")
    row = selectors.live_games(None).get()
    presence.connect("one", row.table.public_id, house.person().pk, now=house.now)
    shown = selectors.live(selectors.live_games(None).get())
    shapes.check("LiveGame", shown)
    seen = selectors.game_for(game_id, None)
    assert shown["round"] == {key: seen["round"][key] for key in shown["round"]}
    assert (shown["totals"], shown["watching"]) == (seen["totals"], 2)
    assert [who["name"] for who in shown["seats"]] == [who.name for who in people]


def test_the_list_holds_nothing_that_another_hand_would_change(house: House) -> None:
    people = [house.person(), house.person()]
    game_id = house.game(*people)
    told = []
    for hand in ("KC QC 3C", "2H 7S AD"):
        rig(house, game_id, hands=[hand, "KD QD 3D"], top="9C")
        told.append(selectors.live(selectors.live_games(None).get()))
    assert told[0] == told[1]


def rated(value: int) -> dict[str, object]:
    return {"value": value, "uncertainty": 60, "provisional": False}


def test_the_strongest_table_is_featured_then_the_most_watched(house: House) -> None:
    def person(value: int | None) -> User:
        user = house.person()
        user.duel_rating = None if value is None else rated(value)
        user.save()
        return user

    lone = house.game(person(2400), person(None))
    watched = house.game(person(1500), person(1500))
    newer = house.game(person(1500), person(1500))
    strongest = house.game(person(1700), person(1600))
    house.game(person(None), person(None), terms=PRIVATE)
    for number in range(2):
        table = Game.objects.get(public_id=watched).table
        presence.connect(f"eyes {number}", table.public_id, None, now=house.now)
    assert [game["game_id"] for game in selectors.featured()] == [strongest, watched, newer]
    assert Game.objects.get(public_id=lone).strength == 1200


def test_what_is_on_is_asked_for_without_being_anybody(house: House) -> None:
    stranger = Browser()
    assert stranger.get("/api/live").body["results"] == []
    assert stranger.get("/api/live/featured").body == []
    for _ in range(3):
        house.game(house.person(), house.person())
    page = stranger.get("/api/live?page_size=2&ladder=duel").body
    for game in [*page["results"], *stranger.get("/api/live/featured").body]:
        shapes.check("LiveGame", game)
    assert len(page["results"]) == 3
    assert stranger.get("/api/live?ladder=table").body["results"] == []
    answer = stranger.get("/api/live?ladder=stairs")
    assert (answer.status, answer.code) == (400, "invalid_choice")


def test_a_page_of_what_is_on_takes_few_statements(
    house: House, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    for _ in range(3):
        house.game(house.person(), house.person())
    stranger = Browser()
    stranger.get("/api/live")
    with django_assert_max_num_queries(1):
        [selectors.live(game) for game in selectors.live_games(None)]
    with django_assert_max_num_queries(1):
        selectors.featured()
