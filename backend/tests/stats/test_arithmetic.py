"""The pure parts: intervals, periods, the tail of chi-square, tests of what was dealt."""

from datetime import date, timedelta
from random import Random

import pytest

from engine.cards import PACK_SIZE, mask_of
from engine.options import Options
from engine.simulate import records
from stats import deals
from stats.deals import numbers, tail
from stats.facts import (
    TIME_CLASSES,
    TIME_EDGES_MS,
    Deal,
    GameFacts,
    SeatFacts,
    facts_of,
    time_class,
)
from stats.figures import figures
from stats.intervals import mean, rate, share
from stats.periods import EVER, Period, Span, starts, stretches
from stats.sums import WON, Sums, merge, sums_of_seats, total
from tests.stats.sealing import rated

# Intervals


def moments(*games: tuple[int, int]) -> list[int]:
    """Return the moments of games, from n and y of each."""
    return [
        len(games),
        sum(n for n, _ in games),
        sum(y for _, y in games),
        sum(n * n for n, _ in games),
        sum(n * y for n, y in games),
        sum(y * y for _, y in games),
    ]


def test_where_nothing_is_known() -> None:
    for figure in (mean(None), rate(None), share(0, 0), rate([0] * 6)):
        assert figure["value"] is figure["low"] is figure["high"] is None
        assert (figure["games"], figure["count"], figure["small"]) == (0, 0, True)


def test_the_interval_of_a_mean_by_games() -> None:
    # Five games of 4 rounds with sums 40 60 80 100 120: means 10 15 20 25 30, whose standard
    # deviation is 7.9057; a fifth's root of it 3.5355; Student's point for 4 is 2.776.
    figure = mean(moments((4, 40), (4, 60), (4, 80), (4, 100), (4, 120)))
    assert (figure["value"], figure["games"], figure["count"]) == (20.0, 5, 20)
    assert figure["low"] == pytest.approx(20 - 2.776 * 3.5355, rel=0.03)
    assert figure["high"] == pytest.approx(20 + 2.776 * 3.5355, rel=0.03)
    assert mean(moments((4, 40), (4, 60), (4, 80), (4, 100)))["low"] is None


def test_a_mean_in_twelfths() -> None:
    assert mean(moments((1, 18), (1, 30)), unit=12)["value"] == 2.0


def test_wilson() -> None:
    # 3 of 10, from any table: 0.1078 to 0.6032.
    figure = share(3, 10)
    assert (figure["low"], figure["high"]) == (0.1078, 0.6032)
    assert (share(0, 10)["low"], share(10, 10)["high"]) == (0.0, 1.0)


def test_what_comes_several_times_a_game_is_as_sure_as_the_games() -> None:
    figure, games = share(30, 100, each_game=4), share(30, 100)
    assert (figure["games"], figure["count"], figure["value"]) == (25, 100, games["value"])
    # Wilson's of 7.5 of 25, worked out apart: 0.1573 to 0.4960.
    assert (figure["low"], figure["high"]) == (0.1573, 0.496)
    assert (figure["small"], games["small"]) == (True, False)


def test_everybodys_places_count_seats_and_their_games() -> None:
    sums = {"places:4": [29, 27, 28, 28]}
    site, bot = (figures(sums, everybody=everybody)["places"][2] for everybody in (True, False))
    assert (site["games"], site["first"]["games"], site["first"]["count"]) == (28, 28, 112)
    assert (site["first"]["small"], bot["first"]["small"]) == (True, False)
    assert site["places"] == bot["places"]
    assert bot["games"] == 112


def test_rounds_that_go_alike_in_a_game_are_worth_fewer() -> None:
    alike = rate(moments(*[(8, 8), (8, 0)] * 20))
    mixed = rate(moments(*[(8, 4)] * 40))
    assert alike["value"] == mixed["value"] == 0.5
    # All of a game alike: as wide as of the 40 games alone; never narrower than of all rounds.
    alone, rounds = share(20, 40), share(160, 320)
    assert alike["low"] == pytest.approx(alone["low"], abs=0.01)
    assert (mixed["low"], mixed["high"]) == (rounds["low"], rounds["high"])


def test_rounds_that_differ_less_than_by_chance_are_worth_no_more() -> None:
    steady = rate(moments(*[(8, 4)] * 39, (8, 5)))
    rounds = share(161, 320)
    assert (steady["low"], steady["high"]) == (rounds["low"], rounds["high"])


def test_small_samples_are_said_to_be_small() -> None:
    assert rate(moments(*[(8, 4)] * 29))["small"]
    assert not rate(moments(*[(8, 4)] * 30))["small"]


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    rng, held = Random(4), 0
    for _ in range(400):
        games = []
        for _ in range(40):
            luck = rng.choice((0.2, 0.4))  # what makes the rounds of one game alike
            games.append((8, sum(rng.random() < luck for _ in range(8))))
        figure = rate(moments(*games))
        assert figure["low"] is not None
        assert figure["high"] is not None
        held += figure["low"] <= 0.3 <= figure["high"]
    assert 0.91 < held / 400 < 0.985


# Periods


def days_of(period: Period) -> list[date]:
    """Return the days that the spans of a period hold, in order."""
    found = []
    for stretch in stretches(period):
        day = stretch.first
        while day < stretch.end:
            found.append(day)
            day += timedelta(days=1)
        # The spans begin and end where the stretch does.
        assert starts(stretch.first)[stretch.span] == stretch.first
        assert starts(stretch.end)[stretch.span] == stretch.end
    return found


def test_a_period_is_made_of_its_days_each_once() -> None:
    rng = Random(7)
    for _ in range(200):
        first = date(2020, 1, 1) + timedelta(days=rng.randrange(2000))
        last = first + timedelta(days=rng.choice((0, 1, 27, 31, 365, rng.randrange(3000))))
        expected = [first + timedelta(days=n) for n in range((last - first).days + 1)]
        assert days_of(Period(first, last)) == expected


def test_any_period_takes_a_bounded_number_of_spans() -> None:
    worst = stretches(Period(date(2001, 1, 2), date(2040, 12, 30)))
    days = sum((each.end - each.first).days for each in worst if each.span == Span.DAY)
    assert days == 60
    months = [each for each in worst if each.span == Span.MONTH]
    assert [(each.first, each.end) for each in months] == [
        (date(2001, 2, 1), date(2002, 1, 1)),
        (date(2040, 1, 1), date(2040, 12, 1)),
    ]


def test_open_periods() -> None:
    [ever] = stretches(EVER)
    assert (ever.span, ever.first, ever.end) == (Span.YEAR, date(1970, 1, 1), date(9999, 1, 1))
    assert stretches(Period(None, date(2026, 12, 31)))[-1].end == date(2027, 1, 1)
    assert stretches(Period(date(9999, 12, 31), date(9999, 12, 31))) == []


# Sums


def test_what_is_added_and_taken_out_leaves_no_trace() -> None:
    some: Sums = {"a": [1, 2], "b": [3]}
    into: Sums = {"b": [4]}
    merge(into, some)
    assert into == {"a": [1, 2], "b": [7]}
    merge(into, some, sign=-1)
    assert into == {"b": [4]}
    assert total([some, some]) == {"a": [2, 4], "b": [6]}


def test_who_goes_out_second_has_not_won() -> None:
    """Both go out in the last round: the second by answering the crank that the first left (R-7.2)."""
    [record] = records(games=1, options=Options(), seats=2, policy="random", seed=40)
    assert record["rounds"][-1]["result"]["out"] == [0, 1]
    winners = [entry["result"]["out"][0] for entry in record["rounds"]]
    facts = facts_of(rated(record, "u_one", "u_two", sequence=1))
    for seat in facts.seats:
        won = sums_of_seats([seat], at_table=2)[WON]
        assert won[1:3] == [8, winners.count(seat.seat)]
    assert [seat.rounds[-1].out for seat in facts.seats] == [1, 2]


def test_times_fall_into_classes() -> None:
    assert time_class(0) == 0
    assert time_class(99) == 0
    assert time_class(100) == 1
    assert time_class(10**9) == TIME_CLASSES - 1
    assert TIME_EDGES_MS[4] == 2 * TIME_EDGES_MS[0]


def test_quartiles_of_times() -> None:
    classes = [0] * TIME_CLASSES
    classes[time_class(1000)] = 3
    classes[time_class(5000)] = 1
    told = figures({"times": classes, "thinking": [4, 8000]})["times"]
    assert told["mean_ms"] == 2000
    quarter, half, three_quarters = told["quartiles_ms"]
    assert 951 <= quarter < half < three_quarters <= 1131


# Fairness


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [
        # From any table of chi-square.
        (3.8415, 1, 0.05),
        (5.9915, 2, 0.05),
        (11.3449, 3, 0.01),
        (9.4877, 4, 0.05),
        (26.2170, 12, 0.01),
        (3.5706, 12, 0.99),
        (68.6693, 51, 0.05),
    ],
)
def test_the_tail_of_chi_square(statistic: float, freedom: int, p: float) -> None:
    assert tail(statistic, freedom) == pytest.approx(p, rel=2e-3)
    assert tail(0, freedom) == 1.0


def dealt(
    rng: Random, *, seats: int, stacked: bool = False, dealer_wins: bool = False
) -> GameFacts:
    """Return a game of eight deals by chance; `stacked`: seat 0 is sure to get the ace of clubs."""
    hands = []
    for size in range(8, 0, -1):
        pack = rng.sample(range(PACK_SIZE), PACK_SIZE)
        if stacked and pack.index(0) >= size:
            there = pack.index(0)
            pack[0], pack[there] = pack[there], pack[0]
        held = [mask_of(pack[seat * size : (seat + 1) * size]) for seat in range(seats)]
        hands.append(Deal(hand_size=size, hands=held, starter=pack[-1]))
    dealer = rng.randrange(seats)
    places = rng.sample(range(1, seats + 1), seats)
    if dealer_wins:
        best = places.index(1)
        places[best], places[dealer] = places[dealer], places[best]
    return GameFacts(
        game_id="dealt",
        sequence=1,
        ladder="table",
        length="short",
        day=date(2026, 1, 1),
        seats=[
            SeatFacts(seat=seat, account="", place=1, last=False, total=0, rounds=())
            for seat in range(seats)
        ],
        first_dealer=dealer,
        deals=hands,
        places=places,
    )


def test_p_values_of_fair_deals_are_spread_evenly() -> None:
    """The correction for cards dealt without replacement is right, or they would crowd near 1."""
    rng, found = Random(12), []
    for _ in range(100):
        counted: deals.Deals = {}
        for _ in range(20):
            deals.count(counted, dealt(rng, seats=rng.choice((2, 5))))
        told = numbers(counted, through=1)
        found += [told["dealt"]["rank_test"]["p"], told["dealt_by_seat"][0]["suit_test"]["p"]]
        found += [told["starters"]["suit_test"]["p"], told["tables"][3]["seat_test"]["p"]]
    assert 0.02 < sum(p < 0.05 for p in found) / len(found) < 0.085
    assert 0.42 < sum(p < 0.5 for p in found) / len(found) < 0.58


def test_a_stacked_pack_is_seen() -> None:
    rng, counted = Random(1), deals.Deals()
    for _ in range(300):
        deals.count(counted, dealt(rng, seats=3, stacked=True))
    told = numbers(counted, through=300)
    assert told["dealt_by_seat"][0]["rank_test"]["p"] < 1e-6
    assert told["dealt_by_seat"][3]["rank_test"] is None
    assert told["of_all_tests"]["chance_of_one_so_small"] < 1e-4
    assert (told["games"], told["rounds"], told["cards"]) == (300, 2400, 300 * 36 * 3)


def test_a_dealer_who_always_wins_is_seen() -> None:
    rng, counted = Random(1), deals.Deals()
    for _ in range(60):
        deals.count(counted, dealt(rng, seats=4, dealer_wins=True))
    of_four = numbers(counted, through=60)["tables"][2]
    assert of_four["places_by_dealer"][0] == [60, 0, 0, 0]
    assert of_four["dealer_test"]["p"] < 1e-6
    assert of_four["seat_test"]["p"] > 1e-3


def test_expected_and_observed() -> None:
    counted: deals.Deals = {}
    deals.count(counted, dealt(Random(3), seats=2))
    told = numbers(counted, through=1)
    assert sum(each["observed"] for each in told["dealt"]["ranks"]) == told["cards"] == 72
    assert told["dealt"]["ranks"][0]["expected"] == 5.5385  # 72 / 13
    assert told["dealt"]["suits"][0]["expected"] == 18.0
    assert told["starters"]["suits"][0]["expected"] == 2.0
    assert told["tables"][0]["first_dealers"][0]["expected"] == 0.5
    nothing = numbers({}, through=0)
    assert nothing["of_all_tests"] == {
        "tests": 0,
        "smallest_p": None,
        "chance_of_one_so_small": None,
    }
