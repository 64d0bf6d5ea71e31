"""The draw pile: drawing, and shuffling the discards when it runs out (R-3.4)."""

from engine.cards import Card, mask_of
from engine.events import CardsDrawn, DrawReason, Reshuffled
from engine.round import RoundState
from engine.shuffle import reshuffle_order


def draw(r: RoundState, seat: int, wanted: int, why: DrawReason) -> int:
    """Give `seat` up to `wanted` cards and returns how many there were.

    Whoever draws a card no longer holds a single one, so an exposure or announcement ends (R-6.2);
    and any card drawn restarts the count of R-3.5.
    """
    cards: list[Card] = []
    for _ in range(wanted):
        if not r.stock and not _reshuffle(r):
            break
        cards.append(r.stock.pop())
    if cards:
        r.hands[seat] |= mask_of(cards)
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
