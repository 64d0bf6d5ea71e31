"""How the cards fell in all rated games, and whether chance would have it so: PURE.

Counted are the deals alone (R-2.2): every hand and starter, and the cut. Draws are not: which and
how many cards are drawn depends on how people play. docs/stats.md says what is tested and how.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import erfc, exp, pi, sqrt
from typing import Any, Final

from engine.cards import OF_RANK, OF_SUIT, PACK_SIZE, RANKS, SUITS, cards_of
from engine.options import MAX_SEATS, MIN_SEATS
from stats.facts import GameFacts
from stats.intervals import DIGITS
from stats.sums import Sums, add, merge

Json = dict[str, Any]

Deals = dict[str, Sums]
"""By number of seats, as text: what was dealt in all games of so many."""

GAMES: Final = "games"
ROUNDS: Final = "rounds"
STARTERS: Final = "starters"
FIRST_DEALERS: Final = "first_dealers"
DEAL_ROOM: Final = "deal_room"
"""Over all deals: cards dealt times cards not dealt."""
PLACES_BY_SEAT: Final = "places_by_seat"
"""Twice each seat's place less the mean, summed; then the sum of all their squares."""
PLACES_BY_DEALER: Final = "places_by_dealer"
"""The same by distance from the first dealer."""
P_DIGITS: Final = 6
"""Small ones are of interest, too."""


def hand(seat: int) -> str:
    """Name how often each card was dealt to a seat."""
    return f"hand:{seat}"


def hand_room(seat: int) -> str:
    """Name the sum over a seat's hands of cards held times cards not held."""
    return f"hand_room:{seat}"


def seat_places(seat: int) -> str:
    """Name how often each place was reached, by points alone, from a seat's number."""
    return f"seat_places:{seat}"


def dealer_places(offset: int) -> str:
    """Name the same at so many places clockwise from the first dealer."""
    return f"dealer_places:{offset}"


def count(into: Deals, game: GameFacts) -> None:
    """Add the deals of a game, and where its seats came in."""
    seats = len(game.seats)
    counted: Sums = {GAMES: [1], ROUNDS: [len(game.deals)]}
    for deal in game.deals:
        for seat, held in enumerate(deal.hands):
            for card in cards_of(held):
                counted.setdefault(hand(seat), [0] * PACK_SIZE)[card] += 1
            add(counted, hand_room(seat), [_room_beside(deal.hand_size)])
        add(counted, DEAL_ROOM, [_room_beside(deal.hand_size * seats)])
        counted.setdefault(STARTERS, [0] * PACK_SIZE)[deal.starter] += 1
    add(counted, FIRST_DEALERS, [int(seat == game.first_dealer) for seat in range(seats)])
    centred = _centred_places(game.places)
    for seat, place in enumerate(game.places):
        offset = (seat - game.first_dealer) % seats
        at = [int(place == each) for each in range(1, seats + 1)]
        add(counted, seat_places(seat), at)
        add(counted, dealer_places(offset), at)
    squares = sum(each * each for each in centred)
    add(counted, PLACES_BY_SEAT, [*centred, squares])
    turned = [centred[(game.first_dealer + offset) % seats] for offset in range(seats)]
    add(counted, PLACES_BY_DEALER, [*turned, squares])
    merge(into.setdefault(str(seats), {}), counted)


def _room_beside(cards: int) -> int:
    """Return what `room` counts of one deal of so many cards."""
    return cards * (PACK_SIZE - cards)


def _centred_places(places: Sequence[int]) -> list[int]:
    """Return twice each place less the mean; who shares a place shares the mean of those it spans."""
    mid = [2 * place + places.count(place) - 1 for place in places]
    return [each - len(places) - 1 for each in mid]


def numbers(deals: Mapping[str, Mapping[str, Sequence[int]]], *, through: int) -> Json:
    """Return the public numbers: what was seen, what is to be expected, and how likely that is.

    `through` is the sequence of the last game counted.
    """
    tables = {seats: deals.get(str(seats), {}) for seats in range(MIN_SEATS, MAX_SEATS + 1)}
    hands = [_column_sums(t.get(hand(seat)) for t in tables.values()) for seat in range(MAX_SEATS)]
    starters = _column_sums(t.get(STARTERS) for t in tables.values())
    dealt = _column_sums(hands)
    found = {
        "through": through,
        "games": sum(t.get(GAMES, [0])[0] for t in tables.values()),
        "rounds": sum(starters),
        "cards": sum(dealt),
        "dealt": _cards(dealt, _room(tables.values(), DEAL_ROOM)),
        "dealt_by_seat": [
            {"seat": seat, **_cards(cards, _room(tables.values(), hand_room(seat)))}
            for seat, cards in enumerate(hands)
        ],
        "starters": _cards(starters, sum(starters) * (PACK_SIZE - 1)),
        "tables": [_table(seats, counted) for seats, counted in tables.items()],
    }
    return {**found, "of_all_tests": _of_all(_chance_tests(found))}


def tail(statistic: float, freedom: int) -> float:
    """Return how likely chance gives at least this value of chi-square (its finite series)."""
    half = statistic / 2
    if freedom % 2:
        term, p = sqrt(statistic / pi * 2) * exp(-half), erfc(sqrt(half))
        steps = range(3, freedom + 1, 2)
    else:
        term = p = exp(-half)
        steps = range(4, freedom + 1, 2)
    for step in steps:
        if step > 3:
            term *= statistic / (step - 2)
        p += term
    return min(1.0, p)


def _column_sums(rows: Iterable[Sequence[int] | None]) -> list[int]:
    known = [row for row in rows if row is not None]
    return [sum(column) for column in zip([0] * PACK_SIZE, *known, strict=True)]


def _room(tables: Iterable[Mapping[str, Sequence[int]]], name: str) -> int:
    return sum(counted.get(name, [0])[0] for counted in tables)


def _cards(seen: Sequence[int], room: int) -> Json:
    """Return cards by rank and by suit, each tested.

    `room` is the sum over deals of cards dealt times cards not dealt: without replacement, counts
    vary less than the plain test takes them to, by the share of the pack that is left.
    """
    every = sum(seen)
    of_rank = [sum(seen[card] for card in cards_of(mask)) for mask in OF_RANK]
    of_suit = [sum(seen[card] for card in cards_of(mask)) for mask in OF_SUIT]
    spread = room / (PACK_SIZE - 1)
    return {
        "ranks": [
            {"rank": rank, "observed": count, "expected": _rounded(every / len(RANKS))}
            for rank, count in zip(RANKS, of_rank, strict=True)
        ],
        "rank_test": _test(of_rank, spread),
        "suits": [
            {"suit": suit, "observed": count, "expected": _rounded(every / len(SUITS))}
            for suit, count in zip(SUITS, of_suit, strict=True)
        ],
        "suit_test": _test(of_suit, spread),
    }


def _table(seats: int, counted: Mapping[str, Sequence[int]]) -> Json:
    """Return what can be said of games of so many seats: who dealt first, and who came in where."""
    nothing = [0] * seats
    dealers = counted.get(FIRST_DEALERS, nothing)
    return {
        "seats": seats,
        "games": counted.get(GAMES, [0])[0],
        "first_dealers": [
            {"seat": seat, "observed": count, "expected": _rounded(sum(dealers) / seats)}
            for seat, count in enumerate(dealers)
        ],
        "first_dealer_test": _test(dealers, float(sum(dealers))),
        "places_by_seat": [list(counted.get(seat_places(seat), nothing)) for seat in range(seats)],
        "seat_test": _place_test(counted.get(PLACES_BY_SEAT)),
        "places_by_dealer": [
            list(counted.get(dealer_places(offset), nothing)) for offset in range(seats)
        ],
        "dealer_test": _place_test(counted.get(PLACES_BY_DEALER)),
    }


def _test(seen: Sequence[int], spread: float) -> Json | None:
    """Return the chi-square test of equal shares; `spread` is what a plain one has as the count."""
    if spread <= 0:
        return None
    share = 1 / len(seen)
    expected = sum(seen) * share
    statistic = sum((count - expected) ** 2 for count in seen) / (spread * share)
    return _result(statistic, len(seen) - 1)


def _place_test(sums: Sequence[int] | None) -> Json | None:
    """Return Friedman's test that every seat comes in alike, ties counted by their mean place."""
    if sums is None or not sums[-1]:
        return None
    *by_seat, squares = sums
    freedom = len(by_seat) - 1
    statistic = freedom * sum(each * each for each in by_seat) / squares
    return _result(statistic, freedom)


def _result(statistic: float, freedom: int) -> Json:
    return {
        "statistic": _rounded(statistic),
        "freedom": freedom,
        "p": round(tail(statistic, freedom), P_DIGITS),
    }


def _chance_tests(found: Json) -> Iterator[Json | None]:
    """Yield the tests of what chance alone decides: the cards and the cut, not the places."""
    for cards in (found["dealt"], *found["dealt_by_seat"], found["starters"]):
        yield cards["rank_test"]
        yield cards["suit_test"]
    for table in found["tables"]:
        yield table["first_dealer_test"]


def _of_all(tests: Iterable[Json | None]) -> Json:
    """Return the smallest p of several tests, and how likely one as small is among so many."""
    ps = [test["p"] for test in tests if test is not None]
    if not ps:
        return {"tests": 0, "smallest_p": None, "chance_of_one_so_small": None}
    chance = 1 - (1 - min(ps)) ** len(ps)
    return {
        "tests": len(ps),
        "smallest_p": min(ps),
        "chance_of_one_so_small": round(chance, P_DIGITS),
    }


def _rounded(value: float) -> float:
    return round(value, DIGITS)
