"""Golden games: one for every option, kept as they were first played.

If a change of code changes what happens in one of them, the rules have changed.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.options import Options
from engine.record import replay, verify

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
Record = dict[str, Any]
VARIANTS = {
    "length": Options(length="full"),
    "matching": Options(matching="rank"),
    "wild_nines": Options(wild_nines=True),
    "covered_six": Options(covered_six=True),
    "free_draw": Options(free_draw=True),
}
"""Every option, away from the standard."""


def golden(name: str) -> Record:
    loaded: Record = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return loaded


def test_there_is_one_for_every_option() -> None:
    assert set(VARIANTS) == set(Options().to_dict())
    assert {path.stem for path in GOLDEN.glob("*.json")} == set(VARIANTS)
    for name, options in VARIANTS.items():
        assert golden(name)["options"] == options.to_dict()


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_it_goes_as_it_went(name: str) -> None:
    assert verify(golden(name)) is None


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_it_could_not_have_been_played_otherwise(name: str) -> None:
    """Without its option the same moves are not a game: so the option mattered in it."""
    record = golden(name)
    record["options"] = Options().to_dict()
    assert verify(record) is not None


def test_what_happens_in_them() -> None:
    """Between them they show everything that can happen in a round."""
    kinds = {
        event["type"]
        for name in VARIANTS
        for one in replay(golden(name))
        for step in one["steps"]
        for event in step["events"]
    }
    assert kinds == {
        "announced", "called", "card_laid", "cards_drawn", "crank_broken", "crank_opened",
        "crank_raised", "direction_reversed", "exposed", "game_ended", "reshuffled", "round_ended",
        "suit_named", "turn_began", "turn_lost", "turn_skipped", "went_out",
    }  # fmt: skip
