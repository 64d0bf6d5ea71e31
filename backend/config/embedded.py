"""Everything in one process: what the embedded default needs in place of Redis and workers."""

import asyncio
import fcntl
import logging
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import IO, Any, TypeVar

from celery import Celery, signals
from celery.beat import EmbeddedService
from celery.worker import WorkController, state
from channels.layers import InMemoryChannelLayer
from django.core.exceptions import ImproperlyConfigured

from config.beat import Beat

log = logging.getLogger(__name__)

Result = TypeVar("Result")

START_SECONDS = 20.0
STOP_SECONDS = 10.0
"""How long a running task may take to finish when the server stops."""


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

    async def _at_home(self, call: Callable[..., Awaitable[Result]], *arguments: object) -> Result:
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

    def publish(self, group: str, message: dict[str, Any]) -> None:
        """Put a message into every channel of a group, from any thread."""
        home = self.home
        if home is not None and home.is_running():
            asyncio.run_coroutine_threadsafe(super().group_send(group, message), home)

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

    async def forget(self, channel: str) -> None:
        """Have a channel receive nothing more, and keep nothing of it."""
        self.channels.pop(channel, None)
        for group in [group for group, members in self.groups.items() if channel in members]:
            await self.group_discard(group, channel)


class EmbeddedWorker(WorkController):
    """A Celery worker for a thread: installs no signal handlers and tells when it is ready."""

    def __init__(self, *, app: Celery, ready: threading.Event) -> None:
        self.ready = ready
        super().__init__(
            app=app,
            pool="threads",
            concurrency=4,
            without_mingle=True,
            without_gossip=True,
            without_heartbeat=True,
        )
        # Lets Celery's Django support in: it closes each task's database connection.
        signals.worker_init.send(sender=self)

    def on_consumer_ready(self, consumer: object) -> None:
        """Celery calls this when tasks are being taken."""
        self.ready.set()


class EmbeddedTasks:
    """The Celery worker and beat of the embedded default, living in threads of the web process.

    There can be only one such process on one data folder: the channel layer and the task queue
    are its memory, so a second one would not hear of what happens in the first.
    """

    def __init__(self, *, app: Celery, data_dir: Path) -> None:
        self._app = app
        self._lock_path = data_dir / "server.lock"
        self._lock: IO[str] | None = None
        self._worker_thread: threading.Thread | None = None
        self._beat: Any = None

    @property
    def alive(self) -> bool:
        """Whether tasks are being carried out."""
        return self._worker_thread is not None and self._worker_thread.is_alive()

    def start(self) -> None:
        """Start both and return when tasks are being taken.

        Raises `ImproperlyConfigured` when another process holds the data folder.
        """
        self._take_lock()
        state.should_stop = None
        ready = threading.Event()
        worker = EmbeddedWorker(app=self._app, ready=ready)
        self._worker_thread = threading.Thread(
            target=worker.start, name="celery-worker", daemon=True
        )
        self._worker_thread.start()
        self._beat = EmbeddedService(self._app, thread=True, scheduler_cls=Beat)
        self._beat.start()
        if not ready.wait(START_SECONDS):
            self.stop()
            raise RuntimeError("The embedded Celery worker did not start.")
        log.info("Worker and beat are running inside this process.")

    def stop(self) -> None:
        """Stop both, letting running tasks finish, and give the data folder free."""
        if self._beat is not None:
            self._beat.stop()
        state.should_stop = 0  # type: ignore[assignment]  # the stubs know only "no"
        if self._worker_thread is not None:
            self._worker_thread.join(STOP_SECONDS)
        if self._lock is not None:
            self._lock.close()

    def _take_lock(self) -> None:
        lock = self._lock_path.open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            lock.close()
            raise ImproperlyConfigured(
                f"Another server already uses {self._lock_path.parent}. The embedded default is "
                "exactly one process; set REDIS_URL and DATABASE_URL to run several.",
            ) from error
        self._lock = lock
