"""Who is connected: open sockets, counted in rows that grow stale by themselves.

A process that dies takes no leave; its sockets' rows are swept when they have not been renewed
for a while. `Table.connected` is the digest that views are built from.
"""

from django.db import transaction

from accounts.models import Kind, User
from games import audience, push, table_storage
from games.models import Connection
from games.players import Onlooker, Onlookers
from games.table_storage import LockedTable

RENEW_MS = 20_000
"""A socket on which anything comes or goes renews its row this often; clients ping more often."""

STALE_MS = 60_000
"""A row not renewed for this long belongs to a socket that is gone."""

SOMEBODY = 0
"""Stands in `Table.connected` for those who look on without being anybody."""

ONLOOKERS_LOOKED_UP = 100
ONLOOKERS_KEPT = 20
"""So many people with an account are remembered by name: more than are shown, as some have seats."""


def connect(channel: str, table_id: str, user: int | None, *, now: int) -> None:
    """Note a new socket. Refuses `not_found`."""
    with transaction.atomic(durable=True):
        table = table_storage.lock(table_id)
        Connection.objects.update_or_create(
            channel=channel, defaults={"table": table.row, "user_id": user, "seen_at": now}
        )
        _digest(table, now=now)


def renew(channel: str, table_id: str, user: int | None, *, now: int) -> None:
    """Note that a socket still lives, also one that was taken for gone. Refuses `not_found`."""
    if not Connection.objects.filter(channel=channel).update(seen_at=now):
        connect(channel, table_id, user, now=now)


def disconnect(channel: str, *, now: int) -> None:
    """Note that a socket has gone."""
    with transaction.atomic(durable=True):
        connection = Connection.objects.filter(channel=channel).select_related("table").first()
        if connection is None:
            return
        table = table_storage.lock(connection.table.public_id)
        connection.delete()
        _digest(table, now=now)


def sweep_stale(*, now: int) -> None:
    """Forget the sockets of processes that died."""
    stale = Connection.objects.filter(seen_at__lt=now - STALE_MS)
    for channel in list(stale.values_list("channel", flat=True)[:500]):
        disconnect(channel, now=now)


def _digest(table: LockedTable, *, now: int) -> None:
    row = table.row
    sockets = Connection.objects.filter(table=row).order_by("pk")
    users: list[int | None] = list(sockets.values_list("user_id", flat=True))
    connected = sorted({user or SOMEBODY for user in users})
    onlookers = _onlookers(users)
    deserted_at = None if connected else now
    known = (connected, onlookers, deserted_at is None)
    if known == (row.connected, row.onlookers, row.deserted_at is None):
        return
    before = audience.presence_message(row, table.seats)
    row.connected, row.onlookers, row.deserted_at = connected, onlookers, deserted_at
    row.save(update_fields=["connected", "onlookers", "deserted_at"])
    after = audience.presence_message(row, table.seats)
    if after != before:
        push.send(row.pk, to={}, rest=after)


def _onlookers(users: list[int | None]) -> Onlookers:
    """Return who these are, in the order in which they came. Guests are counted, not named."""
    people = list(dict.fromkeys(user for user in users if user is not None))[:ONLOOKERS_LOOKED_UP]
    accounts = User.objects.filter(pk__in=people, kind=Kind.HUMAN)
    shown = {user.pk: user for user in accounts.only("public_id", "name", "avatar")}
    named = [shown[user] for user in people if user in shown][:ONLOOKERS_KEPT]
    return {"unknown": users.count(None), "named": [_onlooker(user) for user in named]}


def _onlooker(user: User) -> Onlooker:
    return {
        "user": user.pk,
        "public_id": user.public_id,
        "name": user.name,
        "avatar": user.avatar,
    }
