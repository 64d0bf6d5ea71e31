"""Pip: plays whatever fits, now and then forgetting to say so when it is the last card but one."""

from typing import Final

from bots.strategy import Rng, View

ANNOUNCES: Final = 0.75
"""How often it remembers to announce with the play."""
REACTS: Final = 0.5
"""How often it notices, when asked, that something is to be announced or called."""


class Fitting:
    """Any legal play, each as likely as the next."""

    def choose(self, view: View, rng: Rng) -> str:
        """One of the plays that fit; a draw when none does."""
        legal = view["legal"]
        if legal["name"]:
            return f"name={rng.choice(legal['name'])}"
        if not legal["play"]:
            return "draw"
        play = rng.choice(legal["play"])
        namings = [f"={suit}" for suit in play["names"]] + [""] * play["may_keep"]
        announce = legal["announce_with_play"] and rng.random() < ANNOUNCES
        return f"{play['card']}{rng.choice(namings)}{'!' if announce else ''}"

    def react(self, view: View, rng: Rng) -> str | None:
        """Announces late or calls, if it happens to notice."""
        legal = view["legal"]
        if rng.random() >= REACTS:
            return None
        if legal["last"]:
            return "last"
        return f"call@{rng.choice(legal['call'])}" if legal["call"] else None
