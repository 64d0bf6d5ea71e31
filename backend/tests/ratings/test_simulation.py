"""Crowds of known strength: that what is measured of them is measured."""

import math
from collections.abc import Sequence
from random import Random

import pytest
from django.core.management import call_command

from ratings.maths import DUEL
from ratings.simulation import SPREADS, Seen, Setting, simulate


def test_ratings_find_out_who_is_strong() -> None:
    setting = Setting(players=20, sizes=(4,), spread=400)
    early, late = simulate(setting, marks=(2, 25), rng=Random(1))
    assert (early.games, late.games) == (2, 25)
    assert late.rank_correlation > 0.85
    assert late.rank_correlation > early.rank_correlation
    assert late.elo_rank_correlation > 0.8
    assert late.sigma < early.sigma
    # Nobody predicts better than somebody who knows every strength.
    assert late.best_predictions.log_loss() < late.predictions.log_loss()


def test_the_same_chance_gives_the_same_measures() -> None:
    setting = Setting(players=6, sizes=(2,))
    one, other = (
        simulate(setting, marks=(4,), rng=Random(7), parameters=DUEL)[0] for _ in range(2)
    )
    assert (one.rank_correlation, one.spread) == (other.rank_correlation, other.spread)


@pytest.mark.parametrize("sizes", [(2,), (4,)])
def test_the_plus_minus_holds_the_truth_about_two_times_in_three(sizes: Sequence[int]) -> None:
    setting = Setting(players=60, sizes=sizes)
    [measure] = simulate(setting, marks=(60,), rng=Random(2))
    # A few points for the luck of a small crowd; it is humble at first (docs/ratings.md).
    assert 0.60 <= measure.within <= 0.85


def test_equal_differences_of_strength_count_for_about_as_much_at_every_table() -> None:
    """As the bots' games have it: Barrel is placed before Pip nine times in ten, whoever else plays."""
    for spread in SPREADS.values():
        share = (1 + math.erf(spread.gap / spread.apart / math.sqrt(2))) / 2
        assert 0.85 <= share <= 0.98


def test_surprise_and_miscalibration() -> None:
    knows_nothing = Seen([(0.5, True), (0.5, False)])
    assert knows_nothing.log_loss() == pytest.approx(0.693, abs=0.001)
    assert knows_nothing.calibration_error() == 0
    too_sure = Seen([(0.9, True), (0.9, False), (0.1, True), (0.1, False)])
    assert too_sure.calibration_error() == pytest.approx(0.4)
    right = Seen([(0.75, True)] * 3 + [(0.75, False)])
    assert right.calibration_error() == pytest.approx(0)


def test_every_kind_of_table_has_its_noise() -> None:
    assert set(SPREADS) == {
        (seats, length) for seats in (2, 3, 4, 5) for length in ("short", "full")
    }


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    call_command(
        *("simulate_ratings", "--seats", "duel", "--players", "4", "--crowds", "1"),
        *("--parameters", "200", "4"),
    )
    lines = capsys.readouterr().out.strip().splitlines()
    assert lines[0] == "duel"
    assert [line.split()[0] for line in lines[2:]] == ["20", "50", "200"]
