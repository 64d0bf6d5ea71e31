"""Tables before and after their games: opening, joining, terms, who may sit where, leaving, rematch."""

import random
from dataclasses import dataclass
from typing import TypedDict

from django.db import IntegrityError, transaction

from accounts import alive
from accounts.models import Kind, User
from accounts.selectors import person_called
from engine.options import Options
from games import table_storage
from games.models import GameSeat, Table, TableSeat, TableState
from games.refusals import Refused
from games.services import attendance, ready_step, seating
from games.table_storage import LoadedTable, LockedTable

MOST_KEPT_OUT = 50
MOST_GOT_UP = 20
"""So many of the latest are remembered: a table is no place for a crowd."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a host decides about a table."""

    options: Options
    pace: str
    visibility: str


class TermChanges(TypedDict, total=False):
    """The same, where what is left out stays as it is: also of the options."""

    options: dict[str, str | bool]
    pace: str
    visibility: str


def open_table(host: User, terms: Terms, *, seats: int, table_id: str, now: int) -> LoadedTable:
    """Open a table of that many seats; the host sits at seat 0. Refuses `already_seated`.

    Raises AccountDeleted.
    """
    give_up_kept_seat(host, now=now)
    with transaction.atomic(durable=True):
        alive.hold(host)
        row = Table.objects.create(
            public_id=table_id,
            visibility=terms.visibility,
            pace=terms.pace,
            options=terms.options.to_dict(),
            host=host,
            opened_at=now,
            deserted_at=now,
        )
        places = [TableSeat(table=row, number=number) for number in range(seats)]
        TableSeat.objects.bulk_create(places)
        _sit_down(places[0], host)
        return LoadedTable(row, places)


def change_terms(table_id: str, user: int, changes: TermChanges, *, now: int) -> LockedTable:
    """Change what is given of a table's terms; the host may, until a game is begun."""
    with transaction.atomic(durable=True):
        table = _of_host(table_id, user)
        row = table.row
        row.options = {**row.options, **changes.get("options", {})}
        row.pace = changes.get("pace", row.pace)
        row.visibility = changes.get("visibility", row.visibility)
        seating.commit(table, (), now=now)
        return table


def join(table_id: str, user: User, number: int | None, *, now: int) -> LockedTable:
    """Sit down: at that seat, or the one kept for the person, or the first free one.

    Joining again changes nothing. Refuses `already_seated` (elsewhere), `kept_out`, `seat_taken`,
    `seat_reserved`, `table_full`, `wrong_table_state`. Raises AccountDeleted.
    """
    give_up_kept_seat(user, now=now, unless=table_id)
    with transaction.atomic(durable=True):
        # Before the table: blocking somebody holds one's row, and then the tables of challenges.
        alive.hold(user)
        table = table_storage.lock(table_id)
        own = table.seat_of(user.pk)
        if own is not None and own.here:
            return table
        seating.check_state(table, TableState.SEATS)
        seating.check_open(table)
        if user.pk in table.row.kept_out:
            raise Refused("kept_out", "The host has asked you not to sit down at this table.")
        kept = table.seat_kept_for(user.pk)
        seat = own or _free_seat(table, number, kept)
        _sit_down(seat, user)
        if kept is not None:
            kept.reserved_for = None
        seating.settle(table)
        seating.commit(table, [each for each in (seat, kept) if each is not None], now=now)
        return table


def leave(table_id: str, user: int, *, now: int, chance: random.Random) -> LoadedTable:
    """Get up. In a running game that is final.

    Leaving again changes nothing; refuses `not_seated` to who never sat here.
    """
    with transaction.atomic(durable=True):
        seen = table_storage.load(table_id)
        if seen.row.state == TableState.PLAYING and seen.row.game is not None:
            left = attendance.leave_game(seen.row.game.public_id, user, now=now, chance=chance)
            if left is not None:
                return left
        table = table_storage.lock(table_id)
        own = table.seat_of(user)
        if own is None:
            _check_sat_here(table, user)
            return table
        if table.row.state == TableState.PLAYING:
            raise Refused("wrong_table_state", "The game has just begun: try again.")
        _get_up(table, own, now=now)
        return table


def reserve(table_id: str, user: int, number: int, name: str, *, now: int) -> LockedTable:
    """Keep a free seat for a person alone; the host may. It takes the place of whoever had it kept.

    Somebody who was sent away may come back so. Refuses `unknown_player`, `already_seated` for
    who sits here, and `seat_taken`.
    """
    with transaction.atomic(durable=True):
        table = _of_host(table_id, user)
        seat = _seat(table, number)
        friend = _friend_called(name)
        if seat.reserved_for_id == friend.pk:
            return table
        if table.seat_of(friend.pk) is not None:
            raise Refused("already_seated", f"{friend.name} sits at this table already.")
        if not _is_free(seat):
            raise Refused("seat_taken", "This seat is taken.")
        before = table.seat_kept_for(friend.pk)
        if before is not None:
            before.reserved_for = None
        seat.reserved_for = friend
        _let_in(table, friend)
        seating.commit(table, [each for each in (before, seat) if each is not None], now=now)
        return table


def give_free(table_id: str, user: int, number: int, *, now: int) -> LockedTable:
    """Keep a seat for nobody any more; the host may. A seat kept for nobody stays as it is."""
    with transaction.atomic(durable=True):
        table = _of_host(table_id, user)
        seat = _seat(table, number)
        if seat.reserved_for is not None:
            seat.reserved_for = None
            seating.commit(table, [seat], now=now)
        return table


def expect(table_id: str, user: int, guest: User, *, now: int) -> bool:
    """Keep a seat for somebody who is asked to a table by one who sits there, if that is its host.

    Who was sent away may come back so, too. Returns whether a seat is kept that was not before:
    seats are the host's to keep, so the others ask without. Must be called inside a transaction.
    Refuses `not_seated`, `wrong_table_state`, `already_seated` for a guest who sits here,
    `table_full`, `seat_reserved`.
    """
    table = table_storage.lock(table_id)
    own = table.seat_of(user)
    if own is None or not own.here:
        raise Refused("not_seated", "You can ask people only to a table where you sit.")
    seating.check_open(table)
    seating.check_state(table, TableState.SEATS)
    if table.seat_of(guest.pk) is not None:
        raise Refused("already_seated", f"{guest.name} sits at this table already.")
    kept = table.seat_kept_for(guest.pk)
    seat = _free_seat(table, None, kept)
    if kept is not None or table.row.host_id != user:
        return False
    seat.reserved_for = guest
    _let_in(table, guest)
    seating.commit(table, [seat], now=now)
    return True


def expect_no_more(table_id: str, guest: int, *, now: int) -> None:
    """Free the seat that is kept for somebody who does not come. Harmless where none is.

    Must be called inside a transaction.
    """
    table = table_storage.lock(table_id)
    kept = table.seat_kept_for(guest)
    if kept is not None:
        kept.reserved_for = None
        seating.commit(table, [kept], now=now)


def send_away(table_id: str, user: int, public_id: str, *, now: int) -> LockedTable:
    """Free a person's seat before the game; the host may. From then on they may only look on.

    Sending away again changes nothing. Refuses `unknown_player`, `not_found` for who has no seat
    here, and `invalid_choice` for the host's own.
    """
    with transaction.atomic(durable=True):
        table = _of_host(table_id, user)
        other = _person(public_id)
        if other.pk == user:
            raise Refused("invalid_choice", "This is you: leave instead.", attr="player")
        seat = table.seat_of(other.pk)
        if seat is None:
            if other.pk in table.row.kept_out:
                return table
            raise Refused("not_found", f"{other.name} has no seat at this table.")
        table.row.kept_out = [*table.row.kept_out, other.pk][-MOST_KEPT_OUT:]
        seating.free(seat)
        seating.commit(table, [seat], now=now)
        return table


def add_bot(table_id: str, user: int, bot: User, number: int | None, *, now: int) -> LockedTable:
    """Seat a house bot, at that seat or the first free one; the host may."""
    with transaction.atomic(durable=True):
        table = _of_host(table_id, user)
        seat = _free_seat(table, number)
        seat.bot, seat.here = bot, True
        seating.commit(table, [seat], now=now)
        return table


def remove_bot(table_id: str, user: int, number: int, *, now: int) -> LockedTable:
    """Take a bot from its seat; the host may. A free seat stays as it is.

    Refuses `not_a_bot` where a person sits.
    """
    with transaction.atomic(durable=True):
        table = _of_host(table_id, user)
        seat = _seat(table, number)
        if seat.person is not None:
            raise Refused("not_a_bot", "A person sits here, and no bot.")
        if seat.bot is not None:
            seating.free(seat)
            seating.commit(table, [seat], now=now)
        return table


def rematch(table_id: str, user: int, *, now: int) -> LockedTable:
    """Ask for another game: the first to ask opens the table again and is its host.

    Seats move on by one, once, however many ask; asking again changes nothing. Refuses
    `not_seated`, and `wrong_table_state` where no game has been played or one is on.
    """
    with transaction.atomic(durable=True):
        table = table_storage.lock(table_id)
        seating.check_open(table)
        if table.seat_of(user) is None:
            raise Refused("not_seated", "You have no seat at this table any more.")
        if table.row.state == TableState.ENDED:
            table_storage.rotate(table)
            table.row.state = TableState.SEATS
            table.row.previous_game, table.row.game = table.row.game, None
            table.row.host_id = user
        seating.check_state(table, TableState.SEATS, TableState.READY)
        if table.row.previous_game is None:
            raise Refused("wrong_table_state", "No game has been played at this table yet.")
        own = table.seat_of(user)
        if own is not None and not own.here:
            own.here = True
            seating.commit(table, table.seats, now=now)
        return table


def close_deserted(table_id: str, *, before: int, now: int) -> None:
    """Close a table between games that nobody has looked at since `before`."""
    with transaction.atomic(durable=True):
        table = table_storage.lock(table_id)
        row = table.row
        if row.state not in (TableState.SEATS, TableState.ENDED):
            return
        if row.deserted_at is None or row.deserted_at > before:
            return
        for seat in table.seats:
            seating.free(seat)
        seating.settle(table)
        seating.commit(table, table.seats, now=now)


def house_bot(strategy: str) -> User:
    """Return the user row of a house bot. Refuses `invalid_choice`."""
    bot = User.objects.filter(kind=Kind.BOT, bot=strategy).first()
    if bot is None:
        raise Refused("invalid_choice", "There is no such bot.", attr="bot")
    return bot


def _friend_called(name: str) -> User:
    """Return the person of that name. Refuses `unknown_player`."""
    friend = person_called(name)
    if friend is None:
        raise Refused("unknown_player", "There is nobody of this name.", attr="name")
    return friend


def _person(public_id: str) -> User:
    """Return the person, account or guest, of that id. Refuses `unknown_player`."""
    people = User.objects.filter(public_id=public_id).exclude(kind=Kind.BOT)
    found = people.first()
    if found is None:
        raise Refused("unknown_player", "There is no such person.", attr="player")
    return found


def _of_host(table_id: str, user: int) -> LockedTable:
    """Lock a table whose seats are being filled, for its host."""
    table = table_storage.lock(table_id)
    seating.check_open(table)
    seating.check_host(table, user)
    seating.check_state(table, TableState.SEATS)
    return table


def _seat(table: LockedTable, number: int) -> TableSeat:
    if number >= len(table.seats):
        raise Refused("not_found", "This table has no such seat.")
    return table.seats[number]


def _let_in(table: LockedTable, friend: User) -> None:
    """Let somebody whom the host has sent away come back."""
    table.row.kept_out = [each for each in table.row.kept_out if each != friend.pk]


def _is_free(seat: TableSeat) -> bool:
    """Tell whether nobody holds a seat; it may be reserved all the same."""
    return seat.person is None and seat.bot is None


def _free_seat(table: LockedTable, number: int | None, kept: TableSeat | None = None) -> TableSeat:
    """Return the seat of that number, or else `kept`, or the first that is free to all.

    `kept` is the one that is reserved for who asks.
    """
    if number is not None:
        return _check_free(_seat(table, number), kept)
    if kept is not None:
        return kept
    free = [seat for seat in table.seats if _is_free(seat)]
    if not free:
        raise Refused("table_full", "All seats of this table are taken.")
    open_to_all = [seat for seat in free if seat.reserved_for is None]
    if not open_to_all:
        raise Refused("seat_reserved", "The free seats of this table are kept for others.")
    return open_to_all[0]


def _check_free(seat: TableSeat, kept: TableSeat | None) -> TableSeat:
    if not _is_free(seat):
        raise Refused("seat_taken", "This seat is taken.")
    if seat.reserved_for is not None and seat is not kept:
        raise Refused("seat_reserved", f"This seat is kept for {seat.reserved_for.name}.")
    return seat


def _check_sat_here(table: LockedTable, user: int) -> None:
    """Refuse `not_seated` to who neither sat here before, nor was in the game that is on."""
    row = table.row
    if user in row.got_up or user in row.kept_out:
        return
    if not GameSeat.objects.filter(game=row.game_id, user=user).exists():
        raise Refused("not_seated", "You have no seat at this table.")


def _sit_down(seat: TableSeat, user: User) -> None:
    """Write a seat's new holder at once, so that a seat elsewhere is found out."""
    seating.take(seat, user)
    try:
        with transaction.atomic():
            seat.save()
    except IntegrityError as error:
        raise Refused("already_seated", "You sit at another table: leave it first.") from error


def give_up_kept_seat(user: User, *, now: int, unless: str | None = None) -> None:
    """Leave a table whose game is over: its seat was only kept in case of a rematch."""
    kept = (
        TableSeat.objects.filter(person=user, here=False)
        .exclude(table__state=TableState.PLAYING)
        .exclude(table__public_id=unless)
        .select_related("table")
        .first()
    )
    if kept is None:
        return
    with transaction.atomic(durable=True):
        table = table_storage.lock(kept.table.public_id)
        own = table.seat_of(user.pk)
        if own is not None and not own.here:
            _get_up(table, own, now=now)


def _get_up(table: LockedTable, own: TableSeat, *, now: int) -> None:
    if table.row.state == TableState.READY and table.row.ladder:
        ready_step.call_off(table, own, now=now)
        return
    if table.row.state == TableState.READY:
        ready_step.drop(table)
    if own.person_id is not None:
        table.row.got_up = [*table.row.got_up, own.person_id][-MOST_GOT_UP:]
    seating.free(own)
    seating.settle(table)
    seating.commit(table, [own], now=now)
