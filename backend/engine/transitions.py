"""From one state of a round to the next: the deal, and each accepted action."""

from engine.actions import Action, Call, Draw, Last, Name, Play
from engine.cards import BIT, EIGHT, NINE, PACK, RANK, SUIT, Suit, mask_of
from engine.crank import take_count
from engine.effects import EFFECTS
from engine.ending import end_round
from engine.events import CardLaid, Event, Log, RoundDealt, StarterTurned, SuitNamed, TurnBegan
from engine.last_card import announce_late, call, down_to_none, down_to_one
from engine.legality import check_call, check_draw, check_last, check_name, check_play
from engine.options import Options
from engine.round import MOVE_LIMIT, RoundState
from engine.shuffle import deal_order
from engine.stock import draw
from engine.turns import after, give_turn


def deal(  # noqa: PLR0913 - what makes a round, all given by name
    *,
    options: Options,
    seats: int,
    number: int,
    dealer: int,
    seed: bytes,
    turns: int,
    log: Log | None,
) -> RoundState:
    """Deal round `number` and turn its starter up (R-2). `turns`: decisions asked before it."""
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
        stock=pack[:dealt:-1],
        discards=[starter],
        suit=SUIT[starter],
        turns=turns,
        exposed_by=[None] * seats,
        announced=[False] * seats,
        loses_turn=[False] * seats,
        out=[],
        log=log,
    )
    r.refit()
    if log is not None:
        log.add(RoundDealt(number, dealer, hand_size, hands[:]))
        log.add(StarterTurned(starter, dealer))
    turn_up_starter(r)
    return r


def turn_up_starter(r: RoundState) -> None:
    """Let the starter count as the dealer's first turn (R-2.4).

    An 8 or 9 first asks the dealer for a suit (R-2.5).
    """
    if RANK[r.starter] in (EIGHT, NINE):
        r.naming = True
        r.refit()
        r.turn = r.dealer
        r.turns += 1
        if r.log is not None:
            r.log.add(TurnBegan(r.dealer, "name"))
    else:
        give_turn(r, EFFECTS[r.starter](r, r.dealer))


def opening(r: RoundState) -> list[Event]:
    """Return what turning the starter of `r` up did, told of a round whose hands nobody knows.

    It follows from what is public of a deal alone, so it can be told at any time; the cards in it
    (who drew what) are made up.
    """
    log = Log()
    turn_up_starter(
        RoundState(
            options=r.options,
            seats=r.seats,
            number=r.number,
            dealer=r.dealer,
            hand_size=r.hand_size,
            starter=r.starter,
            seed=b"",
            hands=[0] * r.seats,
            stock=[card for card in PACK if card != r.starter][: r.seats],
            discards=[r.starter],
            suit=SUIT[r.starter],
            exposed_by=[None] * r.seats,
            announced=[False] * r.seats,
            loses_turn=[False] * r.seats,
            out=[],
            log=log,
        )
    )
    return log.events


def perform(r: RoundState, seat: int, action: Action) -> None:
    """Do what `seat` asks, with all that follows; raise IllegalAction before anything changes."""
    if isinstance(action, Play):
        _play(r, seat, action)
    elif isinstance(action, Draw):
        _draw(r, seat)
    elif isinstance(action, Call):
        _call(r, seat, action)
    elif isinstance(action, Last):
        _announce(r, seat)
    else:
        _name(r, seat, action)
    r.moves += 1
    if r.moves == MOVE_LIMIT and not r.over:
        end_round(r, "blocked")


def _play(r: RoundState, seat: int, play: Play) -> None:
    """Lay a card (R-3.1)."""
    check_play(r, seat, play)
    card, suit = play.card, play.suit
    hand = r.hands[seat] ^ BIT[card]
    r.hands[seat] = hand
    r.discards.append(card)
    r.dry_turns = 0
    if suit is None:
        r.suit = SUIT[card]
        r.demanded_by = None
        r.fits = r.fits_on[card]
    else:
        _demand(r, seat, suit)
    if r.log is not None:
        r.log.add(CardLaid(seat, card, suit, play.announce, seat == r.log.auto_seat))
    if not hand & (hand - 1):
        if not hand:
            down_to_none(r, seat, card)
            return
        down_to_one(r, seat, announce=play.announce)
    give_turn(r, EFFECTS[card](r, seat))


def _demand(r: RoundState, seat: int, suit: Suit) -> None:
    """Make `suit`, named by `seat`, the current one; its colour does not do (R-3.2)."""
    r.suit = suit
    r.demanded_by = seat
    r.refit()


def _draw(r: RoundState, seat: int) -> None:
    """Draw for want of a play (R-3.3) or take the crank's count (R-5.2).

    When nobody could draw for a whole turn around, the round is blocked (R-3.5).
    """
    check_draw(r, seat)
    if r.crank:
        take_count(r, seat)
        if r.over:
            return
    # Under `free_draw` the table must not learn whether there was a play, so it is always a choice.
    elif not draw(r, seat, 1, "choice" if r.options.free_draw else "no_play"):
        r.dry_turns += 1
        if r.dry_turns == r.seats:
            end_round(r, "blocked")
            return
    give_turn(r, after(r, seat))


def _name(r: RoundState, seat: int, name: Name) -> None:
    """Name the starter's suit (R-2.5): an 8's is demanded whatever it is, a 9's if it changes."""
    check_name(r, seat, name)
    r.naming = False
    demanded = RANK[r.starter] == EIGHT or name.suit != SUIT[r.starter]
    if demanded:
        _demand(r, seat, name.suit)
    else:
        r.refit()
    if r.log is not None:
        r.log.add(SuitNamed(seat, name.suit, demanded, seat == r.log.auto_seat))
    give_turn(r, after(r, seat))


def _announce(r: RoundState, seat: int) -> None:
    """Announce late (R-6.1)."""
    check_last(r, seat)
    announce_late(r, seat)


def _call(r: RoundState, seat: int, action: Call) -> None:
    """Call an exposed seat (R-6.2)."""
    check_call(r, seat, action)
    call(r, seat, action.seat)
