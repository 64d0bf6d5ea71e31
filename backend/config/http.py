"""How a request goes through Django: from its first middleware to its last in one thread."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from itertools import cycle
from typing import IO, Any, Final

from django.core import signals
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http import FileResponse, HttpResponseBase
from django.urls import set_script_prefix

from games.threads import Threads, keep_connection

_threads: Final = Threads(6, name="request")

_one_of_the_streams: Final = cycle([Threads(1, name=f"stream-{number}") for number in (1, 2)])
"""Where answers are made that come part by part: each in one thread, and threads share them out."""
_files: Final = Threads(1, name="files")
"""Files have a thread to themselves: the page must not wait for somebody's download."""

FILE_PART: Final = 64 * 1024
"""Bytes of a file that are read at once; other answers come in the parts that they are made in."""


class Http(ASGIHandler):
    """Django's own handler, but for what goes on between a request's arrival and its answer.

    Everything here is synchronous, and Django would take each middleware into a thread and back,
    in a new thread for each request, with a connection from the pool: several times the cost of
    what is done there. Nobody waits for a client that goes away; the answer goes nowhere then, and
    one that comes part by part ends.
    """

    def load_middleware(self, is_async: bool = False) -> None:  # noqa: FBT001, FBT002 -- Django's
        """Chain the middleware for a thread."""
        super().load_middleware(is_async=False)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 -- ASGI
        """Answer one request."""
        try:
            body = await self.read_body(receive)
        except RequestAborted:
            return
        response = await _threads.run(self._answer, scope, body)
        if not response.streaming:
            await self.send_response(response, send)
            return
        if scope["method"] == "HEAD":
            # Or all of it would be made as fast as it can be, for nobody.
            response.streaming_content = ()
        file = isinstance(response, FileResponse)
        threads = _files if file else next(_one_of_the_streams)
        if not response.is_async:
            pieces, at_once = response.streaming_content, FILE_PART if file else 1
            response.streaming_content = _in_parts(pieces, threads, at_once=at_once)
        try:
            await _unless_gone(self.send_response(response, send), receive)
        finally:
            # In the same thread, and so never while it still reads.
            await threads.run(_close, response)

    def _answer(self, scope: Any, body: IO[bytes]) -> Any:  # noqa: ANN401 -- any kind of response
        set_script_prefix(get_script_prefix(scope))
        signals.request_started.send(sender=type(self), scope=scope)
        request, refusal = self.create_request(scope, body)
        response: Any = refusal if request is None else self.get_response(request)
        response._handler_class = type(self)  # noqa: SLF001 -- whom the end of the request names
        if not response.streaming:
            _close(response)
        return response


def _close(response: HttpResponseBase) -> None:
    """End the request, but keep the connection: Django would give it back."""
    keep_connection()
    response.close()


async def _in_parts(
    pieces: Iterator[bytes], threads: Threads, *, at_once: int
) -> AsyncIterator[bytes]:
    """Read an answer part by part in a thread, `at_once` bytes or more, the next as one is sent.

    Django would read all of it first, in the one thread that such answers have in common.
    """

    def read() -> bytes:
        part = bytearray()
        for piece in pieces:
            part += piece
            if len(part) >= at_once:
                break
        return bytes(part)

    while part := await threads.run(read):
        yield part


async def _unless_gone(
    sending: Awaitable[None], receive: Callable[[], Awaitable[dict[str, Any]]]
) -> None:
    """Send an answer to its end, or until its client has gone: a server program does not say so."""
    sent = asyncio.ensure_future(sending)
    gone = asyncio.ensure_future(_disconnected(receive))
    try:
        await asyncio.wait({sent, gone}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in (gone, sent):
            each.cancel()
        await asyncio.wait({sent, gone})
    if not sent.cancelled():
        sent.result()


async def _disconnected(receive: Callable[[], Awaitable[dict[str, Any]]]) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
