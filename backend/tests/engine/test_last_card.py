"""R-6: announcing the last card, and being called for not doing so."""

import pytest

from engine.options import Options
from tests.notation import Board, board


def exposed_zero(*, stock: str | None = "5C 5D 5H 5S 6C 6D", **more: object) -> Board:
    """Seat 0 has just played KD and holds 9S alone, unannounced; seat 1 is in turn."""
    on = board("KD 9S", "3C KH KC", "5C 6C TC", stock=stock)
    return on.move("0:KD")


def test_announcing_with_the_play() -> None:
    """R-6.1: `KD!` leaves one card and says so; nobody can be called."""
    on = board("KD 9S", "3C KH KC", "5C 6C TC").move("0:KD!")
    assert on.told("announced") == [{"seat": 0, "late": False}]
    assert on.exposed() == []
    assert on.r.announced == [True, False, False]
    assert on.refused("1:call@0") == "not_exposed"


def test_not_announcing_exposes() -> None:
    """R-6.1: the first move of the round left one card."""
    on = exposed_zero()
    assert on.told("exposed") == [{"seat": 0}]
    assert on.exposed() == [0]
    assert on.r.exposed_by == [0, None, None]


def test_announcing_late() -> None:
    """R-6.1: at any time while still exposed, out of turn too."""
    on = exposed_zero().move("1:KH", "0:last")
    assert on.told("announced") == [{"seat": 0, "late": True}]
    assert on.exposed() == []
    assert on.r.announced[0]
    assert on.r.turn == 2
    assert on.refused("0:last") == "not_exposed"


def test_announcing_for_nothing() -> None:
    """R-6.1: with a play that leaves two, or none, or by a seat that is not exposed."""
    assert board("KD 9S 9C", "3C KH").refused("0:KD!") == "illegal_play"
    assert board("KD 9S 9C", "3C KH").reason("0:KD!") == "nothing_to_announce"
    assert board("KD", "3C KH").refused("0:KD!") == "illegal_play"
    assert board("KD 9S", "3C KH").refused("1:last") == "not_exposed"


def test_a_suit_named_and_a_last_card_announced() -> None:
    """R-6.1, R-4.8: `8H=S!`."""
    on = board("8H 9S", "3C KH").move("0:8H=S!")
    assert on.suit() == "S!"
    assert on.r.announced[0]


@pytest.mark.parametrize("by", [1, 2])
def test_anybody_else_may_call(by: int) -> None:
    """R-6.2: in turn (seat 1) or out of it (seat 2)."""
    on = exposed_zero().move(f"{by}:call@0")
    assert on.told("called") == [{"by": by, "seat": 0, "after_ms": None, "now": False}]
    assert on.counts()[0] == 3


def test_nobody_calls_themselves() -> None:
    """R-6.2: any *other* player."""
    assert exposed_zero().refused("0:call@0") == "not_exposed"
    assert exposed_zero().reason("0:call@0") == "own_seat"


def test_one_who_is_out_may_call() -> None:
    """R-6.2, R-7.2: seat 0 goes out with 2D; seat 1 answers down to one card and is called."""
    on = board("2D", "AC KH", "AS KS KC", stock="5C 5D 5H 5S").move("0:2D", "1:AC", "0:call@1")
    assert on.counts() == [0, 3, 3]


def test_a_drawn_card_ends_the_exposure() -> None:
    """R-6.2: seat 0 draws for a five and no longer holds exactly one card."""
    on = board("KD 9S", "5D KH KC", "5C 6C TC").move("0:KD", "1:5D")
    assert on.exposed() == []
    assert on.refused("2:call@0") == "not_exposed"
    assert on.refused("0:last") == "not_exposed"


def test_a_draw_that_yields_nothing_changes_nothing() -> None:
    """R-6.2: seat 0, exposed, has nothing to play and nothing to draw: it may still be called."""
    on = board("9S", "TS JS", top="QD", stock="")
    on.r.exposed_by[0] = 0
    on.move("0:draw")
    assert on.told("cards_drawn")[0]["count"] == 0
    assert on.exposed() == [0]
    on.move("1:call@0")


def test_an_announcement_lasts_while_the_one_card_does() -> None:
    """R-6.1: having drawn and come down to one again, it has to be announced again."""
    on = board("KD 9S", "5D KH KC", stock="4D 4C").move("0:KD!", "1:5D")
    assert on.hand(0) == "4D 9S"
    assert not on.r.announced[0]
    on.move("0:4D")  # skips seat 1
    assert on.exposed() == [0]


def test_playing_the_last_card_ends_the_exposure() -> None:
    """R-6.2: who has gone out holds no card to be called for."""
    on = board("2D 2H", "AC KH KS", "AS KC 3C", top="QD").move("0:2D", "1:AC", "2:AS", "0:2H")
    assert on.r.out == [0]
    assert on.exposed() == []
    assert on.refused("1:call@0") == "not_exposed"


def test_a_hand_dealt_as_one_card_is_not_exposed() -> None:
    """R-6.3: the round of one card begins with nobody to call."""
    on = board("9S", "3C", "5C")
    assert on.exposed() == []
    assert on.refused("1:call@0") == "not_exposed"


def test_coming_to_one_card_by_drawing_does_not_expose() -> None:
    """R-6.3: under covered_six the last 6 is replaced by a drawn card."""
    on = board("6D", "3C KC", options=Options(covered_six=True), stock="4C").move("0:6D")
    assert on.counts()[0] == 1
    assert on.exposed() == []


def test_called_out_of_turn() -> None:
    """R-6.4: seat 0 draws two and loses the next turn that comes to it."""
    on = exposed_zero().move("2:call@0")
    assert on.hand(0) == "5C 5D 9S"
    assert on.r.turn == 1
    assert on.r.loses_turn == [True, False, False]
    on.move("1:KH", "2:draw")
    assert on.told("turn_lost") == [{"seat": 0}]
    assert on.r.turn == 1
    assert on.r.loses_turn == [False, False, False]


def test_called_in_turn() -> None:
    """R-6.4: after a six it is still seat 0's turn, and that turn is the one it loses."""
    on = board("6D 9S", "3C KH KC", "5C 6C TC").move("0:6D", "1:call@0")
    assert on.told("called")[0]["now"] is True
    assert on.r.turn == 1
    assert on.r.loses_turn == [False, False, False]
    assert on.counts()[0] == 3


def test_called_in_turn_after_a_four_between_two() -> None:
    """R-6.4, R-4.4: the turn that the four won is lost at once."""
    on = board("4D 9S", "3C KH KC").move("0:4D")
    assert on.r.turn == 0
    on.move("1:call@0")
    assert on.r.turn == 1


def test_called_when_the_turn_has_come_round() -> None:
    """R-6.4: seat 0 could still be called in its own next turn, and loses that one."""
    on = exposed_zero().move("1:KH", "2:draw")
    assert on.r.turn == 0
    on.move("2:call@0")
    assert on.r.turn == 1


def test_a_crank_breaks_on_the_seat_that_owes_a_turn() -> None:
    """R-6.4: seat 1 holds AC but cannot answer: it draws the count, and the turn goes to seat 2."""
    on = board("2D 9S KC", "AC KH", "5C 6C", loses=[1], stock="TC TD TH").move("0:2D")
    assert on.told("crank_broken") == [{"seat": 1, "count": 2}]
    assert on.told("turn_lost") == []
    assert on.hand(1) == "AC TC TD KH"
    assert (on.r.turn, on.r.crank) == (2, 0)
    assert on.r.loses_turn == [False, False, False]


def test_called_in_turn_within_a_crank() -> None:
    """R-6.4: the two penalty cards first, then the count of 4; the turn goes on."""
    on = board("KD AS", "2D KH KC", "2C 6C TC", stock="3C 3D 3H 3S 4C 4D 4H")
    on.move("0:KD", "1:2D", "2:2C")
    assert (on.r.turn, on.r.crank) == (0, 4)
    on.move("1:call@0")
    assert [(draw["why"], draw["cards"]) for draw in on.told("cards_drawn")] == [
        ("called", ["3C", "3D"]),
        ("crank", ["3H", "3S", "4C", "4D"]),
    ]
    assert (on.r.turn, on.r.crank) == (1, 0)


def test_called_out_of_turn_within_a_crank() -> None:
    """R-6.4: seat 0 owes the turn; when the crank comes to it, it takes the count, AS or not."""
    on = board("KD AS", "2D KH KC", "2C 6C TC", stock="3C 3D 3H 3S 4C 4D 4H")
    on.move("0:KD", "1:2D", "1:call@0")
    assert on.hand(0) == "3C 3D AS"
    assert on.r.turn == 2
    on.move("2:2C")
    assert on.told("crank_broken") == [{"seat": 0, "count": 4}]
    assert on.r.turn == 1


def test_a_four_does_not_pay_off_a_lost_turn() -> None:
    """R-6.4: seat 1 is skipped, and still loses its next turn."""
    on = board("4D 9S KC", "3C KH", "4S 6C TC", loses=[1]).move("0:4D", "2:4S")
    assert on.told("turn_skipped") == [{"seat": 1}, {"seat": 0}]
    assert on.told("turn_lost") == [{"seat": 1}]
    assert on.r.turn == 2


def test_several_seats_owe_a_turn() -> None:
    """R-6.4: seats 1 and 2 are both passed over; it is seat 0 again."""
    on = board("KD 9S KC", "3C KH", "4S 6C", loses=[1, 2]).move("0:KD")
    assert on.told("turn_lost") == [{"seat": 1}, {"seat": 2}]
    assert on.r.turn == 0


def test_a_call_without_cause_costs_nothing() -> None:
    """R-6.5: refused, and nobody draws."""
    on = board("KD 9S KC", "3C KH", "4S 6C")
    assert on.refused("1:call@0") == "not_exposed"
    assert on.refused("1:call@4") == "not_exposed"
    assert on.counts() == [3, 2, 2]


def test_called_with_nothing_to_draw() -> None:
    """R-6.4, R-3.4: the two cards cannot be had; the turn is lost, and a second call refused."""
    on = board("KD 9S", "KH 3C KC", top="QD", stock="").move("0:KD")
    on.r.discards = on.r.discards[-1:]
    on.move("1:call@0")
    assert on.counts()[0] == 1
    assert on.r.loses_turn[0]
    assert on.refused("1:call@0") == "not_exposed"
    assert on.refused("0:last") == "not_exposed"
