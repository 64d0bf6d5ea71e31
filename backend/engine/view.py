"""The only filter between a game and whoever looks at it.

A view is built from nothing, field by field, and so is what is told of an event: whatever is added
to a state or an event stays hidden until it is named here, and an event that is not listed raises.
Fields are those of docs/protocol.md.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from engine import events as ev
from engine.cards import SUITS, TEXT, Card, Mask, cards_of, texts_of
from engine.game import GameState
from engine.legality import (
    callable_seats,
    leaves_one,
    may_draw,
    must_name_with,
    nameable_for_starter,
    nameable_with,
    playable,
    why_it_does_not_fit,
    why_it_may_not_draw,
)
from engine.round import RoundState
from engine.scoring import reckon
from engine.transitions import opening

Json = dict[str, Any]

SPECTATOR: Final = "spectator"
OPEN: Final = "open"
Viewpoint = int | Literal["spectator", "open"]
"""Who looks: a seat, a spectator, or anyone once the game is over (`OPEN`: every hand is shown)."""

SHOWN_DISCARDS: Final = 5

_NAME_FIRST: Final[Json] = {"code": "name_first", "params": {}}


def view(state: GameState, viewpoint: Viewpoint) -> Json:
    """Return what `viewpoint` may see of the game: the engine's fields of the protocol's GameView."""
    return views(state, (viewpoint,))[0]


def views(state: GameState, viewpoints: Sequence[Viewpoint]) -> list[Json]:
    """Return what each viewpoint may see; what all may see is put together once, and shared."""
    r = state.round
    to_all = {
        "turn": state.turns,
        "first_dealer": state.first_dealer,
        "cut": [[seat, TEXT[card]] for seat, card in state.cut],
        "scores": [list(scores) for scores in state.scores],
        "totals": state.totals,
        "places": state.places,
        "opening": _opening(r),
    }
    rounds = _round_views(r, viewpoints)
    nobody_may = state.over
    return [
        {
            **to_all,
            "round": one_round,
            "legal": None if nobody_may or isinstance(viewpoint, str) else _legal(r, viewpoint),
        }
        for viewpoint, one_round in zip(viewpoints, rounds, strict=True)
    ]


def _opening(r: RoundState) -> list[Json]:
    """Return what the starter did, while nobody has moved: whoever comes now has not heard it.

    It is told as to a spectator, so a seat does not learn again which cards it drew.
    """
    if r.moves or r.over:
        return []
    return [told for event in opening(r) if (told := event_for(event, SPECTATOR)) is not None]


def round_view(r: RoundState, viewpoint: Viewpoint) -> Json:
    """Return the protocol's Round: what `viewpoint` may see of one round."""
    return _round_views(r, (viewpoint,))[0]


def _round_views(r: RoundState, viewpoints: Sequence[Viewpoint]) -> list[Json]:
    to_all = {
        "number": r.number,
        "rounds": len(r.options.hand_sizes),
        "dealer": r.dealer,
        "hand_size": r.hand_size,
        "starter": TEXT[r.starter],
        "direction": r.direction,
        "turn": r.turn,
        "asked": r.asked,
        "top": TEXT[r.top],
        "suit": SUITS[r.suit],
        "demanded": r.demanded,
        "demanded_by": r.demanded_by,
        "crank": r.crank,
        "settling": r.settling,
        "draw_count": r.draw_count,
        "discard_count": len(r.discards),
        "discards": [TEXT[card] for card in r.discards[-SHOWN_DISCARDS:]],
        "moves": r.moves,
        "result": _result(r),
    }
    backs = [_hand_to_all(r, seat) for seat in range(r.seats)]
    return [{**to_all, "hands": _hands(r, viewpoint, backs)} for viewpoint in viewpoints]


def _hands(r: RoundState, viewpoint: Viewpoint, backs: list[Json]) -> list[Json]:
    """Return every hand: its back, and the cards of those that `viewpoint` may see."""
    return [
        {**back, "cards": texts_of(r.hands[seat])} if r.over or viewpoint in (seat, OPEN) else back
        for seat, back in enumerate(backs)
    ]


def _hand_to_all(r: RoundState, seat: int) -> Json:
    """Return what everybody may see of a hand while the round is on."""
    return {
        "count": r.hands[seat].bit_count(),
        "cards": None,
        "exposed": r.exposed_by[seat] is not None,
        "announced": r.announced[seat],
        "loses_turn": r.loses_turn[seat],
        "out": seat in r.out,
    }


def _result(r: RoundState) -> Json | None:
    if r.scores is None:
        return None
    return {
        "ended_by": r.ended_by,
        "out": list(r.out),
        "scores": list(r.scores),
        "hands": [_reckoning(hand) for hand in r.hands],
    }


def _reckoning(hand: Mask) -> Json:
    reckoning = reckon(hand)
    return {
        "cards": texts_of(hand),
        "cancelled": [[TEXT[three], TEXT[other]] for three, other in reckoning.cancelled],
        "left_over_threes": [TEXT[three] for three in reckoning.left_over_threes],
        "points": [[TEXT[card], points] for card, points in reckoning.points],
        "score": reckoning.score,
    }


# Legal actions


def _legal(r: RoundState, seat: int) -> Json:
    hand = r.hands[seat]
    last, call = r.exposed_by[seat] is not None, callable_seats(r, seat)
    if r.turn != seat:
        why: Json = {"code": "round_is_over" if r.over else "not_your_turn", "params": {}}
        return {
            "play": [],
            "draw": False,
            "name": [],
            "last": last,
            "announce_with_play": False,
            "call": call,
            "why_not": dict.fromkeys(texts_of(hand), why),
            "why_no_draw": why,
        }
    play = playable(r, seat)
    draw = may_draw(r, seat)
    return {
        "play": [_legal_play(card, hand) for card in cards_of(play)],
        "draw": draw,
        "name": [SUITS[suit] for suit in nameable_for_starter(r, seat)],
        "last": last,
        "announce_with_play": play != 0 and leaves_one((play & -play).bit_length() - 1, hand),
        "call": call,
        "why_not": {TEXT[card]: _why_not(r, card) for card in cards_of(hand & ~play)},
        "why_no_draw": None if draw else _why_no_draw(r),
    }


def _legal_play(card: Card, hand: Mask) -> Json:
    return {
        "card": TEXT[card],
        "names": [SUITS[suit] for suit in nameable_with(card, hand)],
        "may_keep": not must_name_with(card, hand),
    }


def _why_not(r: RoundState, card: Card) -> Json:
    """Return why the seat in turn cannot play this card."""
    if r.naming:
        return _NAME_FIRST
    reason, _, params = why_it_does_not_fit(r, card)
    return {"code": reason, "params": dict(params)}


def _why_no_draw(r: RoundState) -> Json:
    """Return why the seat in turn cannot draw."""
    return _NAME_FIRST if r.naming else {"code": why_it_may_not_draw(r)[0], "params": {}}


# Events


def event_for(event: ev.Event, viewpoint: Viewpoint) -> Json | None:
    """Return what `viewpoint` is told of an event; None if nothing.

    Raises TypeError for an event that is not listed here.
    """
    tell = _TELLERS.get(type(event))
    if tell is None:
        raise TypeError(f"No viewpoint may be told of a {type(event).__name__}: it is not listed.")
    return tell(event, viewpoint)


def event_for_each(event: ev.Event, viewpoints: Sequence[Viewpoint]) -> list[Json | None]:
    """Return what each viewpoint is told of an event; what all are told is put together once.

    Raises TypeError for an event that is not listed here.
    """
    if type(event) in _TOLD_DIFFERENTLY:
        return [event_for(event, viewpoint) for viewpoint in viewpoints]
    return [event_for(event, SPECTATOR)] * len(viewpoints)


def _public(kind: str, *fields: str) -> Callable[[Any, Viewpoint], Json]:
    """Return a teller that tells everybody these fields, as they are."""

    def tell(event: ev.Event, _: Viewpoint) -> Json:
        return {"type": kind, **{field: getattr(event, field) for field in fields}}

    return tell


def _cut(event: ev.Cut, _: Viewpoint) -> Json:
    return {
        "type": "cut",
        "draws": [[seat, TEXT[card]] for seat, card in event.draws],
        "dealer": event.dealer,
    }


def _round_dealt(event: ev.RoundDealt, viewpoint: Viewpoint) -> Json:
    return {
        "type": "round_dealt",
        "number": event.number,
        "dealer": event.dealer,
        "hand_size": event.hand_size,
        "hands": [
            texts_of(hand) if viewpoint in (seat, OPEN) else None
            for seat, hand in enumerate(event.hands)
        ],
    }


def _starter_turned(event: ev.StarterTurned, _: Viewpoint) -> Json:
    return {"type": "starter_turned", "card": TEXT[event.card], "dealer": event.dealer}


def _card_laid(event: ev.CardLaid, _: Viewpoint) -> Json:
    return {
        "type": "card_laid",
        "seat": event.seat,
        "card": TEXT[event.card],
        "named": None if event.named is None else SUITS[event.named],
        "announced": event.announced,
        "auto": event.auto,
    }


def _suit_named(event: ev.SuitNamed, _: Viewpoint) -> Json:
    return {
        "type": "suit_named",
        "seat": event.seat,
        "suit": SUITS[event.suit],
        "demanded": event.demanded,
        "auto": event.auto,
    }


def _cards_drawn(event: ev.CardsDrawn, viewpoint: Viewpoint) -> Json:
    return {
        "type": "cards_drawn",
        "seat": event.seat,
        "count": len(event.cards),
        "wanted": event.wanted,
        "cards": [TEXT[card] for card in event.cards] if viewpoint in (event.seat, OPEN) else None,
        "why": event.why,
        "auto": event.auto,
    }


def _call_void(event: ev.CallVoid, viewpoint: Viewpoint) -> Json | None:
    if viewpoint != event.by:
        return None
    return {
        "type": "call_void",
        "by": event.by,
        "seat": event.seat,
        "ended_by": event.ended_by,
        "by_ms": event.by_ms,
    }


_TELLERS: Final[dict[type, Callable[[Any, Viewpoint], Json | None]]] = {
    ev.Cut: _cut,
    ev.RoundDealt: _round_dealt,
    ev.StarterTurned: _starter_turned,
    ev.CardLaid: _card_laid,
    ev.SuitNamed: _suit_named,
    ev.CardsDrawn: _cards_drawn,
    ev.Reshuffled: _public("reshuffled", "count"),
    ev.DirectionReversed: _public("direction_reversed", "direction"),
    ev.TurnSkipped: _public("turn_skipped", "seat"),
    ev.TurnLost: _public("turn_lost", "seat"),
    ev.CrankOpened: _public("crank_opened", "seat", "count"),
    ev.CrankRaised: _public("crank_raised", "seat", "count"),
    ev.CrankBroken: _public("crank_broken", "seat", "count"),
    ev.Exposed: _public("exposed", "seat"),
    ev.Announced: _public("announced", "seat", "late"),
    ev.Called: _public("called", "by", "seat", "after_ms", "now"),
    ev.CallVoid: _call_void,
    ev.WentOut: _public("went_out", "seat"),
    ev.TurnBegan: _public("turn_began", "seat", "asked"),
    ev.RoundEnded: _public("round_ended", "ended_by", "out", "scores"),
    ev.GameEnded: _public("game_ended", "ended_by", "totals", "places"),
    ev.Away: _public("away", "seat"),
    ev.Back: _public("back", "seat"),
    ev.Left: _public("left", "seat"),
    ev.ScoreReady: _public("score_ready", "seat"),
}

_TOLD_DIFFERENTLY: Final = frozenset({ev.RoundDealt, ev.CardsDrawn, ev.CallVoid})
"""Whatever is not among them is told as to a spectator, who may know least."""
