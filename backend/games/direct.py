"""Statements sent to PostgreSQL by libpq itself, through psycopg's wrapper of it (`psycopg.pq`).

psycopg's cursors put values into the text of a statement, wait in a generator of Python's, and look
up how each column is to be read: for what every move needs that takes several times as long as
libpq takes for all of it. Transactions stay Django's: this joins the one that is open, and what
goes wrong is raised as from a cursor.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from django.db import DEFAULT_DB_ALIAS, connections
from psycopg import OperationalError
from psycopg.errors import error_from_result
from psycopg.pq import ConnStatus, ExecStatus, TransactionStatus
from psycopg.pq.abc import PGconn, PGresult

Value: TypeAlias = str | int | bool | None
"""What is put into a statement."""
Text: TypeAlias = bytes | None
"""A value as PostgreSQL writes it."""

_DONE: Final = frozenset({ExecStatus.TUPLES_OK, ExecStatus.COMMAND_OK})


def numbered(statement: str) -> bytes:
    """Return a statement with libpq's `$1`, `$2`, ... where Django writes `%s`."""
    first, *rest = statement.split("%s")
    parts = [f"${number}{part}" for number, part in enumerate(rest, 1)]
    return "".join([first, *parts]).encode()


def text(value: Value) -> Text:
    """Return a value as PostgreSQL reads it, and writes it, too."""
    if value is None:
        return None
    if isinstance(value, bool):
        return b"t" if value else b"f"
    return str(value).encode()


def execute(statement: bytes, values: Sequence[Text]) -> list[tuple[Text, ...]]:
    """Carry out one statement (`numbered`) in this thread's transaction; return its rows.

    Values are read as the types of the columns that they are compared with or written into.
    Raises Django's database errors.
    """
    # Looked up once: `django.db.connection` would look for it at each mention.
    database = connections[DEFAULT_DB_ALIAS]
    database.validate_no_broken_transaction()
    database.ensure_connection()
    driver: Any = database.connection
    with database.wrap_database_errors:
        pgconn: PGconn = driver.pgconn
        if database.in_atomic_block and pgconn.transaction_status == TransactionStatus.IDLE:
            # Django leaves this to psycopg's cursors.
            _checked(pgconn, pgconn.exec_(b"BEGIN"))
        result = _checked(pgconn, pgconn.exec_params(statement, values))
        columns = range(result.nfields)
        return [
            tuple([result.get_value(row, column) for column in columns])
            for row in range(result.ntuples)
        ]


def _checked(pgconn: PGconn, result: PGresult) -> PGresult:
    if result.status in _DONE:
        return result
    if pgconn.status == ConnStatus.BAD:
        raise OperationalError(result.get_error_message())
    raise error_from_result(result)
