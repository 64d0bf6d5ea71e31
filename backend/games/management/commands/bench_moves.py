"""What a durable move costs the server: `python manage.py bench_moves`.

Starts a server on a test database, beside whatever DATABASE_URL and REDIS_URL name, seats people
at tables, lets them play over their sockets and then over REST, and reads from the operating
system how much processor time the web process took for a move: stored, and told to four clients.
Only ratios within one run mean much; so the cost of rules and views alone is measured with it.
"""

import asyncio
from argparse import ArgumentParser

from django.core.management.base import BaseCommand
from django.db import connection

from games import storage
from games.management.bench import floor, house
from games.management.bench.players import Player, Seat, Tally
from games.management.bench.server import Server, running

WARM_UP_MOVES = 300
WAYS = ("socket", "rest")
PATIENCE_SECONDS = 120


class Command(BaseCommand):
    """Measures moves over the socket and over REST."""

    help = "Measure the processor time that a durable move takes."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Say how much is played."""
        parser.add_argument("--tables", type=int, default=25)
        parser.add_argument("--moves", type=int, default=2_000)
        parser.add_argument("--way", choices=[*WAYS, "both"], default="both")

    def handle(self, *_: object, tables: int, moves: int, way: str, **__: object) -> None:
        """Measure, and print a line for each way."""
        name = connection.settings_dict["NAME"]
        connection.creation.create_test_db(verbosity=0, autoclobber=True)
        try:
            game = storage.load(house.table_of_people()[0].game_id)
            plain = floor.microseconds_a_move(game, moves=moves)
            self.stdout.write(f"rules and messages: {plain:.0f} us/move ({connection.vendor})")
            for chosen in WAYS if way == "both" else (way,):
                self._measure(chosen, plain, tables=tables, moves=moves)
        finally:
            connection.close()
            connection.creation.destroy_test_db(str(name), verbosity=0)

    def _measure(self, way: str, plain: float, *, tables: int, moves: int) -> None:
        seats = [seat for _ in range(tables) for seat in house.table_of_people()]
        with running() as server:
            spent, seconds = asyncio.run(_play(seats, server, moves, by_rest=way == "rest"))
        self.stdout.write(
            f"{way}: {spent:.0f} us/move, {spent / plain:.1f} times that;"
            f" answered in {_percentile(seconds, 50):.1f} ms (p50),"
            f" {_percentile(seconds, 99):.1f} ms (p99)"
        )


async def _play(
    seats: list[Seat], server: Server, moves: int, *, by_rest: bool
) -> tuple[float, list[float]]:
    """Return microseconds of the server a move, and the seconds each answer took."""
    players = [Player(seat, server.port, by_rest=by_rest) for seat in seats]
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        await _tally(players, WARM_UP_MOVES)
        before = server.cpu_seconds()
        tally = await _tally(players, moves)
        spent = server.cpu_seconds() - before
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return spent / tally.taken * 1e6, tally.seconds


async def _tally(players: list[Player], moves: int) -> Tally:
    tally = Tally(moves)
    for player in players:
        player.tally = tally
    await asyncio.wait_for(tally.done.wait(), PATIENCE_SECONDS)
    return tally


def _percentile(seconds: list[float], percent: int) -> float:
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] * 1000
