"""Barrel: sheds what is dear, keeps its 8s and 3s, and knows what a crank is for."""

from collections.abc import Sequence
from typing import Final

from bots.position import Option, Position
from bots.strategy import Rng
from engine.actions import DRAW, LAST, Action, Call, Name, Play
from engine.cards import (
    ACE,
    EIGHT,
    FIVE,
    FOUR,
    OF_RANK,
    OF_SUIT,
    RANK,
    SEVEN,
    SUIT,
    THREE,
    TWO,
    Card,
    Mask,
    Suit,
)
from engine.scoring import hand_score

GOES_OUT: Final = 1000
KEEP_EIGHT: Final = 45
"""What an 8 is worth in hand while nobody is about to go out: nearly its points."""
KEEP_THREE: Final = 15
"""The same for a 3: it cancels a dear card in the end, if there is one left then."""
KEEP_ANSWER: Final = 8
"""The same for the last ace or 2, with which a crank can be passed on."""
HURTS: Final = {TWO: 12, FOUR: 4, FIVE: 8, SEVEN: 6}
"""What it is worth to hit the others with a card."""
NEAR_OUT: Final = 2
"""Cards with which a seat is about to go out."""

_ANSWERS: Final = OF_RANK[ACE] | OF_RANK[TWO]


class Careful:
    """Weighs what each play leaves in its hand against what it does to the others."""

    def choose(self, position: Position, rng: Rng) -> Action:
        """Return the play that leaves it best off; ties are settled by chance."""
        if position.nameable:
            return Name(_best_suit(position.nameable, position.hand, rng))
        if not position.options:
            return DRAW
        best = max(
            position.options, key=lambda option: (_worth(position, option.card), rng.random())
        )
        suit = _naming(best, position.rest(best.card), rng)
        return Play(best.card, suit, position.announces_with_play)

    def react(self, position: Position, rng: Rng) -> Action | None:
        """Announce whatever it has not, and call whoever forgot."""
        if position.may_announce:
            return LAST
        return Call(rng.choice(position.callable_seats)) if position.callable_seats else None


def _worth(position: Position, card: Card) -> int:
    """Weigh a play: points shed, less what the card was good for, and more for whom it hits."""
    rest = position.rest(card)
    if not rest:
        return GOES_OUT
    threat = position.fewest_elsewhere <= NEAR_OUT
    shed = hand_score(position.hand) - hand_score(rest)
    kept = 0 if threat else _worth_keeping(card, rest)
    hurt = HURTS.get(RANK[card], 0) * (2 if threat else 1)
    followers = (rest & OF_SUIT[SUIT[card]]).bit_count()
    return shed - kept + hurt + followers


def _worth_keeping(card: Card, rest: Mask) -> int:
    """Return what the card would still be good for."""
    if RANK[card] == EIGHT:
        return KEEP_EIGHT
    if RANK[card] == THREE:
        return KEEP_THREE
    return KEEP_ANSWER if RANK[card] in (ACE, TWO) and not rest & _ANSWERS else 0


def _naming(option: Option, rest: Mask, rng: Rng) -> Suit | None:
    """Return the suit to name: the one it is strongest in, unless that is the card's own anyway."""
    if not option.names:
        return None
    if not option.may_keep:
        return _best_suit(option.names, rest, rng)
    own = SUIT[option.card]
    best = _best_suit([*option.names, own], rest, rng)
    return None if best == own else best


def _best_suit(suits: Sequence[Suit], hand: Mask, rng: Rng) -> Suit:
    """Return the suit of which the hand holds most cards, then most points."""

    def strength(suit: Suit) -> tuple[int, int, float]:
        held = hand & OF_SUIT[suit]
        return held.bit_count(), hand_score(held), rng.random()

    return max(suits, key=strength)
