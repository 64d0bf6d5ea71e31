"""Whether two editions hold the same numbers: how what is kept up is checked against the records."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

import orjson
from django.db.models import Model

from stats.models import Edition, Meeting, RoundFact, SeatFact, Total

_KEYS: Final = frozenset({"id", "edition", "seat_fact"})
"""Columns that say where a row is, and nothing of what it holds."""
_BY_EDITION: Final[dict[type[Model], tuple[str, ...]]] = {
    SeatFact: ("game", "seat"),
    Total: ("user", "ladder", "length", "span", "start"),
    Meeting: ("user", "other", "ladder", "span", "start"),
}
"""Each table with what its rows are found by."""


def differing(one: Edition, other: Edition) -> list[str]:
    """Return the names of the parts in which two editions differ."""
    ours, theirs = dict(_digests(one)), dict(_digests(other))
    return [name for name, digest in ours.items() if digest != theirs[name]]


def _digests(edition: Edition) -> Iterator[tuple[str, str]]:
    yield "sequence", str(edition.sequence)
    yield "deals", _digest([edition.deals])
    for model, keys in _BY_EDITION.items():
        yield model.__name__, _digest(_rows(model, keys, edition=edition))
    found_by = ("seat_fact__game", "seat_fact__seat", "number")
    yield RoundFact.__name__, _digest(_rows(RoundFact, found_by, seat_fact__edition=edition))


def _rows(model: type[Model], keys: tuple[str, ...], **of: Edition) -> Iterator[Any]:
    own = {field.name for field in model._meta.fields} - _KEYS  # noqa: SLF001 -- Django's names
    rows = model._default_manager.filter(**of).order_by(*keys)  # noqa: SLF001
    return rows.values_list(*sorted(own.union(keys))).iterator(chunk_size=2000)


def _digest(rows: Iterator[Any] | list[Any]) -> str:
    whole = sha256()
    for row in rows:
        whole.update(orjson.dumps(row, option=orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS))
    return whole.hexdigest()
