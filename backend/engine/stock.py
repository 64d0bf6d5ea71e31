"""The draw pile: drawing, and shuffling the discards when it runs out (R-3.4)."""

from engine.cards import BIT, Card
from engine.events import CardsDrawn, DrawReason, Reshuffled
from engine.round import RoundState
from engine.shuffle import reshuffle_order


def draw(r: RoundState, seat: int, wanted: int, why: DrawReason) -> int:
    """Give `seat` up to `wanted` cards and return how many there were.

    Whoever draws a card no longer holds a single one, so an exposure or announcement ends (R-6.2);
    and any card drawn restarts the count of R-3.5.
    """
    cards: list[Card] = []
    hand = r.hands[seat]
    while len(cards) < wanted and (r.stock or _reshuffle(r)):
        card = r.stock.pop()
        hand |= BIT[card]
        cards.append(card)
    if cards:
        r.hands[seat] = hand
        r.exposed_by[seat] = None
        r.announced[seat] = False
        r.dry_turns = 0
    if r.log is not None:
        r.log.add(CardsDrawn(seat, cards, wanted, why, seat == r.log.auto_seat))
    return len(cards)


def _reshuffle(r: RoundState) -> bool:
    """Make all discards but the top card the draw pile; False when there are none."""
    count = len(r.discards) - 1
    if not count:
        return False
    r.reshuffles += 1
    r.stock = reshuffle_order(r.discards[:-1], r.seed, r.number, r.reshuffles)
    r.stock.reverse()
    r.discards = r.discards[-1:]
    if r.log is not None:
        r.log.add(Reshuffled(count))
    return True
