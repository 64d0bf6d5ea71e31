"""R-9: the options of a table."""

from typing import Any

import pytest

from engine.options import Options
from tests.notation import board


def test_standard_play() -> None:
    """R-9: every option but the length at its first value."""
    assert Options().is_standard
    assert Options(length="full").is_standard
    for change in (
        Options(matching="rank"),
        Options(wild_nines=True),
        Options(covered_six=True),
        Options(free_draw=True),
    ):
        assert not change.is_standard


def test_matching_by_rank() -> None:
    """R-9 matching: on QD a heart no longer fits; diamonds, queens and eights do."""
    on = board("KH KD QS 8C", "3C 4C", options=Options(matching="rank"))
    assert on.refused("0:KH") == "illegal_play"
    for move in ("0:KD", "0:QS", "0:8C=H"):
        board("KH KD QS 8C", "3C 4C", options=Options(matching="rank")).move(move)


def test_length() -> None:
    """R-9 length: full has fifteen rounds, short eight (R-1.1)."""
    assert len(Options(length="full").hand_sizes) == 15
    assert len(Options(length="short").hand_sizes) == 8


def test_wild_nines() -> None:
    """R-9 wild_nines: 9S goes on QD and on a demand, but not into a crank."""
    wild = Options(wild_nines=True)
    assert board("9S KC 4C", "3C 4C", options=wild).move("0:9S").suit() == "S"
    assert board("9S KC 4C", "3C 4C", options=wild).move("0:9S=C").suit() == "C!"
    demanded = board("9S KC 4C", "3C 4C", top="8C", demanded="H", options=wild)
    assert demanded.move("0:9S").suit() == "S"
    crank = board("9S KC 4C", "3C 4C", top="2D", crank=2, options=wild)
    assert crank.reason("0:9S") == "crank_open"


def test_covered_six() -> None:
    """R-9 covered_six: the last 6 is covered by a drawn card and the turn passes."""
    covered = Options(covered_six=True)
    on = board("6D", "3C 4C", options=covered, stock="KC 5D").move("0:6D")
    assert on.hand(0) == "KC"
    assert on.happened() == ["card_laid", "cards_drawn", "turn_began"]
    assert on.told("cards_drawn")[0]["why"] == "covered_six"
    assert (on.r.turn, on.r.over, on.r.out) == (1, False, [])
    assert on.refused("1:call@0") == "not_exposed"


def test_covered_six_before_the_last_card() -> None:
    """R-9 covered_six: any other 6 still gives another turn, and may be announced."""
    on = board("6D KD", "3C 4C", options=Options(covered_six=True)).move("0:6D!")
    assert on.r.turn == 0
    on.move("0:KD")
    assert on.r.ended_by == "out"


def test_covered_six_with_an_empty_draw_pile() -> None:
    """R-9 covered_six, R-3.4: the card beneath the six is there to be drawn again."""
    on = board("6D", "3C 4C", options=Options(covered_six=True), top="QD", stock="").move("0:6D")
    assert on.hand(0) == "QD"


def test_covered_six_is_not_announced() -> None:
    """R-9 covered_six, R-6.1: the play leaves no card, whatever is drawn then."""
    on = board("6D", "3C 4C", options=Options(covered_six=True))
    assert on.refused("0:6D!") == "illegal_play"


def test_free_draw() -> None:
    """R-9 free_draw: 4D would fit on QD, and may stay in hand."""
    on = board("4D KC", "3C 4C", options=Options(free_draw=True), stock="5D AC").move("0:draw")
    assert on.hand(0) == "KC 4D 5D"
    assert on.r.turn == 1


def test_a_free_draw_tells_nothing() -> None:
    """R-9 free_draw: the table cannot see whether the player could have played."""
    free = Options(free_draw=True)
    could = board("4D KC", "3C 4C", options=free).move("0:draw")
    could_not = board("4C KC", "3C 4D", options=free).move("0:draw")
    assert (
        could.told("cards_drawn")[0]["why"] == could_not.told("cards_drawn")[0]["why"] == "choice"
    )


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"length": "long"}, "length"),
        ({"length": None}, "length"),
        ({"length": ["short"]}, "length"),
        ({"matching": "suit"}, "matching"),
        ({"wild_nines": 1}, "wild_nines"),
        ({"covered_six": "true"}, "covered_six"),
        ({"free_draw": None}, "free_draw"),
    ],
)
def test_options_there_are_not(change: dict[str, Any], fault: str) -> None:
    """R-9: the option that does not do is named."""
    with pytest.raises(ValueError, match=fault):
        Options.from_dict({**Options().to_dict(), **change})


def test_options_as_plain_data() -> None:
    """R-9: there and back; names not known are ignored."""
    options = Options(length="full", matching="rank", free_draw=True)
    assert Options.from_dict({**options.to_dict(), "jokers": True}) == options
