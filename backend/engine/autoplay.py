"""What the server plays for an absent seat (R-8.1)."""

from engine.actions import DRAW, NAMES, Action, Play
from engine.cards import BIT, NINE, OF_SUIT, RANK, SUIT, Card, Mask, Suit, cards_of
from engine.game import GameState
from engine.legality import leaves_one, nameable_for_starter, nameable_with, playable
from engine.round import RoundState
from engine.scoring import POINTS


def choose(state: GameState, seat: int) -> Action:
    """Return what R-8.1 has the seat in turn do; ValueError for another seat."""
    return choose_in_round(state.round, seat)


def choose_in_round(r: RoundState, seat: int) -> Action:
    """Do the same where only the round is at hand."""
    if r.turn != seat:
        raise ValueError("The server plays only for the seat in turn.")
    hand = r.hands[seat]
    if r.naming:
        return NAMES[_commonest(nameable_for_starter(r, seat), hand)]
    cards = playable(r, seat)
    if not cards:
        return DRAW
    card = min(cards_of(cards), key=_dearest_first)
    return Play(card, _named_with(card, hand), announce=leaves_one(card, hand))


def _dearest_first(card: Card) -> tuple[int, int, int]:
    """Most points first, a 3 counting 0; then the lower rank, then the lower suit."""
    return -POINTS[RANK[card]], RANK[card], SUIT[card]


def _named_with(card: Card, hand: Mask) -> Suit | None:
    """Return the suit to name with a card; a 9 that keeps its suit names none."""
    allowed = nameable_with(card, hand)
    if not allowed:
        return None
    rest = hand & ~BIT[card]
    if RANK[card] == NINE:
        suit = _commonest((*allowed, SUIT[card]), rest)
        return suit if suit != SUIT[card] else None
    return _commonest(allowed, rest)


def _commonest(suits: tuple[Suit, ...], hand: Mask) -> Suit:
    """Return the suit of which the hand holds most; on a tie the lower letter, C D H S."""
    return min(suits, key=lambda suit: (-(hand & OF_SUIT[suit]).bit_count(), suit))
