"""What every socket of this house has in common: it hears its client and the house side by side."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from channels.consumer import get_handler_name
from channels.exceptions import StopConsumer
from channels.generic.websocket import AsyncWebsocketConsumer
from channels.layers import get_channel_layer

log = logging.getLogger(__name__)

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
