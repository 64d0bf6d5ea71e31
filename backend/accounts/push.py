"""What this package sends to open sockets: that their session is over, and what others tell a person.

Law of `end_sockets`: called by `admittance` alone, in whatever transaction it is in; it is sent
after commit. A socket's consumer joins `sessions.session_group(session_key)` and, on a message of the
type `session.ended`, tells its client `closing` / `signed_out` and closes (docs/protocol.md).
Should the message be lost, the consumer finds out by itself (`admittance`, `sessions.still_of`).
Covered by tests/accounts/test_sockets.py.

Law of `tell`: any package may tell a person something, in whatever transaction it is in; it is
sent after commit, to every page the person has open (`consumers.PersonConsumer`). What is told
holds nothing that the person could not ask for: losing it costs nothing but time. Its shapes are
those of docs/protocol.md, "The personal socket". Covered by tests/accounts/test_person_socket.py.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import orjson
from channels.layers import get_channel_layer
from django.db import transaction

from accounts.sessions import person_group, session_group


def tell(user: int, message: Mapping[str, Any]) -> None:
    """After commit, send a message to every page that a user has open."""
    parcel = {"type": "person.told", "message": orjson.dumps(message).decode()}

    # A plain function: Django's report of a robust hook's failure needs its name.
    def deliver() -> None:
        layer: Any = get_channel_layer()
        layer.publish(person_group(user), parcel)

    transaction.on_commit(deliver, robust=True)


def end_sockets(session_keys: Iterable[str]) -> None:
    """Ask every open socket of these sessions to close."""
    groups = [session_group(key) for key in session_keys]

    # A plain function: Django's report of a robust hook's failure needs its name.
    def end() -> None:
        layer: Any = get_channel_layer()
        for group in groups:
            layer.publish(group, {"type": "session.ended"})

    if groups:
        transaction.on_commit(end, robust=True)
