"""What every change of a table comes down to: who sits, who is host, and telling everybody."""

from collections.abc import Iterable

from accounts.models import User
from games import audience, push, table_storage
from games.models import Game, TableSeat, TableState
from games.refusals import Refused
from games.table_storage import LockedTable

_STATE_SENTENCES = {
    TableState.SEATS: "No game is on at this table.",
    TableState.READY: "The next game is about to begin.",
    TableState.PLAYING: "A game is being played at this table.",
    TableState.ENDED: "The game at this table is over.",
    TableState.CLOSED: "This table is closed: everybody has left.",
}


def commit(table: LockedTable, changed_seats: Iterable[TableSeat], *, now: int) -> None:
    """Save the table as one new version and tell everybody there."""
    table_storage.save(table, changed_seats)
    addressed = {*table.people, *table.row.kept_out}
    to = {user: _message(table, user, now) for user in addressed}
    push.send(table.row.pk, to=to, rest=_message(table, None, now))
    if table.row.state == TableState.CLOSED:
        push.close(table.row.pk, code="table_closed")


def check_host(table: LockedTable, user: int) -> None:
    """Refuse `not_host` to everybody else."""
    if table.row.host_id != user:
        raise Refused("not_host", "Only the host of the table can do this.")


def check_state(table: LockedTable, *wanted: TableState) -> None:
    """Refuse `wrong_table_state` unless the table is in one of these states."""
    if table.row.state not in wanted:
        raise Refused("wrong_table_state", _STATE_SENTENCES[TableState(table.row.state)])


def check_open(table: LockedTable) -> None:
    """Refuse `wrong_table_state` at a table that matching made: nothing there is anybody's to set."""
    if table.row.ladder:
        raise Refused("wrong_table_state", "Matching has settled who plays at this table, and how.")


def take(seat: TableSeat, user: User) -> None:
    """Seat a person, who is here."""
    seat.person, seat.here, seat.reserved_for = user, True, None


def free(seat: TableSeat) -> None:
    """Make a seat free."""
    seat.person = seat.bot = seat.reserved_for = None
    seat.here = False


def settle(table: LockedTable) -> None:
    """After people have gone: pass the host's part on, or close the table when nobody is left.

    A table that matching made has no host.
    """
    row = table.row
    people = [seat for seat in table.seats if seat.person is not None]
    if not people:
        row.host = None
        if row.state in (TableState.SEATS, TableState.ENDED):
            row.state = TableState.CLOSED
        return
    if not row.ladder and row.host_id not in table.people:
        row.host = min(people, key=lambda seat: (not seat.here, seat.number)).person


def end_game(game: Game, *, now: int) -> None:
    """End the game at a table: seats are kept for whoever asks for a rematch."""
    table = table_storage.lock_of_game(game.table_id)
    table.row.state = TableState.ENDED
    for seat in table.seats:
        seat.here = seat.bot_id is not None
    settle(table)
    commit(table, table.seats, now=now)


def _message(table: LockedTable, user: int | None, now: int) -> bytes:
    return audience.table_message(table.row, table.seats, user=user, now=now)
