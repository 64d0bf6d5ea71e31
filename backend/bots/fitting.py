"""Pip: plays whatever fits, and now and then forgets to say that one card is left."""

from typing import Final

from bots.position import Position
from bots.strategy import Rng
from engine.actions import DRAW, LAST, Action, Call, Name, Play

ANNOUNCES: Final = 0.75
"""How often it remembers to announce with the play."""
REACTS: Final = 0.5
"""How often it notices, when asked, that something is to be announced or called."""


class Fitting:
    """Any legal play, each as likely as the next."""

    def choose(self, position: Position, rng: Rng) -> Action:
        """Return one of the plays that fit; a draw when none does."""
        if position.nameable:
            return Name(rng.choice(position.nameable))
        if not position.options:
            return DRAW
        option = rng.choice(position.options)
        namings = [*option.names, None] if option.may_keep else [*option.names]
        announce = position.announces_with_play and rng.random() < ANNOUNCES
        return Play(option.card, rng.choice(namings), announce)

    def react(self, position: Position, rng: Rng) -> Action | None:
        """Announce late or call, if it happens to notice."""
        if rng.random() >= REACTS:
            return None
        if position.may_announce:
            return LAST
        return Call(rng.choice(position.callable_seats)) if position.callable_seats else None
