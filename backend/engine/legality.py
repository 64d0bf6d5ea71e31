"""What a seat may do now, and why not the rest.

The checks refuse an action with the first code of docs/record.md that fits. Everything that can be
asked about legality (for the filter's lists, autoplay, simulation) is asked here.
"""

from collections.abc import Iterator
from typing import Final, NoReturn

from engine.actions import CALLS, DRAW, LAST, NAMES, Action, Call, Name, Play
from engine.cards import (
    BIT,
    EIGHT,
    NINE,
    PACK,
    RANK,
    RANKS,
    SISTER,
    SUIT,
    SUITS,
    Card,
    Mask,
    Suit,
    cards_of,
)
from engine.errors import Code, IllegalAction, Params
from engine.round import RoundState

ALL_SUITS: Final[tuple[Suit, ...]] = (0, 1, 2, 3)
SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")
RANK_NAMES: Final = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")

_NAMEABLE: Final[tuple[tuple[Suit, ...], ...]] = tuple(
    ALL_SUITS if RANK[card] == EIGHT else (SISTER[SUIT[card]],) if RANK[card] == NINE else ()
    for card in PACK
)


# Questions


def playable(r: RoundState, seat: int) -> Mask:
    """Return the cards that `seat` may lay now: none out of turn, or before a suit is named."""
    return r.hands[seat] & r.fits if r.turn == seat else 0


def may_draw(r: RoundState, seat: int) -> bool:
    """Whether `seat` may draw, or take the crank's count (R-3.3, R-5.2, R-9 `free_draw`)."""
    return r.turn == seat and not r.naming and (r.options.free_draw or not r.hands[seat] & r.fits)


def nameable_with(card: Card, hand: Mask) -> tuple[Suit, ...]:
    """Return the suits that laying `card` from `hand` may name: none with a last card (R-7.1)."""
    return _NAMEABLE[card] if hand & ~BIT[card] else ()


def must_name_with(card: Card, hand: Mask) -> bool:
    """Whether laying `card` from `hand` has to name a suit (R-4.8)."""
    return RANK[card] == EIGHT and hand != BIT[card]


def nameable_for_starter(r: RoundState, seat: int) -> tuple[Suit, ...]:
    """Return the suits that `seat` is to choose from for the starter (R-2.5)."""
    if r.turn != seat or not r.naming:
        return ()
    if RANK[r.starter] == EIGHT:
        return ALL_SUITS
    own = SUIT[r.starter]
    return tuple(sorted((own, SISTER[own])))


def leaves_one(card: Card, hand: Mask) -> bool:
    """Whether laying `card` from `hand` leaves exactly one, and so may be announced (R-6.1)."""
    rest = hand & ~BIT[card]
    return rest != 0 and not rest & (rest - 1)


def callable_seats(r: RoundState, seat: int) -> list[int]:
    """Return the seats that `seat` may call (R-6.2)."""
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


def check_play(r: RoundState, seat: int, play: Play) -> None:
    """Raise IllegalAction unless `seat` may lay this card now, naming and announcing as it does."""
    card = play.card
    if r.turn != seat or not r.hands[seat] & r.fits & BIT[card]:
        _refuse_card(r, seat, card)
    if play.suit is not None or play.announce or RANK[card] == EIGHT:
        _check_additions(r.hands[seat], play)


def _check_additions(hand: Mask, play: Play) -> None:
    """Refuse a naming or an announcement that does not go with the card, or a naming left out."""
    card = play.card
    if play.suit is not None and play.suit not in nameable_with(card, hand):
        message = f"The {_card_name(card)} cannot name that suit here."
        _refuse("illegal_play", "may_not_name", message)
    if play.announce and not leaves_one(card, hand):
        message = "This play does not leave one card, so there is nothing to announce."
        _refuse("illegal_play", "nothing_to_announce", message)
    if play.suit is None and must_name_with(card, hand):
        _refuse("must_name_suit", "must_name_suit", "An 8 names the suit to be played next.")


def _refuse_card(r: RoundState, seat: int, card: Card) -> NoReturn:
    """Say why a card cannot be laid, whatever it would name."""
    check_turn(r, seat)
    if not r.hands[seat] & BIT[card]:
        _refuse("card_not_held", "card_not_held", f"You do not hold the {_card_name(card)}.")
    if r.naming:
        _refuse_naming()
    _refuse("illegal_play", *why_it_does_not_fit(r, card))


def check_draw(r: RoundState, seat: int) -> None:
    """Raise IllegalAction unless `seat` may draw now."""
    if may_draw(r, seat):
        return
    check_turn(r, seat)
    if r.naming:
        _refuse_naming()
    _refuse("may_not_draw", *why_it_may_not_draw(r))


def check_name(r: RoundState, seat: int, name: Name) -> None:
    """Raise IllegalAction unless `seat` may name this suit for the starter now."""
    check_turn(r, seat)
    if not r.naming:
        _refuse("illegal_play", "nothing_to_name", "There is no suit to be named.")
    if name.suit not in nameable_for_starter(r, seat):
        message = "A 9 changes only to the other suit of its colour."
        _refuse("illegal_play", "may_not_name", message)


def check_last(r: RoundState, seat: int) -> None:
    """Raise IllegalAction unless `seat` has a last card to announce."""
    check_running(r, seat)
    if r.exposed_by[seat] is None:
        message = "You have no last card to announce."
        _refuse("not_exposed", "nothing_to_announce", message)


def check_call(r: RoundState, seat: int, call: Call) -> None:
    """Raise IllegalAction unless `seat` may call that other seat."""
    check_running(r, seat)
    if call.seat == seat:
        _refuse("not_exposed", "own_seat", "You cannot call yourself.")
    if call.seat not in callable_seats(r, seat):
        message = "That player has nothing to be called for."
        _refuse("not_exposed", "not_exposed", message)


def check_turn(r: RoundState, seat: int) -> None:
    """Raise IllegalAction unless the round is on and `seat` is in turn."""
    check_running(r, seat)
    if r.turn != seat:
        _refuse("out_of_turn", "not_your_turn", "It is not your turn.")


def check_running(r: RoundState, seat: int) -> None:
    """Raise IllegalAction unless the round is on and `seat` plays in it."""
    if r.over:
        _refuse("round_is_over", "round_is_over", "The round is over.")
    if not 0 <= seat < r.seats:
        _refuse("out_of_turn", "no_such_seat", "There is no such seat.")


def _refuse_naming() -> NoReturn:
    _refuse("must_name_suit", "name_first", "Name a suit for the starter first.")


def _refuse(code: Code, reason: str, message: str, params: Params | None = None) -> NoReturn:
    raise IllegalAction(code, reason, message, params)


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
    shared = "suit, colour" if colour else "suit"
    message = f"The {_card_name(card)} has neither {shared} nor rank of the {_card_name(top)}."
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
