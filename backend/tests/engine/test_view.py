"""What a viewpoint sees: the fields of docs/protocol.md."""

from dataclasses import dataclass
from random import Random
from typing import Any, cast, get_args

import pytest

from engine import events as ev
from engine import game
from engine.autoplay import choose
from engine.cards import RANK
from engine.events import Log
from engine.options import Options
from engine.transitions import deal
from engine.view import (
    _TELLERS,
    OPEN,
    SPECTATOR,
    Viewpoint,
    event_for,
    event_for_each,
    round_view,
    view,
)
from tests.notation import Board, board, cards, turned_up
from tests.walks import new_game, walk


def game_with(on: Board, *, scores: list[list[int]] | None = None) -> game.GameState:
    """Return a game whose current round is this one."""
    state, _ = game.start(
        game_id="g",
        options=on.r.options,
        seats=on.r.seats,
        server_seed=bytes(32),
        client_seeds=[""] * on.r.seats,
    )
    state.round = on.r
    state.scores = scores or []
    return state


def legal(on: Board, seat: int) -> dict[str, Any]:
    return cast("dict[str, Any]", view(game_with(on), seat)["legal"])


def test_a_round_as_a_seat_sees_it() -> None:
    """Every field of the protocol's Round, for seat 1 after seat 0 has demanded spades."""
    on = board("8H KD KC 2C", "4S 2S", top="QD", under="TC", stock="AC AD").move("0:8H=S")
    assert round_view(on.r, 1) == {
        "number": 1,
        "rounds": 8,
        "dealer": 0,
        "hand_size": 8,
        "starter": "QD",
        "direction": 1,
        "turn": 1,
        "asked": "play",
        "top": "8H",
        "suit": "S",
        "demanded": True,
        "demanded_by": 0,
        "crank": 0,
        "settling": False,
        "draw_count": 2,
        "discard_count": 3,
        "discards": ["TC", "QD", "8H"],
        "hands": [
            {
                "count": 3, "cards": None, "exposed": False,
                "announced": False, "loses_turn": False, "out": False,
            },
            {
                "count": 2, "cards": ["2S", "4S"], "exposed": False,
                "announced": False, "loses_turn": False, "out": False,
            },
        ],
        "moves": 1,
        "result": None,
    }  # fmt: skip


def test_at_most_five_discards_are_shown() -> None:
    on = board("8H", "4S", top="QD", under="2C 3C 4C 5C 6C")
    assert round_view(on.r, SPECTATOR)["discards"] == ["3C", "4C", "5C", "6C", "QD"]
    assert round_view(on.r, SPECTATOR)["discard_count"] == 6


@pytest.mark.parametrize(
    ("viewpoint", "shown"),
    [(0, [True, False]), (1, [False, True]), (SPECTATOR, [False, False]), (OPEN, [True, True])],
)
def test_whose_hands_are_shown(viewpoint: Viewpoint, shown: list[bool]) -> None:
    hands = round_view(board("8H KD", "4S 2S").r, viewpoint)["hands"]
    assert [hand["cards"] is not None for hand in hands] == shown


def test_all_hands_are_shown_when_the_round_is_over() -> None:
    """And the score sheet says what each held, what was cancelled, and what counts."""
    over = board("KD", "8D 3D 6H TC", "3H 3S KC").move("0:KD")
    seen = round_view(over.r, SPECTATOR)
    assert [hand["cards"] for hand in seen["hands"]] == [
        [],
        ["TC", "3D", "8D", "6H"],
        ["KC", "3H", "3S"],
    ]
    assert [hand["out"] for hand in seen["hands"]] == [True, False, False]
    assert (seen["turn"], seen["asked"]) == (None, None)
    assert seen["result"] == {
        "ended_by": "out",
        "out": [0],
        "scores": [0, 55, -50],
        "hands": [
            {"cards": [], "cancelled": [], "left_over_threes": [], "points": [], "score": 0},
            {
                "cards": ["TC", "3D", "8D", "6H"],
                "cancelled": [["3D", "8D"]],
                "left_over_threes": [],
                "points": [["6H", 30], ["TC", 25]],
                "score": 55,
            },
            {
                "cards": ["KC", "3H", "3S"],
                "cancelled": [["3H", "KC"]],
                "left_over_threes": ["3S"],
                "points": [],
                "score": -50,
            },
        ],
    }


def test_exposed_announced_and_owing_are_public() -> None:
    on = board("KD 9S", "KH 4S", "4C 5C", loses=[2]).move("0:KD", "1:KH!")
    hands = round_view(on.r, SPECTATOR)["hands"]
    assert [hand["exposed"] for hand in hands] == [True, False, False]
    assert [hand["announced"] for hand in hands] == [False, True, False]
    owing = round_view(board("KD", "KH", loses=[1]).r, 0)["hands"]
    assert [hand["loses_turn"] for hand in owing] == [False, True]


def test_a_game_around_its_round() -> None:
    """The engine's fields of a GameView."""
    state = game_with(board("KD 9S", "4S 2S"), scores=[[0, 35], [20, 0]])
    seen = view(state, 0)
    assert seen["scores"] == [[0, 35], [20, 0]]
    assert seen["totals"] == [20, 35]
    assert seen["places"] is None
    assert seen["turn"] == state.turns
    assert set(seen) == {
        "turn", "first_dealer", "cut", "round", "legal", "scores", "totals", "places", "opening",
    }  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_the_starter_did_is_told_until_somebody_moves(seats: int) -> None:
    """As everybody was told it when the round was dealt, whatever the starter was."""
    rng, starters = Random(seats), set()
    for _ in range(60):
        state = new_game(rng, seats=seats, options=Options())
        log = Log()
        r = state.round
        deal(
            options=r.options, seats=seats, number=1, dealer=r.dealer, seed=r.seed, turns=0, log=log
        )
        _, _, *after_starter = (event_for(event, SPECTATOR) for event in log.events)
        assert view(state, 0)["opening"] == after_starter
        starters.add(RANK[r.starter])
        game.apply(state, state.to_act or 0, choose(state, state.to_act or 0))
        assert view(state, 0)["opening"] == []
    assert len(starters) > 10


def test_nothing_is_legal_for_those_who_only_look() -> None:
    state = game_with(board("KD 9S", "4S 2S"))
    assert view(state, SPECTATOR)["legal"] is None
    assert view(state, OPEN)["legal"] is None
    over = game_with(board("KD", "4S 2S").move("0:KD"), scores=[[0, 0]] * 8)
    assert view(over, 0)["legal"] is None
    assert view(over, 0)["places"] == [1, 1]


def test_legal_in_turn() -> None:
    """Which cards, what they may name, and why not the rest."""
    on = board("8H 9D KD KC", "4S 2S", top="QD")
    assert legal(on, 0) == {
        "play": [
            {"card": "9D", "names": ["H"], "may_keep": True},
            {"card": "KD", "names": [], "may_keep": True},
            {"card": "8H", "names": ["C", "D", "H", "S"], "may_keep": False},
        ],
        "draw": False,
        "name": [],
        "last": False,
        "announce_with_play": False,
        "call": [],
        "why_not": {
            "KC": {"code": "no_match", "params": {"suit": "D", "rank": "Q", "colour": True}}
        },
        "why_no_draw": {"code": "must_play", "params": {}},
    }


def test_legal_with_nothing_to_play() -> None:
    seen = legal(board("9S KC", "4S 2S", options=Options(matching="rank")), 0)
    assert seen["play"] == []
    assert seen["draw"] is True
    assert seen["why_no_draw"] is None
    assert seen["why_not"]["9S"]["params"] == {"suit": "D", "rank": "Q", "colour": False}


def test_legal_on_a_demand() -> None:
    seen = legal(board("QH 3D", "4S 2S", top="8H", demanded="S"), 0)
    why = {"code": "suit_demanded", "params": {"suit": "S", "by": "8"}}
    assert seen["why_not"] == {"3D": why, "QH": why}


def test_legal_in_a_crank() -> None:
    seen = legal(board("AC 3D", "4S 2S", top="2D", crank=2), 0)
    assert [play["card"] for play in seen["play"]] == ["AC"]
    assert seen["why_not"] == {"3D": {"code": "crank_open", "params": {}}}
    assert seen["why_no_draw"] == {"code": "must_answer_crank", "params": {}}
    assert seen["announce_with_play"] is True


def test_legal_out_of_turn() -> None:
    seen = legal(board("AC 3D", "4S 2S"), 1)
    assert seen["play"] == []
    assert seen["why_not"] == {
        card: {"code": "not_your_turn", "params": {}} for card in ("2S", "4S")
    }
    assert seen["why_no_draw"] == {"code": "not_your_turn", "params": {}}


def test_legal_when_a_suit_is_to_be_named() -> None:
    on = turned_up("KC 4C", "KD 4D", starter="9S", dealer=1)
    seen = legal(on, 1)
    assert seen["name"] == ["C", "S"]
    assert seen["play"] == []
    assert seen["why_not"]["KD"] == {"code": "name_first", "params": {}}
    assert seen["why_no_draw"] == {"code": "name_first", "params": {}}
    assert legal(on, 0)["name"] == []


def test_legal_between_rounds() -> None:
    seen = legal(board("KD", "4S 2S").move("0:KD"), 1)
    assert seen["why_not"]["4S"] == {"code": "round_is_over", "params": {}}
    assert seen["why_no_draw"] == {"code": "round_is_over", "params": {}}
    assert seen["call"] == []


def test_legal_announcements_and_calls() -> None:
    on = board("KD 9S", "KH 4S", "4C 5C").move("0:KD", "1:KH")
    assert legal(on, 0)["last"] is True
    assert legal(on, 0)["call"] == [1]
    assert legal(on, 1)["call"] == [0]
    assert legal(on, 2)["call"] == [0, 1]
    assert legal(on, 2)["last"] is False


def test_a_last_card_names_nothing() -> None:
    seen = legal(board("8H", "4S 2S"), 0)
    assert seen["play"] == [{"card": "8H", "names": [], "may_keep": True}]
    assert seen["announce_with_play"] is False


def told(event: ev.Event, viewpoint: Viewpoint) -> dict[str, Any] | None:
    return event_for(event, viewpoint)


def test_cards_drawn_are_told_to_who_drew_them() -> None:
    drawn = ev.CardsDrawn(1, cards("KD 4C"), 2, "crank", auto=False)
    shown = {
        "type": "cards_drawn", "seat": 1, "count": 2, "wanted": 2,
        "cards": ["KD", "4C"], "why": "crank", "auto": False,
    }  # fmt: skip
    assert told(drawn, 1) == told(drawn, OPEN) == shown
    for viewpoint in (0, SPECTATOR):
        assert told(drawn, viewpoint) == {**shown, "cards": None}


def test_hands_dealt_are_told_to_their_seats() -> None:
    dealt = ev.RoundDealt(3, 0, 1, [1 << 3, 1 << 4])
    everything = {
        "type": "round_dealt", "number": 3, "dealer": 0, "hand_size": 1, "hands": [["4C"], ["5C"]],
    }  # fmt: skip
    assert told(dealt, OPEN) == everything
    assert told(dealt, 0) == {**everything, "hands": [["4C"], None]}
    assert told(dealt, SPECTATOR) == {**everything, "hands": [None, None]}


def test_a_void_call_is_told_to_the_caller_alone() -> None:
    void = ev.CallVoid(1, 0, "announced", 400)
    assert told(void, 1) == {
        "type": "call_void", "by": 1, "seat": 0, "ended_by": "announced", "by_ms": 400,
    }  # fmt: skip
    for viewpoint in (0, 2, SPECTATOR, OPEN):
        assert told(void, viewpoint) is None


@pytest.mark.parametrize(
    ("event", "shown"),
    [
        (ev.Cut([(0, 3), (1, 9)], 0), {"type": "cut", "draws": [[0, "4C"], [1, "TC"]], "dealer": 0}),
        (ev.StarterTurned(9, 2), {"type": "starter_turned", "card": "TC", "dealer": 2}),
        (
            ev.CardLaid(0, 7, 3, announced=True, auto=False),
            {
                "type": "card_laid", "seat": 0, "card": "8C", "named": "S",
                "announced": True, "auto": False,
            },
        ),
        (
            ev.SuitNamed(0, 2, demanded=True, auto=True),
            {"type": "suit_named", "seat": 0, "suit": "H", "demanded": True, "auto": True},
        ),
        (ev.Called(1, 0, 1400, now=True), {"type": "called", "by": 1, "seat": 0, "after_ms": 1400, "now": True}),
        (ev.CrankBroken(None, 3), {"type": "crank_broken", "seat": None, "count": 3}),
        (
            ev.GameEnded("finished", [3, 5], [1, 2]),
            {"type": "game_ended", "ended_by": "finished", "totals": [3, 5], "places": [1, 2]},
        ),
        (ev.Away(1), {"type": "away", "seat": 1}),
        (ev.Back(1), {"type": "back", "seat": 1}),
        (ev.Left(1), {"type": "left", "seat": 1}),
        (ev.ScoreReady(1), {"type": "score_ready", "seat": 1}),
    ],
)  # fmt: skip
def test_public_events(event: ev.Event, shown: dict[str, Any]) -> None:
    for viewpoint in (0, 1, SPECTATOR, OPEN):
        assert told(event, viewpoint) == shown


def test_every_event_is_listed() -> None:
    """So that a new one cannot be told before somebody has decided to whom."""
    assert set(_TELLERS) == set(get_args(ev.Event))


def test_an_unlisted_event_raises() -> None:
    @dataclass
    class Peek:
        cards: str = "KD"

    with pytest.raises(TypeError, match="not listed"):
        event_for(cast("ev.Event", Peek()), OPEN)


def test_each_is_told_of_an_event_what_they_would_be_told_alone() -> None:
    rng = Random(7)
    viewpoints: list[Viewpoint] = [0, 1, 2, SPECTATOR, OPEN]
    state, dealt = game.start(
        game_id="g", options=Options(), seats=3, server_seed=bytes(32), client_seeds=[""] * 3
    )
    void = ev.CallVoid(by=1, seat=0, ended_by="drew", by_ms=5)
    happened = [*dealt, void, *(event for *_, events in walk(state, rng) for event in events)]
    assert {ev.RoundDealt, ev.CardsDrawn, ev.CallVoid, ev.CardLaid} <= {*map(type, happened)}
    for event in happened:
        alone = [event_for(event, viewpoint) for viewpoint in viewpoints]
        assert event_for_each(event, viewpoints) == alone


def test_states_do_not_print_their_secrets() -> None:
    state = game_with(board("KD 9S", "4S 2S"))
    for text in (repr(state), str(state), repr(state.round), f"{state.round}"):
        assert str(state.round.hands[0]) not in text
        assert state.seed.hex() not in text
        assert len(text) < 60
