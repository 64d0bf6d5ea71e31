"""Challenges: from asking to sitting down, and every other end."""

from typing import Any

import orjson
import pytest

from accounts.errors import AccountDeleted
from accounts.models import User
from games import table_storage
from games.models import TableState
from games.services import lobby
from social import forgetting
from social.models import Challenge, ChallengeState
from social.services import challenges, ties
from social.services.challenges import TIME_TO_ANSWER_MS, NewTable
from tests.games.house import TERMS, House, refused

Told = list[tuple[int, Any]]


@pytest.fixture
def pair(house: House) -> tuple[User, User]:
    """Return a challenger and a challenged."""
    return house.person(), house.person()


def new_table(house: House) -> NewTable:
    return NewTable(f"table-{house.number()}", TERMS, 2)


def ask(house: House, user: User, other: User, where: NewTable | str | None = None) -> Challenge:
    return challenges.challenge(
        user,
        other.public_id,
        where or new_table(house),
        challenge_id=f"c{house.number()}",
        now=house.now,
    )


def state_of(row: Challenge) -> str:
    row.refresh_from_db()
    return row.state


def seated(row: Challenge) -> list[int]:
    return table_storage.load(row.table.public_id).people


def test_accepting_is_sitting_down(house: House, pair: tuple[User, User], told: Told) -> None:
    ann, ben = pair
    row = ask(house, ann, ben)
    assert seated(row) == [ann.pk]
    for _ in range(2):
        challenges.accept(row.public_id, ben, now=house.now)
    assert seated(row) == [ann.pk, ben.pk]
    states = [(user, message["challenge"]["state"]) for user, message in told]
    assert states == [
        (ann.pk, "open"), (ben.pk, "open"), (ann.pk, "accepted"), (ben.pk, "accepted"),
    ]  # fmt: skip
    assert not table_storage.load(row.table.public_id).row.ladder


def test_declining_leaves_the_challenger_at_the_table(
    house: House, pair: tuple[User, User]
) -> None:
    ann, ben = pair
    row = ask(house, ann, ben)
    challenges.decline(row.public_id, ben, now=house.now)
    assert (state_of(row), seated(row)) == ("declined", [ann.pk])
    with refused("challenge_over"):
        challenges.accept(row.public_id, ben, now=house.now)
    ask(house, ann, ben, row.table.public_id)


def test_taking_back_closes_a_table_that_nobody_else_sits_at(
    house: House, pair: tuple[User, User]
) -> None:
    ann, ben = pair
    row = ask(house, ann, ben)
    challenges.cancel(row.public_id, ann, now=house.now, chance=house.chance)
    assert table_storage.load(row.table.public_id).row.state == TableState.CLOSED
    with refused("challenge_over"):
        challenges.accept(row.public_id, ben, now=house.now)


def test_taking_back_leaves_others_where_they_are(house: House, pair: tuple[User, User]) -> None:
    ann, ben = pair
    table_id = house.open(ann, seats=3)
    cas = house.person()
    house.seat(table_id, cas)
    row = ask(house, ann, ben, table_id)
    challenges.cancel(row.public_id, ann, now=house.now, chance=house.chance)
    assert seated(row) == [ann.pk, cas.pk]


def test_a_challenge_not_answered_ends_by_itself(
    house: House, pair: tuple[User, User], told: Told
) -> None:
    ann, ben = pair
    row = ask(house, ann, ben)
    house.now += TIME_TO_ANSWER_MS
    with refused("challenge_over"):
        challenges.accept(row.public_id, ben, now=house.now)
    told.clear()
    for _ in range(2):
        challenges.expire(now=house.now)
    assert state_of(row) == "expired"
    assert [user for user, _ in told] == [ann.pk, ben.pk]


def test_it_ends_with_its_table(house: House, pair: tuple[User, User]) -> None:
    ann, ben = pair
    row = ask(house, ann, ben)
    lobby.leave(row.table.public_id, ann.pk, now=house.now, chance=house.chance)
    with refused("challenge_over"):
        challenges.accept(row.public_id, ben, now=house.now)
    challenges.expire(now=house.now)
    assert state_of(row) == "expired"


def kept_for(row: Challenge) -> list[int | None]:
    """Return for whom each seat of a challenge's table is kept."""
    return [seat.reserved_for_id for seat in table_storage.load(row.table.public_id).seats]


def last_told_of(house: House, row: Challenge, user: User) -> dict[str, Any]:
    """Return the newest message about a challenge's table to somebody's sockets there."""
    parcels = [parcel for table, parcel in house.pushed if table == row.table_id]
    message = parcels[-1]["to"].get(str(user.pk), parcels[-1]["rest"])
    told: dict[str, Any] = orjson.loads(message)["table"]
    return told


def test_a_seat_is_kept_for_who_is_asked(house: House, pair: tuple[User, User]) -> None:
    ann, ben = pair
    row = ask(house, ann, ben)
    assert kept_for(row) == [None, ben.pk]
    [_, seat] = last_told_of(house, row, ann)["seats"]
    assert seat["reserved_for"]["public_id"] == ben.public_id
    with refused("seat_reserved"):
        lobby.join(row.table.public_id, house.person(), None, now=house.now)
    with refused("seat_reserved"):
        ask(house, ann, house.person(), row.table.public_id)
    challenges.accept(row.public_id, ben, now=house.now)
    assert seated(row) == [ann.pk, ben.pk]
    assert kept_for(row) == [None, None]


@pytest.mark.parametrize("end", ["declined", "cancelled", "expired", "blocked", "former"])
def test_the_seat_is_free_again_when_the_challenge_ends(
    house: House, pair: tuple[User, User], end: str
) -> None:
    ann, ben = pair
    table_id = house.open(ann, seats=3)
    house.seat(table_id, house.person())
    row = ask(house, ann, ben, table_id)
    assert kept_for(row) == [None, None, ben.pk]
    if end == "declined":
        challenges.decline(row.public_id, ben, now=house.now)
    elif end == "cancelled":
        challenges.cancel(row.public_id, ann, now=house.now, chance=house.chance)
    elif end == "expired":
        house.now += TIME_TO_ANSWER_MS
        challenges.expire(now=house.now)
    elif end == "blocked":
        ties.block(ben, ann.public_id, now=house.now)
    else:
        forgetting.forget(ann, now=house.now)
    assert kept_for(row) == [None, None, None]
    seats = last_told_of(house, row, ann)["seats"]
    assert [seat["reserved_for"] for seat in seats] == [None, None, None]
    house.seat(table_id, house.person())


def test_seats_are_kept_by_the_host_alone(house: House, pair: tuple[User, User]) -> None:
    ann, ben = pair
    host = house.person()
    table_id = house.open(host, seats=3)
    house.seat(table_id, ann)
    row = ask(house, ann, ben, table_id)
    assert kept_for(row) == [None, None, None]
    lobby.reserve(table_id, host.pk, 2, ben.name, now=house.now)
    for by in (ann, host):
        challenges.decline(row.public_id, ben, now=house.now)
        assert kept_for(row) == [None, None, ben.pk], "what the host keeps by hand stays kept"
        row = ask(house, by, ben, table_id)


def test_nobody_is_asked_to_where_they_sit(house: House, pair: tuple[User, User]) -> None:
    ann, ben = pair
    table_id = house.open(ann, seats=3)
    house.seat(table_id, ben)
    with refused("already_seated"):
        ask(house, ann, ben, table_id)


def test_who_was_sent_away_may_be_asked_back_by_the_host(
    house: House, pair: tuple[User, User]
) -> None:
    ann, ben = pair
    table_id = house.open(ann, seats=3)
    house.seat(table_id, ben)
    lobby.send_away(table_id, ann.pk, ben.public_id, now=house.now)
    row = ask(house, ann, ben, table_id)
    challenges.accept(row.public_id, ben, now=house.now)
    assert seated(row) == [ann.pk, ben.pk]


def test_one_open_challenge_from_one_to_another(house: House, pair: tuple[User, User]) -> None:
    ann, ben = pair
    row = ask(house, ann, ben)
    with refused("already_challenged"):
        ask(house, ann, ben, row.table.public_id)
    house.now += TIME_TO_ANSWER_MS
    ask(house, ann, ben, row.table.public_id)
    assert state_of(row) == "expired"


def test_only_so_many_wait(
    house: House, pair: tuple[User, User], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(challenges, "MOST_OPEN", 1)
    ann, ben = pair
    row = ask(house, ann, ben)
    with refused("too_many"):
        ask(house, ann, house.person(), row.table.public_id)


def test_one_asks_only_to_ones_own_table_with_room(house: House, pair: tuple[User, User]) -> None:
    ann, ben = pair
    table_id = house.open(house.person())
    with refused("not_seated"):
        ask(house, ann, ben, table_id)
    house.seat(table_id, ann)
    with refused("table_full"):
        ask(house, ann, ben, table_id)
    house.start(table_id)
    with refused("wrong_table_state"):
        ask(house, ann, ben, table_id)


def test_a_challenge_is_its_two_peoples_alone(house: House, pair: tuple[User, User]) -> None:
    ann, ben = pair
    row = ask(house, ann, ben)
    for user in (ann, house.person()):
        with refused("not_found"):
            challenges.accept(row.public_id, user, now=house.now)
        with refused("not_found"):
            challenges.decline(row.public_id, user, now=house.now)
    for user in (ben, house.person()):
        with refused("not_found"):
            challenges.cancel(row.public_id, user, now=house.now, chance=house.chance)
    assert state_of(row) == ChallengeState.OPEN


def test_whoever_sits_elsewhere_must_get_up_first(house: House, pair: tuple[User, User]) -> None:
    ann, ben = pair
    row = ask(house, ann, ben)
    elsewhere = house.open(ben)
    with refused("already_seated"):
        challenges.accept(row.public_id, ben, now=house.now)
    assert state_of(row) == "open"
    lobby.leave(elsewhere, ben.pk, now=house.now, chance=house.chance)
    challenges.accept(row.public_id, ben, now=house.now)


def test_who_has_just_gone_asks_nobody(house: House, pair: tuple[User, User]) -> None:
    """Also where the request was let in before the deletion: nothing is written after it."""
    ann, ben = pair
    table_id = house.open(ann)
    User.objects.filter(pk=ann.pk).update(deleted_at=house.now)
    with pytest.raises(AccountDeleted):
        ask(house, ann, ben, table_id)
    assert not Challenge.objects.exists()
