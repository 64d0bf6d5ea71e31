"""How a request goes through Django: in one thread, and with a connection that is kept."""

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from asgiref.testing import ApplicationCommunicator
from django.core.signals import request_finished
from django.db import connection
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
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


def broken(_: HttpRequest) -> HttpResponse:
    raise ZeroDivisionError


urlpatterns = [path("plain", plain), path("stream", stream), path("broken", broken)]


@pytest.fixture
def http() -> Iterator[Http]:
    seen.clear()
    here = __name__
    with override_settings(ROOT_URLCONF=here, MIDDLEWARE=[f"{here}.Middleware"] * 2):
        yield Http()


async def ask(http: Http, address: str, body: bytes = b"") -> tuple[int, bytes]:
    scope = {"type": "http", "method": "POST", "path": f"/{address}", "headers": []}
    communicator: Any = ApplicationCommunicator(http, scope)
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
@pytest.mark.filterwarnings("ignore:StreamingHttpResponse must consume synchronous")
async def test_a_streamed_answer_arrives_whole(http: Http) -> None:
    assert await ask(http, "stream") == (200, b"ab")


@pytest.mark.django_db(transaction=True)
async def test_a_failure_of_ours_is_answered(http: Http) -> None:
    status, _ = await ask(http, "broken")
    assert status == 500


async def test_a_client_that_goes_away_before_it_has_asked_is_forgotten(http: Http) -> None:
    communicator: Any = ApplicationCommunicator(
        http, {"type": "http", "method": "POST", "path": "/plain", "headers": []}
    )
    await communicator.send_input({"type": "http.disconnect"})
    await communicator.wait()
    assert seen == []
