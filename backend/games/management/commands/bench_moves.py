"""What a durable move costs the server: `python manage.py bench_moves`.

Starts a server on a test database, beside whatever DATABASE_URL and REDIS_URL name, seats people
at tables, and has them play in three ways: over their sockets and over REST, each as fast as they
are told of their turns, for the processor time that the web process takes for a move (stored, and
told to four clients); and at a steady pace, for how long it takes until the last of the four has
been told, and what a table takes of memory. Only ratios within one run mean much; so the cost of
rules and messages alone is measured with it. docs/performance.md says what came out.
"""

import asyncio
from argparse import ArgumentParser

from django.core.management.base import BaseCommand
from django.db import connection

from games import storage
from games.management.bench import crowd, floor, house
from games.management.bench.crowd import Manner, Spent
from games.management.bench.server import running

WAYS = ("socket", "rest", "pace")


class Command(BaseCommand):
    """Measures moves over the socket and over REST, and at a steady pace."""

    help = "Measure what a durable move takes: processor, time, memory."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Say how much is played."""
        parser.add_argument("--tables", type=int, default=25, help="that play as fast as they can")
        parser.add_argument("--moves", type=int, default=2_000)
        parser.add_argument("--paced-tables", type=int, default=100)
        parser.add_argument("--paced-moves", type=int, default=400, help="in a second, together")
        parser.add_argument("--way", choices=WAYS, help="only this one")

    def handle(
        self,
        *_: object,
        tables: int,
        moves: int,
        paced_tables: int,
        paced_moves: int,
        way: str | None,
        **__: object,
    ) -> None:
        """Measure, and print a line for each way."""
        name = connection.settings_dict["NAME"]
        connection.creation.create_test_db(verbosity=0, autoclobber=True)
        try:
            game = storage.load(house.table_of_people()[0].game_id)
            plain = floor.microseconds_a_move(game, moves=moves)
            self.stdout.write(f"rules and messages: {plain:.0f} us/move ({connection.vendor})")
            for chosen in (way,) if way else WAYS:
                if chosen == "pace":
                    manner = Manner(pause=paced_tables / paced_moves)
                    self._print_pace(_spent(manner, tables=paced_tables, moves=moves))
                else:
                    spent = _spent(Manner(by_rest=chosen == "rest"), tables=tables, moves=moves)
                    self._print_cost(chosen, spent, plain)
        finally:
            connection.close()
            connection.creation.destroy_test_db(str(name), verbosity=0)

    def _print_cost(self, way: str, spent: Spent, plain: float) -> None:
        self.stdout.write(
            f"{way}: {spent.cpu_us:.0f} us/move, {spent.cpu_us / plain:.1f} times that;"
            f" answered in {_milliseconds(spent.tally.answered)}"
        )

    def _print_pace(self, spent: Spent) -> None:
        self.stdout.write(
            f"pace: {spent.cpu_us:.0f} us/move; told to the last of four in"
            f" {_milliseconds(spent.tally.told)}; {spent.memory_kb:.0f} kB a table"
        )


def _spent(manner: Manner, *, tables: int, moves: int) -> Spent:
    seats = [house.table_of_people() for _ in range(tables)]
    with running() as server:
        return asyncio.run(crowd.play(seats, server, manner, moves=moves))


def _milliseconds(seconds: list[float]) -> str:
    return f"{_percentile(seconds, 50):.1f} ms (p50), {_percentile(seconds, 99):.1f} ms (p99)"


def _percentile(seconds: list[float], percent: int) -> float:
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] * 1000
