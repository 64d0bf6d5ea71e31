"""Threads that keep their connection to the database, and give up one that the server has ended."""

import time

import pytest
from django.db import connection

from games.threads import Threads
from tests.patience import PATIENCE

pytestmark = [pytest.mark.scaled, pytest.mark.django_db(transaction=True)]


def own_session() -> int:
    """Return PostgreSQL's number of the session that this thread's connection is."""
    return ask("SELECT pg_backend_pid()")


def ask(query: str, *given: int) -> int:
    """Return the number that a query gives."""
    with connection.cursor() as cursor:
        cursor.execute(query, given)
        number: int = cursor.fetchone()[0]
    return number


def end_session(number: int) -> None:
    """Have the server end a session, as it ends all of them when it stops, and wait until it has."""
    ask("SELECT count(pg_terminate_backend(%s))", number)
    deadline = time.monotonic() + PATIENCE
    while ask("SELECT count(*) FROM pg_stat_activity WHERE pid = %s", number):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def hang_up() -> None:
    """Close this thread's connection."""
    connection.close()


async def test_a_connection_that_the_server_has_ended_costs_no_call() -> None:
    threads, elsewhere = Threads(1, name="kept"), Threads(1, name="elsewhere")
    kept = await threads.run(own_session)
    assert await threads.run(own_session) == kept
    await elsewhere.run(end_session, kept)
    anew = await threads.run(own_session)
    assert anew != kept
    assert await threads.run(own_session) == anew
    for each in (threads, elsewhere):
        await each.run(hang_up)
