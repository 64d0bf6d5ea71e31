"""The options of a table (R-9) and the lengths of a game (R-1.1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

Length = Literal["short", "full"]
Matching = Literal["colour", "rank"]

SHORT_HANDS: Final = (8, 7, 6, 5, 4, 3, 2, 1)
FULL_HANDS: Final = (*SHORT_HANDS, 2, 3, 4, 5, 6, 7, 8)
MIN_SEATS: Final = 2
MAX_SEATS: Final = 5

_FLAGS: Final = ("wild_nines", "covered_six", "free_draw")


@dataclass(frozen=True, slots=True)
class Options:
    """What a table has agreed on. The defaults are standard play, short."""

    length: Length = "short"
    matching: Matching = "colour"
    wild_nines: bool = False
    covered_six: bool = False
    free_draw: bool = False

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """Cards dealt to each seat, round by round (R-1.1)."""
        return SHORT_HANDS if self.length == "short" else FULL_HANDS

    @property
    def is_standard(self) -> bool:
        """Standard play, at either length: what ranked games are (R-9)."""
        return self.matching == "colour" and not (
            self.wild_nines or self.covered_six or self.free_draw
        )

    def to_dict(self) -> dict[str, str | bool]:
        """All five options by name."""
        return {
            "length": self.length,
            "matching": self.matching,
            "wild_nines": self.wild_nines,
            "covered_six": self.covered_six,
            "free_draw": self.free_draw,
        }

    @classmethod
    def from_dict(cls, given: Mapping[str, object]) -> "Options":
        """Read options from all five names; others are ignored.

        Raises ValueError, naming the first that is missing or has no such value.
        """
        fault = first_bad_option(given)
        if fault is not None:
            raise ValueError(f"The option {fault} is missing or has no such value.")
        return cls(**{name: given[name] for name in cls.__slots__})  # type: ignore[arg-type]


def first_bad_option(given: Mapping[str, object]) -> str | None:
    """Return the first of the five options that is missing or has no such value (R-9)."""
    if given.get("length") not in get_args(Length):
        return "length"
    if given.get("matching") not in get_args(Matching):
        return "matching"
    return next((flag for flag in _FLAGS if not isinstance(given.get(flag), bool)), None)
