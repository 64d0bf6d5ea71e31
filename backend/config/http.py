"""How a request goes through Django: from its first middleware to its last in one thread."""

from typing import IO, Any, Final

from django.core import signals
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http import HttpResponseBase
from django.urls import set_script_prefix

from games.threads import Threads, keep_connection

_threads: Final = Threads(6, name="request")


class Http(ASGIHandler):
    """Django's own handler, but for what goes on between a request's arrival and its answer.

    Everything here is synchronous, and Django would take each middleware into a thread and back,
    in a new thread for each request, with a connection from the pool: several times the cost of
    what is done there. Nobody waits for a client that goes away; the answer goes nowhere then.
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
        await self.send_response(response, send)
        if response.streaming:
            await _threads.run(_close, response)

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
