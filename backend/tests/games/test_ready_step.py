"""F-1.4: commitment, then every hash, then every seed, then the cut; and whatever can go wrong."""

import hashlib

import pytest

from accounts.models import User
from engine.shuffle import client_hash, commitment
from games import selectors
from games.models import Game
from games.services import lobby, ready_step
from games.services.ready_step import NewGame, Promise, Seed
from tests.factories import house_bot
from tests.games.house import House, refused

pytestmark = pytest.mark.django_db(transaction=True)

SERVER_SEED = bytes(range(32))
NEW = NewGame("game", SERVER_SEED)


@pytest.fixture
def people(house: House) -> list[User]:
    return [house.person(), house.person()]


@pytest.fixture
def table_id(house: House, people: list[User]) -> str:
    """A table of four: two people, then a bot at the last seat."""
    table_id = house.open(people[0], seats=4)
    house.seat(table_id, people[1])
    lobby.add_bot(table_id, people[0].pk, house_bot("random"), 3, now=house.now)
    return table_id


@pytest.fixture
def started(house: House, people: list[User], table_id: str) -> str:
    ready_step.start(table_id, people[0].pk, NEW, now=house.now)
    return table_id


def promise(house: House, table_id: str, user: User, seed: str) -> None:
    given = Promise("game", client_hash(seed))
    ready_step.give_hash(table_id, user.pk, given, now=house.now)


def reveal(house: House, table_id: str, user: User, seed: str) -> None:
    given = Seed("game", seed)
    ready_step.reveal(table_id, user.pk, given, now=house.now, chance=house.chance)


def test_commitment_seats_and_options_are_public_before_anybody_gives_anything(
    house: House, started: str
) -> None:
    table = selectors.table_for(started, None)
    assert table["state"] == "ready"
    assert table["start"] == {
        "game_id": "game",
        "commitment": hashlib.sha256(SERVER_SEED).hexdigest(),
        "stage": "hashes",
        "deadline_at": house.now + 10_000,
        "client_hashes": [None, None, hashlib.sha256(b"").hexdigest()],
        "seats": [0, 1, 3],
    }
    assert [seat["ready"] for seat in table["seats"]] == [False, False, False, True]
    assert [seat["revealed"] for seat in table["seats"]] == [False, False, False, True]


def test_each_hash_is_public_at_once_and_seeds_are_asked_for_after_the_last(
    house: House, people: list[User], started: str
) -> None:
    promise(house, started, people[0], "one")
    start = selectors.table_for(started, None)["start"]
    assert (start["stage"], start["client_hashes"][:2]) == ("hashes", [client_hash("one"), None])
    house.now += 4_000
    promise(house, started, people[1], "two")
    start = selectors.table_for(started, None)["start"]
    assert (start["stage"], start["deadline_at"]) == ("seeds", house.now + 10_000)


def test_no_seed_is_taken_before_every_hash_is_in(
    house: House, people: list[User], started: str
) -> None:
    promise(house, started, people[0], "one")
    with refused("wrong_table_state"):
        reveal(house, started, people[0], "one")


def test_a_seed_must_be_the_one_promised(house: House, people: list[User], started: str) -> None:
    promise(house, started, people[0], "one")
    promise(house, started, people[1], "two")
    with refused("hash_mismatch"):
        reveal(house, started, people[0], "another")
    assert selectors.table_for(started, None)["seats"][0]["revealed"] is False


@pytest.mark.parametrize("seed", ["x" * 65, "tab\t", "ä", "line\n"])
def test_a_seed_is_printable_ascii(
    house: House, people: list[User], started: str, seed: str
) -> None:
    digest = hashlib.sha256(seed.encode()).hexdigest()
    given = Promise("game", digest)
    ready_step.give_hash(started, people[0].pk, given, now=house.now)
    promise(house, started, people[1], "two")
    with refused("bad_client_seed"):
        reveal(house, started, people[0], seed)


def test_a_promise_is_kept(house: House, people: list[User], started: str) -> None:
    promise(house, started, people[0], "one")
    promise(house, started, people[0], "one")
    with refused("hash_mismatch"):
        promise(house, started, people[0], "another")


def test_the_last_seed_begins_the_game_and_nothing_fixed_has_changed(
    house: House, people: list[User], started: str
) -> None:
    for user, seed in zip(people, ("one", ""), strict=True):
        promise(house, started, user, seed)
    reveal(house, started, people[0], "one")
    assert selectors.table_for(started, None)["state"] == "ready"
    reveal(house, started, people[1], "")
    table = selectors.table_for(started, people[1].pk)
    assert (table["state"], table["game_id"], table["start"]) == ("playing", "game", None)
    game = selectors.game_for("game", people[1].pk)
    assert game["fairness"] == {
        "commitment": commitment(SERVER_SEED),
        "client_hashes": [client_hash("one"), client_hash(""), client_hash("")],
        "server_seed": None,
        "client_seeds": None,
    }
    assert [seat["player"]["name"] for seat in game["seats"]] == [
        people[0].name,
        people[1].name,
        "Pip",
    ]
    assert (game["phase"], game["version"], game["your_seat"]) == ("playing", 1, 1)
    kinds = [event["type"] for event in house.last_push("game")[str(people[0].pk)]["events"]]
    assert kinds[:3] == ["cut", "round_dealt", "starter_turned"]


def test_revealing_again_after_the_beginning_is_told_so(
    house: House, people: list[User], started: str
) -> None:
    for user in people:
        promise(house, started, user, "s")
    for user in people:
        reveal(house, started, user, "s")
    with refused("wrong_table_state"):
        reveal(house, started, people[0], "s")


def test_pressing_start_twice_gives_one_ready_step(
    house: House, people: list[User], started: str
) -> None:
    before = selectors.table_for(started, None)
    again = NewGame("another", b"z" * 32)
    ready_step.start(started, people[0].pk, again, now=house.now)
    assert selectors.table_for(started, None) == before
    assert Game.objects.count() == 1


def test_a_game_needs_two(house: House) -> None:
    host = house.person()
    table_id = house.open(host)
    with refused("not_enough_players"):
        ready_step.start(table_id, host.pk, NEW, now=house.now)
    assert selectors.table_for(table_id, None)["state"] == "seats"


def test_only_players_of_this_very_game_are_heard(
    house: House, people: list[User], started: str
) -> None:
    with refused("not_seated"):
        promise(house, started, house.person(), "one")
    with refused("wrong_table_state"):
        given = Promise("another", client_hash("one"))
        ready_step.give_hash(started, people[0].pk, given, now=house.now)


def test_who_does_not_promise_in_time_loses_the_seat_and_the_game_id_is_dropped(
    house: House, people: list[User], started: str
) -> None:
    promise(house, started, people[0], "one")
    house.now += 9_999
    house.sweep()
    assert selectors.table_for(started, None)["state"] == "ready"
    house.now += 1
    house.sweep()
    table = selectors.table_for(started, None)
    assert (table["state"], table["start"], table["game_id"]) == ("seats", None, None)
    assert [seat["player"] is not None for seat in table["seats"]] == [True, False, False, True]
    assert Game.objects.get().phase == "dropped"
    with refused("not_found"):
        selectors.game_for("game", None)


def test_who_does_not_reveal_in_time_loses_the_seat(
    house: House, people: list[User], started: str
) -> None:
    for user in people:
        promise(house, started, user, "s")
    reveal(house, started, people[1], "s")
    house.now += 10_000
    house.sweep()
    table = selectors.table_for(started, None)
    assert [seat["player"] is not None for seat in table["seats"]] == [False, True, False, True]
    assert table["host"] == 1


def test_a_step_that_nobody_came_through_closes_the_table(
    house: House, people: list[User], started: str
) -> None:
    house.now += 10_000
    house.sweep()
    assert selectors.table_for(started, None)["state"] == "closed"


def test_leaving_ends_the_step(house: House, people: list[User], started: str) -> None:
    lobby.leave(started, people[1].pk, now=house.now, chance=house.chance)
    table = selectors.table_for(started, None)
    assert (table["state"], table["start"]) == ("seats", None)
    assert Game.objects.get().phase == "dropped"
    house.start(started)
    assert Game.objects.filter(phase="playing").count() == 1


def test_the_secret_shows_nowhere_before_the_end(
    house: House, people: list[User], started: str
) -> None:
    for user in people:
        promise(house, started, user, "s3cret of mine")
    reveal(house, started, people[0], "s3cret of mine")
    shown = f"{selectors.table_for(started, people[1].pk)} {house.pushed}"
    assert SERVER_SEED.hex() not in shown
    assert "s3cret" not in shown
