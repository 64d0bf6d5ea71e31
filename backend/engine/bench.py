"""How fast the engine is: random play by the whole rules on one core."""

import gc
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Final

from engine.options import Options
from engine.simulate import play_game, random_move

SEATS: Final = 4
RUNS: Final = 5
SECONDS_A_RUN: Final = 1.0


@dataclass(frozen=True, slots=True)
class Speed:
    """Whole games and accepted moves of any kind, in a second of processor time."""

    games: float
    decisions: float


def measure() -> Speed:
    """Return the best of a few runs: what the machine does when nobody else uses it.

    The garbage collector rests meanwhile, as in `timeit`: a round leaves no cycles to collect.
    """
    rng = Random(1)  # noqa: S311 - a benchmark has no secrets
    was_on = gc.isenabled()
    gc.disable()
    try:
        return max((_run(rng) for _ in range(RUNS)), key=lambda speed: speed.decisions)
    finally:
        if was_on:
            gc.enable()


def _run(rng: Random) -> Speed:
    games = decisions = 0
    start = process_time()
    while (took := process_time() - start) < SECONDS_A_RUN:
        decisions += play_game(options=Options(), seats=SEATS, policy=random_move, rng=rng)
        games += 1
    return Speed(games / took, decisions / took)
