"""R-3: what may be played, drawing, and rounds that get stuck."""

import pytest

from engine.cards import TEXT, cards_of
from engine.options import Options
from engine.shuffle import reshuffle_order
from tests.notation import Board, board, cards

CLASSIC = Options(matching="rank")


def fitting(on: Board) -> str:
    """Return the cards of the seat in turn that it may play."""
    assert on.r.turn is not None
    return " ".join(TEXT[card] for card in cards_of(on.r.hands[on.r.turn] & on.r.fits))


def test_suit_rank_colour_or_an_eight() -> None:
    """R-3.1: on QD go diamonds, hearts (the colour), queens and eights; KC and 9S do not."""
    on = board("KC QC 8C 4D 9H QS 9S 8S", "3C", top="QD")
    assert fitting(on) == "8C QC 4D 9H 8S QS"
    assert on.refused("0:KC") == "illegal_play"
    assert on.reason("0:9S") == "no_match"
    assert on.refused("0:2D") == "card_not_held"
    assert on.refused("1:3C") == "out_of_turn"


def test_the_current_suit_is_the_top_cards() -> None:
    """R-3.2: after QC, laid on the rank of QD, clubs are current and hearts no longer fit."""
    on = board("QC 9H", "KH KS 2C", top="QD").move("0:QC!")
    assert on.suit() == "C"
    assert fitting(on) == "2C KS"


def test_a_named_suit_is_demanded() -> None:
    """R-3.2: 8H names spades: spades, eights and nothing else; clubs share only the colour."""
    on = board("8H KD KS", "4C 4S 8C 9H KS", top="QD").move("0:8H=S")
    assert on.suit() == "S!"
    assert on.r.demanded_by == 0
    assert fitting(on) == "8C 4S KS"
    assert on.reason("1:4C") == "suit_demanded"


def test_an_eight_may_name_its_own_suit() -> None:
    """R-3.2: 8H=H demands hearts, so diamonds do not do."""
    on = board("8H KD KS", "4D 4H", top="QD").move("0:8H=H")
    assert on.suit() == "H!"
    assert fitting(on) == "4H"


def test_rank_does_on_a_demand() -> None:
    """R-3.2: on 9S changed to clubs, 9H goes by rank although clubs are demanded."""
    on = board("9S KD KS", "9H 4S 4C", top="QS").move("0:9S=C")
    assert fitting(on) == "4C 9H"


def test_a_demand_lasts_until_the_next_card() -> None:
    """R-3.2: it outlives a draw, and a card laid ends it."""
    on = board("8H KD KS", "4D 4H", "KC KH 2C 4C", top="QD").move("0:8H=C", "1:draw")
    assert on.suit() == "C!"
    on.move("2:KC")
    assert on.suit() == "C"
    assert on.r.demanded_by is None


def test_who_can_play_must() -> None:
    """R-3.3: 4D fits QD, so there is no drawing."""
    on = board("4D 9S", "3C 3D")
    assert on.refused("0:draw") == "may_not_draw"
    assert on.reason("0:draw") == "must_play"


def test_who_cannot_play_draws_one_and_the_turn_passes() -> None:
    """R-3.3: 4D, just drawn, would fit, but not in this turn."""
    on = board("9S KC", "3C 3D", stock="4D 4C").move("0:draw")
    assert on.hand(0) == "KC 4D 9S"
    assert on.r.turn == 1
    assert on.refused("0:4D") == "out_of_turn"
    assert on.told("cards_drawn") == [
        {"seat": 0, "count": 1, "wanted": 1, "cards": ["4D"], "why": "no_play", "auto": False}
    ]


def reshuffled(under: str) -> list[str]:
    """Return the order in which these discards are drawn again in a first round (F-3.4)."""
    return [TEXT[card] for card in reshuffle_order(cards(under), bytes(32), 1, 1)]


def test_the_discards_are_shuffled_when_a_card_must_be_drawn() -> None:
    """R-3.4: not when the last card is drawn, but at the next draw; the top card stays."""
    under = "2C 3C 4C 5C"
    on = board("9S KC", "TS JS", top="QD", under=under, stock="AS").move("0:draw")
    assert on.r.draw_count == 0
    assert len(on.r.discards) == 5
    order = reshuffled(under)
    on.move("1:draw")
    assert on.happened() == ["reshuffled", "cards_drawn", "turn_began"]
    assert on.told("reshuffled") == [{"count": 4}]
    assert on.told("cards_drawn")[0]["cards"] == [order[0]]
    assert [TEXT[card] for card in on.r.discards] == ["QD"]
    assert on.r.draw_count == 3


def test_a_reshuffle_between_two_cards_of_one_draw() -> None:
    """R-3.4: a crank of 3 takes the last card, and two of the new pile."""
    under = "3C 4C 5C AD"
    order = reshuffled(under)
    on = board("9S KC", "TS JS", top="2D", under=under, stock="AS", crank=3).move("0:draw")
    drawn = on.told("cards_drawn")[0]
    assert drawn["cards"] == ["AS", *order[:2]]
    assert on.r.draw_count == 2


def test_suit_and_rank_stay_through_a_reshuffle() -> None:
    """R-3.4, R-3.2: spades named on 8H are still demanded after it."""
    on = board("9C KC", "TC TD", top="8H", under="3C 4C", stock="", demanded="S").move("0:draw")
    assert on.suit() == "S!"
    assert TEXT[on.r.top] == "8H"


def test_a_draw_takes_what_there_is() -> None:
    """R-3.4: a crank of 5 with one card left and none to shuffle: one card."""
    on = board("9S KC", "TS JS", top="2D", stock="AS", crank=5).move("0:draw")
    assert on.told("cards_drawn")[0] == {
        "seat": 0,
        "count": 1,
        "wanted": 5,
        "cards": ["AS"],
        "why": "crank",
        "auto": False,
    }
    assert on.r.crank == 0


def test_nothing_is_shuffled_when_there_is_nothing() -> None:
    """R-3.4: a draw may yield no card, and tells of no reshuffle."""
    on = board("9S KC", "TS JS", top="QD", stock="").move("0:draw")
    assert on.happened() == ["cards_drawn", "turn_began"]
    assert on.told("cards_drawn")[0]["count"] == 0
    assert on.r.reshuffles == 0


def test_blocked_when_nobody_can_draw() -> None:
    """R-3.5: three seats, three empty draws in a row: the round ends and every hand counts."""
    on = board("9S KC", "TS JS", "3S 7C", top="QD", stock="").move("0:draw", "1:draw")
    assert not on.r.over
    on.move("2:draw")
    assert on.r.ended_by == "blocked"
    assert on.r.scores == [40, 35, 0]
    assert on.told("round_ended") == [{"ended_by": "blocked", "out": [], "scores": [40, 35, 0]}]
    assert on.r.turn is None


def test_a_play_restarts_the_count() -> None:
    """R-3.5: draw, play, and it takes three empty draws again."""
    on = board("9S KC", "TD JS", "7C 7S", top="QD", under="", stock="").move("0:draw")
    assert on.r.dry_turns == 1
    on.move("1:TD!")
    assert on.r.dry_turns == 0


def test_any_card_drawn_restarts_the_count() -> None:
    """R-3.5: two empty draws, then a call makes somebody draw the one card there is."""
    on = board("9S", "TS JS", "3S 7C", top="QD", stock="")
    on.r.exposed_by[1] = 0
    on.move("0:draw", "1:draw")
    assert on.r.dry_turns == 2
    on.r.stock = cards("AS")
    on.move("2:call@1")
    assert on.r.dry_turns == 0


def test_a_turn_passed_over_neither_counts_nor_restarts() -> None:
    """R-3.5: seats 0 and 2 draw nothing, seat 1 loses its turn: only a third empty draw blocks."""
    on = board("9S KC", "TS JS", "7S 7C", top="QD", stock="", loses=[1])
    on.move("0:draw", "2:draw")
    assert on.r.dry_turns == 2
    assert not on.r.over
    on.move("0:draw")
    assert on.r.ended_by == "blocked"


def test_two_thousand_moves_end_a_round() -> None:
    """R-3.6: the 2,000th move is made, and then the round is blocked."""
    on = board("9S KC", "TS JS", top="QD", stock="2C 3C 4C", moves=1998).move("0:draw")
    assert not on.r.over
    on.move("1:draw")
    assert (on.r.moves, on.r.ended_by) == (2000, "blocked")
    assert on.r.scores == [60, 10]  # 9S KC 2C, and 3C cancelling TS beside JS
    assert on.refused("0:draw") == "round_is_over"


def test_announcements_count_as_moves() -> None:
    """R-3.6: a late announcement as the 2,000th move ends the round too."""
    on = board("KD 4D", "TS JS", top="QD", moves=1998).move("0:KD", "0:last")
    assert on.r.ended_by == "blocked"


def test_the_last_move_may_end_the_round_itself() -> None:
    """R-3.6: going out with the 2,000th move is going out."""
    on = board("KD", "TS JS", top="QD", moves=1999).move("0:KD")
    assert on.r.ended_by == "out"
    assert on.r.scores == [0, 35]


def test_blocked_while_a_crank_is_settled() -> None:
    """R-3.6, R-7.2: the 2,000th move opens a crank by a last card: blocked, and who is out scores 0."""
    on = board("2D", "AS JS", top="QD", moves=1999).move("0:2D")
    assert on.r.ended_by == "blocked"
    assert on.r.out == [0]
    assert on.r.scores == [0, 11]


@pytest.mark.parametrize("move", ["0:9S", "1:draw", "0:name=S", "0:last", "0:call@1", "4:draw"])
def test_nothing_is_done_after_the_end(move: str) -> None:
    """R-7.1, R-3.3: whatever is tried when the round is over is refused as just that."""
    over = board("KD", "TS JS", top="QD").move("0:KD")
    assert over.refused(move) == "round_is_over"


def test_seats_that_do_not_exist() -> None:
    """R-1.1: a move of a seat beyond the table is out of turn, whatever it is."""
    on = board("KD 4D", "TS JS", top="QD")
    for move in ("2:draw", "4:KD", "3:last", "2:call@0"):
        assert on.refused(move) == "out_of_turn"
