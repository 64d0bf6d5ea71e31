"""From one state of a round to the next: the deal, and each accepted action."""

from engine.actions import Action, Call, Draw, Last, Name, Play
from engine.cards import BIT, EIGHT, NINE, RANK, SUIT, Suit, mask_of
from engine.crank import take_count
from engine.effects import apply_effect
from engine.ending import end_round
from engine.events import CardLaid, Event, RoundDealt, StarterTurned, SuitNamed
from engine.last_card import announce_late, call, down_to_none, down_to_one
from engine.legality import check, set_fits
from engine.options import Options
from engine.round import MOVE_LIMIT, RoundState
from engine.shuffle import deal_order
from engine.stock import draw
from engine.turns import after, ask, give_turn


def deal(
    *, options: Options, seats: int, number: int, dealer: int, seed: bytes, turns: int, log: list[Event] | None
) -> RoundState:
    """Deals round `number` and turns its starter up (R-2). `turns`: decisions asked in the game before."""
    pack = deal_order(seed, number)
    hand_size = options.hand_sizes[number - 1]
    dealt = seats * hand_size
    hands = [0] * seats
    for place in range(seats):  # one card at a time, beginning at the dealer's left
        hands[(dealer + 1 + place) % seats] = mask_of(pack[place:dealt:seats])
    starter = pack[dealt]
    r = RoundState(
        options=options,
        seats=seats,
        number=number,
        dealer=dealer,
        hand_size=hand_size,
        starter=starter,
        seed=seed,
        hands=hands,
        stock=pack,
        drawn=dealt + 1,
        discards=[starter],
        suit=SUIT[starter],
        turns=turns,
        exposed_by=[None] * seats,
        announced=[False] * seats,
        loses_turn=[False] * seats,
        out=[],
        log=log,
    )
    set_fits(r)
    if log is not None:
        log.append(RoundDealt(number, dealer, hand_size, hands[:]))
        log.append(StarterTurned(starter, dealer))
    _turn_up_starter(r)
    return r


def _turn_up_starter(r: RoundState) -> None:
    """The starter counts as the dealer's first turn (R-2.4); an 8 or 9 first asks the dealer for a suit (R-2.5)."""
    if RANK[r.starter] in (EIGHT, NINE):
        r.naming = True
        ask(r, r.dealer)
    else:
        give_turn(r, apply_effect(r, r.dealer, r.starter))


def perform(r: RoundState, seat: int, action: Action, *, auto: bool = False, after_ms: int | None = None) -> None:
    """Does what `seat` asks, with all that follows; raises IllegalAction before anything has changed.

    `auto` marks a move made for an absent player (R-8.1); `after_ms` is what a call's event says (see Called).
    """
    check(r, seat, action)
    if isinstance(action, Play):
        _play(r, seat, action, auto)
    elif isinstance(action, Draw):
        _draw(r, seat, auto)
    elif isinstance(action, Call):
        call(r, seat, action.seat, after_ms=after_ms)
    elif isinstance(action, Last):
        announce_late(r, seat)
    else:
        _name(r, seat, action, auto)
    r.moves += 1
    if r.moves == MOVE_LIMIT and not r.over:
        end_round(r, "blocked")


def _play(r: RoundState, seat: int, play: Play, auto: bool) -> None:
    card = play.card
    r.hands[seat] ^= BIT[card]
    r.discards.append(card)
    r.dry_turns = 0
    _set_suit(r, seat, SUIT[card] if play.suit is None else play.suit, demanded=play.suit is not None)
    if r.log is not None:
        r.log.append(CardLaid(seat, card, play.suit, play.announce, auto))
    hand = r.hands[seat]
    if not hand:
        down_to_none(r, seat, card)
        return
    if not hand & (hand - 1):
        down_to_one(r, seat, play.announce)
    give_turn(r, apply_effect(r, seat, card))


def _draw(r: RoundState, seat: int, auto: bool) -> None:
    if r.crank:
        take_count(r, seat, auto=auto)
    else:
        # Under `free_draw` the table must not learn whether the player could have played, so it is always a choice.
        got = draw(r, seat, 1, "choice" if r.options.free_draw else "no_play", auto=auto)
        if not got:
            r.dry_turns += 1
            if r.dry_turns == r.seats:
                end_round(r, "blocked")
    give_turn(r, after(r, seat))


def _name(r: RoundState, seat: int, name: Name, auto: bool) -> None:
    """R-2.5: an 8's suit is demanded whatever it is, a 9's only if it changes."""
    r.naming = False
    demanded = RANK[r.starter] == EIGHT or name.suit != SUIT[r.starter]
    _set_suit(r, seat, name.suit, demanded=demanded)
    if r.log is not None:
        r.log.append(SuitNamed(seat, name.suit, demanded, auto))
    give_turn(r, after(r, seat))


def _set_suit(r: RoundState, seat: int, suit: Suit, *, demanded: bool) -> None:
    """The current suit, and whether its colour no longer does (R-3.2)."""
    r.suit = suit
    r.demanded = demanded
    r.demanded_by = seat if demanded else None
    set_fits(r)
