"""How long a bot takes, so that it plays at a person's pace.

A delay is drawn from chance alone. Neither the hand nor the choice is known here, so a pause tells
nothing about them.
"""

from typing import Final

from bots.strategy import Rng

QUICKEST_MS: Final = 700
USUAL_SPREAD_MS: Final = 1300
LONG_THOUGHT: Final = 0.12
"""How often a decision takes visibly longer."""
LONG_THOUGHT_MS: Final = 2200
REACTION_MS: Final = 600
REACTION_SPREAD_MS: Final = 1800


def think_ms(rng: Rng) -> int:
    """How long to think about a decision, in milliseconds: 0.7 to 2 s, now and then up to 4.2 s."""
    usual = QUICKEST_MS + USUAL_SPREAD_MS * (rng.random() + rng.random()) / 2
    longer = LONG_THOUGHT_MS * rng.random() if rng.random() < LONG_THOUGHT else 0.0
    return round(usual + longer)


def react_ms(rng: Rng) -> int:
    """How long it takes to notice that somebody, or oneself, has not announced: 0.6 to 2.4 s."""
    return round(REACTION_MS + REACTION_SPREAD_MS * rng.random())
