"""Rate the house's bots anew: `python manage.py calibrate_bots`.

They play thousands of games among themselves, in this process. What comes out is written into
`ratings/house_bots.json`, to be committed; a running site takes it over after its next upgrade.
"""

import json
from argparse import ArgumentParser
from random import Random
from typing import Any

from django.core.management.base import BaseCommand

from ratings import calibration, house


class Command(BaseCommand):
    """Lets bots play bots and writes their ratings."""

    help = "Let the house's bots play each other and write their ratings."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Say how much is played, and from which chance."""
        parser.add_argument("--games", type=int, default=1_000, help="of each length and ladder")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--dry-run", action="store_true", help="write nothing")

    def handle(self, *_: object, games: int, seed: int, dry_run: bool, **__: object) -> None:
        """Play, print and write."""
        ratings: dict[str, dict[str, Any]] = {}
        for ladder, seats in calibration.SIZES.items():
            rng = Random(seed)  # noqa: S311 - calibrations need to be repeatable, not secret
            results = calibration.play(ladder, games=games, rng=rng)
            for bot, value in calibration.rate(results, seats=seats).items():
                made = {
                    "value": value,
                    "games": results.games[bot],
                    "firsts": results.firsts[bot],
                }
                ratings.setdefault(bot, {})[ladder] = made
                self.stdout.write(f"{ladder}: {bot} {value}, of {made['games']} games")
        if not dry_run:
            made_by = f"manage.py calibrate_bots --games {games} --seed {seed}"
            body = {"made_by": made_by, "ratings": ratings}
            house.FILE.write_text(json.dumps(body, indent=2) + "\n", "utf-8")
