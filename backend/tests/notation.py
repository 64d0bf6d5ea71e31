"""Rounds written down as people would: hands, the top card, moves, and what came of them.

    board("KD 8H", "3C 4C", top="QD").move("0:KD!", "1:draw")

Seats are given clockwise from seat 0, cards as in the record. Unless a draw pile is given, it is all
cards that were not named, in pack order, so that every draw is known beforehand.
"""

from collections.abc import Sequence
from typing import Any, Self

import pytest

from engine.actions import parse_move
from engine.cards import (
    PACK,
    SUIT,
    SUITS,
    mask_of,
    parse_card,
    texts_of,
)
from engine.errors import IllegalAction
from engine.events import Log
from engine.options import Options
from engine.round import RoundState
from engine.transitions import perform, turn_up_starter
from engine.view import OPEN, event_for


def cards(text: str) -> list[int]:
    """Return the cards of `KD 8H`."""
    return [parse_card(word) for word in text.split()]


class Board:
    """A round under way, and what has happened in it."""

    def __init__(self, r: RoundState) -> None:
        self.r = r
        self.events: list[dict[str, Any]] = []
        """What the last call of `move` brought about, everything shown."""

    def move(self, *moves: str, auto: bool = False) -> Self:
        """Make these moves, all of which must be legal."""
        self.events = []
        for text in moves:
            seat, action = parse_move(text)
            self.r.log = Log(auto_seat=seat if auto else None)
            perform(self.r, seat, action)
            self._take_events(self.r.log)
        return self

    def refused(self, text: str) -> str:
        """Return the code with which a move is refused; the round must not have changed."""
        before = self.r.copy()
        with pytest.raises(IllegalAction) as refusal:
            perform(self.r, *parse_move(text))
        assert self.r == before, "a refused move has changed the round"
        return refusal.value.code

    def reason(self, text: str) -> str:
        """Return the finer reason with which a move is refused."""
        with pytest.raises(IllegalAction) as refusal:
            perform(self.r, *parse_move(text))
        return refusal.value.reason

    def hand(self, seat: int) -> str:
        """Return a hand in pack order."""
        return " ".join(texts_of(self.r.hands[seat]))

    def counts(self) -> list[int]:
        """Return the number of cards of each seat."""
        return [hand.bit_count() for hand in self.r.hands]

    def suit(self) -> str:
        """Return the current suit, with `!` when it is demanded."""
        return SUITS[self.r.suit] + ("!" if self.r.demanded else "")

    def exposed(self) -> list[int]:
        """Return the seats that may be called."""
        return [seat for seat in range(self.r.seats) if self.r.exposed_by[seat] is not None]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """Return the events of one type since the last call of `move`, without the type."""
        found = [event for event in self.events if event["type"] == kind]
        return [{key: value for key, value in event.items() if key != "type"} for event in found]

    def happened(self) -> list[str]:
        """Return the types of the events since the last call of `move`."""
        return [event["type"] for event in self.events]

    def _take_events(self, log: Log) -> None:
        self.r.log = None
        for event in log.events:
            told = event_for(event, OPEN)
            assert told is not None
            self.events.append(told)


def board(
    *hands: str,
    top: str = "QD",
    turn: int = 0,
    stock: str | None = None,
    under: str = "",
    demanded: str | None = None,
    crank: int = 0,
    direction: int = 1,
    loses: Sequence[int] = (),
    options: Options | None = None,
    moves: int = 0,
) -> Board:
    """Return a round under way. `stock` is drawn from left to right, `under` lies beneath `top`."""
    r = _round(hands, top=top, stock=stock, under=under, options=options or Options())
    r.turn, r.direction, r.crank, r.moves = turn, direction, crank, moves
    for seat in loses:
        r.loses_turn[seat] = True
    if demanded is not None:
        r.suit, r.demanded_by = SUITS.index(demanded), 0
    r.refit()
    return Board(r)


def turned_up(
    *hands: str,
    starter: str,
    dealer: int = 0,
    stock: str | None = None,
    options: Options | None = None,
) -> Board:
    """Return a round at its beginning: the starter has been turned up and has done what it does."""
    r = _round(hands, top=starter, stock=stock, under="", options=options or Options())
    r.dealer = dealer
    r.log = log = Log()
    turn_up_starter(r)
    turned = Board(r)
    turned._take_events(log)
    return turned


def _round(
    hands: Sequence[str], *, top: str, stock: str | None, under: str, options: Options
) -> RoundState:
    held = [cards(hand) for hand in hands]
    laid = cards(f"{under} {top}")
    named = {card for hand in held for card in hand} | set(laid)
    pile = [card for card in PACK if card not in named] if stock is None else cards(stock)
    starter = laid[-1]
    r = RoundState(
        options=options,
        seats=len(hands),
        number=1,
        dealer=0,
        hand_size=8,
        starter=starter,
        seed=bytes(32),
        hands=[mask_of(hand) for hand in held],
        stock=pile[::-1],
        discards=laid,
        suit=SUIT[starter],
        exposed_by=[None] * len(hands),
        announced=[False] * len(hands),
        loses_turn=[False] * len(hands),
        out=[],
    )
    r.refit()
    return r
