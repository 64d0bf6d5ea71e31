"""The house's bots: rated by what they play among themselves."""

import json
import math
from pathlib import Path
from random import Random

import pytest
from django.core.management import call_command

from bots import BOTS
from games.models import Ladder
from ratings import calibration, house, maths
from ratings.calibration import Results


def test_every_bot_is_calibrated_on_every_ladder() -> None:
    assert house.everybody().keys() == BOTS.keys()
    for ladders in house.everybody().values():
        assert set(ladders) == set(Ladder)
    assert house.of("careful", "duel").value == maths.START
    assert house.of("random", "table").value < house.of("careful", "table").value


def test_the_distance_predicts_what_was_seen() -> None:
    results = Results(wins={("careful", "random"): 750.0, ("random", "careful"): 250.0})
    ratings = calibration.rate(results, seats=2)
    assert ratings["careful"] == maths.START
    seen = [maths.house_belief(ratings[bot]) for bot in ("careful", "random")]
    assert maths.wins_over(seen)[0][1] == pytest.approx(0.75, abs=0.002)


def test_three_bots_stand_in_the_order_of_their_wins() -> None:
    wins = {("a", "careful"): 60.0, ("careful", "a"): 40.0, ("careful", "b"): 60.0}
    wins |= {("b", "careful"): 40.0, ("a", "b"): 70.0, ("b", "a"): 30.0}
    ratings = calibration.rate(Results(wins=wins), seats=4)
    assert ratings["a"] > ratings["careful"] == maths.START > ratings["b"]


def test_somebody_who_never_won_is_not_infinitely_weak() -> None:
    ratings = calibration.rate(Results(wins={("careful", "random"): 20.0}), seats=2)
    assert math.isfinite(ratings["random"])


def test_the_same_chance_gives_the_same_ratings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "FILE", tmp_path / "bots.json")
    monkeypatch.setattr(calibration, "LENGTHS", ("short",))
    call_command("calibrate_bots", "--games", "3", "--seed", "5")
    first = house.FILE.read_text("utf-8")
    call_command("calibrate_bots", "--games", "3", "--seed", "5")
    assert house.FILE.read_text("utf-8") == first
    made = json.loads(first)
    assert made["made_by"] == "manage.py calibrate_bots --games 3 --seed 5"
    assert made["ratings"]["careful"]["duel"]["games"] == 3
    results = calibration.play("table", games=2, rng=Random(1))
    assert sum(results.games.values()) == 8
