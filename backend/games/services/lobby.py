"""Tables before and after their games: opening, joining, settings, bots, leaving, rematch."""

import random
from dataclasses import dataclass
from typing import TypedDict

from django.db import IntegrityError, transaction

from accounts.models import Kind, User
from engine.options import Options
from games import table_storage
from games.models import Table, TableSeat, TableState
from games.refusals import Refused
from games.services import attendance, ready_step, seating
from games.table_storage import LoadedTable, LockedTable


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
    """Open a table of that many seats; the host sits at seat 0. Refuses `already_seated`."""
    _give_up_kept_seat(host, now=now)
    with transaction.atomic(durable=True):
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
    """Sit down, at that seat or the first free one. Joining again changes nothing.

    Refuses `already_seated` (elsewhere), `seat_taken`, `table_full`, `wrong_table_state`.
    """
    _give_up_kept_seat(user, now=now, unless=table_id)
    with transaction.atomic(durable=True):
        table = table_storage.lock(table_id)
        own = table.seat_of(user.pk)
        if own is not None and own.here:
            return table
        seating.check_state(table, TableState.SEATS)
        seat = own or _free_seat(table, number)
        _sit_down(seat, user)
        seating.settle(table)
        seating.commit(table, [seat], now=now)
        return table


def leave(table_id: str, user: int, *, now: int, chance: random.Random) -> LoadedTable:
    """Get up. In a running game that is final. Leaving again changes nothing."""
    with transaction.atomic(durable=True):
        seen = table_storage.load(table_id)
        if seen.row.state == TableState.PLAYING and seen.row.game is not None:
            left = attendance.leave_game(seen.row.game.public_id, user, now=now, chance=chance)
            if left is not None:
                return left
        table = table_storage.lock(table_id)
        own = table.seat_of(user)
        if own is None:
            return table
        if table.row.state == TableState.PLAYING:
            raise Refused("wrong_table_state", "The game has just begun: try again.")
        _get_up(table, own, now=now)
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
    """Take a bot from its seat; the host may. A seat without one stays as it is."""
    with transaction.atomic(durable=True):
        table = _of_host(table_id, user)
        if number >= len(table.seats):
            raise Refused("not_found", "This table has no such seat.")
        seat = table.seats[number]
        if seat.bot is not None:
            seating.free(seat)
            seating.commit(table, [seat], now=now)
        return table


def rematch(table_id: str, user: int, *, now: int) -> LockedTable:
    """Ask for another game: the first to ask opens the table again and is its host.

    Seats move on by one, once, however many ask.
    """
    with transaction.atomic(durable=True):
        table = table_storage.lock(table_id)
        if table.seat_of(user) is None:
            raise Refused("not_seated", "You have no seat at this table any more.")
        if table.row.state == TableState.ENDED:
            table_storage.rotate(table)
            table.row.state = TableState.SEATS
            table.row.previous_game, table.row.game = table.row.game, None
            table.row.host_id = user
        seating.check_state(table, TableState.SEATS, TableState.READY)
        own = table.seat_of(user)
        if own is not None and not own.here:
            own.here = True
            seating.commit(table, [own], now=now)
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


def _of_host(table_id: str, user: int) -> LockedTable:
    """Lock a table whose seats are being filled, for its host."""
    table = table_storage.lock(table_id)
    seating.check_host(table, user)
    seating.check_state(table, TableState.SEATS)
    return table


def _free_seat(table: LockedTable, number: int | None) -> TableSeat:
    free = [seat for seat in table.seats if seat.person is None and seat.bot is None]
    if number is None:
        if not free:
            raise Refused("table_full", "All seats of this table are taken.")
        return free[0]
    if number >= len(table.seats):
        raise Refused("not_found", "This table has no such seat.")
    if table.seats[number] not in free:
        raise Refused("seat_taken", "This seat is taken.")
    return table.seats[number]


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
    seating.free(own)
    seating.settle(table)
    seating.commit(table, [own], now=now)
