"""What reading costs in a house with many games: `python manage.py bench_reads`.

Asks the server's own code, in this process, for every list, search, profile, leaderboard and figure,
several times each, on the database as it is; `--save` keeps the times, `--against` puts them beside
those of another size. docs/performance.md says what came out.
"""

import json
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from history.models import FinishedGame
from simulated.reads import Read, reads, sample

BAR = 3.0
"""No read may take more times what it takes with a tenth of the games."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What one read takes: statements, and milliseconds as a rule."""

    statements: int
    ms: float


class Command(BaseCommand):
    """Measures reads, and compares them with those of a smaller house."""

    help = "Measure every list, search, profile, leaderboard and stats request."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Say how often, and what to compare with."""
        parser.add_argument("--times", type=int, default=15, help="how often each is asked for")
        parser.add_argument("--save", type=Path, help="a file to keep the times in")
        parser.add_argument("--against", type=Path, help="a file that --save wrote")
        parser.add_argument("--only", default="", help="reads with this in their name")

    def handle(
        self,
        *_: object,
        times: int,
        save: Path | None,
        against: Path | None,
        only: str,
        **__: object,
    ) -> None:
        """Measure, print a line for each read, and fail if one grows by more than the bar."""
        if not settings.TEST_PACE:
            raise CommandError("Set CRAITS_PACE=test: limits would be met at once.")
        games = FinishedGame.objects.count()
        _gather_statistics()
        costs = {
            read.name: _cost(read, times=times) for read in reads(sample()) if only in read.name
        }
        if save is not None:
            kept = {name: cost.ms for name, cost in costs.items()}
            save.write_text(json.dumps({"games": games, "ms": kept}, indent=1), "utf-8")
        before = None if against is None else json.loads(against.read_text("utf-8"))
        self._print(costs, games, before)

    def _print(self, costs: dict[str, Cost], games: int, before: dict[str, Any] | None) -> None:
        known: dict[str, float] = before["ms"] if before else {}
        sizes = (
            [f"{before['games']} games", f"{games} games", "times"]
            if before
            else [f"{games} games"]
        )
        self.stdout.write(_line("", "statements", *sizes))
        worst = 0.0
        for name, cost in costs.items():
            cells = [str(cost.statements)]
            if name in known:
                ratio = cost.ms / known[name]
                worst = max(worst, ratio)
                cells += [_ms(known[name]), _ms(cost.ms), f"{ratio:.2f}"]
            else:
                cells.append(_ms(cost.ms))
            self.stdout.write(_line(name, *cells))
        if worst > BAR:
            raise CommandError(f"The worst takes {worst:.1f} times as long; the bar is {BAR:.0f}.")


def _line(name: str, *cells: str) -> str:
    return f"{name:42}" + "".join(f"{cell:>14}" for cell in cells)


def _ms(number: float) -> str:
    return f"{number:.1f} ms"


def _cost(read: Read, *, times: int) -> Cost:
    client = Client(HTTP_HOST=settings.PUBLIC_HOST)
    with CaptureQueriesContext(connection) as queries:
        status = client.get(read.address).status_code
    statements = len(queries)  # now: the requests to come clear the log
    if status != 200:
        raise CommandError(f"{read.address} answers {status}.")
    took = []
    for _ in range(times):
        began = perf_counter()
        client.get(read.address)
        took.append((perf_counter() - began) * 1000)
    return Cost(statements, median(took))


def _gather_statistics() -> None:
    """Let the database know what is in it, as it would by itself after some time."""
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
