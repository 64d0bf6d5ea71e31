"""What a strategy is, and the chance that is handed to it."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from bots.position import Position
from engine.actions import Action

T = TypeVar("T")


class Rng(Protocol):
    """The part of `random.Random` that bots use."""

    def random(self) -> float:
        """Return a number from 0 up to, but not including, 1."""

    def choice(self, options: Sequence[T], /) -> T:
        """Return one of the options."""


class Strategy(Protocol):
    """How a bot decides. It is given nothing but what its seat may know."""

    def choose(self, position: Position, rng: Rng) -> Action:
        """Return what to do about the decision that the seat is asked for."""

    def react(self, position: Position, rng: Rng) -> Action | None:
        """Return a late announcement or a call, which need no turn; None to let it be."""
