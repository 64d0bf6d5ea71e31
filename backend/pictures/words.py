"""What stands on a picture beside names and numbers, in the language of whoever it is for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The words of one language. What has a number within it is filled in with `%`."""

    suits: Mapping[str, str]
    seat: str
    """`number`, from 1: for a name that cannot be drawn."""
    left: Callable[[int], str]
    """So many cards of the draw pile."""
    points: Callable[[int], str]
    crank: str
    """`count`."""
    went_out: str
    last_card: str
    loses_turn: str
    dealt: str
    """`number` and `rounds`: a round before its first move."""
    moved: str
    """The same, and `move`: how many were made."""
    promise: str
    """What is said of all games, at the foot."""
