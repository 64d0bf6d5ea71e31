"""Fill the database with simulated games: `python manage.py simulate_games --games 20000`.

People of different strength, over two years, on both ladders; most games rated, some left, some
stopped, some private. Run again with the same numbers it goes on where it stopped.
"""

from argparse import ArgumentParser
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from time import monotonic

from django.core.management.base import BaseCommand, CommandError

from accounts.instants import now_ms
from accounts.models import Kind, User
from simulated import filling
from simulated.crowd import crowd
from simulated.making import Made, make_some
from simulated.programme import Programme, prefix_of

BATCH = 200
FEWEST_PLAYERS = 20
AT_ONCE = 20
"""Games that a process plays before it hands them over."""


class Command(BaseCommand):
    """Plays and stores games among people who are not there."""

    help = "Fill the database with simulated players and finished games, to measure by."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Say how much there is to be."""
        parser.add_argument("--games", type=int, default=20_000)
        parser.add_argument("--players", type=int, default=500)
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--until", type=int, help="when the last game ended, in ms since 1970")
        parser.add_argument("--processes", type=int, default=2)
        parser.add_argument("--yes", action="store_true", help="even where real people play")

    def handle(  # noqa: PLR0913 -- one for each option
        self,
        *_: object,
        games: int,
        players: int,
        seed: int,
        until: int | None,
        processes: int,
        yes: bool,
        **__: object,
    ) -> None:
        """Play, and say from time to time how far it is."""
        if players < FEWEST_PLAYERS:
            raise CommandError(f"A house has at least {FEWEST_PLAYERS} people.")
        if not yes and _real_people():
            raise CommandError("Real people play here: --yes mixes simulated games with theirs.")
        programme = Programme(
            seed=seed,
            games=games,
            people=crowd(players=players, seed=seed),
            until=until or filling.last_instant(prefix_of(seed, games), games=games) or now_ms(),
        )
        users, first, began = filling.people(programme), filling.next_number(programme), monotonic()
        done = first
        for batch in _batches(_made(programme, first, processes)):
            filling.store(batch, users)
            done += len(batch)
            rate = (done - first) / (monotonic() - began)
            self.stdout.write(f"{done} of {games} games, {rate:.0f} a second")
        if done == first:
            self.stdout.write(f"All {games} games are there.")


def _real_people() -> bool:
    real = User.objects.exclude(kind=Kind.BOT).exclude(public_id__startswith="u_sim")
    return real.filter(game_seats__isnull=False).exists()


def _made(programme: Programme, first: int, processes: int) -> Iterator[Made]:
    """Yield the games from a number on, in order, played by other processes."""
    numbers = range(first, programme.games)
    portions = (numbers[at : at + AT_ONCE] for at in range(0, len(numbers), AT_ONCE))
    # Started afresh, so that none inherits this one's connection to the database.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        ahead = deque(
            pool.submit(make_some, programme, each) for each in islice(portions, 4 * processes)
        )
        while ahead:
            made = ahead.popleft().result()
            ahead += [pool.submit(make_some, programme, each) for each in islice(portions, 1)]
            yield from made


def _batches(made: Iterable[Made]) -> Iterator[list[Made]]:
    rest = iter(made)
    while batch := list(islice(rest, BATCH)):
        yield batch
