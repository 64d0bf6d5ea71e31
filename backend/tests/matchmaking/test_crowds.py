"""Crowds of simulated people: nobody starves, and what the command prints is what is measured."""

import random
from io import StringIO

import pytest
from django.core.management import call_command

from matchmaking.crowds import Crowd, percentile, simulate
from matchmaking.pairing import OPEN_AFTER_MS

HALF_AN_HOUR = 30 * 60_000
GAME_MS = 3 * 60_000


@pytest.mark.parametrize("people", [3, 10, 30, 100])
@pytest.mark.parametrize("bots_after_ms", [20_000, None])
def test_nobody_starves(people: int, bots_after_ms: int | None) -> None:
    crowd = Crowd(people, GAME_MS, bots_after_ms)
    outcome = simulate(crowd, lasting_ms=HALF_AN_HOUR, chance=random.Random(people))
    # Two others who are there may have to wait for each other's windows.
    assert outcome.starved_ms <= OPEN_AFTER_MS
    if bots_after_ms is not None:
        assert outcome.longest_ms <= bots_after_ms
        assert outcome.gave_up == 0


def test_where_many_wait_ratings_are_near_and_people_meet_people() -> None:
    outcome = simulate(
        Crowd(100, GAME_MS, 20_000), lasting_ms=HALF_AN_HOUR, chance=random.Random(1)
    )
    of_people = sum(count for (_, bots), count in outcome.sizes.items() if bots == 0)
    assert of_people > sum(outcome.sizes.values()) / 2
    assert percentile(outcome.spreads, 0.9) < 400
    assert outcome.third_time < len(outcome.waits_ms) / 20


def test_the_same_seed_gives_the_same_crowd() -> None:
    crowd = Crowd(10, GAME_MS, 20_000)
    first, second = (
        simulate(crowd, lasting_ms=HALF_AN_HOUR, chance=random.Random(5)) for _ in range(2)
    )
    assert first == second


def test_the_command_prints_each_crowd() -> None:
    out = StringIO()
    call_command("simulate_queue", people=[3], hours=0.1, stdout=out)
    lines = out.getvalue().splitlines()
    assert lines[0].startswith("people  bots")
    assert [line.split()[:2] for line in lines[1:]] == [["3", "20"], ["3", "never"]]


def test_percentiles() -> None:
    assert percentile([], 0.9) == 0
    assert percentile(list(range(1, 11)), 0.9) == 10
    assert percentile([5, 1, 3], 0.5) == 3
