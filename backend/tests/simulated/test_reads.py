"""Measuring what is read: everything that is measured is there, and what grows too much is told."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.cache import cache
from django.core.management import CommandError, call_command
from pytest_django.fixtures import Settings

from simulated.reads import reads, sample
from tests.accounts.browser import Browser
from tests.simulated.houses import fill

GAMES = 40


@pytest.fixture
def house(db: None, settings: Settings) -> None:
    cache.clear()
    settings.TEST_PACE = True
    fill(games=GAMES)


def test_whatever_is_measured_is_there(house: None) -> None:
    found = list(reads(sample()))
    assert len({read.name for read in found}) == len(found) > 50
    for read in found:
        cache.clear()
        answer = Browser().client.get(read.address)
        assert answer.status_code == 200, read.address


def test_two_sizes_are_put_side_by_side(house: None, tmp_path: Path) -> None:
    kept, out = tmp_path / "kept.json", StringIO()
    options = {"times": 1, "only": "half way down", "stdout": out}
    call_command("bench_reads", save=kept, **options)
    before = json.loads(kept.read_text("utf-8"))
    assert before["games"] == GAMES
    before["ms"] = dict.fromkeys(before["ms"], 1e9)
    kept.write_text(json.dumps(before), "utf-8")
    call_command("bench_reads", against=kept, **options)
    assert "games by crank, half way down" in out.getvalue()
    kept.write_text(json.dumps({**before, "ms": dict.fromkeys(before["ms"], 1e-9)}), "utf-8")
    with pytest.raises(CommandError, match="times as long"):
        call_command("bench_reads", against=kept, **options)


def test_limits_would_spoil_it(settings: Settings) -> None:
    settings.TEST_PACE = False
    with pytest.raises(CommandError, match="CRAITS_PACE"):
        call_command("bench_reads", stdout=StringIO())
