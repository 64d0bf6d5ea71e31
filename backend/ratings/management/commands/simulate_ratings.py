"""Measure what ratings make of players of known strength: `python manage.py simulate_ratings`.

The numbers of docs/ratings.md come from here, and so does the choice of the parameters: `--parameters` shows
what others would have done.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from random import Random
from statistics import fmean

from django.core.management.base import BaseCommand

from ratings.maths import Parameters
from ratings.simulation import STRENGTH_SPREAD, Measure, Setting, simulate

MARKS = (20, 50, 200)
SIZES = {"duel": (2,), "table": (3, 4, 4, 4, 5), "3": (3,), "4": (4,), "5": (5,)}
COLUMNS = (
    *("games", "rank", "Elo's", "loss", "Elo's", "best", "miss", "Elo's"),
    *("sigma", "within", "spread", "highest"),
)


class Command(BaseCommand):
    """Prints a table of measures for each number of seats."""

    help = "Measure rank correlation and calibration of ratings, beside pairwise Elo."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Say who plays, and with which parameters."""
        parser.add_argument("--seats", choices=[*SIZES, "all"], default="all")
        parser.add_argument("--players", type=int, default=80)
        parser.add_argument("--crowds", type=int, default=4, help="how many crowds to average")
        parser.add_argument("--spread", type=float, default=STRENGTH_SPREAD)
        parser.add_argument(
            "--parameters",
            nargs=2,
            type=float,
            metavar=("BETA", "TAU"),
            help="instead of the ladder's own",
        )

    def handle(
        self,
        *_: object,
        seats: str,
        players: int,
        crowds: int,
        spread: float,
        parameters: Sequence[float] | None,
        **__: object,
    ) -> None:
        """Simulate, and print a table for each number of seats."""
        tried = None if parameters is None else Parameters(*parameters)
        for name in SIZES if seats == "all" else (seats,):
            setting = Setting(players=players, sizes=SIZES[name], spread=spread)
            seen = [
                simulate(setting, marks=MARKS, parameters=tried, rng=Random(seed))  # noqa: S311
                for seed in range(crowds)
            ]
            self.stdout.write(f"\n{name}\n" + "".join(f"{column:>9}" for column in COLUMNS))
            for measures in zip(*seen, strict=True):
                self.stdout.write("".join(f"{number:>9}" for number in _line(measures)))


def _line(crowds: Sequence[Measure]) -> list[str]:
    """Return the means over some crowds at one mark, in the order of `COLUMNS`."""
    return [
        f"{crowds[0].games}",
        *(
            f"{fmean(numbers):.3f}"
            for numbers in (
                [each.rank_correlation for each in crowds],
                [each.elo_rank_correlation for each in crowds],
                [each.predictions.log_loss() for each in crowds],
                [each.elo_predictions.log_loss() for each in crowds],
                [each.best_predictions.log_loss() for each in crowds],
                [each.predictions.calibration_error() for each in crowds],
                [each.elo_predictions.calibration_error() for each in crowds],
            )
        ),
        f"{fmean(each.sigma for each in crowds):.0f}",
        f"{fmean(each.within for each in crowds):.2f}",
        f"{fmean(each.spread for each in crowds):.0f}",
        f"{fmean(each.best for each in crowds):.0f}",
    ]
