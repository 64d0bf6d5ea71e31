"""Facts added up: PURE.

Sums are named lists of whole numbers, and adding two is adding each number: so games may be added
in any order, in any grouping and taken out again, and the result is the same to the last digit.
"""

from collections.abc import Iterable, Mapping, Sequence
from operator import add as plus
from typing import Any, Final, TypeAlias

from engine.cards import OF_RANK, RANK, RANKS, THREE, mask_of, parse_card
from engine.scoring import POINTS, reckon
from stats.facts import TIME_CLASSES, GameFacts, RoundFacts, SeatFacts

Sums: TypeAlias = dict[str, list[int]]
Moments: TypeAlias = list[int]
"""What a mean and its interval are worked out from, with the game as the unit of chance.

Games in which there was anything to count; n, the rounds (or plays) counted; y, their sum; and over
those games the sums of n squared, n times y, and y squared.
"""

MOMENTS: Final = 6
HAND_SIZES: Final = range(1, 9)
CRANKS_FROM: Final = 2
CRANK_CLASSES: Final = 12
"""Counts of cranks paid: 2 to 12 by themselves, and 13 or more (after a reshuffle) together."""

GAMES: Final = "games"
ROUNDS: Final = "rounds"
WON: Final = "won"
CAUGHT_POINTS: Final = "caught_points"
CAUGHT_HANDS: Final = "caught_hands"
THREES: Final = "threes"
CRANKS: Final = "cranks"
CRANKS_PAID: Final = "cranks_paid"
ANSWERED: Final = "answered"
FORCED: Final = "forced"
DRAWN: Final = "drawn"
LAST_CARDS: Final = "last_cards"
FORGOTTEN: Final = "forgotten"
CALLS: Final = "calls"
TIMES: Final = "times"
THINKING: Final = "thinking"
ALL: Final = "all"
"""Every hand size together."""


def places(seats: int) -> str:
    """Name how often each place was reached among so many."""
    return f"places:{seats}"


def points(hand_size: int | str) -> str:
    """Name the moments of points a round, by hand size or of all."""
    return f"points:{hand_size}"


def margin(hand_size: int | str) -> str:
    """Name the moments of the margin to the opponents' mean, in twelfths, by hand size or of all."""
    return f"margin:{hand_size}"


def caught(hand_size: int) -> str:
    """Name how many cards of each rank were left in hand, by the size of the hand dealt."""
    return f"caught:{hand_size}"


def opening(rank: str) -> str:
    """Name the moments of the margin of rounds that were opened with a rank."""
    return f"opening:{rank}"


def opened(rank: str) -> str:
    """Name the rounds opened with a rank, those of them won, and their points."""
    return f"opened:{rank}"


def seat_places(seats: int, seat: int) -> str:
    """Name how often each place was reached from a seat's number."""
    return f"seat:{seats}:{seat}"


def position(seats: int, from_dealer: int) -> str:
    """Name the moments of the margin at so many places from the dealer."""
    return f"position:{seats}:{from_dealer}"


def position_won(seats: int, from_dealer: int) -> str:
    """Name the moments of rounds won at so many places from the dealer."""
    return f"position_won:{seats}:{from_dealer}"


def starter(rank: str, from_dealer: int) -> str:
    """Name the moments of the dealer's margin (0), or of the next seat's (1), after a starter."""
    return f"starter:{rank}:{from_dealer}"


def add(into: Sums, name: str, numbers: Sequence[int]) -> None:
    """Add a list of numbers to that of a name."""
    known = into.get(name)
    into[name] = list(numbers) if known is None else list(map(plus, known, numbers))


def merge(into: Sums, other: Mapping[str, Sequence[int]], *, sign: int = 1) -> None:
    """Add sums to others; `sign` -1 takes them out. What comes to nothing leaves no trace."""
    for name, numbers in other.items():
        add(into, name, numbers if sign == 1 else [sign * number for number in numbers])
        if not any(into[name]):
            del into[name]


def total(all_sums: Iterable[Mapping[str, Sequence[int]]]) -> Sums:
    """Return several sums as one."""
    whole: Sums = {}
    for each in all_sums:
        for name, numbers in each.items():
            add(whole, name, numbers)
    return whole


def sums_of_seats(seats: Sequence[SeatFacts], *, at_table: int) -> Sums:
    """Return what one game adds for one player, who held these seats of it; bots may hold several.

    `at_table` is the number of seats of the game. Everybody's together are those of the whole site.
    """
    sums: Sums = {GAMES: [1]}
    for seat in seats:
        _bump(sums, places(at_table), at_table, seat.place - 1)
    rounds = [facts for seat in seats for facts in seat.rounds]
    for facts in rounds:
        _add_round(sums, facts)
    _add_moments(sums, rounds)
    return _without_zeros(sums)


def effects_of(game: GameFacts) -> Sums:
    """Return what a game says of seats, dealers and starters, for the whole site."""
    sums: Sums = {}
    table = len(game.seats)
    for seat in game.seats:
        _bump(sums, seat_places(table, seat.seat), table, seat.place - 1)
    rounds = [facts for seat in game.seats for facts in seat.rounds]
    for offset in range(table):
        there = [facts for facts in rounds if facts.from_dealer == offset]
        add(sums, position(table, offset), _moments((1, facts.margin) for facts in there))
        won = _moments((1, facts.out == 1) for facts in there)
        add(sums, position_won(table, offset), won)
    for offset in (0, 1):
        for rank in RANKS:
            there = [f for f in rounds if f.from_dealer == offset and f.starter[0] == rank]
            add(sums, starter(rank, offset), _moments((1, facts.margin) for facts in there))
    return _without_zeros(sums)


def _add_round(sums: Sums, facts: RoundFacts) -> None:
    hand = mask_of(parse_card(text) for text in facts.held.split())
    add(sums, ROUNDS, [1, facts.points])
    if hand:
        _add_caught(sums, facts, hand)
    add(
        sums,
        CRANKS,
        [facts.cranks_opened, facts.cranks_raised, len(facts.cranks_paid), sum(facts.cranks_paid)],
    )
    for count in facts.cranks_paid:
        _bump(sums, CRANKS_PAID, CRANK_CLASSES, min(count - CRANKS_FROM, CRANK_CLASSES - 1))
    add(
        sums,
        DRAWN,
        [
            facts.drawn_forced,
            facts.drawn_for_five,
            facts.drawn_for_seven,
            facts.drawn_for_crank,
            facts.drawn_for_call,
        ],
    )
    add(
        sums,
        LAST_CARDS,
        [facts.down_to_one, facts.announced_with_play, facts.announced_late, facts.called],
    )
    add(sums, CALLS, [facts.calls])
    add(sums, THINKING, [facts.moves_timed, facts.thinking_ms])
    for of_class, moves in facts.times.items():
        _bump(sums, TIMES, TIME_CLASSES, of_class, moves)
    if facts.opening:
        add(sums, opened(facts.opening[0]), [1, facts.out == 1, facts.points])


def _add_caught(sums: Sums, facts: RoundFacts, hand: int) -> None:
    """Count the cards left in hand: how many of each rank, what they cost, what the 3s did."""
    _bump(sums, CAUGHT_HANDS, len(HAND_SIZES), facts.hand_size - 1)
    ranks = [(hand & of_rank).bit_count() for of_rank in OF_RANK]
    add(sums, caught(facts.hand_size), ranks)
    reckoned = reckon(hand)
    for card, cost in reckoned.points:
        _bump(sums, CAUGHT_POINTS, len(RANKS), RANK[card], cost)
    left_over = len(reckoned.left_over_threes)
    spent = facts.points - sum(cost for _, cost in reckoned.points)
    _bump(sums, CAUGHT_POINTS, len(RANKS), THREE, spent)
    if ranks[THREE]:
        without = sum(count * POINTS[rank] for rank, count in enumerate(ranks))
        add(sums, THREES, [1, ranks[THREE], left_over, without - facts.points])


def _add_moments(sums: Sums, rounds: Sequence[RoundFacts]) -> None:
    """Add what takes the game as one: the moments."""
    for hand_size in (*HAND_SIZES, ALL):
        there = [facts for facts in rounds if hand_size in (facts.hand_size, ALL)]
        add(sums, points(hand_size), _moments((1, facts.points) for facts in there))
        add(sums, margin(hand_size), _moments((1, facts.margin) for facts in there))
    for rank in RANKS:
        there = [facts for facts in rounds if facts.opening[:1] == rank]
        add(sums, opening(rank), _moments((1, facts.margin) for facts in there))
    add(sums, WON, _moments((1, facts.out == 1) for facts in rounds))
    faced = ((f.cranks_raised + len(f.cranks_paid), f.cranks_raised) for f in rounds)
    add(sums, ANSWERED, _moments(faced))
    add(sums, FORCED, _moments((facts.turns, facts.forced) for facts in rounds))
    forgotten = ((f.down_to_one, f.down_to_one - f.announced_with_play) for f in rounds)
    add(sums, FORGOTTEN, _moments(forgotten))


def _moments(counted: Iterable[tuple[int, int]]) -> Moments:
    """Return the moments of one game, from n and y of each of its rounds."""
    n = y = 0
    for of_round, value in counted:
        n += of_round
        y += value
    return [1, n, y, n * n, n * y, y * y] if n else [0] * MOMENTS


def _bump(sums: Sums, name: str, length: int, at: int, by: int = 1) -> None:
    """Add to one number of a list."""
    sums.setdefault(name, [0] * length)[at] += by


def _without_zeros(sums: Sums) -> Sums:
    return {name: numbers for name, numbers in sums.items() if any(numbers)}


def plain(stored: Mapping[str, Any]) -> Sums:
    """Return sums as they were stored."""
    return {name: list(numbers) for name, numbers in stored.items()}
