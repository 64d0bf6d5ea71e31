"""Runs of games that went alike: PURE."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(slots=True)
class Streak:
    """How many games in a row went a certain way: up to the last one, and at most."""

    current: int = 0
    longest: int = 0

    def go_on(self, *, held: bool) -> None:
        """Take the next game."""
        self.current = self.current + 1 if held else 0
        self.longest = max(self.longest, self.current)


@dataclass(frozen=True, slots=True)
class Streaks:
    """Games in which nobody was placed before the player, and games in which somebody was behind."""

    firsts: Streak
    not_last: Streak


def streaks(results: Iterable[tuple[int, bool]]) -> Streaks:
    """Return the streaks of games in their order: of each the place, and whether it was the last."""
    found = Streaks(Streak(), Streak())
    for place, last in results:
        found.firsts.go_on(held=place == 1)
        found.not_last.go_on(held=not last)
    return found
