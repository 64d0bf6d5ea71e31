"""What this package sends to open sockets: that their session is over. Nothing else here does.

Law: called by the allauth adapters alone, in whatever transaction they are in; it is sent after
commit. A socket's consumer joins `sessions.session_group(session_key)` and, on a message of the
type `session.ended`, tells its client `closing` / `signed_out` and closes (docs/protocol.md).
Should the message be lost, the consumer's own `sessions.still_plays` finds out.
Covered by tests/accounts/test_sockets.py.
"""

from collections.abc import Iterable

from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer
from django.db import transaction

from accounts.sessions import session_group


def end_sockets(session_keys: Iterable[str]) -> None:
    """Ask every open socket of these sessions to close."""
    groups = [session_group(key) for key in session_keys]

    # A plain function: Django's report of a robust hook's failure needs its name.
    def end() -> None:
        layer = get_channel_layer()
        if layer is not None:
            for group in groups:
                async_to_sync(layer.group_send)(group, {"type": "session.ended"})

    if groups:
        transaction.on_commit(end, robust=True)
