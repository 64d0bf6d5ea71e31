"""A user's row, read by a statement that is put together once: every request and socket asks for one.

To have the ORM put the same together costs several times what asking costs, and its raw queries
find out anew each time what a column becomes.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from django.db import connection
from django.db.models import Expression

from accounts.models import User

_TABLE: Final = "accounts_user"
_FIELDS: Final = User._meta.concrete_fields  # noqa: SLF001 -- Django's own way in
_NAMES: Final = [field.attname for field in _FIELDS]
_COLUMNS: Final = ", ".join(str(field.column) for field in _FIELDS)
_STATEMENT: Final = f"SELECT {_COLUMNS} FROM {_TABLE} WHERE id = %s"  # noqa: S608 -- of the model

Converter = Callable[[Any, Expression, Any], Any]


def find(pk: int) -> User | None:
    """Return a user, if there is one."""
    with connection.cursor() as cursor:
        cursor.execute(_STATEMENT, [pk])
        row = cursor.fetchone()
    if row is None:
        return None
    values = list(row)
    for at, (converters, expression) in _converters().items():
        for convert in converters:
            values[at] = convert(values[at], expression, connection)
    return User.from_db(connection.alias, _NAMES, values)


@cache
def _converters() -> dict[int, tuple[list[Converter], Expression]]:
    """Return what makes of the driver's values those of the model, by place in the row."""
    compiler = User.objects.all().query.get_compiler(connection.alias)
    columns = [field.get_col(_TABLE) for field in _FIELDS]
    found: dict[int, tuple[list[Converter], Expression]] = compiler.get_converters(columns)
    return found
