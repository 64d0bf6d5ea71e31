"""Taking work that may wait for the database off the event loop.

Few threads on purpose: what they do is mostly Python, which runs one thread at a time, so more of
them would only get in each other's way. Sockets have two, so that the house goes on while one
waits for a lock.
"""

import asyncio
import select
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, ParamSpec, TypeVar

from django.db import DEFAULT_DB_ALIAS, connections

from games.push import Outbox

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class _Job:
    """Something to be done in a thread, and who waits for it."""

    work: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"


class Threads:
    """A fixed number of threads, each with a database connection of its own that it keeps.

    Python's own pool spends on each call three times what the way to a thread and back takes: it
    makes every call ready to be waited for by threads, too.
    """

    def __init__(self, number: int, *, name: str) -> None:
        self._number: Final = number
        self._name: Final = name
        self._jobs: Final = SimpleQueue[_Job]()
        self._begun = self._unfinished = 0
        """Threads that there are, and calls that have not ended."""

    async def run(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a call in one of the threads.

        What it tells (`push`) is sent from the event loop once it has ended, which spares each
        message a way to the loop and back.
        """
        outbox = Outbox()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[R] = loop.create_future()
        self._unfinished += 1
        self._begin_another_if_all_are_busy()
        self._jobs.put(_Job(lambda: _collecting(outbox, lambda: call(*args, **kwargs)), loop, done))
        try:
            return await done
        finally:
            if outbox.messages:
                await outbox.send()

    def _begin_another_if_all_are_busy(self) -> None:
        if self._begun < min(self._unfinished, self._number):
            self._begun += 1
            Thread(target=self._serve, name=f"{self._name}-{self._begun}", daemon=True).start()

    def _serve(self) -> None:
        while True:
            job = self._jobs.get()
            result, error = (None, None) if job.done.cancelled() else _outcome(job.work)
            # Nobody waits any more where the loop is closed.
            with suppress(RuntimeError):
                job.loop.call_soon_threadsafe(self._end, job.done, result, error)
            # Or they would be kept, with all they hold, until there is another.
            del job, result, error

    def _end(
        self, done: "asyncio.Future[Any]", result: object, error: BaseException | None
    ) -> None:
        """Let whoever waits for a call go on, unless they wait no more.

        Only now has it ended: its thread was busy with it even if nobody waited.
        """
        self._unfinished -= 1
        if done.done():
            return
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


def _outcome(work: Callable[[], Any]) -> tuple[object, BaseException | None]:
    """Return what some work gives, or what it raises: whoever waits for it is to have that."""
    try:
        return work(), None
    except BaseException as error:  # noqa: BLE001 -- see above
        return None, error


def keep_connection() -> None:
    """Keep this thread's connection for the next call, unless it is broken.

    Django gives connections back to the pool after each request, which costs more than a move's
    statements. Where threads are few and always there, it is of no use.
    """
    database = connections[DEFAULT_DB_ALIAS]
    database.close_at = None
    database.close_if_unusable_or_obsolete()


def _let_go_of_cut_connection() -> None:
    """Give a kept connection up that its server has ended meanwhile, as one does that restarts.

    A server says nothing unasked but its farewell, so a look at the socket tells, without a
    statement for each call. What takes its place is sound: the pool tries each that it gives.
    """
    database = connections[DEFAULT_DB_ALIAS]
    kept = database.connection
    if kept is None or database.vendor != "postgresql":
        return
    socket = select.poll()
    socket.register(kept.fileno(), select.POLLIN)
    if socket.poll(0):
        database.close()


def _collecting(outbox: Outbox, work: Callable[[], R]) -> R:
    _let_go_of_cut_connection()
    try:
        with outbox.collecting():
            return work()
    finally:
        keep_connection()


in_thread: Final = Threads(2, name="table").run
"""For the sockets' consumers."""
