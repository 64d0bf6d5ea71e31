"""Tables before and after their games."""

import orjson
import pytest
from django.db import IntegrityError, transaction

from accounts.models import User
from engine.options import Options
from games import selectors
from games.models import Game, Table, TableSeat
from games.services import lobby, presence, ready_step
from games.services.sweep import DESERTED_TABLE_MS
from tests.factories import house_bot, make_guest
from tests.games.house import TERMS, House, refused

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def host(house: House) -> User:
    return house.person()


@pytest.fixture
def table_id(house: House, host: User) -> str:
    return house.open(host, seats=3)


def names(table_id: str) -> list[str | None]:
    seats = selectors.table_for(table_id, None)["seats"]
    return [seat["player"] and seat["player"]["name"] for seat in seats]


def leave(house: House, table_id: str, user: User) -> None:
    lobby.leave(table_id, user.pk, now=house.now, chance=house.chance)


# Opening and joining


def test_the_host_sits_at_seat_0(house: House, host: User, table_id: str) -> None:
    table = selectors.table_for(table_id, host.pk)
    assert (table["host"], table["you"], table["state"]) == (0, 0, "seats")
    assert names(table_id) == [host.name, None, None]
    assert selectors.table_for(table_id, None)["you"] is None


def test_joining_takes_the_first_free_seat_or_the_one_asked_for(
    house: House, host: User, table_id: str
) -> None:
    first, second = house.person(), house.person()
    lobby.join(table_id, first, 2, now=house.now)
    lobby.join(table_id, second, None, now=house.now)
    assert names(table_id) == [host.name, second.name, first.name]


def test_joining_again_changes_nothing(house: House, table_id: str) -> None:
    user = house.person()
    version = lobby.join(table_id, user, None, now=house.now).row.version
    assert lobby.join(table_id, user, 2, now=house.now).row.version == version
    assert TableSeat.objects.filter(person=user).count() == 1


def test_a_guest_may_sit_down(house: House, table_id: str) -> None:
    guest = make_guest()
    lobby.join(table_id, guest, None, now=house.now)
    assert selectors.table_for(table_id, None)["seats"][1]["player"]["kind"] == "guest"


def test_a_seat_has_one_holder(house: House, table_id: str) -> None:
    with refused("seat_taken"):
        lobby.join(table_id, house.person(), 0, now=house.now)
    with refused("not_found"):
        lobby.join(table_id, house.person(), 3, now=house.now)


def test_a_full_table_takes_nobody(house: House, table_id: str) -> None:
    house.seat(table_id, house.person(), house.person())
    with refused("table_full"):
        lobby.join(table_id, house.person(), None, now=house.now)


def test_a_person_sits_at_one_table(house: House, host: User, table_id: str) -> None:
    elsewhere = house.open(house.person())
    with refused("already_seated"):
        lobby.join(elsewhere, host, None, now=house.now)
    with refused("already_seated"):
        house.open(host)
    assert Table.objects.count() == 2, "a table that could not be opened is not there"


def test_the_database_itself_seats_nobody_twice(house: House, host: User, table_id: str) -> None:
    seat = TableSeat.objects.get(table__public_id=table_id, number=1)
    seat.person = host
    with pytest.raises(IntegrityError), transaction.atomic():
        seat.save()


def test_everybody_at_the_table_is_told(house: House, host: User, table_id: str) -> None:
    user = house.person()
    lobby.join(table_id, user, None, now=house.now)
    _, parcel = house.pushed[-1]
    told = {who: orjson.loads(message)["table"] for who, message in parcel["to"].items()}
    assert told[str(user.pk)] == selectors.table_for(table_id, user.pk)
    assert told[str(host.pk)] == selectors.table_for(table_id, host.pk)
    assert orjson.loads(parcel["rest"])["table"] == selectors.table_for(table_id, None)


# Leaving


def test_leaving_frees_the_seat_and_leaving_again_changes_nothing(
    house: House, host: User, table_id: str
) -> None:
    user = house.person()
    house.seat(table_id, user)
    leave(house, table_id, user)
    version = selectors.table_for(table_id, None)["version"]
    leave(house, table_id, user)
    assert names(table_id) == [host.name, None, None]
    assert selectors.table_for(table_id, None)["version"] == version


def test_who_never_sat_here_cannot_leave(house: House, table_id: str) -> None:
    with refused("not_seated"):
        leave(house, table_id, house.person())


def test_who_left_a_running_game_may_leave_again(house: House, host: User, table_id: str) -> None:
    other = house.person()
    house.seat(table_id, other)
    house.start(table_id)
    leave(house, table_id, other)
    version = selectors.table_for(table_id, None)["version"]
    leave(house, table_id, other)
    assert selectors.table_for(table_id, None)["version"] == version
    with refused("not_seated"):
        leave(house, table_id, house.person())


def test_the_host_passes_on(house: House, host: User, table_id: str) -> None:
    house.seat(table_id, house.person(), bots=("random",))
    leave(house, table_id, host)
    assert selectors.table_for(table_id, None)["host"] == 1


def test_an_empty_table_closes_and_its_sockets_end(house: House, host: User, table_id: str) -> None:
    house.seat(table_id, bots=("random",))
    leave(house, table_id, host)
    assert selectors.table_for(table_id, None)["state"] == "closed"
    assert house.pushed[-1][1] == {"type": "table.closing", "code": "table_closed"}
    with refused("wrong_table_state"):
        lobby.join(table_id, house.person(), None, now=house.now)


def test_a_deserted_table_is_closed_by_the_sweep(house: House, host: User, table_id: str) -> None:
    presence.connect("c", table_id, host.pk, now=house.now)
    house.now += DESERTED_TABLE_MS + 1
    presence.renew("c", table_id, host.pk, now=house.now)
    house.sweep()
    assert selectors.table_for(table_id, None)["state"] == "seats", "somebody looks on"
    presence.disconnect("c", now=house.now)
    house.now += DESERTED_TABLE_MS
    house.sweep()
    assert selectors.table_for(table_id, None)["state"] == "seats"
    house.now += 1
    house.sweep()
    assert selectors.table_for(table_id, None)["state"] == "closed"
    house.open(host)


# Terms and bots


def test_the_host_changes_the_terms_and_what_is_left_out_stays(
    house: House, host: User, table_id: str
) -> None:
    changes = lobby.TermChanges(options={"wild_nines": True}, pace="fast")
    lobby.change_terms(table_id, host.pk, changes, now=house.now)
    table = selectors.table_for(table_id, None)
    assert table["options"] == {**Options().to_dict(), "wild_nines": True}
    assert (table["pace"], table["visibility"]) == ("fast", "public")


def test_bots_come_and_go(house: House, host: User, table_id: str) -> None:
    careful = house_bot("careful")
    lobby.add_bot(table_id, host.pk, careful, 2, now=house.now)
    lobby.add_bot(table_id, host.pk, careful, None, now=house.now)
    assert names(table_id) == [host.name, "Barrel", "Barrel 2"]
    with refused("table_full"):
        lobby.add_bot(table_id, host.pk, careful, None, now=house.now)
    lobby.remove_bot(table_id, host.pk, 1, now=house.now)
    lobby.remove_bot(table_id, host.pk, 1, now=house.now)
    with refused("not_a_bot"):
        lobby.remove_bot(table_id, host.pk, 0, now=house.now)
    assert names(table_id) == [host.name, None, "Barrel"]


def test_only_the_host_decides(house: House, table_id: str) -> None:
    other = house.person()
    house.seat(table_id, other)
    new = ready_step.NewGame("g1", b"s" * 32)
    with refused("not_host"):
        lobby.change_terms(table_id, other.pk, lobby.TermChanges(pace="fast"), now=house.now)
    with refused("not_host"):
        lobby.add_bot(table_id, other.pk, house_bot("random"), None, now=house.now)
    with refused("not_host"):
        lobby.remove_bot(table_id, other.pk, 1, now=house.now)
    with refused("not_host"):
        ready_step.start(table_id, other.pk, new, now=house.now)


def test_terms_are_fixed_once_a_game_is_begun(house: House, host: User, table_id: str) -> None:
    house.seat(table_id, bots=("random",))
    house.start(table_id)
    with refused("wrong_table_state"):
        lobby.change_terms(table_id, host.pk, lobby.TermChanges(pace="fast"), now=house.now)
    with refused("wrong_table_state"):
        lobby.join(table_id, house.person(), None, now=house.now)
    with refused("wrong_table_state"):
        lobby.rematch(table_id, host.pk, now=house.now)


# The list of open tables


def test_only_public_tables_with_a_free_seat_are_listed(house: House, table_id: str) -> None:
    hidden = house.open(house.person(), terms=lobby.Terms(Options(), "normal", "private"))
    full = house.open(house.person())
    house.seat(full, bots=("random",))
    rank = house.open(
        house.person(), terms=lobby.Terms(Options(matching="rank"), "normal", "public"), seats=4
    )
    listed = [table.public_id for table in selectors.open_tables({}).order_by("-id")]
    assert listed == [rank, table_id]
    assert hidden not in listed
    for wanted, found in (
        ({"matching": "rank"}, [rank]),
        ({"matching": "colour", "length": "short"}, [table_id]),
        ({"length": "full"}, []),
        ({"seats": 4}, [rank]),
        ({"seats": 2}, []),
    ):
        assert [table.public_id for table in selectors.open_tables(wanted)] == found


# Rematch


@pytest.fixture
def ended(house: House, host: User) -> tuple[str, User, User]:
    """A table whose game of two people and a bot has just ended."""
    other = house.person()
    table_id = house.open(host, seats=4)
    house.seat(table_id, other, bots=("random",))
    game_id = house.start(table_id)
    house.run(until=lambda: Game.objects.get(public_id=game_id).phase == "finished")
    return table_id, host, other


def test_after_a_game_seats_are_kept(ended: tuple[str, User, User]) -> None:
    table_id, host, other = ended
    table = selectors.table_for(table_id, host.pk)
    assert table["state"] == "ended"
    assert table["game_id"] is not None
    assert [seat["here"] for seat in table["seats"]] == [False, False, True, False]
    assert names(table_id)[:2] == [host.name, other.name]


def test_whoever_asks_first_opens_the_table_again_with_seats_moved_on(
    house: House, ended: tuple[str, User, User]
) -> None:
    table_id, host, other = ended
    game_id = selectors.table_for(table_id, None)["game_id"]
    lobby.rematch(table_id, other.pk, now=house.now)
    table = selectors.table_for(table_id, other.pk)
    assert names(table_id) == [None, host.name, other.name, "Pip"]
    assert (table["state"], table["host"], table["you"]) == ("seats", 2, 2)
    assert (table["game_id"], table["previous_game_id"]) == (None, game_id)
    assert [seat["here"] for seat in table["seats"]] == [False, False, True, True]
    lobby.rematch(table_id, host.pk, now=house.now)
    table = selectors.table_for(table_id, None)
    assert names(table_id) == [None, host.name, other.name, "Pip"], "moved on once only"
    assert [seat["here"] for seat in table["seats"]] == [False, True, True, True]
    version = table["version"]
    lobby.rematch(table_id, host.pk, now=house.now)
    assert selectors.table_for(table_id, None)["version"] == version


def test_who_is_not_here_as_the_next_game_starts_loses_the_seat(
    house: House, ended: tuple[str, User, User]
) -> None:
    table_id, host, other = ended
    lobby.rematch(table_id, host.pk, now=house.now)
    game_id = house.start(table_id)
    players = Game.objects.get(public_id=game_id).players
    assert [player["public"]["name"] for player in players] == [host.name, "Pip"]
    assert other.name not in names(table_id)
    with refused("not_seated"):
        lobby.rematch(table_id, other.pk, now=house.now)


def test_a_host_whose_seat_was_only_kept_is_there_by_starting(
    house: House, ended: tuple[str, User, User]
) -> None:
    table_id, host, other = ended
    lobby.rematch(table_id, host.pk, now=house.now)
    leave(house, table_id, host)
    assert selectors.table_for(table_id, other.pk)["host"] == 2
    game_id = house.start(table_id)
    players = Game.objects.get(public_id=game_id).players
    assert [player["public"]["name"] for player in players] == [other.name, "Pip"]
    assert selectors.current_seat(other) == {"table_id": table_id, "game_id": game_id}


def test_a_kept_seat_is_given_up_by_sitting_down_elsewhere(
    house: House, ended: tuple[str, User, User]
) -> None:
    table_id, host, other = ended
    lobby.open_table(host, TERMS, seats=2, table_id="another", now=house.now)
    assert names(table_id) == [None, other.name, "Pip", None]
    assert selectors.table_for(table_id, None)["host"] == 1
    lobby.join("another", other, None, now=house.now)
    assert selectors.table_for(table_id, None)["state"] == "closed"


def test_a_first_game_is_no_rematch(house: House, host: User, table_id: str) -> None:
    with refused("wrong_table_state"):
        lobby.rematch(table_id, host.pk, now=house.now)


def test_a_kept_chair_moves_on_with_the_others(
    house: House, host: User, ended: tuple[str, User, User]
) -> None:
    table_id, _, other = ended
    friend = house.person()
    lobby.rematch(table_id, host.pk, now=house.now)
    lobby.rematch(table_id, other.pk, now=house.now)
    lobby.reserve(table_id, host.pk, 0, friend.name, now=house.now)
    game_id = house.start(table_id)
    house.run(until=lambda: Game.objects.get(public_id=game_id).phase == "finished")
    lobby.rematch(table_id, host.pk, now=house.now)
    seats = selectors.table_for(table_id, None)["seats"]
    assert [seat["reserved_for"] and seat["reserved_for"]["name"] for seat in seats] == [
        None, friend.name, None, None,
    ]  # fmt: skip


def test_strangers_ask_for_no_rematch(house: House, ended: tuple[str, User, User]) -> None:
    with refused("not_seated"):
        lobby.rematch(ended[0], house.person().pk, now=house.now)


def test_a_seat_kept_for_a_rematch_is_nowhere(ended: tuple[str, User, User], house: House) -> None:
    table_id, host, _ = ended
    assert selectors.current_seat(host) is None
    lobby.rematch(table_id, host.pk, now=house.now)
    assert selectors.current_seat(host) == {"table_id": table_id, "game_id": None}


def test_where_somebody_sits(house: House, host: User, table_id: str) -> None:
    assert selectors.current_seat(house.person()) is None
    assert selectors.current_seat(host) == {"table_id": table_id, "game_id": None}
    house.seat(table_id, bots=("random",))
    game_id = house.start(table_id)
    assert selectors.current_seat(host) == {"table_id": table_id, "game_id": game_id}
