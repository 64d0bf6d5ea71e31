"""Refusing what is too big before it is read."""

import json

from django.conf import settings

from config.asgi_types import Application, Message, Receive, Scope, Send

REFUSAL = json.dumps(
    {
        "type": "client_error",
        "errors": [{"code": "body_too_large", "detail": "The body is too large.", "attr": None}],
    },
).encode()


class BodyLimit:
    """Answers 413 to a request whose body is larger than any of ours can be.

    Django would first put the whole of it on disk.
    """

    def __init__(self, application: Application) -> None:
        self._application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it by its announced or its actual length."""
        limit = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        announced = dict(scope["headers"]).get(b"content-length")
        if announced is not None:
            # The server program sees to it that no more comes than was announced.
            if int(announced) > limit:
                await _refuse(send)
            else:
                await self._application(scope, receive, send)
            return
        chunks: list[Message] = []
        size = 0
        more = True
        while more:
            message = await receive()
            chunks.append(message)
            size += len(message.get("body", b""))
            if size > limit:
                await _refuse(send)
                return
            more = message.get("more_body", False)
        await self._application(scope, _replay(chunks, receive), send)


def _replay(chunks: list[Message], receive: Receive) -> Receive:
    """Return a `receive` that gives what was already received first."""
    waiting = iter(chunks)

    async def receive_again() -> Message:
        for message in waiting:
            return message
        return await receive()

    return receive_again


async def _refuse(send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": REFUSAL, "more_body": False})
