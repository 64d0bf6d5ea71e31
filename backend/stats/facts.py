"""What happened in a finished game, counted round by round and seat by seat: PURE.

Everything the stats know comes from here, and from nothing but the record. docs/stats.md says to
the letter what each number counts.
"""

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Final, Literal

from engine.actions import Call, Draw, Last, Play
from engine.cards import TEXT, texts_of
from engine.events import (
    Announced,
    Called,
    CardsDrawn,
    CrankBroken,
    CrankOpened,
    CrankRaised,
    Cut,
    Event,
    Exposed,
    RoundDealt,
    TurnBegan,
)
from engine.replay import ToldMove, ToldRound, retold
from ratings.maths import rated_places

Ladder = Literal["duel", "table"]
Length = Literal["short", "full"]

TWELFTHS: Final = 12
"""A margin is counted in twelfths of a point: a mean over one to four opponents is whole in them."""

TIME_EDGES_MS: Final = tuple(round(100 * 2 ** (step / 4)) for step in range(51))
"""Where the classes of thinking times begin, but for the first: four to a doubling, to ten minutes."""
TIME_CLASSES: Final = len(TIME_EDGES_MS) + 1


@dataclass(slots=True, kw_only=True)
class RoundFacts:
    """One round as one seat had it."""

    number: int
    hand_size: int
    from_dealer: int
    """Places clockwise from the dealer, who is 0."""
    starter: str
    points: int
    margin: int
    """Points less those of the opponents' mean, in twelfths: below 0 is better than they were."""
    out: int = 0
    """1 for the first to go out, 2 for the next, 0 for who kept cards."""
    held: str = ""
    """The cards left in hand, as text: `3D KD`."""
    opening: str = ""
    """The first card laid; empty if none was, or the server laid it."""
    laid: int = 0
    """Cards laid."""
    turns: int = 0
    """Times a card was to be laid outside a crank."""
    forced: int = 0
    """Those of them that ended in a draw for want of a card that fits."""
    drawn_forced: int = 0
    drawn_for_five: int = 0
    drawn_for_seven: int = 0
    drawn_for_crank: int = 0
    drawn_for_call: int = 0
    cranks_opened: int = 0
    cranks_raised: int = 0
    cranks_paid: list[int] = field(default_factory=list)
    """The count of each crank that broke on the seat."""
    down_to_one: int = 0
    announced_with_play: int = 0
    announced_late: int = 0
    called: int = 0
    calls: int = 0
    thinking_ms: int = 0
    times: dict[int, int] = field(default_factory=dict)
    """How many of one's own moves took a time of each class (`time_class`)."""

    @property
    def moves_timed(self) -> int:
        """How many moves have a time."""
        return sum(self.times.values())


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatFacts:
    """A whole game as one seat had it. `place` is the one that counted for the rating.

    `last`: somebody was placed before the seat, and nobody behind it.
    """

    seat: int
    account: str
    place: int
    last: bool
    total: int
    rounds: Sequence[RoundFacts]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """The cards of one deal, numbered as in F-3.1; `hands` by seat."""

    hand_size: int
    hands: Sequence[int]
    """As masks."""
    starter: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFacts:
    """A finished rated game: who had what of it, and how it was dealt."""

    game_id: str
    sequence: int
    ladder: Ladder
    length: Length
    day: date
    """The day on which it ended, UTC."""
    seats: Sequence[SeatFacts]
    first_dealer: int
    deals: Sequence[Deal]
    places: Sequence[int]
    """By points alone (R-1.4), also of who left."""


def facts_of(record: Mapping[str, Any]) -> GameFacts:
    """Return the facts of the record of a rated game; ValueError for any other.

    The record has to be a valid one (`engine.verify`), as sealed records are.
    """
    if record["sequence"] is None or record["places"] is None:
        raise ValueError("Only finished rated games count.")
    if any(seat["account"] is None for seat in record["seats"]):
        raise ValueError("Whoever plays a rated game has an account.")
    rounds = list(retold(record))
    places = rated_places(record["places"], [seat["left"] for seat in record["seats"]])
    by_round = [_facts_of_round(told) for told in rounds]
    return GameFacts(
        game_id=record["game_id"],
        sequence=record["sequence"],
        ladder="duel" if len(record["seats"]) == 2 else "table",
        length=record["options"]["length"],
        day=date.fromisoformat(record["ended_at"][:10]),
        seats=[
            SeatFacts(
                seat=number,
                account=seat["account"],
                place=places[number],
                last=1 < places[number] == max(places),
                total=record["totals"][number],
                rounds=[of_round[number] for of_round in by_round],
            )
            for number, seat in enumerate(record["seats"])
        ],
        first_dealer=record["first_dealer"],
        deals=[_deal_of(told) for told in rounds],
        places=record["places"],
    )


def time_class(took_ms: int) -> int:
    """Return the class of a thinking time: 0 below the first edge, and so on."""
    return bisect_right(TIME_EDGES_MS, took_ms)


def _deal_of(told: ToldRound) -> Deal:
    dealt = next(event for event in told.dealt if isinstance(event, RoundDealt))
    return Deal(hand_size=told.hand_size, hands=dealt.hands, starter=told.starter)


def _facts_of_round(told: ToldRound) -> list[RoundFacts]:
    """Return a round's facts by seat."""
    scores = told.scores
    if scores is None:
        raise ValueError("A round without an end does not count.")
    facts = [_begun(told, scores, seat) for seat in range(len(scores))]
    for place, seat in enumerate(told.out, start=1):
        facts[seat].out = place
    asked_at = [0] * len(scores)
    _count_events(facts, _after_the_starter(told.dealt))
    for move in told.moves:
        _count_move(facts[move.seat], move, asked_at[move.seat])
        _count_events(facts, move.events)
        for event in move.events:
            if isinstance(event, TurnBegan):
                asked_at[event.seat] = move.at_ms
    return facts


def _begun(told: ToldRound, scores: Sequence[int], seat: int) -> RoundFacts:
    opponents = len(scores) - 1
    others = sum(scores) - scores[seat]
    return RoundFacts(
        number=told.number,
        hand_size=told.hand_size,
        from_dealer=(seat - told.dealer) % len(scores),
        starter=TEXT[told.starter],
        points=scores[seat],
        margin=TWELFTHS * scores[seat] - TWELFTHS // opponents * others,
        held=" ".join(texts_of(told.hands[seat])),
    )


def _after_the_starter(dealt: Iterable[Event]) -> Iterable[Event]:
    """Leave out what nobody did: a crank that the starter opened is no player's (R-2.4)."""
    return (event for event in dealt if not isinstance(event, Cut | CrankOpened))


def _count_move(facts: RoundFacts, move: ToldMove, asked_at: int) -> None:
    """Count what a seat chose. What followed is counted by the events."""
    action = move.action
    if isinstance(action, Call):
        facts.calls += 1
        return
    if isinstance(action, Last):
        return
    if isinstance(action, Play):
        answered = any(isinstance(event, CrankRaised) for event in move.events)
        facts.turns += not answered
        if not facts.laid and not move.auto:
            facts.opening = TEXT[action.card]
        facts.laid += 1
    elif isinstance(action, Draw):
        forced = any(isinstance(e, CardsDrawn) and e.why == "no_play" for e in move.events)
        facts.turns += forced
        facts.forced += forced
    if not move.auto:
        took_ms = move.at_ms - asked_at
        of_class = time_class(took_ms)
        facts.thinking_ms += took_ms
        facts.times[of_class] = facts.times.get(of_class, 0) + 1


def _count_events(facts: Sequence[RoundFacts], events: Iterable[Event]) -> None:
    """Count what happened to whom."""
    for event in events:
        match event:
            case CardsDrawn():
                _count_drawn(facts[event.seat], event)
            case CrankOpened():
                facts[event.seat].cranks_opened += 1
            case CrankRaised():
                facts[event.seat].cranks_raised += 1
            case CrankBroken(seat=int(seat)):
                facts[seat].cranks_paid.append(event.count)
            case Exposed():
                facts[event.seat].down_to_one += 1
            case Announced(late=False):
                facts[event.seat].down_to_one += 1
                facts[event.seat].announced_with_play += 1
            case Announced():
                facts[event.seat].announced_late += 1
            case Called():
                facts[event.seat].called += 1


def _count_drawn(facts: RoundFacts, drawn: CardsDrawn) -> None:
    """Count cards by why they were drawn; ranked play knows no other reasons (R-9)."""
    count = len(drawn.cards)
    match drawn.why:
        case "no_play":
            facts.drawn_forced += count
        case "five":
            facts.drawn_for_five += count
        case "seven":
            facts.drawn_for_seven += count
        case "crank":
            facts.drawn_for_crank += count
        case "called":
            facts.drawn_for_call += count
