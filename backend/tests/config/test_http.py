"""How a request goes through Django: in one thread, and with a connection that is kept."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from io import BytesIO
from typing import Any

import pytest
from asgiref.testing import ApplicationCommunicator
from django.core.signals import request_finished
from django.db import connection
from django.http import FileResponse, HttpRequest, HttpResponse, StreamingHttpResponse
from django.test import override_settings
from django.urls import path

from config.http import Http
from tests.patience import PATIENCE

seen: list[str] = []


class Middleware:
    """Notes the thread that it runs in."""

    sync_capable = async_capable = True

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        seen.append(threading.current_thread().name)
        return self._get_response(request)


def plain(request: HttpRequest) -> HttpResponse:
    seen.append(threading.current_thread().name)
    connection.ensure_connection()
    return HttpResponse(request.body)


def stream(_: HttpRequest) -> StreamingHttpResponse:
    return StreamingHttpResponse(part for part in (b"a", b"b"))


def endless(_: HttpRequest) -> StreamingHttpResponse:
    def parts() -> Iterator[bytes]:
        try:
            while True:
                yield b"more"
        finally:
            seen.append("closed")

    return StreamingHttpResponse(parts())


gate = threading.Event()


def held(_: HttpRequest) -> StreamingHttpResponse:
    def parts() -> Iterator[bytes]:
        yield b"first"
        gate.wait()
        yield b"last"

    return StreamingHttpResponse(parts())


def file(_: HttpRequest) -> FileResponse:
    return FileResponse(BytesIO(b"f" * 200_000))


def broken(_: HttpRequest) -> HttpResponse:
    raise ZeroDivisionError


views = (plain, stream, endless, held, file, broken)
urlpatterns = [path(view.__name__, view) for view in views]


@pytest.fixture
def http() -> Iterator[Http]:
    seen.clear()
    gate.clear()
    here = __name__
    with override_settings(ROOT_URLCONF=here, MIDDLEWARE=[f"{here}.Middleware"] * 2):
        yield Http()


def begun(http: Http, address: str, method: str = "POST") -> Any:  # noqa: ANN401 -- asgiref has no types
    scope = {"type": "http", "method": method, "path": f"/{address}", "headers": []}
    return ApplicationCommunicator(http, scope)


async def ask(http: Http, address: str, body: bytes = b"") -> tuple[int, bytes]:
    communicator = begun(http, address)
    await communicator.send_input({"type": "http.request", "body": body})
    start = await communicator.receive_output(PATIENCE)
    answer, more = b"", True
    while more:
        message = await communicator.receive_output(PATIENCE)
        answer, more = answer + message.get("body", b""), message.get("more_body", False)
    await communicator.wait()
    return start["status"], answer


@pytest.mark.django_db(transaction=True)
async def test_a_request_stays_in_one_thread_that_keeps_its_connection(http: Http) -> None:
    kept: list[bool] = []

    def note(**_: object) -> None:
        kept.append(connection.connection is not None)

    request_finished.connect(note)
    try:
        assert await ask(http, "plain", b"body") == (200, b"body")
    finally:
        request_finished.disconnect(note)
    assert len(seen) == 3
    assert len(set(seen)) == 1
    assert seen[0].startswith("request")
    assert kept == [True]


@pytest.mark.django_db(transaction=True)
async def test_a_streamed_answer_arrives_whole(http: Http) -> None:
    assert await ask(http, "stream") == (200, b"ab")
    assert await ask(http, "file") == (200, b"f" * 200_000)


@pytest.mark.django_db(transaction=True)
async def test_who_asks_for_the_head_alone_has_nothing_made(http: Http) -> None:
    for address in ("endless", "file"):
        communicator = begun(http, address, "HEAD")
        await communicator.send_input({"type": "http.request", "body": b""})
        start = await communicator.receive_output(PATIENCE)
        body = await communicator.receive_output(PATIENCE)
        assert (start["status"], body.get("body", b""), body.get("more_body", False)) == (
            200,
            b"",
            False,
        )
        await communicator.wait(PATIENCE)


@pytest.mark.django_db(transaction=True)
async def test_an_endless_answer_ends_as_its_client_goes(http: Http) -> None:
    communicator = begun(http, "endless")
    await communicator.send_input({"type": "http.request", "body": b""})
    for _ in range(5):
        await communicator.receive_output(PATIENCE)
    await communicator.send_input({"type": "http.disconnect"})
    await communicator.wait(PATIENCE)
    assert seen[-1] == "closed"


@pytest.mark.django_db(transaction=True)
async def test_neither_files_nor_requests_wait_for_those_who_download(http: Http) -> None:
    waiting = [begun(http, "held") for _ in range(8)]
    try:
        for each in waiting:
            await each.send_input({"type": "http.request", "body": b""})
            assert (await each.receive_output(PATIENCE))["status"] == 200
        assert await ask(http, "file") == (200, b"f" * 200_000)
        assert await ask(http, "plain", b"body") == (200, b"body")
    finally:
        gate.set()
    for each in waiting:
        await each.wait(PATIENCE)


@pytest.mark.django_db(transaction=True)
async def test_more_downloads_than_threads_arrive_whole(http: Http) -> None:
    gate.set()
    whole = await asyncio.gather(*(ask(http, "held") for _ in range(6)))
    assert whole == [(200, b"firstlast")] * 6


@pytest.mark.django_db(transaction=True)
async def test_a_failure_of_ours_is_answered(http: Http) -> None:
    status, _ = await ask(http, "broken")
    assert status == 500


async def test_a_client_that_goes_away_before_it_has_asked_is_forgotten(http: Http) -> None:
    communicator = begun(http, "plain")
    await communicator.send_input({"type": "http.disconnect"})
    await communicator.wait()
    assert seen == []
