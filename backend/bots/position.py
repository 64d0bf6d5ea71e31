"""What a bot makes of the view it is shown (docs/protocol.md): the same facts, typed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.cards import BIT, SUITS, Card, Mask, Suit, mask_of, parse_card

View = Mapping[str, Any]
"""A seat's view: `round`, `legal` and the rest. It holds nothing that the seat may not know."""


@dataclass(frozen=True, slots=True)
class Option:
    """A card that may be played now, the suits it may name, and whether it may do without."""

    card: Card
    names: Sequence[Suit]
    may_keep: bool


@dataclass(frozen=True, slots=True)
class Position:
    """One seat's knowledge at one moment."""

    hand: Mask
    options: Sequence[Option]
    nameable: Sequence[Suit]
    """For the starter (R-2.5); empty unless it is to be named now."""
    may_announce: bool
    """A last card, late (R-6.1)."""
    announces_with_play: bool
    callable_seats: Sequence[int]
    fewest_elsewhere: int
    """Cards in the smallest hand among the others."""

    def rest(self, card: Card) -> Mask:
        """Return the hand without a card."""
        return self.hand & ~BIT[card]


def look(view: View) -> Position:
    """Read a seat's view."""
    legal, hands = view["legal"], view["round"]["hands"]
    own = next(hand for hand in hands if hand["cards"] is not None)
    return Position(
        hand=mask_of(map(parse_card, own["cards"])),
        options=[
            Option(parse_card(play["card"]), _suits(play["names"]), play["may_keep"])
            for play in legal["play"]
        ],
        nameable=_suits(legal["name"]),
        may_announce=legal["last"],
        announces_with_play=legal["announce_with_play"],
        callable_seats=legal["call"],
        fewest_elsewhere=min(hand["count"] for hand in hands if hand is not own),
    )


def _suits(letters: Sequence[str]) -> list[Suit]:
    return [SUITS.index(letter) for letter in letters]
