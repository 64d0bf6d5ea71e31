"""Everything in one process: what the embedded default needs in place of Redis and workers."""

import asyncio
import fcntl
import logging
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import IO, Any, TypeVar

from celery import Celery
from celery.apps.worker import Worker
from celery.beat import EmbeddedService, Scheduler
from celery.worker import WorkController, state
from channels.layers import InMemoryChannelLayer

log = logging.getLogger(__name__)

Result = TypeVar("Result")


class LoopSafeLayer(InMemoryChannelLayer):
    """An in-memory channel layer that worker threads may send to.

    The stock layer wakes a waiting consumer from the sender's thread without telling the
    consumer's event loop, so the message may lie there until something else happens. Here all
    state lives on one loop, and callers on other loops hop over to it.
    """

    home: asyncio.AbstractEventLoop | None = None

    def _bind(self) -> None:
        # A closed loop is the previous test's.
        if self.home is None or self.home.is_closed():
            self.home = asyncio.get_running_loop()

    async def _at_home(self, call: Callable[..., Awaitable[Result]], *arguments: Any) -> Result:
        home = self.home
        if home is None or home is asyncio.get_running_loop() or not home.is_running():
            return await call(*arguments)

        async def run() -> Result:
            return await call(*arguments)

        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(run(), home))

    async def send(self, channel: str, message: dict[str, Any]) -> None:
        """Put a message into one channel."""
        await self._at_home(super().send, channel, message)

    async def group_send(self, group: str, message: dict[str, Any]) -> None:
        """Put a message into every channel of a group."""
        await self._at_home(super().group_send, group, message)

    async def group_add(self, group: str, channel: str) -> None:
        """Add a channel to a group."""
        self._bind()
        await self._at_home(super().group_add, group, channel)

    async def group_discard(self, group: str, channel: str) -> None:
        """Take a channel out of a group."""
        await self._at_home(super().group_discard, group, channel)

    async def receive(self, channel: str) -> dict[str, Any]:
        """Wait for the next message of a channel."""
        self._bind()
        return await super().receive(channel)
