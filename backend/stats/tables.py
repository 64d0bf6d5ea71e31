"""The figures as tables, for whoever calculates with them: one CSV a table. PURE."""

import csv
from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from typing import Any, Final

from engine.cards import RANKS
from stats.intervals import Estimate

View = dict[str, Any]
Row = Sequence[object]

_ESTIMATE: Final = ("value", "low", "high", "games", "count")


def _columns(name: str) -> list[str]:
    return [f"{name}_{part}" for part in _ESTIMATE]


def _cells(estimate: Estimate) -> list[object]:
    return [
        estimate["value"],
        estimate["low"],
        estimate["high"],
        estimate["games"],
        estimate["count"],
    ]


def _rating(view: View) -> Iterable[Row]:
    yield ["at", "value", "uncertainty"]
    for point in view.get("rating", ()):
        yield [point["at"], point["value"], point["uncertainty"]]


def _places(view: View) -> Iterable[Row]:
    yield ["seats", "games", *(f"place_{place}" for place in range(1, 6)), *_columns("first")]
    for each in view["places"]:
        places = [*each["places"], *[None] * (5 - each["seats"])]
        yield [each["seats"], each["games"], *places, *_cells(each["first"])]


def _points(view: View) -> Iterable[Row]:
    yield ["hand_size", *_columns("own"), "opponents", *_columns("margin")]
    for each in view["points"]["by_hand_size"]:
        own, margin = _cells(each["own"]), _cells(each["margin"])
        yield [each["hand_size"], *own, each["opponents"], *margin]


def _caught(view: View) -> Iterable[Row]:
    yield ["hand_size", "rounds", "hands", *RANKS]
    for each in view["caught"]["by_hand_size"]:
        yield [each["hand_size"], each["rounds"], each["hands"], *each["cards"]]


def _caught_by_rank(view: View) -> Iterable[Row]:
    yield ["rank", "cards", "points"]
    for each in view["caught"]["by_rank"]:
        yield [each["rank"], each["cards"], each["points"]]


def _cranks(view: View) -> Iterable[Row]:
    yield ["count", "paid"]
    for each in view["cranks"]["paid_by_count"]:
        yield [each["count"], each["paid"]]


def _times(view: View) -> Iterable[Row]:
    yield ["from_ms", "moves"]
    for each in view["times"]["classes"]:
        yield [each["from_ms"], each["moves"]]


def _openings(view: View) -> Iterable[Row]:
    yield ["rank", "rounds", "won", "points", *_columns("margin")]
    for each in view["openings"]:
        row = [each["rank"], each["rounds"], each["won"], each["points"]]
        yield [*row, *_cells(each["margin"])]


def _seats(view: View) -> Iterable[Row]:
    yield ["seats", "seat", *(f"place_{place}" for place in range(1, 6)), *_columns("first")]
    for each in view["seats"]:
        places = [*each["places"], *[None] * (5 - each["seats"])]
        yield [each["seats"], each["seat"], *places, *_cells(each["first"])]


def _dealers(view: View) -> Iterable[Row]:
    yield ["seats", "from_dealer", *_columns("margin"), *_columns("won")]
    for each in view["dealers"]:
        row = [each["seats"], each["from_dealer"]]
        yield [*row, *_cells(each["margin"]), *_cells(each["won"])]


def _starters(view: View) -> Iterable[Row]:
    yield ["rank", *_columns("dealer_margin"), *_columns("next_margin")]
    for each in view["starters"]:
        yield [each["rank"], *_cells(each["dealer_margin"]), *_cells(each["next_margin"])]


Table = Callable[[View], Iterable[Row]]

_FOR_BOTH: Final[dict[str, Table]] = {
    "places": _places,
    "points": _points,
    "caught": _caught,
    "caught_by_rank": _caught_by_rank,
    "cranks": _cranks,
    "times": _times,
    "openings": _openings,
}
OF_PLAYER: Final[dict[str, Table]] = {"rating": _rating, **_FOR_BOTH}
OF_SITE: Final[dict[str, Table]] = {
    **_FOR_BOTH,
    "seats": _seats,
    "dealers": _dealers,
    "starters": _starters,
}
"""The tables by name, of a player's figures and of the site's."""


def as_csv(table: Table, view: View) -> str:
    """Return a table of these figures as CSV: a line of names first, nothing where nothing is known."""
    text = StringIO()
    csv.writer(text).writerows(table(view))
    return text.getvalue()
