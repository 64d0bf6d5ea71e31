"""R-7: the end of a round and what it costs."""

import pytest

from engine import game
from engine.actions import parse_move
from engine.cards import TEXT, mask_of
from engine.options import Options
from engine.scoring import hand_score, reckon
from tests.notation import board, cards


def test_going_out_ends_the_round() -> None:
    """R-7.1: seat 0 scores 0, the others what they hold; the events say so in order."""
    on = board("KD", "3C KH KC", "5C 6C TC").move("0:KD")
    assert on.happened() == ["card_laid", "went_out", "round_ended"]
    assert on.told("round_ended") == [{"ended_by": "out", "out": [0], "scores": [0, 10, 85]}]
    assert on.r.turn is None
    assert on.r.asked is None


def test_a_last_five_and_seven_still_hit() -> None:
    """R-7.1: the cards drawn for them are scored: AC 1, AD 1."""
    five = board("5D", "KC", "KH", stock="AC AD").move("0:5D")
    assert five.r.scores == [0, 11, 11]
    seven = board("7D", "KC", "KH", stock="AC AD").move("0:7D")
    assert seven.r.scores == [0, 11, 10]


def test_a_last_eight_or_nine_names_nothing() -> None:
    """R-7.1: plain 8D and 9D end the round; with a suit they are refused."""
    for card in ("8D", "9D"):
        assert board(card, "KC", "KH").refused(f"0:{card}=H") == "illegal_play"
        assert board(card, "KC", "KH").move(f"0:{card}").r.ended_by == "out"


@pytest.mark.parametrize("card", ["4D", "6D", "TD", "AD", "3D", "JD", "QH", "KD"])
def test_other_last_cards(card: str) -> None:
    """R-7.1: a last 6 ends the round like any other card; a 4 skips nobody any more."""
    on = board(card, "KC", "KH").move(f"0:{card}")
    assert on.r.ended_by == "out"
    assert on.told("turn_skipped") == []
    assert on.told("cards_drawn") == []


def test_a_last_two_leaves_the_crank_to_be_settled() -> None:
    """R-7.2: seat 1 answers 3, seat 2 takes it; only then is the round over."""
    on = board("2D", "AC KH", "KS 6C", stock="5C 5D 5H").move("0:2D")
    assert (on.r.settling, on.r.turn, on.r.crank, on.r.over) == (True, 1, 2, False)
    on.move("1:AC!")
    assert (on.r.turn, on.r.crank) == (2, 3)
    on.move("2:draw")
    assert on.told("crank_broken") == [{"seat": 2, "count": 3}]
    assert on.r.ended_by == "out"
    assert on.r.out == [0]
    assert on.r.scores == [0, 10, 10 + 30 + 90]


def test_a_last_ace_in_an_open_crank_too() -> None:
    """R-7.2: an ace that raises the crank from 2 to 3 goes out; seat 1 takes three."""
    on = board("AC", "KH", "KS", top="2D", crank=2, stock="5C 5D 5H").move("0:AC")
    assert on.r.settling
    on.move("1:draw")
    assert on.counts() == [0, 4, 1]
    assert on.r.over


def test_a_last_ace_outside_a_crank_settles_nothing() -> None:
    """R-7.2: there is no crank to be left."""
    assert board("AD", "KH", "KS").move("0:AD").r.ended_by == "out"


def test_an_answer_is_still_a_duty() -> None:
    """R-7.2: seat 1 holds AC and must play it; with free_draw it may take the count."""
    on = board("2D", "AC KH", "KS 6C").move("0:2D")
    assert on.refused("1:draw") == "may_not_draw"
    free = board("2D", "AC KH", "KS 6C", options=Options(free_draw=True)).move("0:2D", "1:draw")
    assert free.r.over


def test_the_crank_ends_at_a_seat_without_cards() -> None:
    """R-7.2: seat 1 answers, the turn comes back to seat 0, who is out: nobody draws."""
    on = board("2D", "AC KH", stock="5C 5D 5H").move("0:2D", "1:AC!")
    assert on.told("crank_broken") == [{"seat": None, "count": 3}]
    assert on.told("cards_drawn") == []
    assert on.r.scores == [0, 10]
    assert on.r.out == [0]


def test_who_answers_with_the_last_card_is_out_too() -> None:
    """R-7.2: seats 0 and 1 both score 0; seat 2 draws 4."""
    on = board("2D", "2C", "KS 6C", stock="5C 5D 5H 5S").move("0:2D", "1:2C")
    assert not on.r.over
    on.move("2:draw")
    assert on.r.out == [0, 1]
    assert on.r.scores == [0, 0, 10 + 30 + 120]


def test_both_of_two_go_out() -> None:
    """R-7.2: seat 1 answers with its last card, and the turn comes to seat 0, who has none."""
    on = board("2D", "2C").move("0:2D", "1:2C")
    assert on.r.out == [0, 1]
    assert on.r.scores == [0, 0]
    assert on.told("crank_broken") == [{"seat": None, "count": 4}]


def test_calls_and_announcements_go_on_while_settling() -> None:
    """R-7.2: seat 1 answers down to one card and announces late; seat 2 answers and is called."""
    on = board("2D", "AC KH", "AS KS", "KC 5H", stock="5C 5D 5S 6C 6D 6H 6S 7C")
    on.move("0:2D", "1:AC", "1:last", "2:AS", "0:call@2")
    assert on.counts() == [0, 1, 3, 2]
    assert on.r.turn == 3
    on.move("3:draw")
    assert on.r.over


def test_a_lost_turn_while_settling_takes_the_count() -> None:
    """R-7.2, R-6.4: seat 1 owes a turn, so it takes the two cards and the round is over."""
    on = board("2D", "AC KH", "AS KS", loses=[1], stock="5C 5D 5S").move("0:2D")
    assert on.told("crank_broken") == [{"seat": 1, "count": 2}]
    assert on.r.ended_by == "out"
    assert on.r.scores == [0, 71, 11]


def test_called_in_turn_while_settling() -> None:
    """R-7.2, R-6.4: two penalty cards, then the count, and the round ends there."""
    on = board("KD AS", "2D", "2C KC TC", stock="3C 3D 4C 4D 4H 4S 5C")
    on.move("0:KD", "1:2D", "2:2C")
    assert on.r.turn == 0
    on.move("1:call@0")
    assert on.r.over
    assert on.counts() == [7, 0, 2]
    assert on.told("crank_broken") == [{"seat": 0, "count": 4}]


def test_called_out_of_turn_while_settling() -> None:
    """R-7.2, R-6.4: seat 0, called before the crank reaches it, takes the count when it does."""
    on = board("KD AS", "2D", "2C KC TC", stock="3C 3D 4C 4D 4H 4S 5C")
    on.move("0:KD", "1:2D", "1:call@0")
    assert on.r.turn == 2
    on.move("2:2C")
    assert on.r.over
    assert on.counts() == [7, 0, 2]


def test_a_last_card_going_backwards_is_settled_backwards() -> None:
    """R-7.2, R-4.11: the seats after it are those in the direction of play."""
    on = board("2D", "AC KH", "AS KS", direction=-1).move("0:2D")
    assert on.r.turn == 2


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("AC", 1), ("2C", 20), ("4C", 15), ("5C", 30), ("6C", 30), ("7C", 20), ("8C", 50),
        ("9C", 30), ("TC", 25), ("JC", 10), ("QC", 10), ("KC", 10),
    ],
)  # fmt: skip
def test_points(card: str, points: int) -> None:
    """R-7.3: what each card costs in hand."""
    assert hand_score(mask_of(cards(card))) == points


@pytest.mark.parametrize(
    ("hand", "score"),
    [
        ("3C 2C 8C", 20),
        ("3C 3D", -100),
        ("3C 3D KC", -50),
        ("3C KC", 0),
        ("", 0),
        ("3C", -50),
        ("3C 3D 3H 3S", -200),
        ("3C 8C 8D", 50),
        ("3C 3D 8C 5C AC 7D", 21),
        ("AC 2C 4C 5C 6C 7C 8C 9C TC JC QC KC", 251),
    ],
)
def test_threes_cancel_the_dearest(hand: str, score: int) -> None:
    """R-7.4: the published examples, and others added up by hand."""
    assert hand_score(mask_of(cards(hand))) == score
    assert reckon(mask_of(cards(hand))).score == score


def test_a_score_is_accounted_for_card_by_card() -> None:
    """R-7.4: 3C cancels 8D, 3H cancels 5C (30, before 6S in pack order), 6S and AD count."""
    reckoning = reckon(mask_of(cards("3C 3H 5C 6S 8D AD")))
    assert [(TEXT[three], TEXT[other]) for three, other in reckoning.cancelled] == [
        ("3C", "8D"),
        ("3H", "5C"),
    ]
    assert [(TEXT[card], points) for card, points in reckoning.points] == [("6S", 30), ("AD", 1)]
    assert reckoning.left_over_threes == []
    left = reckon(mask_of(cards("3C 3H 3S KD")))
    assert [TEXT[three] for three in left.left_over_threes] == ["3H", "3S"]


def test_totals_follow_as_the_round_ends() -> None:
    """R-7.5: the score sheet is right the moment the last card lies."""
    state, _ = game.start(
        game_id="g", options=Options(), seats=2, server_seed=bytes(32), client_seeds=["", ""]
    )
    state.round = board("KD", "5C 3D", top="QD").r
    state.scores = [[10, 0]]
    game.apply(state, *parse_move("0:KD"))
    assert state.round_over
    assert state.scores == [[10, 0], [0, 0]]
    state.round = board("KD", "5C 4D", top="QD").r
    game.apply(state, *parse_move("0:KD"))
    assert state.totals == [10, 45]


def test_a_blocked_round_gives_nobody_a_zero() -> None:
    """R-7.5: whoever drew last in vain scores like the others."""
    on = board("9S", "TC", top="QD", stock="").move("0:draw", "1:draw")
    assert on.r.scores == [30, 25]
    assert on.r.out == []


def test_nobody_is_exposed_or_owes_anything_any_more() -> None:
    """R-7.1, R-1.3: seat 1 had one card, announced or not, and seat 2 owed a turn: all of it ends."""
    on = board("KD", "3C", "4C 5C", loses=[2])
    on.r.exposed_by[1] = 0
    on.move("0:KD")
    assert on.exposed() == []
    assert on.r.loses_turn == [False, False, False]
    called = board("KD", "3C", "4C 5C")
    called.r.announced[1] = True
    assert called.move("0:KD").r.announced == [False, False, False]
