"""What this package sends to open sockets: that their session is over. Nothing else here does.

Law: called by the allauth adapters alone, in whatever transaction they are in; it is sent after
commit. A socket's consumer joins `sessions.session_group(session_key)` and, on a message of the
type `session.ended`, tells its client `closing` / `signed_out` and closes (docs/protocol.md).
Should the message be lost, the consumer's own `sessions.still_plays` finds out.
Covered by tests/accounts/test_sockets.py.
"""

from collections.abc import Iterable
from functools import partial

from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer
from django.db import transaction

from accounts.sessions import session_group


def end_sockets(session_keys: Iterable[str]) -> None:
    """Ask every open socket of these sessions to close."""
    for key in session_keys:
        transaction.on_commit(partial(_end, session_group(key)), robust=True)


def _end(group: str) -> None:
    layer = get_channel_layer()
    if layer is not None:
        async_to_sync(layer.group_send)(group, {"type": "session.ended"})
