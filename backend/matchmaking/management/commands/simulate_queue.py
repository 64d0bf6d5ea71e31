"""`manage.py simulate_queue`: what the pairing does to crowds of 3, 10, 30 and 300 people."""

import random
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from matchmaking.crowds import Crowd, Outcome, percentile, simulate

CROWDS = (3, 10, 30, 300)
HOUR_MS = 3_600_000
GAME_MS = 12 * 60_000
"""How long a game takes: a short one of four people at normal pace."""


class Command(BaseCommand):
    """Simulates crowds in the queue and prints waits and rating spreads."""

    help = "Print waits and rating spreads of simulated crowds (docs/matchmaking.md)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the crowds, how long they are looked at, and the seed of all chance."""
        parser.add_argument("--people", type=int, nargs="*", default=list(CROWDS))
        parser.add_argument("--hours", type=float, default=2.0)
        parser.add_argument("--seed", type=int, default=2026)

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 -- Django's signature
        """Simulate each crowd, with bots after 20 s and without any."""
        lasting_ms = round(options["hours"] * HOUR_MS)
        self.stdout.write(
            "people  bots     matches  wait p50  p90    longest  spread p50  p90   starved  gave up  sizes"
        )
        for people in options["people"]:
            for bots_after_ms in (20_000, None):
                crowd = Crowd(people, GAME_MS, bots_after_ms)
                chance = random.Random(options["seed"])  # noqa: S311 -- a simulation, to be repeated
                outcome = simulate(crowd, lasting_ms=lasting_ms, chance=chance)
                self.stdout.write(_line(crowd, outcome))


def _line(crowd: Crowd, outcome: Outcome) -> str:
    bots = "never" if crowd.bots_after_ms is None else f"{crowd.bots_after_ms // 1000} s"
    waits, spreads = outcome.waits_ms, outcome.spreads
    sizes = ", ".join(
        f"{people}+{bots}: {count}" for (people, bots), count in sorted(outcome.sizes.items())
    )
    return (
        f"{crowd.people:>6}  {bots:<7}{sum(outcome.sizes.values()):>9}"
        f"{percentile(waits, 0.5) // 1000:>8} s{percentile(waits, 0.9) // 1000:>5} s"
        f"{outcome.longest_ms // 1000:>8} s"
        f"{percentile(spreads, 0.5):>11}{percentile(spreads, 0.9):>6}"
        f"{outcome.starved_ms // 1000:>8} s{outcome.gave_up:>9}  {sizes}"
    )
