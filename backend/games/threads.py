"""Taking database work off the event loop, for the socket's consumers.

Few threads on purpose: what they do is mostly Python, which runs one thread at a time, so more of
them would only get in each other's way. Two keep the house going while one waits for a lock.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import Final, ParamSpec, TypeVar

from django.db import close_old_connections

from games import push

P = ParamSpec("P")
R = TypeVar("R")

THREADS: Final = 2

_executor: Final = ThreadPoolExecutor(THREADS, thread_name_prefix="table")


async def in_thread(call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Run a call in a thread that may wait for the database.

    What it tells (`push`) is sent from the event loop once it has returned, which spares each
    message a way to the loop and back.
    """
    with push.held_back() as outbox:
        work = partial(copy_context().run, _with_connection, partial(call, *args, **kwargs))
        result = await asyncio.get_running_loop().run_in_executor(_executor, work)
    await outbox.send()
    return result


def _with_connection(work: Callable[[], R]) -> R:
    """Do what Django does around a request: leave no broken or spent connection behind."""
    close_old_connections()
    try:
        return work()
    finally:
        close_old_connections()
