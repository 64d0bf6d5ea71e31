"""The whole WebSocket map on one page, who may open one, and how it ends while something is away."""

import logging
from contextlib import suppress
from typing import Any, Final, cast
from urllib.parse import urlsplit

from channels.routing import URLRouter
from channels.security.websocket import WebsocketDenier
from django.conf import settings
from django.http.request import validate_host
from django.urls import re_path

from accounts.consumers import PersonConsumer
from accounts.open_socket import GONE
from accounts.socket import PlayerMiddleware
from config.asgi_types import Application, Receive, Scope, Send
from config.away import is_away
from games.consumers import TableConsumer

log = logging.getLogger(__name__)

TRY_AGAIN: Final = 1013
"""The registered code for a server that cannot serve just now: a page connects anew."""

# Django's stubs know views only, not the consumers that Channels puts in their place.
routes: Final[list[Any]] = [
    re_path(r"^ws/tables/(?P<table_id>[-a-zA-Z0-9_]+)/$", cast("Any", TableConsumer.as_asgi())),
    re_path(r"^ws/me/$", cast("Any", PersonConsumer.as_asgi())),
    re_path(r"", cast("Any", WebsocketDenier.as_asgi())),
]


class SameOrigin:
    """Lets in only pages that this very server delivered.

    A browser sends our cookie with a socket that any page opens, so without this a foreign page
    could play for its visitor. Allowed hosts alone would not do: cookies do not know ports, and
    another program's page on `localhost` is not ours.
    """

    def __init__(self, application: Application) -> None:
        self._application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the connection on, or deny it with 403."""
        allowed = _is_same_origin(scope)
        application = self._application if allowed else WebsocketDenier.as_asgi()
        await cast("Application", application)(scope, receive, send)


def _is_same_origin(scope: Scope) -> bool:
    headers = {name: value.decode("latin1") for name, value in scope["headers"]}
    try:
        origin = urlsplit(headers.get(b"origin", ""))
    except ValueError:
        return False
    # The scheme as well: what comes over plain HTTP anybody on the way may have written.
    scheme = "https" if settings.HTTPS else "http"
    if (origin.scheme, origin.netloc) != (scheme, headers.get(b"host")):
        return False
    return validate_host(origin.hostname or "", settings.ALLOWED_HOSTS)


class TryAgain:
    """Ends a socket whose server cannot reach the database or Redis, whatever it was doing.

    An action that was just sent is not answered, so that the page sends it again on the next line;
    the one path takes it once (docs/architecture.md).
    """

    def __init__(self, application: Application) -> None:
        self._application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve the socket, or end it; one that was not open yet is denied, which no page sees."""
        try:
            await self._application(scope, receive, send)
        except Exception as error:
            if not is_away(error):
                raise
            log.warning("A socket ends.", exc_info=error)
            with suppress(*GONE):
                await send({"type": "websocket.close", "code": TRY_AGAIN})


_of_players: Final = PlayerMiddleware(cast("Any", URLRouter(routes)))
sockets: Final = SameOrigin(TryAgain(cast("Application", _of_players)))
