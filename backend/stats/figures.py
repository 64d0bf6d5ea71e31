"""Sums told as figures, the shapes of docs/protocol.md (*Stats*): PURE."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, Final

from engine.cards import RANKS
from engine.options import MAX_SEATS, MIN_SEATS
from stats import sums as of
from stats.facts import TIME_CLASSES, TIME_EDGES_MS, TWELFTHS
from stats.intervals import DIGITS, Estimate, mean, rate, share
from stats.sums import HAND_SIZES, Sums

Json = dict[str, Any]

QUARTILES: Final = (1, 2, 3)


def figures(sums: Sums, *, everybody: bool = False) -> Json:
    """Return everything that is told of a player, or of everybody, over a period."""
    rounds, points = _numbers(sums, of.ROUNDS, 2)
    return {
        "games": _numbers(sums, of.GAMES, 1)[0],
        "rounds": rounds,
        "points_sum": points,
        "places": [
            _places(sums, seats, each_game=seats if everybody else 1)
            for seats in range(MIN_SEATS, MAX_SEATS + 1)
        ],
        "points": _points(sums),
        "rounds_won": rate(sums.get(of.WON)),
        "caught": _caught(sums),
        "threes": _threes(sums),
        "cranks": _cranks(sums),
        "draws": _draws(sums),
        "last_cards": _last_cards(sums),
        "times": _times(sums),
        "openings": [_opening(sums, rank) for rank in RANKS],
    }


def effects(sums: Sums) -> Json:
    """Return what seats, dealers and starters do, over everybody's games."""
    return {
        "seats": [
            {
                "seats": seats,
                "seat": seat,
                "places": _numbers(sums, of.seat_places(seats, seat), seats),
                "first": _first(_numbers(sums, of.seat_places(seats, seat), seats)),
            }
            for seats in range(MIN_SEATS, MAX_SEATS + 1)
            for seat in range(seats)
        ],
        "dealers": [
            {
                "seats": seats,
                "from_dealer": offset,
                "margin": _margin(sums, of.position(seats, offset)),
                "won": rate(sums.get(of.position_won(seats, offset))),
            }
            for seats in range(MIN_SEATS, MAX_SEATS + 1)
            for offset in range(seats)
        ],
        "starters": [
            {
                "rank": rank,
                "dealer_margin": _margin(sums, of.starter(rank, 0)),
                "next_margin": _margin(sums, of.starter(rank, 1)),
            }
            for rank in RANKS
        ],
    }


def meeting(numbers: Mapping[str, int]) -> Json:
    """Return the head-to-head of two players, as the first of them has it."""
    games, ahead, behind = numbers["games"], numbers["ahead"], numbers["behind"]
    moments = [
        games,
        numbers["rounds"],
        numbers["difference"],
        numbers["rounds_squared"],
        numbers["rounds_difference"],
        numbers["difference_squared"],
    ]
    return {
        "games": games,
        "ahead": ahead,
        "level": games - ahead - behind,
        "behind": behind,
        "ahead_share": share(ahead, games),
        "margin": mean(moments),
    }


def _numbers(sums: Sums, name: str, length: int) -> Sequence[int]:
    return sums.get(name) or [0] * length


def _first(places: Sequence[int]) -> Estimate:
    return share(places[0], sum(places))


def _margin(sums: Sums, name: str) -> Estimate:
    return mean(sums.get(name), unit=TWELFTHS)


def _places(sums: Sums, seats: int, *, each_game: int) -> Json:
    """Return how games of so many seats ended; `each_game` is how many places of one are counted."""
    counts = _numbers(sums, of.places(seats), seats)
    first = share(counts[0], sum(counts), each_game=each_game)
    return {"seats": seats, "games": first["games"], "places": counts, "first": first}


def _points(sums: Sums) -> Json:
    return {
        "own": mean(sums.get(of.points(of.ALL))),
        "margin": _margin(sums, of.margin(of.ALL)),
        "by_hand_size": [_points_at(sums, size) for size in reversed(HAND_SIZES)],
    }


def _points_at(sums: Sums, size: int) -> Json:
    own, margin = mean(sums.get(of.points(size))), _margin(sums, of.margin(size))
    opponents = None
    if own["value"] is not None and margin["value"] is not None:
        opponents = round(own["value"] - margin["value"], DIGITS)
    return {"hand_size": size, "own": own, "opponents": opponents, "margin": margin}


def _caught(sums: Sums) -> Json:
    by_size = {size: _numbers(sums, of.caught(size), len(RANKS)) for size in HAND_SIZES}
    hands = _numbers(sums, of.CAUGHT_HANDS, len(HAND_SIZES))
    points = _numbers(sums, of.CAUGHT_POINTS, len(RANKS))
    cards = [sum(column) for column in zip(*by_size.values(), strict=True)]
    return {
        "hands": sum(hands),
        "cards": sum(cards),
        "points": sum(points),
        "by_rank": [
            {"rank": rank, "cards": count, "points": cost}
            for rank, count, cost in zip(RANKS, cards, points, strict=True)
        ],
        "by_hand_size": [
            {
                "hand_size": size,
                "rounds": _count_of(sums.get(of.points(size))),
                "hands": hands[size - 1],
                "cards": by_size[size],
            }
            for size in reversed(HAND_SIZES)
        ],
    }


def _count_of(moments: Sequence[int] | None) -> int:
    return moments[1] if moments else 0


def _threes(sums: Sums) -> Json:
    hands, kept, left_over, saved = _numbers(sums, of.THREES, 4)
    return {"hands": hands, "kept": kept, "left_over": left_over, "points_saved": saved}


def _cranks(sums: Sums) -> Json:
    opened, answered, paid, counts = _numbers(sums, of.CRANKS, 4)
    by_count = _numbers(sums, of.CRANKS_PAID, of.CRANK_CLASSES)
    dearest = max((place for place, times in enumerate(by_count) if times), default=None)
    return {
        "opened": opened,
        "answered": answered,
        "paid": paid,
        "answer_rate": rate(sums.get(of.ANSWERED)),
        "mean_cost": round(counts / paid, DIGITS) if paid else None,
        "dearest": None if dearest is None else dearest + of.CRANKS_FROM,
        "paid_by_count": [
            {"count": place + of.CRANKS_FROM, "paid": times} for place, times in enumerate(by_count)
        ],
    }


def _draws(sums: Sums) -> Json:
    forced, five, seven, crank, called = _numbers(sums, of.DRAWN, 5)
    return {
        "forced": rate(sums.get(of.FORCED)),
        "cards": {
            "no_play": forced,
            "five": five,
            "seven": seven,
            "crank": crank,
            "called": called,
        },
    }


def _last_cards(sums: Sums) -> Json:
    down, with_play, late, called = _numbers(sums, of.LAST_CARDS, 4)
    return {
        "down_to_one": down,
        "announced_with_play": with_play,
        "announced_late": late,
        "forgotten": rate(sums.get(of.FORGOTTEN)),
        "called": called,
        "calls": _numbers(sums, of.CALLS, 1)[0],
    }


def _times(sums: Sums) -> Json:
    moves, thinking_ms = _numbers(sums, of.THINKING, 2)
    classes = _numbers(sums, of.TIMES, TIME_CLASSES)
    edges = (0, *TIME_EDGES_MS)
    return {
        "moves": moves,
        "mean_ms": round(thinking_ms / moves) if moves else None,
        "quartiles_ms": [_quantile(classes, part / 4) for part in QUARTILES] if moves else None,
        "classes": [
            {"from_ms": edge, "moves": count} for edge, count in zip(edges, classes, strict=True)
        ],
    }


def _quantile(classes: Sequence[int], part: float) -> int:
    """Return the time that a part of all moves took less than, evenly spread within its class."""
    edges = (0, *TIME_EDGES_MS, 2 * TIME_EDGES_MS[-1])
    wanted = part * sum(classes)
    for place, upto in enumerate(accumulate(classes)):
        if upto >= wanted and classes[place]:
            within = (wanted - (upto - classes[place])) / classes[place]
            return round(edges[place] + within * (edges[place + 1] - edges[place]))
    return edges[-1]


def _opening(sums: Sums, rank: str) -> Json:
    rounds, won, points = _numbers(sums, of.opened(rank), 3)
    return {
        "rank": rank,
        "rounds": rounds,
        "won": won,
        "points": round(points / rounds, DIGITS) if rounds else None,
        "margin": _margin(sums, of.opening(rank)),
    }
