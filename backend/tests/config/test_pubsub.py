"""Messages between processes: who is in a group hears it, whatever happens to the connection."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest
from django.conf import settings
from redis.asyncio import Redis
from redis.exceptions import RedisError

from config.pubsub import PubSubLayer

pytestmark = pytest.mark.scaled

Message = dict[str, Any]


class Listener:
    """A channel, what it has heard, and the task that listens."""

    def __init__(self, layer: PubSubLayer, channel: str) -> None:
        self.layer, self.channel = layer, channel
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            await self.heard.put(await self.layer.receive(self.channel))

    async def next(self) -> Message:
        return await asyncio.wait_for(self.heard.get(), 5)

    async def stop(self) -> None:
        self.task.cancel()
        await asyncio.wait([self.task])


@pytest.fixture
async def listeners() -> AsyncIterator[list[Listener]]:
    layer = PubSubLayer(settings.REDIS_URL)
    listeners = [Listener(layer, await layer.new_channel()) for _ in range(3)]
    # Together, as sockets come after a restart: none may be lost in the crowd.
    groups = ("table", "table", "other")
    await asyncio.gather(
        *(layer.group_add(group, one.channel) for group, one in zip(groups, listeners, strict=True))
    )
    yield listeners
    for one in listeners:
        await one.stop()
    layer._elsewhere.close()
    assert layer._line is None, "the connections stay open though nobody listens"


async def test_a_group_hears_what_any_loop_or_thread_sends_it(listeners: list[Listener]) -> None:
    layer, news = listeners[0].layer, {"type": "news", "to": {"1": b"\x00"}, "rest": None}
    await layer.group_send("table", news)
    await asyncio.to_thread(layer.publish, "table", {**news, "rest": b"x"})
    elsewhere = PubSubLayer(settings.REDIS_URL)
    await elsewhere.group_send("table", {**news, "rest": b"y"})
    elsewhere._elsewhere.close()
    await layer.group_send("other", {"type": "last"})
    for one in listeners[:2]:
        heard = [await one.next() for _ in range(3)]
        assert [message["rest"] for message in heard] == [None, b"x", b"y"]
        assert heard[0] == news
    assert await listeners[2].next() == {"type": "last"}


async def test_who_has_left_hears_no_more(listeners: list[Listener]) -> None:
    layer, stays, leaves = listeners[0].layer, listeners[0], listeners[1]
    await layer.group_discard("table", leaves.channel)
    await layer.group_send("table", {"type": "news"})
    assert await stays.next() == {"type": "news"}
    await layer.group_add("other", leaves.channel)
    await layer.group_send("other", {"type": "last"})
    assert await leaves.next() == {"type": "last"}


async def test_lost_connections_are_opened_again(listeners: list[Listener]) -> None:
    layer = listeners[0].layer
    await layer.group_send("table", {"type": "before"})
    assert await listeners[0].next() == {"type": "before"}
    async with Redis.from_url(settings.REDIS_URL) as redis:
        for kind in ("normal", "pubsub"):
            await redis.execute_command("CLIENT", "KILL", "TYPE", kind, "SKIPME", "yes")
    async with asyncio.timeout(10):
        while listeners[0].heard.empty():
            with suppress(RedisError):
                await layer.group_send("table", {"type": "after"})
            await asyncio.sleep(0.05)
    assert await listeners[0].next() == {"type": "after"}
