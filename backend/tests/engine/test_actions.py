"""The notation of moves (docs/record.md), both ways."""

import re

import pytest

from engine.actions import (
    PLAIN_PLAYS,
    BadMoveSyntax,
    Call,
    Draw,
    Last,
    Name,
    Play,
    action_text,
    move_text,
    parse_action,
    parse_move,
)
from engine.cards import card_text, parse_card
from tests.engine.test_random_games import ALL_ACTIONS

LAW = re.compile(
    r"^[0-4]:(draw|last|call@[0-4]|name=[CDHS]|[A2-9TJQK][CDHS](=[CDHS])?!?)$", re.ASCII
)
"""The expression that docs/record.md gives."""


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("KD", Play(51 - 26)),
        ("AC", Play(0)),
        ("8H=S", Play(33, 3)),
        ("9H=D", Play(34, 1)),
        ("KS!", Play(51, None, announce=True)),
        ("8H=S!", Play(33, 3, announce=True)),
        ("name=C", Name(0)),
        ("draw", Draw()),
        ("last", Last()),
        ("call@2", Call(2)),
    ],
)
def test_actions(text: str, action: object) -> None:
    assert parse_action(text) == action
    assert action_text(parse_action(text)) == text


def test_every_action_there_and_back() -> None:
    for text in ALL_ACTIONS:
        assert action_text(parse_action(text)) == text
        for seat in range(5):
            move = f"{seat}:{text}"
            assert LAW.match(move)
            assert move_text(*parse_move(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "", ":", "2", "2:", "2:10S", "5:draw", "-1:draw", "2:DRAW", "2: draw", " 2:draw", "2:draw ",
        "2:draw\n", "2:call@5", "2:call@", "2:name=X", "2:name=", "2:KD=", "2:KD!=S", "2:KD!!",
        "2:dk", "2:1D", "02:draw", "2:KD=s", "\u0662:draw", "2:K\u2666", "2:call@\u0662",
    ],
)  # fmt: skip
def test_no_moves(text: str) -> None:
    assert not LAW.fullmatch(text)
    with pytest.raises(BadMoveSyntax) as refusal:
        parse_move(text)
    assert refusal.value.code == "bad_move_syntax"


@pytest.mark.parametrize("text", ["", "KD!=S", "0:KD", "Draw", "call@9", "name=", "T"])
def test_no_actions(text: str) -> None:
    with pytest.raises(BadMoveSyntax):
        parse_action(text)


def test_cards() -> None:
    assert [card_text(card) for card in (0, 12, 13, 51)] == ["AC", "KC", "AD", "KS"]
    assert parse_card("TD") == 22
    for text in ("10D", "td", "T", "", "TDX", "DT"):
        with pytest.raises(ValueError, match="rank"):
            parse_card(text)


def test_shared_plays() -> None:
    assert all(play == Play(card) for card, play in enumerate(PLAIN_PLAYS))
