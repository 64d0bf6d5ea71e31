"""Facts that follow from a move, in the order in which they happen.

They hold what is secret too: only `view.event_for` decides what a viewpoint is told.
The last few are not the engine's own but facts about the people at the table; they are here because
they pass the same filter.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from engine.cards import Card, Mask, Suit

EndedBy = Literal["out", "blocked"]
Asked = Literal["play", "crank", "name"]
DrawReason = Literal["no_play", "choice", "five", "seven", "crank", "called", "covered_six"]


@dataclass(frozen=True, slots=True)
class Cut:
    """The cut for the first dealer (R-1.2): who drew what, in order."""

    draws: Sequence[tuple[int, Card]]
    dealer: int


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """The hands of a new round, by seat (R-2.2)."""

    number: int
    dealer: int
    hand_size: int
    hands: Sequence[Mask]


@dataclass(frozen=True, slots=True)
class StarterTurned:
    """The card that begins the discard pile; what it does follows (R-2.4)."""

    card: Card
    dealer: int


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A play, with the suit it named and whether it announced a last card."""

    seat: int
    card: Card
    named: Suit | None
    announced: bool
    auto: bool


@dataclass(frozen=True, slots=True)
class SuitNamed:
    """The dealer named the suit of a starter 8 or 9 (R-2.5)."""

    seat: int
    suit: Suit
    demanded: bool
    auto: bool


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """`cards` in the order drawn; fewer than `wanted` when there were no more (R-3.4)."""

    seat: int
    cards: Sequence[Card]
    wanted: int
    why: DrawReason
    auto: bool


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """`count` discards became the draw pile (R-3.4)."""

    count: int


@dataclass(frozen=True, slots=True)
class DirectionReversed:
    """A 10 reversed the direction of play: 1 is clockwise, -1 the other way (R-4.10)."""

    direction: int


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """A 4 skipped the seat (R-4.4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnLost:
    """A turn owed since a call was passed over (R-6.4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CrankOpened:
    """A 2 opened the crank (R-5.1)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CrankRaised:
    """An ace or a 2 raised the count, which is now `count` (R-5.1)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CrankBroken:
    """The crank ended on `seat`, who drew for it; None when nobody did (R-7.2)."""

    seat: int | None
    count: int


@dataclass(frozen=True, slots=True)
class Exposed:
    """A play left one card and it was not announced (R-6.1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Announced:
    """A last card was announced: with the play, or late (R-6.1)."""

    seat: int
    late: bool


@dataclass(frozen=True, slots=True)
class Called:
    """A call that held (R-6.2). `now`: the turn lost is this very one (R-6.4).

    `after_ms` is the time since the exposing play, if whoever has a clock said.
    """

    by: int
    seat: int
    after_ms: int | None
    now: bool


@dataclass(frozen=True, slots=True)
class WentOut:
    """The seat has played its last card (R-7.1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A decision is asked of the seat."""

    seat: int
    asked: Asked


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over; `out` in the order of going out, `scores` by seat."""

    ended_by: EndedBy
    out: Sequence[int]
    scores: Sequence[int]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """`places` is None for an aborted game."""

    ended_by: Literal["finished", "aborted"]
    totals: Sequence[int] | None
    places: Sequence[int] | None


@dataclass(frozen=True, slots=True)
class CallVoid:
    """A call, held back, came to nothing: the exposure had ended `by_ms` earlier. For the caller."""

    by: int
    seat: int
    ended_by: Literal["announced", "drew", "called", "round_over"]
    by_ms: int


@dataclass(frozen=True, slots=True)
class Away:
    """The seat is played for until its player is back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Back:
    """The seat's player acts again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Left:
    """The seat's player has left the game for good."""

    seat: int


@dataclass(frozen=True, slots=True)
class ScoreReady:
    """The seat has seen enough of the score sheet."""

    seat: int


Event = (
    Cut
    | RoundDealt
    | StarterTurned
    | CardLaid
    | SuitNamed
    | CardsDrawn
    | Reshuffled
    | DirectionReversed
    | TurnSkipped
    | TurnLost
    | CrankOpened
    | CrankRaised
    | CrankBroken
    | Exposed
    | Announced
    | Called
    | WentOut
    | TurnBegan
    | RoundEnded
    | GameEnded
    | CallVoid
    | Away
    | Back
    | Left
    | ScoreReady
)


@dataclass(slots=True)
class Log:
    """Where a round writes what happens, for as long as somebody listens.

    `auto_seat` is the seat for which the server moves (R-8.1), if it does. `after_ms` goes into the
    event of a call.
    """

    auto_seat: int | None = None
    after_ms: int | None = None
    events: list[Event] = field(default_factory=list)

    def add(self, event: Event) -> None:
        """Write down what happened next."""
        self.events.append(event)
