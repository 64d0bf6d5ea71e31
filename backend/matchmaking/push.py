"""What this package tells people over their personal sockets.

Law: called inside the transaction whose outcome is told; sent after commit (`accounts.push.tell`).
Shapes as in docs/protocol.md, "The personal socket"; tests/matchmaking/test_told.py holds them.
"""

from collections.abc import Iterable

from accounts.models import User
from accounts.push import tell
from matchmaking import selectors


def queue_changed(users: Iterable[User], *, now: int) -> None:
    """Tell each of these what `GET /api/queue` would now answer them."""
    for user in users:
        queue = selectors.queue_for(user, now=now)
        tell(user.pk, {"type": "queue", "now": now, "queue": queue})


def match_found(users: Iterable[User], table_id: str, *, now: int) -> None:
    """Tell people that their table is ready, and what has become of their search."""
    for user in users:
        tell(user.pk, {"type": "match", "now": now, "table_id": table_id})
