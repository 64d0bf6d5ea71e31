"""What every socket of this house has in common: two loops, its groups, and how it takes leave."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import orjson
from channels.consumer import get_handler_name
from channels.exceptions import StopConsumer
from channels.generic.websocket import AsyncWebsocketConsumer
from channels.layers import get_channel_layer

log = logging.getLogger(__name__)

SIGNED_OUT: Final = 4401
FLOOD: Final = 4429

BROKEN: Final = 1011
"""The protocol's own code for a fault of the server's."""

GONE: Final = (OSError, RuntimeError)
"""What a send is answered when there is nobody left: the client has gone, or (uvicorn's RuntimeError)
the server has ended the line itself, on a frame against the rules of WebSockets."""


class OpenSocket(AsyncWebsocketConsumer):
    """A consumer with one loop for its client's frames and another for what its groups are told.

    Channels has one loop wait for both, with new tasks for each message, and has a thread look
    after database connections each time. Here a message is a method call. So an action that waits
    for the database holds up nothing that is told meanwhile; the frames of one client are still
    taken one after another, and so are the things it is told.
    """

    ended = False
    """A close is on its way, or the client has gone: nothing may be sent any more."""

    def __init__(self) -> None:
        super().__init__()
        self._groups: list[str] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 -- ASGI
        """Serve one socket until its client has gone."""
        self.scope, self.base_send = scope, send
        layer: Any = get_channel_layer()
        self.channel_layer = layer
        self.channel_name = await self.channel_layer.new_channel()
        hearing = asyncio.create_task(self._hear())
        try:
            while True:
                await self.dispatch(await receive())
        except StopConsumer:
            pass
        finally:
            hearing.cancel()
            await asyncio.wait([hearing])
            # However it ended, or what is told would be kept for nobody.
            await layer.forget(self.channel_name)

    async def dispatch(self, message: Any) -> None:  # noqa: ANN401 -- of any type
        """Hand a message to its method."""
        await getattr(self, get_handler_name(message))(message)

    @property
    def session_key(self) -> str | None:
        """The key of the session that the socket was opened with."""
        key: str | None = self.scope["session"].session_key
        return key

    async def join(self, group: str) -> None:
        """Hear what a group is told, until the socket ends."""
        await self.channel_layer.group_add(group, self.channel_name)
        self._groups.append(group)

    async def disconnect(self, code: int) -> None:
        """Leave the groups."""
        for group in self._groups:
            await self.channel_layer.group_discard(group, self.channel_name)

    async def session_ended(self, _: dict[str, Any]) -> None:
        """End, because the user signed out or was signed out (`accounts.push`)."""
        await self.say_goodbye("signed_out", SIGNED_OUT)

    async def say_goodbye(self, code: str, close_code: int) -> None:
        """Tell the client why the socket ends, and end it."""
        if self.ended:
            return
        await self.tell(orjson.dumps({"type": "closing", "code": code}).decode())
        await self.end(close_code)

    async def tell(self, text: str) -> None:
        """Send a text frame, unless it comes too late."""
        if self.ended:
            return
        frame: Any = {"type": "websocket.send", "text": text}
        try:
            await self.base_send(frame)
        except GONE:
            # `receive` is about to say so.
            self.ended = True

    async def end(self, code: int) -> None:
        """Close the socket. What is on its way, in or out, comes too late."""
        self.ended = True
        with suppress(*GONE):
            await self.close(code)

    async def _hear(self) -> None:
        while True:
            message = await self.channel_layer.receive(self.channel_name)
            try:
                await self.dispatch(message)
            except Exception:
                log.exception("a socket could not be told something")
                await self.end(BROKEN)
            # Or it would be kept until there is another: what all of a group are told.
            del message
