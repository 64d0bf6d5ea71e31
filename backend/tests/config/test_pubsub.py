"""Messages between processes: who is in a group hears it, whatever happens to the connection."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from redis.asyncio import Redis
from redis.exceptions import RedisError

from accounts import open_socket
from config import pubsub
from config.pubsub import PubSubLayer
from tests.patience import PATIENCE, Communicator

pytestmark = pytest.mark.scaled

Message = dict[str, Any]


class Silent:
    """Stands between a layer and Redis, and can fall silent without closing anything."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "between"
        self._connections: list[asyncio.Task[None]] = []
        self._writers: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> str:
        self._server = await asyncio.start_unix_server(self._connect, self._path)
        return f"unix://{self._path}"

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self.fall_silent()
        for writer in self._writers:
            writer.close()

    async def fall_silent(self) -> None:
        """Pass on nothing more over the connections that there are, which stay open."""
        for each in self._connections:
            each.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)
        self._connections.clear()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        redis = await asyncio.open_unix_connection(urlsplit(settings.REDIS_URL).path)
        self._writers += [writer, redis[1]]
        for source, sink in ((reader, redis[1]), (redis[0], writer)):
            self._connections.append(asyncio.create_task(self._pass_on(source, sink)))

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while part := await source.read(65536):
            sink.write(part)


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
        await self.layer.forget(self.channel)


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


async def test_who_does_not_listen_has_only_so_much_kept_for_them(
    listeners: list[Listener],
) -> None:
    """A page asleep reads nothing, and its connection may stand for hours."""
    layer, awake = listeners[0].layer, listeners[0]
    asleep = await layer.new_channel()
    await layer.group_add("table", asleep)
    news = [{"type": "news", "number": number} for number in range(pubsub.CAPACITY + 1)]
    for each in news:
        await layer.group_send("table", each)
        assert await awake.next() == each
    late = Listener(layer, asleep)
    assert [await late.next() for _ in news[1:]] == news[:-1]
    await layer.group_send("table", {"type": "last"})
    assert await late.next() == {"type": "last"}
    await late.stop()


@pytest.mark.django_db
async def test_nothing_is_kept_of_a_socket_that_ends_while_it_is_told_something(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It ends in the middle of that if its client sends a close and reads no more."""
    layer, told = PubSubLayer(settings.REDIS_URL), asyncio.Event()
    monkeypatch.setattr(open_socket, "get_channel_layer", lambda: layer)

    class Unread(open_socket.OpenSocket):
        async def connect(self) -> None:
            await layer.group_add("table", self.channel_name)
            await self.accept()

        async def news(self, _: Message) -> None:
            told.set()
            await asyncio.Event().wait()

    socket = Communicator(Unread(), {"type": "websocket"})
    await socket.send_input({"type": "websocket.connect"})
    await socket.receive_output()
    await layer.group_send("table", {"type": "news"})
    await told.wait()
    await socket.send_input({"type": "websocket.disconnect", "code": 1000})
    await socket.wait()
    layer._elsewhere.close()
    assert layer._line is None


async def test_who_goes_while_redis_is_away_is_forgotten(
    listeners: list[Listener], monkeypatch: pytest.MonkeyPatch
) -> None:
    layer, channel = listeners[0].layer, await listeners[0].layer.new_channel()
    assert layer._line is not None
    groups = ("one", "two")
    for group in groups:
        await layer.group_add(group, channel)

    async def away(*_: object) -> None:
        raise RedisError

    with monkeypatch.context() as patch:
        patch.setattr(layer._line._heard, "unsubscribe", away)
        await layer.forget(channel)
    assert not layer._line._members.keys() & set(groups)


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


async def test_a_host_that_is_gone_without_a_word_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither end is told: what is sent just goes nowhere, and nothing comes."""
    between = Silent(tmp_path)
    async with between as url:
        layer = PubSubLayer(url)
        listener = Listener(layer, await layer.new_channel())
        await layer.group_add("table", listener.channel)
        await layer.group_send("table", {"type": "before"})
        assert await listener.next() == {"type": "before"}
        monkeypatch.setattr(pubsub, "QUIET_SECONDS", 0.2)
        await between.fall_silent()
        await layer.group_send("table", {"type": "lost"})
        async with asyncio.timeout(PATIENCE):
            while listener.heard.empty():
                with suppress(RedisError):
                    await layer.group_send("table", {"type": "after"})
                await asyncio.sleep(0.05)
        assert await listener.next() == {"type": "after"}
        await listener.stop()


async def test_a_message_that_cannot_be_read_harms_no_other(
    listeners: list[Listener], caplog: pytest.LogCaptureFixture
) -> None:
    async with Redis.from_url(settings.REDIS_URL) as redis:
        await redis.publish("craits.table", b"\xc1 is no message")
    await listeners[0].layer.group_send("table", {"type": "after"})
    assert await listeners[0].next() == {"type": "after"}
    assert "cannot be read" in caplog.text


async def test_hearing_goes_on_after_a_fault_that_nobody_thought_of(
    listeners: list[Listener], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pubsub, "PATIENCE_SECONDS", 0.01)
    layer = listeners[0].layer
    assert layer._line is not None
    heard, faults = layer._line._heard, iter([ZeroDivisionError()])
    get_message = heard.get_message

    async def fail_once(**wanted: Any) -> object:  # noqa: ANN401 -- redis-py's
        for fault in faults:
            raise fault
        return await get_message(**wanted)

    monkeypatch.setattr(heard, "get_message", fail_once)
    # The first is heard by the waiting that had begun before.
    for text in ("one", "two"):
        await layer.group_send("table", {"type": text})
        assert await listeners[0].next() == {"type": text}


async def test_only_a_question_without_an_answer_is_silence(
    listeners: list[Listener], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody need say anything for hours: whoever answers that they are there is left alone."""
    line = listeners[0].layer._line
    assert line is not None
    line._watching.cancel()
    done: list[str] = []
    answers = iter([1, 1, 0, 1])

    async def ping() -> None:
        done.append("asked")
        line._words += next(answers)

    monkeypatch.setattr(line._heard, "ping", ping)
    monkeypatch.setattr(pubsub, "_cut", lambda _: done.append("cut"))
    line._words += 1  # something was said before: nothing has been asked yet
    await line._look()
    assert done == []
    for _ in range(8):
        await line._look()
    assert done == ["asked", "asked", "asked", "cut", "asked"]


async def test_looking_goes_on_after_a_fault_that_nobody_thought_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pubsub, "QUIET_SECONDS", 0)
    line, faults = pubsub._Line(settings.REDIS_URL), iter([ZeroDivisionError()])
    looked = asyncio.Event()

    async def fail_once() -> None:
        for fault in faults:
            raise fault
        looked.set()

    monkeypatch.setattr(line, "_look", fail_once)
    async with asyncio.timeout(PATIENCE):
        await looked.wait()
    await line.close()
