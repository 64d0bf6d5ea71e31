"""The personal socket: it tells what concerns a user, counts the page, and ends with its session."""

import json

import pytest
from asgiref.sync import sync_to_async
from django.db import transaction

from accounts import open_pages, push
from accounts.consumers import PINGS_A_RENEWAL, PersonConsumer
from accounts.instants import now_ms
from accounts.models import OpenPage, User
from accounts.open_socket import FLOOD, SIGNED_OUT
from accounts.socket import PlayerMiddleware
from tests.accounts.browser import Browser, Json
from tests.accounts.test_sockets import receive
from tests.factories import PASSWORD, make_user
from tests.patience import Communicator, Socket

pytestmark = pytest.mark.django_db(transaction=True)


async def open_page(browser: Browser) -> Socket:
    """Connect with a browser's cookies."""
    cookies = "; ".join(f"{k}={v.value}" for k, v in browser.client.cookies.items())
    headers = [(b"cookie", cookies.encode())]
    scope = {"type": "websocket", "path": "/", "headers": headers}
    socket = Communicator(PlayerMiddleware(PersonConsumer.as_asgi()), scope)
    await socket.send_input({"type": "websocket.connect"})
    assert (await socket.receive_output())["type"] == "websocket.accept"
    return socket


async def leave(socket: Socket) -> None:
    await socket.send_input({"type": "websocket.disconnect", "code": 1000})
    await socket.wait()


async def say(socket: Socket, frame: object) -> None:
    text = frame if isinstance(frame, str) else json.dumps(frame)
    await socket.send_input({"type": "websocket.receive", "text": text})


@sync_to_async
def signed_in(email: str) -> tuple[Browser, User]:
    browser, user = Browser(), make_user(email=email)
    assert browser.log_in(email, PASSWORD).status == 200
    return browser, user


@sync_to_async
def tell(user: User, message: Json, *, and_fail: bool = False) -> None:
    """Tell somebody something inside a transaction."""
    with transaction.atomic():
        push.tell(user.pk, message)
        if and_fail:
            transaction.set_rollback(True)


async def test_what_is_told_reaches_every_page_of_that_user_alone() -> None:
    (browser, marit), (other_browser, _) = await signed_in("m@x.org"), await signed_in("o@x.org")
    first, second, other = [await open_page(b) for b in (browser, browser, other_browser)]
    for socket in (first, second, other):
        assert (await receive(socket))["type"] == "hello"
    await tell(marit, {"type": "void"}, and_fail=True)
    await tell(marit, {"type": "challenge", "from": "otto"})
    for socket in (first, second):
        assert await receive(socket) == {"type": "challenge", "from": "otto"}
    assert await other.receive_nothing(timeout=0.2)
    for socket in (first, second, other):
        await leave(socket)


async def test_a_page_counts_while_it_is_open() -> None:
    browser, marit = await signed_in("m@x.org")
    online = sync_to_async(open_pages.online)
    socket = await open_page(browser)
    await receive(socket)
    assert await online([marit.pk], now=now_ms()) == {marit.pk}
    later = now_ms() + open_pages.STALE_MS + 1
    assert await online([marit.pk], now=later) == set()
    await leave(socket)
    assert await online([marit.pk], now=now_ms()) == set()


async def test_a_page_of_a_process_that_died_is_forgotten() -> None:
    _, marit = await signed_in("m@x.org")

    @sync_to_async
    def forget() -> int:
        open_pages.opened("dead", marit.pk, now=1_000)
        open_pages.opened("alive", marit.pk, now=2_000)
        open_pages.forget_stale(now=1_001 + open_pages.STALE_MS)
        return OpenPage.objects.count()

    assert await forget() == 1


async def test_pings_are_answered_and_anything_else_ends_it() -> None:
    browser, _ = await signed_in("m@x.org")
    for frame in ("{", "[]", {"type": "ping"}, {"type": "ping", "at": True}, {"type": "x"}):
        socket = await open_page(browser)
        await receive(socket)
        await say(socket, {"type": "ping", "at": 7.5})
        pong = await receive(socket)
        assert (pong["type"], pong["at"]) == ("pong", 7.5)
        await say(socket, frame)
        assert await socket.receive_output() == {"type": "websocket.close", "code": FLOOD}


async def test_a_flood_ends_it() -> None:
    browser, _ = await signed_in("m@x.org")
    socket = await open_page(browser)
    await receive(socket)
    for at in range(PINGS_A_RENEWAL):
        await say(socket, {"type": "ping", "at": at})
        assert (await receive(socket))["at"] == at
    await say(socket, {"type": "ping", "at": 0})
    assert (await socket.receive_output())["code"] == FLOOD


async def test_it_ends_with_its_session() -> None:
    browser, _ = await signed_in("m@x.org")
    socket = await open_page(browser)
    await receive(socket)
    await sync_to_async(browser.log_out)()
    assert await receive(socket) == {"type": "closing", "code": "signed_out"}
    assert await socket.receive_output() == {"type": "websocket.close", "code": SIGNED_OUT}


async def test_nobody_is_told_so() -> None:
    scope = {"type": "websocket", "path": "/", "headers": []}
    socket: Socket = Communicator(PlayerMiddleware(PersonConsumer.as_asgi()), scope)
    await socket.send_input({"type": "websocket.connect"})
    assert (await socket.receive_output())["type"] == "websocket.accept"
    assert await receive(socket) == {"type": "closing", "code": "signed_out"}
    assert await socket.receive_output() == {"type": "websocket.close", "code": SIGNED_OUT}
