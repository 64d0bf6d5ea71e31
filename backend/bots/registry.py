"""The house bots by id."""

from dataclasses import dataclass
from typing import Final

from bots.careful import Careful
from bots.fitting import Fitting
from bots.strategy import Rng, Strategy, View


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot to sit down with: `bot` is its id, `name` and `summary` are what people see."""

    bot: str
    name: str
    summary: str
    strategy: Strategy

    def choose(self, view: View, rng: Rng) -> str:
        """Return the action (as text) for the decision that its seat is asked for."""
        return self.strategy.choose(view, rng)

    def react(self, view: View, rng: Rng) -> str | None:
        """Return a late announcement or a call, which need no turn; None to let it be."""
        return self.strategy.react(view, rng)


BOTS: Final = {
    bot.bot: bot
    for bot in (
        Bot("random", "Pip", "plays what fits", Fitting()),
        Bot("careful", "Barrel", "knows the crank", Careful()),
    )
}
