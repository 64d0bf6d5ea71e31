"""Taking database work off the event loop: for the sockets' consumers, and for the busiest address.

Few threads on purpose: what they do is mostly Python, which runs one thread at a time, so more of
them would only get in each other's way. Two keep the house going while one waits for a lock.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from django.db import connection

from games.push import Outbox

P = ParamSpec("P")
R = TypeVar("R")

THREADS: Final = 2

_executor: Final = ThreadPoolExecutor(THREADS, thread_name_prefix="table")


async def in_thread(call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Run a call in a thread that may wait for the database.

    What it tells (`push`) is sent from the event loop once it has ended, which spares each
    message a way to the loop and back.
    """
    outbox = Outbox()
    work = partial(_with_connection, outbox, partial(call, *args, **kwargs))
    try:
        return await asyncio.get_running_loop().run_in_executor(_executor, work)
    finally:
        if outbox.messages:
            await outbox.send()


def _with_connection(outbox: Outbox, work: Callable[[], R]) -> R:
    """Do the work with this thread's own connection, and leave no broken one behind.

    Around a request Django gives connections back to the pool, which costs more than a move's
    statements; these threads are few and always there, so each keeps the one it has.
    """
    connection.ensure_connection()
    connection.close_at = None
    try:
        with outbox.collecting():
            return work()
    finally:
        connection.close_if_unusable_or_obsolete()
