"""The house bots. They see a view, as a player at the table does, and never a state."""

from bots.registry import BOTS, Bot
from bots.strategy import Rng, View

__all__ = ["BOTS", "Bot", "Rng", "View"]
