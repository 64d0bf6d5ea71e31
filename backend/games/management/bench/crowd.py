"""Many tables full of people, who all play until somebody has seen enough."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from games.management.bench.players import PATIENCE_SECONDS, Player, Seat, Table, Tally
from games.management.bench.server import Server

WARM_UP_MOVES = 300


@dataclass(frozen=True, slots=True)
class Manner:
    """How people play: by which door, and how long they think, in seconds on average."""

    by_rest: bool = False
    pause: float = 0


@dataclass(frozen=True, slots=True)
class Spent:
    """What some moves cost the server: microseconds a move, kB a table; and how long they took."""

    cpu_us: float
    memory_kb: float
    tally: Tally


async def play(
    tables: Sequence[Sequence[Seat]], server: Server, manner: Manner, *, moves: int
) -> Spent:
    """Let everybody open a page, then everybody play, and measure a number of moves."""
    players = [
        Player(seat, table, server.port, by_rest=manner.by_rest, pause=manner.pause)
        for seats, table in ((seats, Table(len(seats))) for seats in tables)
        for seat in seats
    ]
    empty = server.memory_kb()
    async with _playing(players):
        await _tally(players, WARM_UP_MOVES)
        before = server.cpu_seconds()
        tally = await _tally(players, moves)
        spent = server.cpu_seconds() - before
        memory = (server.memory_kb() - empty) / len(tables)
    return Spent(spent / tally.taken * 1e6, memory, tally)


@asynccontextmanager
async def _playing(players: Sequence[Player]) -> AsyncIterator[None]:
    async with asyncio.TaskGroup() as group, asyncio.timeout(PATIENCE_SECONDS) as patience:
        tasks = [group.create_task(player.play()) for player in players]
        for player in players:
            await player.here.wait()
        patience.reschedule(None)
        for player in players:
            player.begin.set()
        yield
        for task in tasks:
            task.cancel()


async def _tally(players: Sequence[Player], moves: int) -> Tally:
    tally = Tally(moves)
    for player in players:
        player.tally = tally
    async with asyncio.timeout(PATIENCE_SECONDS + moves / 50):
        await tally.done.wait()
    return tally
