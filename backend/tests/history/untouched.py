"""All that is stored, to see that nothing of it changed."""

from typing import Any

from django.apps import apps
from django.db import connection
from django.db.backends.utils import CursorWrapper


def everything() -> dict[str, list[tuple[Any, ...]]]:
    """Return every row of every table, by table."""
    tables = {model._meta.db_table for model in apps.get_models(include_auto_created=True)}
    with connection.cursor() as cursor:
        return {table: _rows(cursor, table) for table in sorted(tables)}


def _rows(cursor: CursorWrapper, table: str) -> list[tuple[Any, ...]]:
    cursor.execute(f"SELECT * FROM {connection.ops.quote_name(table)}")  # noqa: S608 -- our own names
    return sorted(cursor.fetchall(), key=repr)
