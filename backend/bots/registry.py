"""The house bots by id."""

from dataclasses import dataclass
from typing import Final

from bots.careful import Careful
from bots.fitting import Fitting
from bots.position import View, look
from bots.strategy import Rng, Strategy
from engine.actions import action_text


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot to sit down with: `bot` is its id, `name` and `summary` are what people see."""

    bot: str
    name: str
    summary: str
    strategy: Strategy

    def choose(self, view: View, rng: Rng) -> str:
        """Return the action, as text, for the decision that the seat of this view is asked for."""
        return action_text(self.strategy.choose(look(view), rng))

    def react(self, view: View, rng: Rng) -> str | None:
        """Return a late announcement or a call, which need no turn; None to let it be."""
        action = self.strategy.react(look(view), rng)
        return None if action is None else action_text(action)


BOTS: Final = {
    bot.bot: bot
    for bot in (
        Bot("random", "Pip", "plays what fits", Fitting()),
        Bot("careful", "Barrel", "knows the crank", Careful()),
    )
}
