"""Taking work that may wait for the database off the event loop.

Few threads on purpose: what they do is mostly Python, which runs one thread at a time, so more of
them would only get in each other's way. Sockets have two, so that the house goes on while one
waits for a lock.
"""

import asyncio
import select
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from django.db import connection

from games.push import Outbox

P = ParamSpec("P")
R = TypeVar("R")


class Threads:
    """A fixed number of threads, each with a database connection of its own that it keeps."""

    def __init__(self, number: int, *, name: str) -> None:
        self._executor: Final = ThreadPoolExecutor(number, thread_name_prefix=name)

    async def run(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a call in one of the threads.

        What it tells (`push`) is sent from the event loop once it has ended, which spares each
        message a way to the loop and back.
        """
        outbox = Outbox()
        work = partial(_collecting, outbox, partial(call, *args, **kwargs))
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, work)
        finally:
            if outbox.messages:
                await outbox.send()


def keep_connection() -> None:
    """Keep this thread's connection for the next call, unless it is broken.

    Django gives connections back to the pool after each request, which costs more than a move's
    statements. Where threads are few and always there, it is of no use.
    """
    connection.close_at = None
    connection.close_if_unusable_or_obsolete()


def _let_go_of_cut_connection() -> None:
    """Give a kept connection up that its server has ended meanwhile, as one does that restarts.

    A server says nothing unasked but its farewell, so a look at the socket tells, without a
    statement for each call. What takes its place is sound: the pool tries each that it gives.
    """
    kept = connection.connection
    if kept is None or connection.vendor != "postgresql":
        return
    socket = select.poll()
    socket.register(kept.fileno(), select.POLLIN)
    if socket.poll(0):
        connection.close()


def _collecting(outbox: Outbox, work: Callable[[], R]) -> R:
    _let_go_of_cut_connection()
    try:
        with outbox.collecting():
            return work()
    finally:
        keep_connection()


in_thread: Final = Threads(2, name="table").run
"""For the sockets' consumers."""
