"""What a host may do about people before the game: keep a seat for somebody, send somebody away."""

from typing import TYPE_CHECKING

import orjson
import pytest

from accounts.models import User
from games import selectors
from games.models import Table, TableSeat
from games.services import lobby
from tests.factories import house_bot, make_guest
from tests.games.house import House, refused

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def host(house: House) -> User:
    return house.person()


@pytest.fixture
def friend(house: House) -> User:
    return house.person()


@pytest.fixture
def table_id(house: House, host: User) -> str:
    return house.open(host, seats=3)


def kept_for(table_id: str) -> list[str | None]:
    seats = selectors.table_for(table_id, None)["seats"]
    return [seat["reserved_for"] and seat["reserved_for"]["name"] for seat in seats]


def sitting(table_id: str) -> list[str | None]:
    seats = selectors.table_for(table_id, None)["seats"]
    return [seat["player"] and seat["player"]["name"] for seat in seats]


class Hosting:
    """The host's calls, shorter."""

    def __init__(self, house: House, table_id: str, host: User) -> None:
        self.house, self.table_id, self.host = house, table_id, host

    def reserve(self, number: int, friend: User) -> int:
        return self.reserve_by_name(number, friend.name)

    def reserve_by_name(self, number: int, name: str) -> int:
        table = lobby.reserve(self.table_id, self.host.pk, number, name, now=self.house.now)
        return table.row.version

    def give_free(self, number: int) -> int:
        return lobby.give_free(self.table_id, self.host.pk, number, now=self.house.now).row.version

    def send_away(self, other: User) -> int:
        who, now = other.public_id, self.house.now
        return lobby.send_away(self.table_id, self.host.pk, who, now=now).row.version

    def join(self, user: User, number: int | None = None) -> None:
        lobby.join(self.table_id, user, number, now=self.house.now)


@pytest.fixture
def hosting(house: House, table_id: str, host: User) -> Hosting:
    return Hosting(house, table_id, host)


# Keeping a seat


def test_a_kept_seat_is_shown_and_waits_for_its_person(
    hosting: Hosting, house: House, table_id: str, friend: User
) -> None:
    hosting.reserve(1, friend)
    assert kept_for(table_id) == [None, friend.name, None]
    stranger = house.person()
    with refused("seat_reserved"):
        hosting.join(stranger, 1)
    hosting.join(stranger)
    assert sitting(table_id)[2] == stranger.name, "the first seat that is free to all"
    hosting.join(friend)
    assert sitting(table_id)[1] == friend.name
    assert kept_for(table_id) == [None, None, None]


def test_a_table_with_nothing_but_kept_seats_takes_nobody_else(
    hosting: Hosting, house: House, table_id: str, friend: User
) -> None:
    hosting.reserve(1, friend)
    hosting.reserve(2, make_guest())
    with refused("seat_reserved"):
        hosting.join(house.person())
    assert not selectors.open_tables({}).exists(), "it has no seat for whoever reads the list"


def test_the_list_counts_only_seats_that_anybody_may_take(hosting: Hosting, friend: User) -> None:
    hosting.reserve(1, friend)
    [table] = selectors.open_tables({})
    assert selectors.listed(table)["free"] == 1


def test_a_bot_takes_no_kept_seat(
    hosting: Hosting, house: House, table_id: str, friend: User
) -> None:
    hosting.reserve(1, friend)
    with refused("seat_reserved"):
        lobby.add_bot(table_id, hosting.host.pk, house_bot("random"), 1, now=house.now)
    house.seat(table_id, bots=("random",))
    assert sitting(table_id) == [hosting.host.name, None, "Pip"]


def test_who_sits_down_elsewhere_gives_the_kept_seat_free(
    hosting: Hosting, table_id: str, friend: User
) -> None:
    hosting.reserve(1, friend)
    hosting.join(friend, 2)
    assert kept_for(table_id) == [None, None, None]
    assert sitting(table_id)[1:] == [None, friend.name]


def test_one_seat_a_person_and_one_person_a_seat(
    hosting: Hosting, house: House, table_id: str, friend: User
) -> None:
    hosting.reserve(1, friend)
    hosting.reserve(2, friend)
    assert kept_for(table_id) == [None, None, friend.name], "it has moved"
    other = house.person()
    hosting.reserve(2, other)
    assert kept_for(table_id) == [None, None, other.name], "it is another's"
    version = hosting.reserve(2, other)
    assert hosting.reserve(2, other) == version


def test_a_seat_is_given_free_and_again_without_a_change(
    hosting: Hosting, table_id: str, friend: User
) -> None:
    hosting.reserve(1, friend)
    version = hosting.give_free(1)
    assert kept_for(table_id) == [None, None, None]
    assert hosting.give_free(1) == version


def test_no_seat_is_kept_that_is_not_free_or_for_who_sits_here(
    hosting: Hosting, house: House, friend: User
) -> None:
    with refused("seat_taken"):
        hosting.reserve(0, friend)
    with refused("not_found"):
        hosting.reserve(3, friend)
    hosting.join(friend)
    with refused("already_seated"):
        hosting.reserve(2, friend)
    with refused("already_seated"):
        hosting.reserve(2, hosting.host)


def test_an_empty_kept_seat_starts_no_game_late(
    hosting: Hosting, house: House, table_id: str, friend: User
) -> None:
    hosting.reserve(1, friend)
    house.seat(table_id, bots=("random",))
    house.start(table_id)
    assert selectors.table_for(table_id, None)["state"] == "playing"
    assert TableSeat.objects.get(reserved_for=friend).number == 1, "it waits for the next game"


def test_people_are_found_by_name_as_it_is_meant(hosting: Hosting, friend: User) -> None:
    hosting.reserve_by_name(1, friend.name.upper())
    assert TableSeat.objects.get(reserved_for=friend).number == 1
    house_bot("random")
    for name in ("Nobody at all", "Pip"):
        with refused("unknown_player"):
            hosting.reserve_by_name(2, name)


# Sending away


def test_who_is_sent_away_looks_on_and_sits_down_no_more(
    hosting: Hosting, table_id: str, friend: User
) -> None:
    hosting.join(friend)
    hosting.send_away(friend)
    assert sitting(table_id)[1:] == [None, None]
    assert selectors.table_for(table_id, friend.pk)["kept_out"] is True
    assert selectors.table_for(table_id, None)["kept_out"] is False
    assert selectors.current_seat(friend) is None
    with refused("kept_out"):
        hosting.join(friend)


def test_who_is_sent_away_is_told_and_nobody_else_is_told_the_same(
    hosting: Hosting, house: House, friend: User
) -> None:
    hosting.join(friend)
    hosting.send_away(friend)
    parcel = house.pushed[-1][1]
    assert orjson.loads(parcel["to"][str(friend.pk)])["table"]["kept_out"] is True
    assert orjson.loads(parcel["to"][str(hosting.host.pk)])["table"]["kept_out"] is False
    assert orjson.loads(parcel["rest"])["table"]["kept_out"] is False


def test_a_seat_kept_for_them_lets_them_come_back(
    hosting: Hosting, table_id: str, friend: User
) -> None:
    hosting.join(friend)
    hosting.send_away(friend)
    hosting.reserve(2, friend)
    hosting.join(friend)
    assert sitting(table_id)[2] == friend.name
    assert selectors.table_for(table_id, friend.pk)["kept_out"] is False


def test_sending_away_again_changes_nothing(hosting: Hosting, friend: User) -> None:
    hosting.join(friend)
    assert hosting.send_away(friend) == hosting.send_away(friend)


def test_nobody_sends_away_who_is_not_there_or_themselves(
    hosting: Hosting, house: House, friend: User
) -> None:
    with refused("not_found"):
        hosting.send_away(friend)
    with refused("invalid_choice"):
        hosting.send_away(hosting.host)


def test_who_was_sent_away_may_press_leave(hosting: Hosting, house: House, friend: User) -> None:
    hosting.join(friend)
    hosting.send_away(friend)
    lobby.leave(hosting.table_id, friend.pk, now=house.now, chance=house.chance)


def test_only_the_host_and_only_before_the_game(
    hosting: Hosting, house: House, table_id: str, friend: User
) -> None:
    hosting.join(friend)
    other = Hosting(house, table_id, friend)
    calls: list[Callable[[Hosting], object]] = [
        lambda who: who.reserve(2, house.person()),
        lambda who: who.give_free(2),
        lambda who: who.send_away(hosting.host if who is other else friend),
    ]
    for call in calls:
        with refused("not_host"):
            call(other)
    house.start(table_id)
    for call in calls:
        with refused("wrong_table_state"):
            call(hosting)


def test_nothing_is_the_hosts_at_a_table_that_matching_made(
    hosting: Hosting, house: House, table_id: str, friend: User
) -> None:
    hosting.join(friend)
    Table.objects.update(ladder="table")
    with refused("wrong_table_state"):
        hosting.send_away(friend)
    with refused("wrong_table_state"):
        hosting.reserve(2, house.person())
    with refused("wrong_table_state"):
        hosting.join(house.person())
    assert not selectors.open_tables({}).exists()
