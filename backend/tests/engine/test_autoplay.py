"""R-8: what the server plays for an absent seat."""

import pytest

from engine.actions import action_text
from engine.autoplay import choose_in_round
from engine.options import Options
from tests.notation import Board, board, turned_up


def plays(on: Board) -> str:
    assert on.r.turn is not None
    return action_text(choose_in_round(on.r, on.r.turn))


@pytest.mark.parametrize(
    ("hand", "top", "move"),
    [
        ("9S KC TC", "QD", "draw"),
        ("KD TD 4D", "QD", "TD"),  # 25 points before 15 and 10
        ("KD 3D 2C", "QD", "KD"),  # a 3 counts 0
        ("3D 2C KC", "QD", "3D"),  # but is played when nothing else fits
        ("6D 5D 9D", "QD", "5D"),  # 30 each: the lower rank
        ("5H 5D KC", "QD", "5D"),  # the lower suit letter
        ("JD KD AD", "QD", "JD"),  # 10 each before the ace's 1
        ("KD 9S", "QD", "KD!"),  # announces with the play
        ("KD", "QD", "KD"),
    ],
)
def test_the_dearest_card(hand: str, top: str, move: str) -> None:
    """R-8.1: most points in hand; ties go to the lower rank, then the lower suit."""
    assert plays(board(hand, "3C 4C", top=top)) == move


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("8H KC TC KS", "8H=C"),  # two clubs, one spade
        ("8H KC KS QH TD", "8H=C"),  # one each: the lower letter
        ("8H KS QS KH", "8H=S"),
        ("8H 9S", "8H=S!"),
        ("8H", "8H"),  # a last card names nothing
        ("8H 8S KC", "8H=C"),  # clubs and spades tie once the eight is gone
    ],
)
def test_the_suit_an_eight_names(hand: str, move: str) -> None:
    """R-8.1: the commonest suit in hand without the card being played."""
    assert plays(board(hand, "3C 4C", top="QD")) == move


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("9D KH QH 4D", "9D=H"),  # two hearts left, one diamond
        ("9D KH 4D AC", "9D"),  # one each: diamonds come first
        ("9H KH 4D AC", "9H=D"),  # one each: diamonds come first, and are a change
        ("9H KH QH 4D", "9H"),
        ("9H", "9H"),
    ],
)
def test_what_a_nine_does(hand: str, move: str) -> None:
    """R-8.1: the nine's own suit or its sister, whichever is commoner."""
    assert plays(board(hand, "3C 4C", top="QD")) == move


def test_the_name_of_a_starter() -> None:
    """R-8.1: of the dealer's KC 4C TD hearts come last; a nine has only two to choose from."""
    assert plays(turned_up("KC 4C TD", "3C KD", starter="8H")) == "name=C"
    assert plays(turned_up("KC 4C TD", "3C KD", starter="9H")) == "name=D"
    assert plays(turned_up("KC 4C TS", "3C KD", starter="9H")) == "name=D"
    assert plays(turned_up("KC 4H TS", "3C KD", starter="9D")) == "name=H"


def test_in_a_crank() -> None:
    """R-8.1: a 2 (20 points) before an ace; the count is taken when there is neither."""
    assert plays(board("AC 2S KD", "3C 4C", top="2D", crank=2)) == "2S"
    assert plays(board("AC KS KD", "3C 4C", top="2D", crank=2)) == "AC"
    assert plays(board("4C KS KD", "3C 4C", top="2D", crank=2)) == "draw"


def test_it_plays_whenever_it_can() -> None:
    """R-8.1: also with free_draw."""
    assert plays(board("AD 9S KC", "3C 4C", options=Options(free_draw=True))) == "AD"


def test_it_never_calls_and_never_announces_late() -> None:
    """R-8.1: seat 0 is exposed, and so is seat 1; seat 0 in turn only plays."""
    on = board("KD", "3C", "4C 5C")
    on.r.exposed_by[0] = on.r.exposed_by[1] = 0
    assert plays(on) == "KD"


def test_it_plays_only_for_the_seat_in_turn() -> None:
    """R-8.1: the clock runs for nobody else."""
    with pytest.raises(ValueError, match="seat in turn"):
        choose_in_round(board("KD", "3C").r, 1)


def test_its_moves_are_marked() -> None:
    """R-8.1: the events of the play, the draw and the name say that the server did it."""
    assert board("KD 4C", "3C 4D").move("0:KD!", auto=True).told("card_laid")[0]["auto"]
    assert board("KC 4C", "3C 4D").move("0:draw", auto=True).told("cards_drawn")[0]["auto"]
    named = turned_up("KC 4C", "3C KD", starter="8H").move("0:name=C", auto=True)
    assert named.told("suit_named")[0]["auto"]
    hit = board("7D 4C", "3C 4D").move("0:7D!", auto=True)
    assert not hit.told("cards_drawn")[0]["auto"]
