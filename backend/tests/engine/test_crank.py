"""R-5: the crank."""

from engine.options import Options
from tests.notation import board


def test_only_aces_and_twos_answer_of_any_suit() -> None:
    """R-5.1: on 2D both AC and 2S may be played, KD and even 8C may not."""
    on = board("AC 2S KD 8C 3H", "3C 4C", top="2D", crank=2)
    assert on.r.asked == "crank"
    for move in ("0:KD", "0:8C=D", "0:8C", "0:3H"):
        assert on.refused(move) == "illegal_play"
        assert on.reason(move) == "crank_open"
    assert board("AC 2S KD", "3C 4C", top="2D", crank=2).move("0:AC").r.crank == 3
    assert board("AC 2S KD", "3C 4C", top="2D", crank=2).move("0:2S").r.crank == 4


def test_who_can_answer_must() -> None:
    """R-5.1: with AC in hand the count may not be taken."""
    on = board("AC KD", "3C 4C", top="2D", crank=2)
    assert on.refused("0:draw") == "may_not_draw"
    assert on.reason("0:draw") == "must_answer_crank"


def test_two_ace_two_costs_five() -> None:
    """R-5.2: the published example; the crank ends and the turn passes."""
    on = board("2D KD KC", "AC KH KS", "2S QC QH", "3C 4C", stock="5C 5D 5H 5S 6C 6D")
    on.move("0:2D", "1:AC", "2:2S", "3:draw")
    assert on.told("cards_drawn") == [
        {
            "seat": 3,
            "count": 5,
            "wanted": 5,
            "cards": ["5C", "5D", "5H", "5S", "6C"],
            "why": "crank",
            "auto": False,
        }
    ]
    assert on.told("crank_broken") == [{"seat": 3, "count": 5}]
    assert (on.r.crank, on.r.turn, on.r.asked) == (0, 0, "play")


def test_after_the_crank_the_top_card_counts() -> None:
    """R-5.3: AC was laid last: clubs, spades and aces fit, diamonds do not."""
    on = board("2D KC 3S", "AC KH KS", "4D 4C 4S").move("0:2D", "1:AC", "2:draw")
    assert on.suit() == "C"
    assert on.refused("0:KD") == "card_not_held"
    on.move("0:KC!")


def test_a_demand_does_not_come_back_after_a_crank() -> None:
    """R-5.3: diamonds were demanded before 2D; after the crank 2D's colour will do."""
    on = board("2D KH 3S", "4C 4S", top="8C", demanded="D").move("0:2D", "1:draw")
    assert on.suit() == "D"
    on.move("0:KH!")


def test_a_two_must_fit_to_open() -> None:
    """R-5.4: 2S does not go on QD, nor on a demand of hearts; on 2H it goes by rank."""
    assert board("2S KC", "3C 4C").refused("0:2S") == "illegal_play"
    assert board("2S KC", "3C 4C", top="8C", demanded="H").refused("0:2S") == "illegal_play"
    assert board("2S KC", "3C 4C", top="2H").move("0:2S!").r.crank == 2


def test_a_crank_taken_for_nothing_does_not_count_towards_a_block() -> None:
    """R-3.5, R-5.2: an empty draw in a crank is not one of the empty draws outside it."""
    on = board("KD KC", "3C 4C", top="2D", crank=2, stock="").move("0:draw")
    assert on.r.dry_turns == 0


def test_with_free_draw_the_count_may_be_taken() -> None:
    """R-5.2, R-9 free_draw: AC stays in hand."""
    on = board("AC KD", "3C 4C", top="2D", crank=2, options=Options(free_draw=True), stock="5C 5D")
    assert on.move("0:draw").hand(0) == "AC 5C 5D KD"
    assert on.r.crank == 0
