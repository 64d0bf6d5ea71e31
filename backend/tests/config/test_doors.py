"""Who may open a socket, and how much may be sent."""

from typing import Any

import pytest
from asgiref.testing import ApplicationCommunicator
from channels.testing import WebsocketCommunicator
from pytest_django.fixtures import Settings

from config.asgi import application
from config.asgi_types import Receive, Scope, Send
from config.body_limit import BodyLimit
from config.sockets import SameOrigin
from tests.patience import PATIENCE

OURS = (b"host", b"localhost:8000")


async def accept(scope: Scope, receive: Receive, send: Send) -> None:
    """Stand in for the consumers: take every connection."""
    await send({"type": "websocket.accept"})


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (b"http://localhost:8000", True),
        (b"http://localhost:3000", False),
        (b"http://localhost", False),
        (b"https://localhost:8000", False),
        (b"http://elsewhere.example", False),
        (b"null", False),
        (b"http://[", False),
        (None, False),
    ],
)
async def test_only_our_own_page_opens_a_socket(origin: bytes | None, *, allowed: bool) -> None:
    headers = [OURS, *([(b"origin", origin)] if origin is not None else [])]
    communicator = WebsocketCommunicator(SameOrigin(accept), "/ws/tables/t/", headers=headers)
    connected, _ = await communicator.connect(timeout=PATIENCE)
    assert connected is allowed


@pytest.mark.parametrize(("scheme", "allowed"), [(b"https", True), (b"http", False)])
async def test_a_site_on_https_has_no_page_that_came_in_clear(
    settings: Settings, scheme: bytes, *, allowed: bool
) -> None:
    settings.HTTPS = True
    headers = [OURS, (b"origin", scheme + b"://localhost:8000")]
    communicator = WebsocketCommunicator(SameOrigin(accept), "/ws/tables/t/", headers=headers)
    connected, _ = await communicator.connect(timeout=PATIENCE)
    assert connected is allowed


async def test_a_rebound_name_is_not_our_page() -> None:
    headers = [(b"host", b"rebound.example"), (b"origin", b"http://rebound.example")]
    communicator = WebsocketCommunicator(SameOrigin(accept), "/ws/tables/t/", headers=headers)
    connected, _ = await communicator.connect(timeout=PATIENCE)
    assert not connected


@pytest.mark.django_db
async def test_an_unknown_socket_address_is_denied() -> None:
    headers = [OURS, (b"origin", b"http://localhost:8000")]
    communicator = WebsocketCommunicator(application, "/ws/nowhere/", headers=headers)
    connected, _ = await communicator.connect(timeout=PATIENCE)
    assert not connected


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with the body's length."""
    size, more = 0, True
    while more:
        message = await receive()
        size += len(message.get("body", b""))
        more = message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": str(size).encode()})


async def _post(chunks: list[bytes], headers: list[tuple[bytes, bytes]]) -> tuple[int, bytes]:
    scope: dict[str, Any] = {"type": "http", "method": "POST", "path": "/", "headers": headers}
    communicator = ApplicationCommunicator(BodyLimit(echo), scope)
    for index, chunk in enumerate(chunks):
        more = index + 1 < len(chunks)
        await communicator.send_input({"type": "http.request", "body": chunk, "more_body": more})
    start = await communicator.receive_output(PATIENCE)
    body = await communicator.receive_output(PATIENCE)
    return start["status"], body["body"]


async def test_a_body_within_the_limit_arrives_whole() -> None:
    assert await _post([b"a" * 1000, b"b" * 500], []) == (200, b"1500")
    assert await _post([b"a" * 10], [(b"content-length", b"10")]) == (200, b"10")


async def test_an_announced_large_body_is_refused_unread() -> None:
    status, body = await _post([b"a"], [(b"content-length", b"70000")])
    assert status == 413
    assert b"body_too_large" in body


async def test_a_large_body_in_pieces_is_refused() -> None:
    status, _ = await _post([b"a" * 40_000, b"a" * 40_000, b"a"], [])
    assert status == 413
