"""Reading and writing tables; saving needs the object that locking returned.

Where a game's row is locked too, the game's goes first: play ends a game and then its table.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from django.db import connection, transaction

from games.models import Table, TableSeat
from games.refusals import Refused


@dataclass(slots=True)
class LoadedTable:
    """A table with its seats in order."""

    row: Table
    seats: list[TableSeat]

    def seat_of(self, user: int | None) -> TableSeat | None:
        """Return the seat a person holds here."""
        if user is None:
            return None
        return next((seat for seat in self.seats if seat.person_id == user), None)

    def seat_kept_for(self, user: int) -> TableSeat | None:
        """Return the free seat that is reserved for a person here."""
        return next((seat for seat in self.seats if seat.reserved_for_id == user), None)

    @property
    def people(self) -> list[int]:
        """The users who hold a seat."""
        return [seat.person_id for seat in self.seats if seat.person_id is not None]


class LockedTable(LoadedTable):
    """A table that this transaction alone may change."""


def load(public_id: str) -> LoadedTable:
    """Return a table as it is now. Refuses `not_found`."""
    row = Table.objects.select_related("game", "previous_game").filter(public_id=public_id).first()
    return LoadedTable(_found(row), _seats(row))


def lock(public_id: str) -> LockedTable:
    """Return a table, locked until the transaction ends. Refuses `not_found`."""
    return _lock(public_id=public_id)


def lock_of_game(game_table: int) -> LockedTable:
    """Return the table of a game that the caller holds already, locked likewise."""
    return _lock(pk=game_table)


def save(table: LockedTable, changed_seats: Iterable[TableSeat] = ()) -> None:
    """Write a table as its next version, with the seats that changed."""
    table.row.version += 1
    table.row.save()
    changed = list(changed_seats)
    if len(changed) > 1:
        # A person holds one seat at every moment, so all get up before anybody sits down.
        TableSeat.objects.filter(pk__in=[seat.pk for seat in changed]).update(
            person=None, reserved_for=None
        )
    if changed:
        TableSeat.objects.bulk_update(changed, ["person", "bot", "here", "reserved_for"])


def rotate(table: LockedTable) -> None:
    """Move everybody one seat on, the last to seat 0. The caller saves all seats."""
    holders = [(seat.person, seat.bot, seat.here, seat.reserved_for) for seat in table.seats]
    for seat, holder in zip(table.seats, [holders[-1], *holders[:-1]], strict=True):
        seat.person, seat.bot, seat.here, seat.reserved_for = holder


def _lock(**which: str | int) -> LockedTable:
    if not connection.in_atomic_block:
        raise transaction.TransactionManagementError("A table is locked inside a transaction only.")
    row = Table.objects.select_for_update(of=("self",)).filter(**which).first()
    return LockedTable(_found(row), _seats(row))


def _found(row: Table | None) -> Table:
    if row is None:
        raise Refused("not_found", "There is no such table.")
    return row


def _seats(row: Table | None) -> list[TableSeat]:
    seats = TableSeat.objects.filter(table=row).select_related("person", "bot", "reserved_for")
    return list(seats.order_by("number"))
