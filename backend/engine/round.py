"""The state of one round, secrets included. What changes it is in the modules named in `transitions`."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from engine.cards import Card, Mask, Suit
from engine.events import Asked, EndedBy, Event
from engine.options import Options

MOVE_LIMIT: Final = 2000
"""R-3.6."""


@dataclass(slots=True, kw_only=True)
class RoundState:
    """One round. Seats index the lists; hands are masks."""

    options: Options
    seats: int
    number: int
    dealer: int
    hand_size: int
    starter: Card
    seed: bytes
    """The game's seed, from which the discards are shuffled again (F-3.4)."""

    hands: list[Mask]
    stock: list[Card]
    """The draw pile's order. Never changed in place, so that copies share it; the next card is `stock[drawn]`."""
    drawn: int
    discards: list[Card]
    """As laid since the last reshuffle, ending in the top card."""
    reshuffles: int = 0

    direction: int = 1
    turn: int | None = None
    """The seat a decision is asked of; None when the round is over."""
    turns: int = 0
    """Decisions asked so far in the whole game."""
    naming: bool = False
    """The dealer is to name the suit of the starter (R-2.5)."""
    suit: Suit
    """The current suit (R-3.2)."""
    demanded: bool = False
    demanded_by: int | None = None
    crank: int = 0
    """The running count; 0 when no crank is open."""
    settling: bool = False
    """The open crank was left by somebody's last card (R-7.2)."""
    fits: Mask = 0
    """Every card that could be laid next, whoever held it; kept up by `legality.set_fits`."""

    exposed_by: list[int | None]
    """The index, in the round's moves, of the play that exposed the seat; None while it is not exposed (R-6.1)."""
    announced: list[bool]
    """The seat holds one card and has announced it."""
    loses_turn: list[bool]
    """The seat owes a lost turn (R-6.4)."""
    dry_turns: int = 0
    """Turns in a row that ended in a draw that yielded nothing (R-3.5)."""
    moves: int = 0

    out: list[int]
    """Seats without cards, in the order in which they went out."""
    ended_by: EndedBy | None = None
    scores: list[int] | None = None

    log: list[Event] | None = None
    """Where events are written; None when nobody listens, as in simulations."""

    @property
    def top(self) -> Card:
        """The top card of the discards."""
        return self.discards[-1]

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.ended_by is not None

    @property
    def asked(self) -> Asked | None:
        """What the seat in turn is to do; None when the round is over."""
        if self.turn is None:
            return None
        if self.naming:
            return "name"
        return "crank" if self.crank else "play"

    @property
    def draw_count(self) -> int:
        """Cards in the draw pile."""
        return len(self.stock) - self.drawn

    def copy(self) -> "RoundState":
        """An independent round in the same state, which logs nothing."""
        twin = object.__new__(RoundState)
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        for name in _OWNED:
            setattr(twin, name, getattr(self, name)[:])
        twin.log = None
        return twin

    def to_plain(self) -> list[Any]:
        """The fields in `PLAIN` order, for storing."""
        return [getattr(self, name) for name in PLAIN]

    @classmethod
    def from_plain(cls, plain: Sequence[Any], *, options: Options, seats: int, seed: bytes) -> "RoundState":
        """The round that `to_plain` gave, with what its game holds."""
        return cls(options=options, seats=seats, seed=seed, **dict(zip(PLAIN, plain, strict=True)))


_OWNED: Final = ("hands", "discards", "exposed_by", "announced", "loses_turn", "out")
_SHARED: Final = tuple(field.name for field in fields(RoundState) if field.name not in (*_OWNED, "log"))

PLAIN: Final = tuple(
    field.name for field in fields(RoundState) if field.name not in ("options", "seats", "seed", "log")
)
"""All that is a round's own and lasts: the order in which it is stored."""
