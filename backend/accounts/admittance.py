"""What lets somebody in may end at any moment: a session, an account, their good standing.

Whoever ends it says so here, in the same transaction. The number on the user's row rises; open
sockets of sessions that are over are asked to close after the commit. Should they not hear of it,
they find the number changed before anything that their user does counts (`games.services.play`
reads it with the game's row), and at the latest as they renew themselves.
"""

from collections.abc import Iterable

from django.db.models import F

from accounts import push
from accounts.models import User


def changed(user: int, *, sessions_over: Iterable[str] = ()) -> None:
    """Have every open socket of a user look anew at who they are, and those of these sessions end."""
    User.objects.filter(pk=user).update(admittance=F("admittance") + 1)
    push.end_sockets(sessions_over)
