"""Statements sent by libpq itself: they belong to Django's transaction, and fail as Django's do."""

import pytest
from django.db import DataError, IntegrityError, OperationalError, connection, transaction
from django.db.transaction import TransactionManagementError

from games import direct
from games.models import Heartbeat

pytestmark = [pytest.mark.scaled, pytest.mark.django_db(transaction=True)]

INSERT = direct.numbered("INSERT INTO games_heartbeat (id, at) VALUES (%s, %s)")
SELECT = direct.numbered("SELECT id, at FROM games_heartbeat WHERE id = %s")


def test_a_statement_is_numbered() -> None:
    assert direct.numbered("a = %s, b = %s") == b"a = $1, b = $2"
    assert direct.numbered("SELECT 1") == b"SELECT 1"


def test_values_come_back_as_they_were_given() -> None:
    values = tuple(direct.text(each) for each in (True, False, None, 7, "Ünï' \\ $1 %s"))
    assert values == (b"t", b"f", None, b"7", "Ünï' \\ $1 %s".encode())
    given = direct.numbered("SELECT %s::bool, %s::bool, %s::text, %s::int, %s::text")
    assert direct.execute(given, values) == [values]
    assert direct.execute(SELECT, [b"77"]) == []


def insert_and_fail(key: int) -> None:
    """Insert a row and then have the transaction fail."""
    with transaction.atomic():
        # Alone, before any cursor of Django's has opened the transaction.
        direct.execute(INSERT, [direct.text(key), b"1"])
        raise ZeroDivisionError


def test_what_is_undone_is_undone_with_it() -> None:
    with pytest.raises(ZeroDivisionError):
        insert_and_fail(5)
    assert not Heartbeat.objects.exists()
    with transaction.atomic():
        direct.execute(INSERT, [b"5", b"1"])
        with pytest.raises(ZeroDivisionError):
            insert_and_fail(6)
        assert Heartbeat.objects.count() == 1
    assert direct.execute(SELECT, [b"5"]) == [(b"5", b"1")]


def test_it_fails_as_a_cursor_does() -> None:
    direct.execute(INSERT, [b"5", b"1"])
    with transaction.atomic():
        with pytest.raises(IntegrityError), transaction.atomic():
            direct.execute(INSERT, [b"5", b"1"])
        assert direct.execute(SELECT, [b"5"]) == [(b"5", b"1")]
    with pytest.raises(DataError):
        direct.execute(INSERT, [b"five", b"1"])
    with transaction.atomic():
        transaction.set_rollback(True)
        with pytest.raises(TransactionManagementError):
            direct.execute(SELECT, [b"5"])


def test_a_connection_that_is_gone_is_an_operational_error() -> None:
    with pytest.raises(OperationalError):
        direct.execute(b"SELECT pg_terminate_backend(pg_backend_pid())", [])
    connection.close()
    assert direct.execute(SELECT, [b"5"]) == []
