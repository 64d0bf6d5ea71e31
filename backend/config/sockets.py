"""The whole WebSocket map on one page, and who may open one."""

from typing import Any, Final, cast
from urllib.parse import urlsplit

from channels.routing import URLRouter
from channels.security.websocket import WebsocketDenier
from django.conf import settings
from django.http.request import validate_host
from django.urls import re_path

from accounts.consumers import PersonConsumer
from accounts.socket import PlayerMiddleware
from config.asgi_types import Application, Receive, Scope, Send
from games.consumers import TableConsumer

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
    if origin.netloc != headers.get(b"host"):
        return False
    return validate_host(origin.hostname or "", settings.ALLOWED_HOSTS)


sockets: Final = SameOrigin(cast("Application", PlayerMiddleware(cast("Any", URLRouter(routes)))))
