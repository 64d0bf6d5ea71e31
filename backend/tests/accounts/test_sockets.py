"""Sockets: they know their player, and close when the session behind them ends."""

import json
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from channels.generic.websocket import AsyncJsonWebsocketConsumer

from accounts import scheduling, sessions
from accounts.models import User
from accounts.socket import PlayerMiddleware
from tests.accounts.browser import AUTH, Browser, Json
from tests.factories import PASSWORD, make_user
from tests.patience import Communicator, Socket

pytestmark = pytest.mark.django_db(transaction=True)


class Greeter(AsyncJsonWebsocketConsumer):
    """Says who is there, and does what a consumer owes to its session."""

    async def connect(self) -> None:
        """Greet."""
        await self.accept()
        user: object = self.scope["user"]
        key = self.scope["session"].session_key or ""
        if isinstance(user, User):
            await self.channel_layer.group_add(sessions.session_group(key), self.channel_name)
        await self.send_json({"public_id": getattr(user, "public_id", None)})

    async def session_ended(self, message: dict[str, Any]) -> None:
        """Close, saying why."""
        await self.send_json({"type": "closing", "code": "signed_out"})
        await self.close()


async def open_socket(browser: Browser | None) -> tuple[Socket, str | None]:
    """Connect with a browser's cookies; return the socket and whom it was greeted as."""
    headers: list[tuple[bytes, bytes]] = []
    if browser is not None:
        cookies = "; ".join(f"{k}={v.value}" for k, v in browser.client.cookies.items())
        headers.append((b"cookie", cookies.encode()))
    scope = {"type": "websocket", "path": "/", "headers": headers}
    socket = Communicator(PlayerMiddleware(Greeter.as_asgi()), scope)
    await socket.send_input({"type": "websocket.connect"})
    assert (await socket.receive_output())["type"] == "websocket.accept"
    return socket, (await receive(socket))["public_id"]


async def receive(socket: Socket) -> Json:
    return json.loads((await socket.receive_output())["text"])


async def leave(socket: Socket) -> None:
    await socket.send_input({"type": "websocket.disconnect", "code": 1000})
    await socket.wait()


@sync_to_async
def signed_in() -> Browser:
    browser = Browser()
    if not User.objects.filter(email="marit@x.org").exists():
        make_user(email="marit@x.org")
    assert browser.log_in("marit@x.org", PASSWORD).status == 200
    return browser


async def test_who_is_there() -> None:
    browser, guest, forged = await signed_in(), Browser(), Browser()
    me = await sync_to_async(browser.me)()
    guest_me = await sync_to_async(guest.become_guest)()
    forged.client.cookies["sessionid"] = "a" * 32
    for each, expected in (
        (browser, me["public_id"]),
        (guest, guest_me["public_id"]),
        (forged, None),
        (None, None),
    ):
        socket, who = await open_socket(each)
        assert who == expected
        await leave(socket)


async def expect_closed(socket: Socket) -> None:
    assert await receive(socket) == {"type": "closing", "code": "signed_out"}
    assert (await socket.receive_output())["type"] == "websocket.close"


async def test_signing_out_closes_the_sockets_of_that_session_alone() -> None:
    browser, other = await signed_in(), await signed_in()
    socket, _ = await open_socket(browser)
    other_socket, _ = await open_socket(other)
    await sync_to_async(browser.log_out)()
    await expect_closed(socket)
    assert await other_socket.receive_nothing(timeout=0.5)
    await leave(other_socket)


async def test_signing_out_closes_a_guests_sockets() -> None:
    guest = Browser()
    await sync_to_async(guest.become_guest)()
    socket, _ = await open_socket(guest)
    await sync_to_async(guest.log_out)()
    await expect_closed(socket)


async def test_deleting_an_account_closes_the_sockets_of_every_session(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scheduling, "enqueue", lambda _: None)
    browser, other = await signed_in(), await signed_in()
    sockets = [(await open_socket(each))[0] for each in (browser, other)]

    @sync_to_async
    def delete() -> int:
        browser.post(f"{AUTH}/auth/reauthenticate", {"password": PASSWORD})
        return browser.delete("/api/me").status

    assert await delete() == 204
    for socket in sockets:
        await expect_closed(socket)


async def test_deleting_a_guest_closes_their_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduling, "enqueue", lambda _: None)
    guest = Browser()
    await sync_to_async(guest.become_guest)()
    socket, _ = await open_socket(guest)
    await sync_to_async(guest.delete)("/api/me")
    await expect_closed(socket)


async def test_ending_a_session_from_the_list_closes_its_sockets() -> None:
    browser, other = await signed_in(), await signed_in()
    other_socket, _ = await open_socket(other)

    @sync_to_async
    def end_other() -> None:
        listed = browser.get(f"{AUTH}/auth/sessions").body["data"]
        ids = [each["id"] for each in listed if not each["is_current"]]
        assert browser.delete(f"{AUTH}/auth/sessions", {"sessions": ids}).status == 200

    await end_other()
    await expect_closed(other_socket)


async def test_a_new_password_closes_the_other_sessions_sockets() -> None:
    browser, other = await signed_in(), await signed_in()
    other_socket, _ = await open_socket(other)
    body = {"current_password": PASSWORD, "new_password": "a quite different one"}
    answer = await sync_to_async(browser.post)(f"{AUTH}/account/password/change", body)
    assert answer.status == 200
    await expect_closed(other_socket)


async def test_a_socket_can_ask_whether_its_session_still_holds() -> None:
    guest = Browser()
    me = await sync_to_async(guest.become_guest)()
    player = await User.objects.aget(public_id=me["public_id"])
    key = guest.session_key
    assert await sessions.still_plays(key, player)
    await sync_to_async(guest.sign_up)("Marit", "marit@x.org", PASSWORD)
    assert not await sessions.still_plays(key, player)  # signing in gave the session a new key
    assert await sessions.still_plays(guest.session_key, player)
    await User.objects.filter(pk=player.pk).aupdate(is_active=False)
    assert not await sessions.still_plays(guest.session_key, player)


def test_a_group_does_not_give_away_the_key() -> None:
    key = "abcdefghijklmnopqrstuvwxyz012345"
    group = sessions.session_group(key)
    assert key not in group
    assert len(group) < 100
