"""What a seat may do now, and why not the rest.

`check` refuses an action with the first code of docs/record.md that fits. Everything that can be asked about legality
(the filter's lists, autoplay, simulation) is asked here.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, NoReturn

from engine.actions import CALLS, DRAW, LAST, NAMES, Action, Call, Draw, Last, Name, Play
from engine.cards import (
    ACE,
    BIT,
    EIGHT,
    NINE,
    OF_COLOUR,
    OF_RANK,
    OF_SUIT,
    PACK,
    RANK,
    RANKS,
    SISTER,
    SUIT,
    SUITS,
    TWO,
    Card,
    Mask,
    Suit,
    cards_of,
)
from engine.errors import Code, IllegalAction, Params
from engine.options import Matching
from engine.round import RoundState

CRANK_CARDS: Final = OF_RANK[ACE] | OF_RANK[TWO]
"""What answers an open crank (R-5.1)."""
ALL_SUITS: Final[tuple[Suit, ...]] = (0, 1, 2, 3)
SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")
RANK_NAMES: Final = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")

_NAMEABLE: Final[tuple[tuple[Suit, ...], ...]] = tuple(
    ALL_SUITS if RANK[card] == EIGHT else (SISTER[SUIT[card]],) if RANK[card] == NINE else () for card in PACK
)


# What fits


@cache
def _wild(wild_nines: bool) -> Mask:
    return OF_RANK[EIGHT] | (OF_RANK[NINE] if wild_nines else 0)


@cache
def _fits_freely(matching: Matching, wild_nines: bool) -> tuple[Mask, ...]:
    """By top card: what may be laid on it when no suit is demanded (R-3.1)."""
    of_suit = OF_COLOUR if matching == "colour" else OF_SUIT
    return tuple(of_suit[SUIT[top]] | OF_RANK[RANK[top]] | _wild(wild_nines) for top in PACK)


@cache
def _fits_demand(wild_nines: bool) -> tuple[tuple[Mask, ...], ...]:
    """By demanded suit and rank of the top card: what may be laid (R-3.2)."""
    return tuple(tuple(OF_SUIT[suit] | OF_RANK[rank] | _wild(wild_nines) for rank in range(13)) for suit in ALL_SUITS)


def set_fits(r: RoundState) -> None:
    """Brings `r.fits` up to date after the top card, the current suit or the crank has changed."""
    options = r.options
    if r.crank:
        r.fits = CRANK_CARDS
    elif r.demanded:
        r.fits = _fits_demand(options.wild_nines)[r.suit][RANK[r.discards[-1]]]
    else:
        r.fits = _fits_freely(options.matching, options.wild_nines)[r.discards[-1]]


# Questions


def playable(r: RoundState, seat: int) -> Mask:
    """The cards that `seat` may lay now: none when it is not its turn, or a suit is to be named first."""
    if r.turn != seat or r.naming:
        return 0
    return r.hands[seat] & r.fits


def may_draw(r: RoundState, seat: int) -> bool:
    """Whether `seat` may draw, or take the crank's count (R-3.3, R-5.2, R-9 `free_draw`)."""
    return r.turn == seat and not r.naming and (r.options.free_draw or not r.hands[seat] & r.fits)


def nameable_with(card: Card, hand: Mask) -> tuple[Suit, ...]:
    """The suits that laying `card` from `hand` may name: none with a last card (R-7.1)."""
    return _NAMEABLE[card] if hand & ~BIT[card] else ()


def must_name_with(card: Card, hand: Mask) -> bool:
    """Whether laying `card` from `hand` has to name a suit (R-4.8)."""
    return RANK[card] == EIGHT and hand != BIT[card]


def nameable_for_starter(r: RoundState, seat: int) -> tuple[Suit, ...]:
    """The suits that `seat` is to choose from for the starter (R-2.5)."""
    if r.turn != seat or not r.naming:
        return ()
    if RANK[r.starter] == EIGHT:
        return ALL_SUITS
    own = SUIT[r.starter]
    return tuple(sorted((own, SISTER[own])))


def leaves_one(card: Card, hand: Mask) -> bool:
    """Whether laying `card` from `hand` leaves exactly one card, and so may be announced (R-6.1)."""
    return (hand & ~BIT[card]).bit_count() == 1


def callable_seats(r: RoundState, seat: int) -> list[int]:
    """The seats that `seat` may call (R-6.2)."""
    return [other for other in range(r.seats) if other != seat and r.exposed_by[other] is not None]


def legal_actions(r: RoundState, seat: int) -> Iterator[Action]:
    """Everything that `seat` may do now, in turn or out of it."""
    hand = r.hands[seat]
    for card in cards_of(playable(r, seat)):
        namings: tuple[Suit | None, ...] = nameable_with(card, hand)
        if not must_name_with(card, hand):
            namings = (None, *namings)
        for suit in namings:
            yield Play(card, suit)
            if leaves_one(card, hand):
                yield Play(card, suit, announce=True)
    if may_draw(r, seat):
        yield DRAW
    yield from (NAMES[suit] for suit in nameable_for_starter(r, seat))
    if r.exposed_by[seat] is not None:
        yield LAST
    yield from (CALLS[other] for other in callable_seats(r, seat))


# Refusals


def check(r: RoundState, seat: int, action: Action) -> None:
    """Raises IllegalAction unless `seat` may do this now."""
    if r.ended_by is not None:
        _refuse("round_is_over", "round_is_over", "The round is over.")
    if not 0 <= seat < r.seats:
        _refuse("out_of_turn", "no_such_seat", "There is no such seat.")
    if isinstance(action, Play):
        _check_play(r, seat, action)
    elif isinstance(action, Draw):
        _check_draw(r, seat)
    elif isinstance(action, Call):
        _check_call(r, seat, action.seat)
    elif isinstance(action, Last):
        _check_last(r, seat)
    else:
        _check_name(r, seat, action)


def _refuse(code: Code, reason: str, message: str, params: Params | None = None) -> NoReturn:
    raise IllegalAction(code, reason, message, params)


def _check_turn(r: RoundState, seat: int) -> None:
    if r.turn != seat:
        _refuse("out_of_turn", "not_your_turn", "It is not your turn.")


def _check_play(r: RoundState, seat: int, play: Play) -> None:
    _check_turn(r, seat)
    hand, card, bit = r.hands[seat], play.card, BIT[play.card]
    if not hand & bit:
        _refuse("card_not_held", "card_not_held", f"You do not hold the {_card_name(card)}.")
    if r.naming:
        _refuse("must_name_suit", "name_first", "Name a suit for the starter first.")
    if not r.fits & bit:
        _refuse("illegal_play", *why_it_does_not_fit(r, card))
    rest = hand ^ bit
    if play.suit is not None and play.suit not in nameable_with(card, hand):
        _refuse("illegal_play", "may_not_name", f"The {_card_name(card)} cannot name that suit here.")
    if play.announce and (not rest or rest & (rest - 1)):
        _refuse("illegal_play", "nothing_to_announce", "This play does not leave one card, so there is nothing to announce.")
    if play.suit is None and RANK[card] == EIGHT and rest:
        _refuse("must_name_suit", "must_name_suit", "An 8 names the suit to be played next.")


def _check_draw(r: RoundState, seat: int) -> None:
    _check_turn(r, seat)
    if r.naming:
        _refuse("must_name_suit", "name_first", "Name a suit for the starter first.")
    if not may_draw(r, seat):
        _refuse("may_not_draw", *why_it_may_not_draw(r))


def _check_name(r: RoundState, seat: int, name: Name) -> None:
    _check_turn(r, seat)
    if not r.naming:
        _refuse("illegal_play", "nothing_to_name", "There is no suit to be named.")
    if name.suit not in nameable_for_starter(r, seat):
        _refuse("illegal_play", "may_not_name", "A 9 changes only to the other suit of its colour.")


def _check_last(r: RoundState, seat: int) -> None:
    if r.exposed_by[seat] is None:
        _refuse("not_exposed", "nothing_to_announce", "You have no last card to announce.")


def _check_call(r: RoundState, by: int, seat: int) -> None:
    if by == seat:
        _refuse("not_exposed", "own_seat", "You cannot call yourself.")
    if seat >= r.seats or r.exposed_by[seat] is None:
        _refuse("not_exposed", "not_exposed", "That player has nothing to be called for.")


def why_it_does_not_fit(r: RoundState, card: Card) -> tuple[str, str, Params]:
    """Reason, sentence and params for a card that is not in `r.fits`."""
    if r.crank:
        return "crank_open", "The crank is open: only an ace or a 2 can be played.", {}
    top, suit = r.discards[-1], r.suit
    if r.demanded:
        by = RANKS[RANK[top]]
        message = f"{_suits_of(card)} do not fit: {SUIT_NAMES[suit]} are demanded by the {by}."
        return "suit_demanded", message, {"suit": SUITS[suit], "by": by}
    colour = r.options.matching == "colour"
    message = f"The {_card_name(card)} has neither the suit{', the colour' if colour else ''} nor the rank of the {_card_name(top)}."
    return "no_match", message, {"suit": SUITS[suit], "rank": RANKS[RANK[top]], "colour": colour}


def why_it_may_not_draw(r: RoundState) -> tuple[str, str]:
    """Reason and sentence for a seat in turn that has a card to play."""
    if r.crank:
        return "must_answer_crank", "You have an ace or a 2: the crank must be answered."
    return "must_play", "You have a card that can be played, so you must play."


def _card_name(card: Card) -> str:
    return f"{RANK_NAMES[RANK[card]]} of {SUIT_NAMES[SUIT[card]]}"


def _suits_of(card: Card) -> str:
    return SUIT_NAMES[SUIT[card]].capitalize()
