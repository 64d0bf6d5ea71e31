"""The figures as tables, for whoever calculates with them: one CSV a table. PURE."""

import csv
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import StringIO
from typing import Any, Final

from engine.cards import RANKS
from engine.options import MAX_SEATS

View = dict[str, Any]
Row = Sequence[object]
Table = Callable[[View], Iterable[Row]]

_ESTIMATE: Final = ("value", "low", "high", "games", "count")
_PLACES: Final = tuple(f"place_{place}" for place in range(1, MAX_SEATS + 1))


def _columns(name: str) -> list[str]:
    return [f"{name}_{part}" for part in _ESTIMATE]


def _cells(estimate: Mapping[str, object]) -> list[object]:
    return [estimate[part] for part in _ESTIMATE]


def _of_all_places(places: Sequence[int]) -> list[int | None]:
    """Return how often each place was reached, nothing for those that so few seats do not have."""
    return [*places, *[None] * (MAX_SEATS - len(places))]


def _rating(view: View) -> Iterable[Row]:
    yield ["at", "value", "uncertainty"]
    for point in view.get("rating", ()):
        yield [point["at"], point["value"], point["uncertainty"]]


def _places(view: View) -> Iterable[Row]:
    yield ["seats", "games", *_PLACES, *_columns("first")]
    for each in view["places"]:
        places = _of_all_places(each["places"])
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
    yield ["seats", "seat", *_PLACES, *_columns("first")]
    for each in view["seats"]:
        places = _of_all_places(each["places"])
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


def _cards(counts: View) -> Iterable[Row]:
    for kind, rows in (("rank", counts["ranks"]), ("suit", counts["suits"])):
        for each in rows:
            yield [kind, each[kind], each["observed"], each["expected"]]


def _dealt(view: View) -> Iterable[Row]:
    yield ["kind", "card", "observed", "expected"]
    yield from _cards(view["dealt"])


def _dealt_by_seat(view: View) -> Iterable[Row]:
    yield ["seat", "kind", "card", "observed", "expected"]
    for each in view["dealt_by_seat"]:
        yield from ([each["seat"], *row] for row in _cards(each))


def _dealt_starters(view: View) -> Iterable[Row]:
    yield ["kind", "card", "observed", "expected"]
    yield from _cards(view["starters"])


def _first_dealers(view: View) -> Iterable[Row]:
    yield ["seats", "seat", "observed", "expected"]
    for table in view["tables"]:
        for each in table["first_dealers"]:
            yield [table["seats"], each["seat"], each["observed"], each["expected"]]


def _places_by(name: str, counted: str) -> Table:
    def rows(view: View) -> Iterable[Row]:
        yield ["seats", name, *_PLACES]
        for table in view["tables"]:
            for at, places in enumerate(table[counted]):
                yield [table["seats"], at, *_of_all_places(places)]

    return rows


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
OF_FAIRNESS: Final[dict[str, Table]] = {
    "dealt": _dealt,
    "dealt_by_seat": _dealt_by_seat,
    "starters": _dealt_starters,
    "first_dealers": _first_dealers,
    "places_by_seat": _places_by("seat", "places_by_seat"),
    "places_by_dealer": _places_by("from_dealer", "places_by_dealer"),
}
"""The tables by name: of a player's figures, of the site's, and of the numbers of fairness."""


def as_csv(table: Table, view: View) -> str:
    """Return a table of these figures as CSV: a line of names first, nothing where nothing is known."""
    text = StringIO()
    csv.writer(text).writerows(table(view))
    return text.getvalue()
