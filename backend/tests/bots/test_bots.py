"""The house bots: always legal, never knowing more than their view, Barrel better than Pip."""

import copy
import inspect
from random import Random

import pytest

from bots import BOTS
from bots.position import look
from engine import game
from engine.actions import parse_action
from engine.cards import texts_of
from engine.options import Options
from engine.view import view
from tests.engine.test_view import game_with
from tests.notation import Board, board, turned_up
from tests.walks import EVERY_OPTION, new_game


def act(state: game.GameState, names: list[str], rng: Random) -> None:
    """Let one bot move: somebody who reacts, or else the one in turn."""
    for seat in rng.sample(range(state.seats), state.seats):
        reaction = BOTS[names[seat]].react(view(state, seat), rng)
        if reaction is not None:
            game.apply(state, seat, parse_action(reaction))
            return
    asked = state.to_act
    assert asked is not None
    choice = BOTS[names[asked]].choose(view(state, asked), rng)
    game.apply(state, asked, parse_action(choice))


def play_out(state: game.GameState, names: list[str], rng: Random) -> list[int]:
    while True:
        while not state.round_over:
            act(state, names, rng)
        if state.over:
            return state.totals
        game.deal_next_round(state)


def chosen(on: Board, bot: str = "careful", seat: int = 0) -> str:
    return BOTS[bot].choose(view(game_with(on), seat), Random(1))


def test_who_there_is() -> None:
    assert {bot.bot: (bot.name, bot.summary) for bot in BOTS.values()} == {
        "random": ("Pip", "plays what fits"),
        "careful": ("Barrel", "knows the crank"),
    }
    assert all(name == bot.bot for name, bot in BOTS.items())


@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
def test_whatever_they_do_is_legal(options: Options) -> None:
    """Whole games of both, at every table: an illegal choice would raise."""
    rng = Random(str(options))
    seats = rng.randint(2, 5)
    names = [rng.choice(sorted(BOTS)) for _ in range(seats)]
    state = new_game(rng, seats=seats, options=options)
    assert len(play_out(state, names, rng)) == seats


def test_a_view_is_not_changed_by_looking() -> None:
    rng = Random(2)
    state = new_game(rng, seats=3, options=Options())
    for _ in range(60):
        if state.round_over:
            game.deal_next_round(state)
        seat = state.to_act or 0
        seen = view(state, seat)
        before = copy.deepcopy(seen)
        for bot in BOTS.values():
            bot.choose(seen, rng)
            bot.react(seen, rng)
        assert seen == before
        act(state, ["random"] * 3, rng)


def test_the_same_view_and_chance_give_the_same_choice() -> None:
    rng = Random(6)
    state = new_game(rng, seats=4, options=Options())
    seat = state.to_act or 0
    for bot in BOTS.values():
        choices = {bot.choose(view(state, seat), Random(9)) for _ in range(5)}
        assert len(choices) == 1


def test_barrel_beats_pip() -> None:
    """Lower totals over fifteen games at a table of one Barrel and two Pips."""
    rng = Random(11)
    barrel = pips = 0
    for _ in range(15):
        state = new_game(rng, seats=3, options=Options())
        totals = play_out(state, ["careful", "random", "random"], rng)
        barrel += totals[0]
        pips += totals[1] + totals[2]
    assert barrel < 0.7 * pips / 2


@pytest.mark.parametrize(
    ("hand", "top", "choice"),
    [
        ("9D 4D KC QC", "QD", "9D"),  # the dear card first
        ("8C KD 4S 9S", "QD", "KD"),  # keeps the eight
        ("3D KD 5H 9S", "QD", "5H"),  # the three will cancel one dear card; 5H is the other
        ("9S KC TC", "QD", "draw"),
        ("KD 9S", "QD", "KD!"),  # never forgets to announce
        ("8C 9S", "QD", "8C=S!"),
        ("8C", "QD", "8C"),
    ],
)
def test_barrels_choices(hand: str, top: str, choice: str) -> None:
    assert chosen(board(hand, "3C 4C 5C", top=top)) == choice


def test_barrel_lets_the_eight_go_when_somebody_is_about_to_go_out() -> None:
    assert chosen(board("8C KD 4S 9S", "3C 4C 5C")) == "KD"
    assert chosen(board("8C KD 4S 9S", "3C")) == "8C=S"


def test_barrel_in_a_crank() -> None:
    """The 2 costs more in hand than the ace, and hits harder."""
    assert chosen(board("AC 2S KD 4D", "3C 4C 5C", top="2D", crank=2)) == "2S"
    assert chosen(board("4C 9S KD", "3C 4C 5C", top="2D", crank=2)) == "draw"


def test_barrel_names_its_longest_suit() -> None:
    assert chosen(turned_up("KC 4C TD", "3C KD", starter="8H")) == "name=C"
    assert chosen(turned_up("KH QH TD", "3C KD", starter="9D")) == "name=H"
    assert chosen(turned_up("KD QD TH", "3C KD", starter="9D")) == "name=D"
    assert chosen(board("9D KH QH TC", "3C 4C 5C")) == "9D=H"
    assert chosen(board("9D KD QH TD", "3C 4C 5C")) == "9D"


def exposed() -> game.GameState:
    return game_with(board("KD 9S", "KH 4S 5S", "4C 5C").move("0:KD"))


def test_barrel_always_reacts() -> None:
    state = exposed()
    barrel = BOTS["careful"]
    assert barrel.react(view(state, 0), Random(1)) == "last"
    assert barrel.react(view(state, 1), Random(1)) == "call@0"
    assert barrel.react(view(state, 2), Random(1)) == "call@0"
    quiet = game_with(board("KD 9S", "KH 4S"))
    assert barrel.react(view(quiet, 0), Random(1)) is None


def test_pip_reacts_at_times_and_forgets_at_times() -> None:
    state = exposed()
    rng = Random(4)
    reactions = [BOTS["random"].react(view(state, 1), rng) for _ in range(200)]
    assert set(reactions) == {None, "call@0"}
    plays = {
        BOTS["random"].choose(view(game_with(board("KD 9S", "4S")), 0), rng) for _ in range(99)
    }
    assert plays == {"KD", "KD!"}


def test_pip_plays_whatever_fits() -> None:
    """Every legal play comes up, with every suit it may name."""
    rng = Random(8)
    state = game_with(board("8H 9D KD KC", "4S 2S"))
    plays = {BOTS["random"].choose(view(state, 0), rng) for _ in range(400)}
    assert plays == {"8H=C", "8H=D", "8H=H", "8H=S", "9D", "9D=H", "KD"}


def test_a_position_is_what_the_view_shows() -> None:
    position = look(view(exposed(), 1))
    assert texts_of(position.hand) == ["KH", "4S", "5S"]
    assert position.fewest_elsewhere == 1
    assert position.callable_seats == [0]


def test_a_bot_is_given_a_view_and_chance_and_nothing_else() -> None:
    for bot in BOTS.values():
        for asked in (bot.choose, bot.react):
            assert list(inspect.signature(asked).parameters) == ["view", "rng"]
