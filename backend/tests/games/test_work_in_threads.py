"""Work that is taken off the event loop: done in few threads, and told to whoever waits for it."""

import asyncio
import threading

import pytest

from games.threads import Threads
from tests.patience import PATIENCE


def thread_name() -> str:
    return threading.current_thread().name


def divide(one: int, other: int) -> float:
    return one / other


async def test_results_and_errors_come_back() -> None:
    threads = Threads(1, name="work")
    assert await threads.run(divide, 6, other=3) == 2
    with pytest.raises(ZeroDivisionError):
        await threads.run(divide, 6, 0)
    assert await threads.run(thread_name) == "work-1"


async def test_there_are_as_many_threads_as_are_needed_and_not_more_than_allowed() -> None:
    threads, meeting = Threads(3, name="work"), threading.Barrier(3, timeout=PATIENCE)
    assert {await threads.run(thread_name) for _ in range(5)} == {"work-1"}

    def meet() -> str:
        meeting.wait()
        return thread_name()

    # Six calls that end only three at a time, and only if they run side by side.
    met = await asyncio.gather(*(threads.run(meet) for _ in range(6)))
    assert set(met) == {"work-1", "work-2", "work-3"}


async def test_a_call_that_nobody_waits_for_any_more_is_not_begun() -> None:
    threads, go_on, done = Threads(1, name="work"), threading.Event(), list[str]()
    first = asyncio.create_task(threads.run(go_on.wait, PATIENCE))
    second = asyncio.create_task(threads.run(done.append, "second"))
    await asyncio.sleep(0)
    second.cancel()
    go_on.set()
    assert await first
    with pytest.raises(asyncio.CancelledError):
        await second
    await threads.run(done.append, "third")
    assert done == ["third"]


async def test_a_thread_is_busy_with_a_call_that_nobody_waits_for_any_more() -> None:
    threads, begun, go_on = Threads(2, name="work"), threading.Event(), threading.Event()

    def wait() -> bool:
        begun.set()
        return go_on.wait(PATIENCE)

    calling = asyncio.create_task(threads.run(wait))
    assert await asyncio.to_thread(begun.wait, PATIENCE)
    calling.cancel()
    with pytest.raises(asyncio.CancelledError):
        await calling
    assert await threads.run(thread_name) == "work-2"
    go_on.set()


def test_a_call_that_outlives_its_loop_does_no_harm() -> None:
    threads, begun, go_on = Threads(1, name="work"), threading.Event(), threading.Event()

    def wait() -> bool:
        begun.set()
        return go_on.wait(PATIENCE)

    async def go_away() -> None:
        calling = asyncio.create_task(threads.run(wait))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        calling.cancel()

    async def come_back() -> str:
        return await asyncio.wait_for(threads.run(thread_name), PATIENCE)

    asyncio.run(go_away())
    go_on.set()
    assert asyncio.run(come_back()) == "work-1"
