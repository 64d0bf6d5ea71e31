"""While the database or Redis is away, everybody is told to try again: 503, not 500."""

import logging
import sqlite3
from collections.abc import Callable, Iterator
from io import StringIO

import psycopg
import pytest
from celery import Celery
from channels.testing import WebsocketCommunicator
from django.conf import settings
from django.db import Error, OperationalError
from django.db.backends.postgresql.base import DatabaseWrapper
from django.test import Client
from kombu import Connection
from kombu.exceptions import OperationalError as TasksAway
from psycopg_pool import PoolTimeout
from redis import Redis
from redis.exceptions import ConnectionError as RedisAway
from redis.exceptions import TimeoutError as RedisSilent

from accounts import session_store, sessions
from config.asgi_types import Receive, Scope, Send
from config.away import QUIET_S, OneLine, is_away
from config.sockets import TRY_AGAIN, TryAgain
from tests.patience import PATIENCE

NOBODY_LISTENS = 1
"""A port that nothing of ours ever opens."""


def ask_redis() -> None:
    Redis.from_url(f"redis://localhost:{NOBODY_LISTENS}/0").ping()


def ask_for_tasks() -> None:
    with Connection(f"redis://localhost:{NOBODY_LISTENS}/0") as line:
        line.ensure_connection(max_retries=1, interval_start=0)


def ask_postgres() -> None:
    database = {**settings.DATABASES["default"], "NAME": "craits", "USER": "", "PASSWORD": ""}
    there = {"HOST": "localhost", "PORT": str(NOBODY_LISTENS), "OPTIONS": {}}
    away = DatabaseWrapper({**database, **there}, "away")
    with away.wrap_database_errors:
        away.connect()


@pytest.mark.parametrize("ask", [ask_redis, ask_for_tasks, ask_postgres])
def test_what_does_not_answer_is_away(ask: Callable[[], None]) -> None:
    with pytest.raises((RedisAway, TasksAway, OperationalError)) as caught:
        ask()
    assert is_away(caught.value)


def failure(cause: Exception) -> OperationalError:
    """Return an error as Django makes it of a driver's."""
    error = OperationalError(str(cause))
    error.__cause__ = cause
    return error


@pytest.mark.parametrize(
    ("error", "away"),
    [
        (failure(psycopg.errors.AdminShutdown()), True),
        (failure(psycopg.errors.CannotConnectNow()), True),
        (failure(psycopg.errors.ConnectionFailure()), True),
        (failure(psycopg.errors.TooManyConnections()), True),
        (failure(PoolTimeout()), True),
        (failure(psycopg.errors.DeadlockDetected()), False),
        (failure(psycopg.errors.SerializationFailure()), False),
        (failure(psycopg.errors.QueryCanceled()), False),
        (failure(sqlite3.OperationalError("database is locked")), False),
        (Error(), False),
        (RedisSilent(), True),
        (ConnectionError(), False),
        (None, False),
    ],
)
def test_a_fault_of_ours_is_no_absence(error: Exception | None, *, away: bool) -> None:
    assert is_away(error) is away


@pytest.fixture
def browser() -> Client:
    """Return one that is answered where Django's own would raise."""
    client = Client(raise_request_exception=False)
    client.cookies[settings.SESSION_COOKIE_NAME] = "a" * 32
    return client


def fail_with(error: Exception) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise error

    return fail


ERRORS = [
    (RedisAway("refused"), 503, "unavailable"),
    (failure(psycopg.OperationalError("the connection is closed")), 503, "unavailable"),
    (ValueError("a fault of ours"), 500, "error"),
]


@pytest.mark.parametrize(("error", "status", "code"), ERRORS)
def test_the_api_says_so(
    browser: Client, monkeypatch: pytest.MonkeyPatch, error: Exception, status: int, code: str
) -> None:
    monkeypatch.setattr(sessions, "player_of_request", fail_with(error))
    check_answer(browser, "/api/me", status, code)


@pytest.mark.parametrize(("error", "status", "code"), ERRORS)
def test_what_fails_outside_the_api_says_so(
    browser: Client, monkeypatch: pytest.MonkeyPatch, error: Exception, status: int, code: str
) -> None:
    monkeypatch.setattr(session_store.SessionStore, "load", fail_with(error))
    check_answer(browser, "/_allauth/browser/v1/auth/session", status, code)


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """Return what is written to standard error, where nothing was said of an absence before."""
    [console] = [each for each in logging.getLogger().handlers if each.name == "console"]
    assert isinstance(console, logging.StreamHandler)
    [only] = console.filters
    monkeypatch.setattr(only, "written_at", 0.0)
    monkeypatch.setattr("config.away.QUIET_S", 10**9)
    written = StringIO()
    before = console.setStream(written)
    yield written
    console.setStream(before)


@pytest.mark.parametrize("asked", ["/api/me", "/_allauth/browser/v1/auth/session"])
def test_an_absence_is_one_line_in_the_log(
    browser: Client, monkeypatch: pytest.MonkeyPatch, log: StringIO, asked: str
) -> None:
    away = failure(psycopg.OperationalError("refused\n\tIs the server running?\n"))
    monkeypatch.setattr(session_store.SessionStore, "load", fail_with(away))
    for _ in range(3):
        browser.get(asked)
    [line] = log.getvalue().splitlines()
    assert line.endswith("The database or Redis is away: refused Is the server running?")


def test_tasks_that_fail_by_it_add_nothing(log: StringIO) -> None:
    """Sweeps run every second, and each would have its traceback."""

    def fail() -> None:
        raise RedisAway("refused")

    tasks = Celery("test", set_as_current=False)
    for name in ("one", "other"):
        tasks.task(name=name)(fail).apply()
    [line] = log.getvalue().splitlines()
    assert line.endswith("The database or Redis is away: refused")


def test_the_log_says_again_that_it_is_still_away() -> None:
    only, written = OneLine(), []
    for error, at in ((RedisAway(), 100), (RedisAway(), 100 + QUIET_S - 1), (ValueError(), 101)):
        written.append(only.filter(record_of(error, at)))
    written.append(only.filter(record_of(RedisAway(), 100 + QUIET_S)))
    assert written == [True, False, True, True]


def record_of(error: Exception, at: int) -> logging.LogRecord:
    return logging.makeLogRecord({"exc_info": (type(error), error, None), "created": float(at)})


def check_answer(browser: Client, address: str, status: int, code: str) -> None:
    answer = browser.get(address)
    assert answer.status_code == status
    assert answer.json()["type"] == "server_error"
    (refusal,) = answer.json()["errors"]
    assert refusal["code"] == code
    assert refusal["detail"].endswith(".") or code == "error"
    assert answer.headers.get("Retry-After") == ("3" if status == 503 else None)


def serving(error: Exception) -> TryAgain:
    """Return an application that takes a connection, and fails at the first frame."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        raise error

    return TryAgain(serve)


async def test_a_socket_ends_so_that_a_page_connects_anew() -> None:
    socket = WebsocketCommunicator(serving(RedisAway("refused")), "/ws/me/")
    connected, _ = await socket.connect(timeout=PATIENCE)
    assert connected
    await socket.send_to(text_data="{}")
    assert await socket.receive_output(PATIENCE) == {"type": "websocket.close", "code": TRY_AGAIN}
    await socket.wait(PATIENCE)


async def test_a_fault_of_ours_ends_a_socket_as_ever() -> None:
    socket = WebsocketCommunicator(serving(ValueError("ours")), "/ws/me/")
    await socket.connect(timeout=PATIENCE)
    await socket.send_to(text_data="{}")
    with pytest.raises(ValueError, match="ours"):
        await socket.wait(PATIENCE)


async def test_a_socket_that_was_not_open_yet_is_denied() -> None:
    async def fail(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        raise RedisAway("refused")

    connected, code = await WebsocketCommunicator(TryAgain(fail), "/ws/me/").connect(PATIENCE)
    assert (connected, code) == (False, TRY_AGAIN)
