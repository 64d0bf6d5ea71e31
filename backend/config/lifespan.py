"""What begins and ends with the process, as the server program asks over ASGI's lifespan."""

from typing import Final

from asgiref.sync import sync_to_async
from django.conf import settings

from config.asgi_types import Receive, Scope, Send
from config.celery import app
from config.embedded import EmbeddedTasks

embedded_tasks: Final = EmbeddedTasks(app=app, data_dir=settings.DATA_DIR)


class Lifespan:
    """Starts the worker and beat of the embedded default; elsewhere there is nothing to start."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer the server program's two messages."""
        await receive()
        try:
            await self._start()
        except Exception as error:  # noqa: BLE001 -- whatever it is, the server must not go up
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self._stop()
        await send({"type": "lifespan.shutdown.complete"})

    async def _start(self) -> None:
        if settings.EMBEDDED:
            await sync_to_async(embedded_tasks.start, thread_sensitive=False)()

    async def _stop(self) -> None:
        if settings.EMBEDDED:
            await sync_to_async(embedded_tasks.stop, thread_sensitive=False)()
