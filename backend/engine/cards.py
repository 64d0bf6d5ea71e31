"""Cards, suits and ranks as small integers, and sets of cards as 52-bit masks.

A card is its place in the pack of F-3.1, 0 to 51: `suit * 13 + rank`. A hand is a mask with bit
`card` set for each card.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

Card = int
"""A card, 0 to 51 in the order of F-3.1."""
Suit = int
"""A suit, 0 to 3 in the order of `SUITS`."""
Rank = int
"""A rank, 0 to 12 in the order of `RANKS`."""
Mask = int
"""A set of cards, one bit each."""

SUITS: Final = "CDHS"
RANKS: Final = "A23456789TJQK"
PACK_SIZE: Final = 52

ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING = range(13)

PACK: Final[tuple[Card, ...]] = tuple(range(PACK_SIZE))
BIT: Final[tuple[Mask, ...]] = tuple(1 << card for card in PACK)
SUIT: Final[tuple[Suit, ...]] = tuple(card // 13 for card in PACK)
RANK: Final[tuple[Rank, ...]] = tuple(card % 13 for card in PACK)
TEXT: Final[tuple[str, ...]] = tuple(RANKS[RANK[card]] + SUITS[SUIT[card]] for card in PACK)

SISTER: Final[tuple[Suit, ...]] = (3, 2, 1, 0)
"""The other suit of the same colour: clubs and spades are black, diamonds and hearts red."""

OF_SUIT: Final[tuple[Mask, ...]] = tuple(
    sum(BIT[c] for c in PACK if SUIT[c] == suit) for suit in range(4)
)
OF_COLOUR: Final[tuple[Mask, ...]] = tuple(
    OF_SUIT[suit] | OF_SUIT[SISTER[suit]] for suit in range(4)
)
OF_RANK: Final[tuple[Mask, ...]] = tuple(
    sum(BIT[c] for c in PACK if RANK[c] == rank) for rank in range(13)
)

_BY_TEXT: Final = {text: card for card, text in enumerate(TEXT)}


def card_text(card: Card) -> str:
    """`TD` for the ten of diamonds."""
    return TEXT[card]


def parse_card(text: str) -> Card:
    """Return the card that `text` names; ValueError if it names none."""
    try:
        return _BY_TEXT[text]
    except (KeyError, TypeError):
        raise ValueError("A card is a rank (A23456789TJQK) and a suit (CDHS), as in TD.") from None


def mask_of(cards: Iterable[Card]) -> Mask:
    """Return the set of these cards."""
    mask = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def cards_of(mask: Mask) -> Iterator[Card]:
    """Return the cards of a set, in pack order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def texts_of(mask: Mask) -> list[str]:
    """Return the cards of a set as text, in pack order."""
    return list(_texts(mask))


# A hand is shown several times a move, and most hands are what they were a move ago.
@lru_cache(maxsize=4096)
def _texts(mask: Mask) -> tuple[str, ...]:
    return tuple(TEXT[card] for card in cards_of(mask))
