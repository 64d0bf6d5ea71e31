"""The ratings of the house's bots: calibrated by letting them play, and fixed in between.

`house_bots.json` holds them, and how they were made (`manage.py calibrate_bots`).
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from games.models import Ladder

FILE = Path(__file__).with_name("house_bots.json")


@dataclass(frozen=True, slots=True)
class Calibrated:
    """A bot's rating on one ladder, and the games that it was made from."""

    value: int
    games: int
    firsts: int


def of(bot: str, ladder: str) -> Calibrated:
    """Return a bot's rating on a ladder. Raises KeyError for one that was never calibrated."""
    return everybody()[bot][Ladder(ladder)]


@cache
def everybody() -> dict[str, dict[Ladder, Calibrated]]:
    """Return the ratings of all calibrated bots, by bot and ladder."""
    ratings: dict[str, dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["ratings"]
    return {
        bot: {Ladder(ladder): Calibrated(**made) for ladder, made in by_ladder.items()}
        for bot, by_ladder in ratings.items()
    }
