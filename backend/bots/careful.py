"""Barrel: sheds what is dear, keeps its 8s and 3s, and knows what a crank is for."""

from typing import Any, Final

from bots.strategy import Rng, View
from engine.cards import (
    EIGHT,
    FOUR,
    OF_SUIT,
    RANK,
    SEVEN,
    SUIT,
    SUITS,
    THREE,
    TWO,
    Card,
    Mask,
    mask_of,
    parse_card,
)
from engine.scoring import hand_score

KEEP_EIGHT: Final = 45
"""What an 8 in hand is worth to it while nobody is about to go out: nearly its points."""
KEEP_THREE: Final = 15
"""A 3 cancels a dear card at the end, but only if there is one then."""
HURT: Final = {TWO: 12, FOUR: 4, SEVEN: 6}
"""What it is worth to hit the next seat, before counting how near that seat is to going out."""
NEAR_OUT: Final = 2
"""Cards with which another seat is about to go out."""


class Careful:
    """Weighs what each play leaves in its hand against what it does to the next seat."""

    def choose(self, view: View, rng: Rng) -> str:
        """Return the play that leaves it best off; ties are settled by chance."""
        legal = view["legal"]
        hand = _own_hand(view)
        if legal["name"]:
            return f"name={_best_suit(legal['name'], hand, rng)}"
        if not legal["play"]:
            return "draw"
        best = max(legal["play"], key=lambda play: (_worth(view, hand, play), rng.random()))
        return (
            best["card"] + _naming(best, hand, rng) + ("!" if legal["announce_with_play"] else "")
        )

    def react(self, view: View, rng: Rng) -> str | None:
        """Announces whatever it has forgotten, and calls whoever forgot."""
        legal = view["legal"]
        if legal["last"]:
            return "last"
        return f"call@{rng.choice(legal['call'])}" if legal["call"] else None


def _own_hand(view: View) -> Mask:
    """Return the one hand that the view shows."""
    shown = next(hand["cards"] for hand in view["round"]["hands"] if hand["cards"] is not None)
    return mask_of(parse_card(text) for text in shown)


def _worth(view: View, hand: Mask, play: dict[str, Any]) -> int:
    """Points got rid of, less what the card would have been good for, and more for whom it hits."""
    card = parse_card(play["card"])
    rest = hand & ~(1 << card)
    if not rest:
        return 1000  # going out
    threat = _fewest_elsewhere(view) <= NEAR_OUT
    shed = hand_score(hand) - hand_score(rest)
    kept = 0 if threat else {EIGHT: KEEP_EIGHT, THREE: KEEP_THREE}.get(RANK[card], 0)
    hurt = HURT.get(RANK[card], 0) * (2 if threat else 1)
    return shed - kept + hurt + _followers(rest, card)


def _fewest_elsewhere(view: View) -> int:
    """Return the smallest hand among the others."""
    current = view["round"]
    return min(
        hand["count"] for seat, hand in enumerate(current["hands"]) if seat != current["turn"]
    )


def _followers(rest: Mask, card: Card) -> int:
    """How many cards of its own would follow this one by suit: a small pull towards long suits."""
    return (rest & OF_SUIT[SUIT[card]]).bit_count()


def _naming(play: dict[str, Any], hand: Mask, rng: Rng) -> str:
    """Return the `=S` to append: the suit it holds most points of, if that is not the card's own."""
    card = parse_card(play["card"])
    if not play["names"]:
        return ""
    own = SUITS[SUIT[card]]
    suits = [*play["names"], own] if play["may_keep"] else play["names"]
    best = _best_suit(suits, hand & ~(1 << card), rng)
    return "" if play["may_keep"] and best == own else f"={best}"


def _best_suit(suits: list[str], hand: Mask, rng: Rng) -> str:
    """Return the suit with most cards in hand, then most points."""

    def strength(letter: str) -> tuple[int, int, float]:
        held = hand & OF_SUIT[SUITS.index(letter)]
        return held.bit_count(), hand_score(held), rng.random()

    return max(suits, key=strength)
