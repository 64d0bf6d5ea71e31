"""Messages between processes: a channel layer over Redis pub/sub.

A message to a group is published once, arrives once in each process that has a socket in the
group, is unpacked there once, and then lies in the queue of each of those sockets. It may be lost
with a connection; whoever needs to be sure asks (docs/protocol.md, the ping).

channels-redis has such a layer too. Its way through redis-py's pool and back costs a move more
than the whole of its rules, and it opens a connection for every message that a worker sends.
"""

import asyncio
import logging
import uuid
from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, ClassVar, Final

import msgpack
from channels.layers import BaseChannelLayer
from redis import Redis
from redis.asyncio import Connection, ConnectionPool
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

log = logging.getLogger(__name__)

Message = dict[str, Any]

CAPACITY: Final = 100
"""Messages that may wait for one socket: who reads so slowly is told no more, and asks (the ping)."""

PATIENCE_SECONDS: Final = 1.0
"""Between two tries to reach a Redis that is away."""

ANSWER_SECONDS: Final = 5
"""How long a Redis may take to answer: requests wait for it."""

QUIET_SECONDS: Final = 3
"""After so long without a word a Redis is asked whether it is there, and so long it may take to say.

A host that goes away without closing its connections is found out by nothing else: who only
listens would listen for ever.
"""


class PubSubLayer(BaseChannelLayer):
    """Sockets live on one event loop, their home; messages may come from any thread."""

    extensions: ClassVar = ["groups"]

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._line: _Line | None = None
        self._elsewhere: Final = Redis.from_url(
            url, socket_timeout=ANSWER_SECONDS, socket_connect_timeout=ANSWER_SECONDS
        )

    async def new_channel(self, prefix: str = "specific") -> str:
        """Return the name of a new channel that somebody on this loop will receive from."""
        line = self._line
        if line is None or line.loop is not asyncio.get_running_loop():
            line = self._line = _Line(self._url)
        channel = f"{prefix}.{uuid.uuid4().hex}"
        line.queues[channel] = asyncio.Queue(CAPACITY)
        return channel

    async def receive(self, channel: str) -> Message:
        """Wait for the next message of a channel."""
        return await self._home().queues[channel].get()

    async def forget(self, channel: str) -> None:
        """Have a channel of this loop receive nothing more, and keep nothing of it."""
        line = self._home()
        await line.forget(channel)
        if not line.queues and self._line is line:
            self._line = None
            await line.close()

    async def group_add(self, group: str, channel: str) -> None:
        """Have a channel of this loop receive what is sent to a group."""
        await self._home().join(group, channel)

    async def group_discard(self, group: str, channel: str) -> None:
        """Have a channel receive no more of a group."""
        await self._home().leave(group, channel)

    async def group_send(self, group: str, message: Message) -> None:
        """Send a message to a group, from an event loop."""
        line = self._line
        if line is not None and line.loop is asyncio.get_running_loop():
            await line.publish(group, message)
        else:
            await asyncio.to_thread(self.publish, group, message)

    def publish(self, group: str, message: Message) -> None:
        """Send a message to a group, from a thread that may wait."""
        self._elsewhere.publish(_address(group), _packed(message))

    def _home(self) -> "_Line":
        if self._line is None:
            raise RuntimeError("Nobody has opened a channel here.")
        return self._line


class _Line:
    """What one event loop needs: queues, who is in which group, and two connections to Redis.

    A connection that is subscribed can do nothing else, so there is another to publish by.
    """

    def __init__(self, url: str) -> None:
        self.loop = asyncio.get_running_loop()
        self.queues: dict[str, asyncio.Queue[Message]] = {}
        self._members: defaultdict[str, set[str]] = defaultdict(set)
        # No time-outs while reading: there may be nothing to hear for hours, and each would cost a
        # fifth of the whole message. One task for both connections watches over them instead.
        self._pool = ConnectionPool.from_url(
            url, socket_timeout=None, socket_connect_timeout=ANSWER_SECONDS
        )
        self._heard = PubSub(self._pool)
        self._hearing: asyncio.Task[None] | None = None
        self._out: Connection = self._pool.make_connection()
        self._replies: asyncio.Task[None] | None = None
        self._opening = asyncio.Lock()
        self._words = self._sent = self._answered = 0
        """What Redis has said to the subscription; messages sent to it, and those answered."""
        self._before = (0, 0, 0)
        """The same three at the last look."""
        self._asked = False
        """Whether Redis was asked at the last look if it is there."""
        self._watching = asyncio.create_task(self._watch())

    async def join(self, group: str, channel: str) -> None:
        # One at a time: redis-py's subscribing would otherwise open a connection for each.
        async with self._opening:
            if group not in self._members:
                # Before anybody is noted as a member: who joins after a failure must try again.
                await self._heard.subscribe(_address(group))
            self._members[group].add(channel)
            if self._hearing is None:
                self._hearing = asyncio.create_task(self._hear())

    async def leave(self, group: str, channel: str) -> None:
        async with self._opening:
            members = self._members[group]
            members.discard(channel)
            if not members:
                del self._members[group]
                await self._heard.unsubscribe(_address(group))

    async def forget(self, channel: str) -> None:
        self.queues.pop(channel, None)
        for group in [group for group, members in self._members.items() if channel in members]:
            # A Redis that is away tells nobody anything, and what it tells later finds no member.
            with suppress(RedisError):
                await self.leave(group, channel)

    async def publish(self, group: str, message: Message) -> None:
        """Send a message without waiting for Redis to have it."""
        if self._replies is None or self._replies.done():
            await self._open()
        command = self._out.pack_command("PUBLISH", _address(group), _packed(message))
        self._sent += 1
        await self._out.send_packed_command(command, check_health=False)

    async def _open(self) -> None:
        async with self._opening:
            if self._replies is None or self._replies.done():
                await self._out.connect()
                self._sent = self._answered = 0
                self._replies = asyncio.create_task(self._drop_replies())

    async def close(self) -> None:
        for task in (self._watching, self._hearing, self._replies):
            if task is not None:
                task.cancel()
        await self._heard.aclose()
        await self._out.disconnect()
        await self._pool.disconnect()

    async def _hear(self) -> None:
        """Put what arrives into the queues, and subscribe anew when the connection was lost.

        It never ends by itself, whatever goes wrong: without it all sockets here would hear nothing.
        """
        while True:
            try:
                heard = await self._heard.get_message(timeout=None)
            except RedisError as error:
                log.warning("Redis cannot be heard: %s", error)
                await asyncio.sleep(PATIENCE_SECONDS)
            except Exception:
                log.exception("Redis cannot be heard")
                await asyncio.sleep(PATIENCE_SECONDS)
            else:
                self._words += 1
                if heard is not None and heard["type"] == "message":
                    self._hand_out(heard)

    def _hand_out(self, heard: Mapping[str, bytes]) -> None:
        members = self._members.get(_group(heard["channel"]))
        if not members:
            return
        try:
            message: Message = msgpack.unpackb(heard["data"])
        except Exception:
            # Nobody here sent it: its fault must not become everybody's.
            log.exception("a message to %s cannot be read", heard["channel"])
            return
        for queue in filter(None, map(self.queues.get, members)):
            if not queue.full():
                queue.put_nowait(message)

    async def _drop_replies(self) -> None:
        """Read how many processes heard each message, which nobody wants to know."""
        try:
            while True:
                await self._out.read_response()
                self._answered += 1
        except RedisError as error:
            log.warning("Redis takes no messages: %s", error)

    async def _watch(self) -> None:
        """Look from time to time whether Redis is there. It never ends by itself, as `_hear`."""
        while True:
            await asyncio.sleep(QUIET_SECONDS)
            try:
                await self._look()
            except RedisError as error:
                # It is not silent but gone, which who hears has been told.
                log.info("Redis cannot be asked: %s", error)
            except Exception:
                log.exception("Redis cannot be asked")

    async def _look(self) -> None:
        """Cut a connection over which Redis has said nothing since the last look though it was asked."""
        words, sent, answered = self._before
        self._before = (self._words, self._sent, self._answered)
        if answered == self._answered < sent <= self._sent:
            _cut(self._out)
        silent = words == self._words and self._heard.subscribed
        if silent and self._asked:
            _cut(self._heard.connection)
        self._asked = silent and not self._asked
        if self._asked:
            await self._heard.ping()


def _cut(connection: Connection | None) -> None:
    """End a connection at once, so that who reads from it opens it anew.

    To close it would be to wait until all is sent, which nobody takes any more.
    """
    writer = None if connection is None else connection._writer  # noqa: SLF001 -- no other way
    if writer is not None:
        log.warning("Redis is silent: connecting anew")
        writer.transport.abort()


def _address(group: str) -> str:
    return f"craits.{group}"


def _group(address: bytes) -> str:
    return address.decode().removeprefix("craits.")


def _packed(message: Message) -> bytes:
    packed: bytes = msgpack.packb(message)
    return packed
