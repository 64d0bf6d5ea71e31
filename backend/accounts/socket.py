"""WebSockets know their player as requests do: from the session cookie."""

from typing import TYPE_CHECKING

from channels.auth import AuthMiddleware
from channels.sessions import CookieMiddleware, SessionMiddleware
from django.contrib.auth.models import AnonymousUser

from accounts import sessions

if TYPE_CHECKING:
    from channels.consumer import _ChannelScope
    from channels.utils import _ChannelApplication


class PlayerMiddleware(AuthMiddleware):
    """Puts the player into the scope as `user`: a User (account or guest) or AnonymousUser."""

    async def resolve_scope(self, scope: "_ChannelScope") -> None:
        """Find out who it is, once, before the socket is accepted."""
        player = await sessions.player_of_session(scope["session"])
        user = scope["user"]
        if user is not None:  # never: `populate_scope` has put it there
            user._wrapped = player or AnonymousUser()  # noqa: SLF001 -- as Channels does it


def player_middleware_stack(inner: "_ChannelApplication") -> "_ChannelApplication":
    """Wrap a socket application so that its scope has `session` and `user`."""
    return CookieMiddleware(SessionMiddleware(PlayerMiddleware(inner)))
