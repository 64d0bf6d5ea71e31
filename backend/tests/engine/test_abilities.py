"""R-4: what each rank does."""

import pytest

from tests.notation import board


def test_an_ace_does_nothing_outside_a_crank() -> None:
    """R-4.1: AD on QD opens nothing; the turn passes."""
    on = board("AD 9S KC", "3C 4C").move("0:AD")
    assert on.happened() == ["card_laid", "turn_began"]
    assert (on.r.turn, on.r.crank) == (1, 0)


def test_an_ace_counts_one_in_a_crank() -> None:
    """R-4.1, R-5.1: 2 becomes 3."""
    on = board("AC 9S KC", "3C 4C", top="2D", crank=2).move("0:AC")
    assert on.r.crank == 3
    assert on.told("crank_raised") == [{"seat": 0, "count": 3}]


def test_a_two_opens_and_adds() -> None:
    """R-4.2: 2D opens at 2, 2S on it makes 4."""
    on = board("2D 9S KC", "2S 4C 4D").move("0:2D")
    assert on.told("crank_opened") == [{"seat": 0, "count": 2}]
    on.move("1:2S")
    assert on.told("crank_raised") == [{"seat": 1, "count": 4}]


@pytest.mark.parametrize("card", ["3D", "JD", "QH", "KD"])
def test_plain_cards(card: str) -> None:
    """R-4.3: 3, J, Q, K only pass the turn."""
    on = board(f"{card} 9S KC", "3C 4C", "5C 6C").move(f"0:{card}")
    assert on.happened() == ["card_laid", "turn_began"]
    assert on.r.turn == 1


def test_a_four_skips() -> None:
    """R-4.4: seat 1 is skipped, seat 2 is next; against the clock seat 2 is skipped, seat 1 next."""
    assert board("4D 9S KC", "3C 4C", "5C 6C").move("0:4D").r.turn == 2
    on = board("4D 9S KC", "3C 4C", "5C 6C", direction=-1).move("0:4D")
    assert on.told("turn_skipped") == [{"seat": 2}]
    assert on.r.turn == 1


def test_a_four_between_two() -> None:
    """R-4.4: the same player plays again."""
    on = board("4D 9S KC", "3C 4C").move("0:4D")
    assert on.r.turn == 0


def test_a_five_makes_all_others_draw() -> None:
    """R-4.5: from the next seat on; against the clock seat 2 draws first."""
    on = board("5D 9S KC", "3C 4C", "TC 6C", stock="AC AS 2S").move("0:5D")
    assert [(draw["seat"], draw["cards"]) for draw in on.told("cards_drawn")] == [
        (1, ["AC"]),
        (2, ["AS"]),
    ]
    back = board("5D 9S KC", "3C 4C", "TC 6C", stock="AC AS 2S", direction=-1).move("0:5D")
    assert [draw["seat"] for draw in back.told("cards_drawn")] == [2, 1]
    assert back.r.turn == 2


def test_a_six_gives_another_turn() -> None:
    """R-4.6: 6D, then 6H, then KH, and only then seat 1."""
    on = board("6D 6H KH 2C", "3C 4C").move("0:6D")
    assert on.r.turn == 0
    assert on.move("0:6H").r.turn == 0
    assert on.move("0:KH!").r.turn == 1


def test_a_six_with_nothing_to_follow() -> None:
    """R-4.6: 9S and KC do not fit on 6D: one card is drawn and the turn passes."""
    on = board("6D 9S KC", "3C 4C", stock="AD AC").move("0:6D")
    assert on.refused("0:KC") == "illegal_play"
    on.move("0:draw")
    assert on.hand(0) == "KC AD 9S"
    assert on.r.turn == 1


def test_each_turn_of_a_six_is_a_decision_of_its_own() -> None:
    """R-4.6: the count of decisions asked rises, although the seat stays the same."""
    on = board("6D 6H KH 2C", "3C 4C")
    before = on.r.turns
    assert on.move("0:6D").r.turns == before + 1


def test_a_seven_makes_the_next_draw() -> None:
    """R-4.7: seat 1 draws 4D and may lay it at once on 7D."""
    on = board("7D 9S KC", "3C TC", "5C 6C", stock="4D AS").move("0:7D")
    assert on.hand(1) == "3C TC 4D"
    assert on.r.turn == 1
    assert on.counts() == [2, 3, 2]
    on.move("1:4D")


def test_an_eight_goes_on_anything_and_names() -> None:
    """R-4.8: 8C on QD; it must name, and may name any of the four."""
    for suit in "CDHS":
        assert board("8C 9S KC", "3C 4C").move(f"0:8C={suit}").suit() == f"{suit}!"
    assert board("8C 9S KC", "3C 4C").refused("0:8C") == "must_name_suit"


def test_a_nine_may_change_to_its_sister() -> None:
    """R-4.9: 9H=D demands diamonds; plain 9H is hearts, colour and all."""
    assert board("9H 9S KC", "3C 4C").move("0:9H=D").suit() == "D!"
    assert board("9H 9S KC", "3C 4C").move("0:9H").suit() == "H"
    for suit in "CHS":
        assert board("9H 9S KC", "3C 4C").refused(f"0:9H={suit}") == "illegal_play"


def test_a_nine_is_not_wild() -> None:
    """R-4.9: 9S does not fit on QD."""
    assert board("9H 9S KC", "3C 4C").refused("0:9S") == "illegal_play"


def test_no_other_card_names() -> None:
    """R-4.8, R-4.9: KD=S is no play."""
    on = board("KD 9S KC", "3C 4C")
    assert on.refused("0:KD=S") == "illegal_play"
    assert on.reason("0:KD=S") == "may_not_name"


def test_a_ten_reverses() -> None:
    """R-4.10, R-4.11: the turn goes to the neighbour in the new direction."""
    on = board("TD 9S KC", "3C 4C", "5C 6C").move("0:TD")
    assert on.told("direction_reversed") == [{"direction": -1}]
    assert on.r.turn == 2
    again = board("TD 9S KC", "3C 4C", "5C 6C", direction=-1).move("0:TD")
    assert (again.r.direction, again.r.turn) == (1, 1)


def test_a_ten_between_two() -> None:
    """R-4.10: the turn passes all the same, and the direction flips."""
    on = board("TD 9S KC", "3C 4C").move("0:TD")
    assert (on.r.direction, on.r.turn) == (-1, 1)


def test_next_follows_the_direction() -> None:
    """R-4.11: after a ten a seven hits the seat on the right."""
    on = board("7D 9S KC", "3C 4C", "5C 6C", direction=-1, stock="AC").move("0:7D")
    assert on.counts() == [2, 2, 3]
    assert on.r.turn == 2


def test_a_seat_that_owes_a_turn_is_still_next_for_a_seven() -> None:
    """R-4.11: seat 1 draws for the 7 and its turn is passed over all the same."""
    on = board("7D 9S KC", "3C 4C", "5C 6C", loses=[1], stock="AC").move("0:7D")
    assert on.counts() == [2, 3, 2]
    assert on.told("turn_lost") == [{"seat": 1}]
    assert on.r.turn == 2


def test_a_seat_that_owes_a_turn_is_still_next_for_a_five() -> None:
    """R-4.11: seat 1 draws first, then seat 2, whose turn it is."""
    on = board("5D 9S KC", "3C 4C", "TC 6C", loses=[1], stock="AC AS").move("0:5D")
    assert [draw["seat"] for draw in on.told("cards_drawn")] == [1, 2]
    assert on.r.turn == 2
    assert on.r.loses_turn == [False, False, False]


def test_a_four_skips_a_seat_that_owes_a_turn() -> None:
    """R-4.11, R-6.4: seat 1 is skipped and still owes; the turn goes to seat 2."""
    on = board("4D 9S KC", "3C 4C", "5C 6C", loses=[1]).move("0:4D")
    assert on.r.turn == 2
    assert on.r.loses_turn == [False, True, False]
