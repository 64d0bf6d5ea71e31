"""The state of one round, secrets included. It is changed by `transitions` alone."""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, Final

from engine.cards import RANK, Card, Mask, Suit
from engine.events import Asked, EndedBy, Log
from engine.matching import CRANK_CARDS, fits_demand, fits_on
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
    """The draw pile; the next card is the last."""
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
    demanded_by: int | None = None
    """The seat that named the current suit, which is then demanded; None if nobody did."""
    crank: int = 0
    """The running count; 0 when no crank is open."""
    settling: bool = False
    """The open crank was left by somebody's last card (R-7.2)."""
    fits: Mask = 0
    """Every card that could be laid next, whoever held it; none while a suit is to be named."""
    fits_on: tuple[Mask, ...] = field(init=False, repr=False, compare=False)
    fits_demand: tuple[tuple[Mask, ...], ...] = field(init=False, repr=False, compare=False)
    """The options' tables of what fits (see `matching`), at hand because every play asks them."""

    exposed_by: list[int | None]
    """By seat: the index, in the round's moves, of the play that exposed it; None if it is not (R-6.1)."""
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

    log: Log | None = None
    """Where events are written; None when nobody listens, as in simulations."""

    def __repr__(self) -> str:
        """Say which round, and none of its secrets: a state may end up in a log."""
        return f"<RoundState {self.number}, {self.moves} moves>"

    def __post_init__(self) -> None:
        self.fits_on = fits_on(self.options)
        self.fits_demand = fits_demand(self.options)

    @property
    def top(self) -> Card:
        """The top card of the discards."""
        return self.discards[-1]

    @property
    def demanded(self) -> bool:
        """Whether the current suit's colour does not do (R-3.2)."""
        return self.demanded_by is not None

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
        return len(self.stock)

    def refit(self) -> None:
        """Bring `fits` up to date after what may be laid has changed."""
        top = self.discards[-1]
        if self.naming:
            self.fits = 0
        elif self.crank:
            self.fits = CRANK_CARDS
        elif self.demanded_by is not None:
            self.fits = self.fits_demand[self.suit][RANK[top]]
        else:
            self.fits = self.fits_on[top]

    def copy(self) -> "RoundState":
        """Return an independent round in the same state, which logs nothing.

        Written out because searching bots copy a round for every move they try.
        """
        twin = object.__new__(RoundState)
        twin.options = self.options
        twin.seats = self.seats
        twin.number = self.number
        twin.dealer = self.dealer
        twin.hand_size = self.hand_size
        twin.starter = self.starter
        twin.seed = self.seed
        twin.hands = self.hands[:]
        twin.stock = self.stock[:]
        twin.discards = self.discards[:]
        twin.reshuffles = self.reshuffles
        twin.direction = self.direction
        twin.turn = self.turn
        twin.turns = self.turns
        twin.naming = self.naming
        twin.suit = self.suit
        twin.demanded_by = self.demanded_by
        twin.crank = self.crank
        twin.settling = self.settling
        twin.fits = self.fits
        twin.fits_on = self.fits_on
        twin.fits_demand = self.fits_demand
        twin.exposed_by = self.exposed_by[:]
        twin.announced = self.announced[:]
        twin.loses_turn = self.loses_turn[:]
        twin.dry_turns = self.dry_turns
        twin.moves = self.moves
        twin.out = self.out[:]
        twin.ended_by = self.ended_by
        twin.scores = self.scores
        twin.log = None
        return twin

    def to_plain(self) -> tuple[Any, ...]:
        """Return the fields in `PLAIN` order, for storing."""
        return _plain_fields(self)

    @classmethod
    def from_plain(
        cls, plain: Sequence[Any], *, options: Options, seats: int, seed: bytes
    ) -> "RoundState":
        """Return the round that `to_plain` gave, with what its game holds."""
        return cls(options=options, seats=seats, seed=seed, **dict(zip(PLAIN, plain, strict=True)))


_NOT_PLAIN: Final = ("options", "seats", "seed", "fits_on", "fits_demand", "log")
PLAIN: Final = tuple(one.name for one in fields(RoundState) if one.name not in _NOT_PLAIN)
"""All that is a round's own and lasts: the order in which it is stored."""
_plain_fields: Final = attrgetter(*PLAIN)
