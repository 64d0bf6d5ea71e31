"""What a seat can do, and how the record writes it down (docs/record.md, "Moves")."""

from dataclasses import dataclass
from typing import Final

from engine.cards import PACK, SUITS, TEXT, Card, Suit


class BadMoveSyntax(ValueError):
    """The text is no action, or no move."""

    code: Final = "bad_move_syntax"


@dataclass(frozen=True, slots=True)
class Play:
    """Lays `card` (R-3).

    An 8, or a 9 that changes, names `suit` (R-4.8, R-4.9); a last card may be announced (R-6.1).
    """

    card: Card
    suit: Suit | None = None
    announce: bool = False


@dataclass(frozen=True, slots=True)
class Name:
    """The dealer names the suit of a starter 8 or 9 (R-2.5)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Draw:
    """Draws one card (R-3.3), or takes the crank's count (R-5.2)."""


@dataclass(frozen=True, slots=True)
class Last:
    """Announces the last card, late (R-6.1)."""


@dataclass(frozen=True, slots=True)
class Call:
    """Calls `seat` an idiot (R-6.2)."""

    seat: int


Action = Play | Name | Draw | Last | Call

DRAW: Final = Draw()
LAST: Final = Last()
NAMES: Final = tuple(Name(suit) for suit in range(4))
CALLS: Final = tuple(Call(seat) for seat in range(5))

PLAIN_PLAYS: Final = tuple(Play(card) for card in PACK)
"""By card: laying it without another word. Shared, because simulations play millions."""
PLAYS: Final = {
    (card, suit, announce): Play(card, suit, announce)
    for card in PACK
    for suit in (None, 0, 1, 2, 3)
    for announce in (False, True)
}
"""All plays there are, shared for the same reason."""


def _play_text(card: Card, suit: Suit | None, *, announce: bool) -> str:
    return TEXT[card] + ("" if suit is None else "=" + SUITS[suit]) + ("!" if announce else "")


_ACTIONS: Final[dict[str, Action]] = {
    "draw": DRAW,
    "last": LAST,
    **{f"name={SUITS[name.suit]}": name for name in NAMES},
    **{f"call@{call.seat}": call for call in CALLS},
    **{_play_text(p.card, p.suit, announce=p.announce): p for p in PLAYS.values()},
}
"""Every action by its text: the notation is finite, so it is read and written by looking up."""
_TEXTS: Final = {action: text for text, action in _ACTIONS.items()}
_SEATS: Final = {f"{seat}:": seat for seat in range(5)}


def parse_action(text: str) -> Action:
    """Return the action that `text` (`8H=S!`) stands for; raises BadMoveSyntax."""
    action = _ACTIONS.get(text) if isinstance(text, str) else None
    if action is None:
        raise BadMoveSyntax(
            "This is no action: expected a card such as 8H=S!, or draw, last, call@2, name=S."
        )
    return action


def action_text(action: Action) -> str:
    """Return the action as the record writes it."""
    return _TEXTS[action]


def parse_move(text: str) -> tuple[int, Action]:
    """Seat and action of a move such as `2:TS`; raises BadMoveSyntax."""
    seat = _SEATS.get(text[:2]) if isinstance(text, str) else None
    if seat is None:
        raise BadMoveSyntax("This is no move: expected a seat, a colon and an action, as in 2:TS.")
    return seat, parse_action(text[2:])


def move_text(seat: int, action: Action) -> str:
    """Return a move as the record writes it."""
    return f"{seat}:{_TEXTS[action]}"
