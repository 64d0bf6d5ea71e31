"""WebSockets know their player as requests do: from the session cookie."""

from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any

from django.conf import settings
from django.contrib.auth.models import AnonymousUser
from django.contrib.sessions.backends.base import SessionBase
from django.http import parse_cookie

from accounts import sessions

Application = Callable[[Any, Any, Any], Awaitable[Any]]


class PlayerMiddleware:
    """Puts `session` and `user` into a socket's scope: an account, a guest or AnonymousUser.

    Channels' own three layers for it would look at every message that is sent, in case one of
    them could set a cookie; a socket's messages cannot.
    """

    def __init__(self, inner: Application) -> None:
        self._inner = inner

    async def __call__(self, scope: dict[str, Any], receive: object, send: object) -> None:
        """Find out who it is, once, before the socket is accepted."""
        session = _session(scope["headers"])
        user = await sessions.player_of_session(session) or AnonymousUser()
        await self._inner({**scope, "session": session, "user": user}, receive, send)


def _session(headers: list[tuple[bytes, bytes]]) -> SessionBase:
    texts = [value.decode("latin1") for name, value in headers if name == b"cookie"]
    key = parse_cookie("; ".join(texts)).get(settings.SESSION_COOKIE_NAME)
    session: SessionBase = import_module(settings.SESSION_ENGINE).SessionStore(key)
    return session
