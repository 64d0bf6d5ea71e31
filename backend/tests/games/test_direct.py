"""Statements sent by libpq itself: they belong to Django's transaction, and fail as Django's do."""

import pytest
from django.db import DataError, IntegrityError, OperationalError, connection, transaction
from django.db.transaction import TransactionManagementError

from games import direct, statements
from games.models import Heartbeat
from tests.games.house import House

pytestmark = [pytest.mark.scaled, pytest.mark.django_db(transaction=True)]

INSERT = direct.numbered("INSERT INTO games_heartbeat (id, at) VALUES (%s, %s)")
SELECT = direct.numbered("SELECT id, at FROM games_heartbeat WHERE id = %s")


def test_a_statement_is_numbered() -> None:
    assert direct.numbered("a = %s, b = %s") == b"a = $1, b = $2"
    assert direct.numbered("SELECT 1") == b"SELECT 1"


def test_values_come_back_as_cursors_give_them(house: House) -> None:
    game_id = house.game(house.person(), house.person())
    [row] = direct.execute(direct.numbered(statements._SELECT_GAME), [game_id])
    with connection.cursor() as cursor:
        cursor.execute(statements._SELECT_GAME, [game_id])
        usual = cursor.fetchone()
    assert [(each, type(each)) for each in row] == [(each, type(each)) for each in usual]
    values = [True, False, None, 7, "Ünï' \\ $1 %s"]
    given = direct.numbered("SELECT %s::bool, %s::bool, %s::text, %s::int, %s::text")
    assert direct.execute(given, values) == [tuple(values)]
    assert direct.execute(SELECT, [77]) == []


def insert_and_fail(key: int) -> None:
    """Insert a row and then have the transaction fail."""
    with transaction.atomic():
        # Alone, before any cursor of Django's has opened the transaction.
        direct.execute(INSERT, [key, 1])
        raise ZeroDivisionError


def test_what_is_undone_is_undone_with_it() -> None:
    with pytest.raises(ZeroDivisionError):
        insert_and_fail(5)
    assert not Heartbeat.objects.exists()
    with transaction.atomic():
        direct.execute(INSERT, [5, 1])
        with pytest.raises(ZeroDivisionError):
            insert_and_fail(6)
        assert Heartbeat.objects.count() == 1
    assert direct.execute(SELECT, [5]) == [(5, 1)]


def test_it_fails_as_a_cursor_does() -> None:
    direct.execute(INSERT, [5, 1])
    with transaction.atomic():
        with pytest.raises(IntegrityError), transaction.atomic():
            direct.execute(INSERT, [5, 1])
        assert direct.execute(SELECT, [5]) == [(5, 1)]
    with pytest.raises(DataError):
        direct.execute(INSERT, ["five", 1])
    with transaction.atomic():
        transaction.set_rollback(True)
        with pytest.raises(TransactionManagementError):
            direct.execute(SELECT, [5])


def test_a_connection_that_is_gone_is_an_operational_error() -> None:
    with pytest.raises(OperationalError):
        direct.execute(b"SELECT pg_terminate_backend(pg_backend_pid())", [])
    connection.close()
    assert direct.execute(SELECT, [5]) == []
