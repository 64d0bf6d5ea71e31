"""The people of a simulated house: how they are called, and how they play. PURE."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

_CONSONANTS: Final = "bdfgkmnprstz"
_VOWELS: Final = "aeiou"
_SYLLABLES: Final = tuple(c + v for c in _CONSONANTS for v in _VOWELS)
"""No two of them look alike, so no two names of as many do."""

GUESTS: Final = 0.05
"""How many of them are guests, who play unrated alone."""
FORMER: Final = 0.03
"""How many have deleted their accounts since."""


@dataclass(frozen=True, slots=True)
class Character:
    """One of the people. `skill` and the three below it are shares of 1."""

    number: int
    public_id: str
    name: str
    guest: bool
    former: bool
    skill: float
    """How often they play the card that a careful player would, and not just any that fits."""
    forgetful: float
    """How often they forget to announce a last card."""
    watchful: float
    """How likely they are to call somebody who forgot, before each turn."""
    think_ms: float
    """What they usually take for a move."""
    eager: float
    """How much more often than others they play."""


def crowd(*, players: int, seed: int) -> Sequence[Character]:
    """Return so many people: the same of the same seed, whoever else there is."""
    return [_character(number, seed) for number in range(players)]


def _character(number: int, seed: int) -> Character:
    rng = Random(f"{seed}/{number}")  # noqa: S311 - simulated people are to be the same each time
    kind = rng.random()
    return Character(
        number=number,
        public_id=f"u_sim{seed}x{number}",
        name=_name(number, seed),
        guest=kind < GUESTS,
        former=GUESTS <= kind < GUESTS + FORMER,
        skill=rng.betavariate(2, 2),
        forgetful=rng.betavariate(1, 8),
        watchful=rng.betavariate(2, 6),
        think_ms=rng.lognormvariate(7.9, 0.4),
        eager=rng.paretovariate(1.2),
    )


def _name(number: int, seed: int) -> str:
    """Return a name such as "Dakerito": the number in syllables, and the seed as the last."""
    base, syllables = len(_SYLLABLES), []
    for _ in range(3):
        number, digit = divmod(number, base)
        syllables.append(_SYLLABLES[digit])
    return ("".join(syllables) + _SYLLABLES[seed % base]).capitalize()
