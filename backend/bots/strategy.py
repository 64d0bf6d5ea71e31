"""What a strategy is, and what it may use: a view (docs/protocol.md) and chances that are handed in."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

View = dict[str, Any]
"""What `engine.view.view` shows a seat: `round`, `legal` and the rest."""


class Rng(Protocol):
    """The part of `random.Random` that bots use."""

    def random(self) -> float:
        """Return a number from 0 up to, but not including, 1."""

    def randrange(self, stop: int, /) -> int:
        """Return a whole number from 0 to stop - 1."""

    def choice(self, options: Sequence[T], /) -> T:
        """One of the options."""


class Strategy(Protocol):
    """How a bot decides. It is given nothing but what its seat may see."""

    def choose(self, view: View, rng: Rng) -> str:
        """Return the action (as text) for the decision that the bot's seat is asked for."""

    def react(self, view: View, rng: Rng) -> str | None:
        """Return a late announcement or a call, which need no turn; None to let it be."""
