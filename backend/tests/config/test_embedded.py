"""One process that does everything: messages from threads, worker and beat, one at a time."""

import asyncio
import fcntl
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from celery import Celery, _state
from django.core.exceptions import ImproperlyConfigured

from config.embedded import EmbeddedTasks, LoopSafeLayer
from tests.patience import PATIENCE


async def test_a_message_from_a_thread_arrives_at_once() -> None:
    layer = LoopSafeLayer()
    channel = await layer.new_channel()
    await layer.group_add("table", channel)
    waiting = asyncio.ensure_future(layer.receive(channel))
    await asyncio.sleep(0)
    # Nothing but the message wakes this loop, as in a quiet server.
    begun = time.monotonic()
    sender = threading.Thread(
        target=lambda: asyncio.run(layer.group_send("table", {"type": "news"})),
    )
    sender.start()
    assert await asyncio.wait_for(waiting, PATIENCE) == {"type": "news"}
    assert time.monotonic() - begun < PATIENCE / 2
    await asyncio.to_thread(sender.join)


async def test_a_loop_that_has_ended_is_left_behind() -> None:
    layer = LoopSafeLayer()
    thread = threading.Thread(target=lambda: asyncio.run(_join(layer)))
    thread.start()
    thread.join()
    channel = await layer.new_channel()
    await layer.group_add("table", channel)
    await layer.group_send("table", {"type": "news"})
    assert await asyncio.wait_for(layer.receive(channel), PATIENCE) == {"type": "news"}


async def test_nothing_is_kept_of_a_channel_that_is_forgotten() -> None:
    layer = LoopSafeLayer()
    channel = await layer.new_channel()
    await layer.group_add("table", channel)
    await layer.group_send("table", {"type": "news"})
    await layer.forget(channel)
    assert (layer.channels, layer.groups) == ({}, {})


async def _join(layer: LoopSafeLayer) -> None:
    await layer.group_add("table", await layer.new_channel())


@pytest.fixture
def app() -> Iterator[Celery]:
    """Return a Celery app of its own on a broker in memory."""
    app = Celery("test", broker="memory://localhost/", set_as_current=False)
    app.conf.update(broker_transport_options={"polling_interval": 0.02}, task_ignore_result=True)
    # A worker's threads look their tasks up in the default app. That is the house's own as soon as
    # any test has touched one of its tasks.
    houses = _state.default_app  # type: ignore[attr-defined]  # the stubs leave it out
    app.set_default()
    yield app
    _state.set_default_app(houses)
    app.close()


def test_tasks_are_carried_out_between_start_and_stop(app: Celery, tmp_path: Path) -> None:
    done = threading.Event()

    @app.task(name="set")
    def set_done() -> None:
        done.set()

    tasks = EmbeddedTasks(app=app, data_dir=tmp_path)
    alive = [tasks.alive]
    tasks.start()
    try:
        alive.append(tasks.alive)
        set_done.delay()
        assert done.wait(PATIENCE)
    finally:
        tasks.stop()
    assert [*alive, tasks.alive] == [False, True, False]


def test_a_second_process_on_the_same_data_is_refused(app: Celery, tmp_path: Path) -> None:
    with (tmp_path / "server.lock").open("w") as first:
        fcntl.flock(first, fcntl.LOCK_EX)
        with pytest.raises(ImproperlyConfigured, match="exactly one process"):
            EmbeddedTasks(app=app, data_dir=tmp_path).start()
