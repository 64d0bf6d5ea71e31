"""The house bots. They see a view, as a player at the table does, and never a state."""

from bots.position import View
from bots.registry import BOTS, Bot
from bots.strategy import Rng

__all__ = ["BOTS", "Bot", "Rng", "View"]
