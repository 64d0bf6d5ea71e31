"""Who is connected: counted by sockets, and never for ever."""

import orjson
import pytest

from accounts.models import User
from games import selectors
from games.models import Connection, Table
from games.services import presence
from tests.games.house import House, refused

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def host(house: House) -> User:
    return house.person()


@pytest.fixture
def table_id(house: House, host: User) -> str:
    return house.open(host)


def present(table_id: str) -> list[bool]:
    return [seat["present"] for seat in selectors.table_for(table_id, None)["seats"]]


def told(house: House) -> list[list[bool]]:
    messages = [orjson.loads(parcel["rest"]) for _, parcel in house.pushed]
    return [message["present"] for message in messages if message["type"] == "presence"]


def test_a_person_is_present_while_a_socket_is_open(
    house: House, host: User, table_id: str
) -> None:
    assert present(table_id) == [False, False]
    presence.connect("one", table_id, host.pk, now=house.now)
    presence.connect("two", table_id, host.pk, now=house.now)
    presence.disconnect("one", now=house.now)
    assert present(table_id) == [True, False]
    presence.disconnect("two", now=house.now)
    assert present(table_id) == [False, False]
    assert told(house) == [[True, False], [False, False]]


def test_bots_are_always_present(house: House, table_id: str) -> None:
    house.seat(table_id, bots=("random",))
    assert present(table_id) == [False, True]


def test_a_table_changes_no_version_by_who_looks_on(
    house: House, host: User, table_id: str
) -> None:
    before = selectors.versions(table_id)
    presence.connect("one", table_id, host.pk, now=house.now)
    assert selectors.versions(table_id) == before


def test_who_only_looks_on_takes_no_seat(house: House, table_id: str) -> None:
    presence.connect("one", table_id, house.person().pk, now=house.now)
    presence.connect("two", table_id, None, now=house.now)
    assert present(table_id) == [False, False]
    assert Table.objects.get().deserted_at is None


def test_sockets_of_a_process_that_died_are_forgotten(
    house: House, host: User, table_id: str
) -> None:
    presence.connect("dead", table_id, host.pk, now=house.now)
    house.now += presence.STALE_MS
    house.sweep()
    assert present(table_id) == [True, False]
    house.now += 1
    house.sweep()
    assert present(table_id) == [False, False]
    assert not Connection.objects.exists()


def test_a_socket_that_is_renewed_lives(house: House, host: User, table_id: str) -> None:
    presence.connect("alive", table_id, host.pk, now=house.now)
    for _ in range(5):
        house.now += presence.RENEW_MS
        presence.renew("alive", table_id, host.pk, now=house.now)
        house.sweep()
    assert present(table_id) == [True, False]


def test_a_socket_taken_for_gone_is_there_again_with_its_next_word(
    house: House, host: User, table_id: str
) -> None:
    presence.connect("asleep", table_id, host.pk, now=house.now)
    house.now += presence.STALE_MS + 1
    house.sweep()
    assert present(table_id) == [False, False]
    presence.renew("asleep", table_id, host.pk, now=house.now)
    assert present(table_id) == [True, False]


def test_going_twice_or_without_having_come_changes_nothing(
    house: House, host: User, table_id: str
) -> None:
    presence.disconnect("never", now=house.now)
    presence.connect("one", table_id, host.pk, now=house.now)
    presence.disconnect("one", now=house.now)
    presence.disconnect("one", now=house.now)
    assert present(table_id) == [False, False]


def test_nobody_connects_to_no_table(house: House) -> None:
    with refused("not_found"):
        presence.connect("one", "nowhere", None, now=house.now)


def test_the_house_counts_people_once_and_running_games(
    house: House, host: User, table_id: str
) -> None:
    presence.connect("one", table_id, host.pk, now=house.now)
    presence.connect("two", table_id, host.pk, now=house.now)
    presence.connect("three", table_id, None, now=house.now)
    house.seat(table_id, bots=("random",))
    assert selectors.status() == {"players_online": 1, "tables_live": 0}
    house.start(table_id)
    assert selectors.status() == {"players_online": 1, "tables_live": 1}
