"""The ratings of the house's bots, from games they play among themselves. Pure.

The bots play whole games in the real engine. From who was placed before whom follows how much
stronger one is than another (Bradley and Terry's model, by the usual iteration), and from that
the distance of their ratings, on the scale on which `maths` predicts results.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Final

from bots import BOTS
from engine.contest import play_contest
from engine.options import Options
from ratings import maths

SIZES: Final = {"duel": 2, "table": 4}
LENGTHS: Final = ("short", "full")
ANCHOR: Final = "careful"
"""The bot that stands where everybody begins: so a newcomer is taken to be as good as this one."""
ROUNDS: Final = 2_000
"""Of the iteration; it is done long before."""

Pair = tuple[str, str]


@dataclass(slots=True)
class Results:
    """What was seen: `wins[a, b]` is how often a was placed before b, ties counting half."""

    wins: dict[Pair, float] = field(default_factory=dict)
    games: dict[str, int] = field(default_factory=dict)
    firsts: dict[str, int] = field(default_factory=dict)


def play(ladder: str, *, games: int, rng: Random) -> Results:
    """Let the bots play that many games of each length at a ladder's usual number of seats."""
    results = Results()
    for length in LENGTHS:
        for _ in range(games):
            seated = _seated(SIZES[ladder], rng)
            players = [BOTS[bot] for bot in seated]
            state = play_contest(players, options=Options(length=length), rng=rng)
            _note(results, seated, state.places or ())
    return results


def rate(results: Results, *, seats: int) -> dict[str, int]:
    """Return the bots' ratings as whole numbers, the anchor's being where everybody begins."""
    strengths = _strengths(results.wins)
    believed = [maths.house_belief(0)] * seats
    scale = maths.scale_of(believed)
    return {
        bot: round(maths.START + scale * math.log(strength / strengths[ANCHOR]))
        for bot, strength in strengths.items()
    }


def _seated(seats: int, rng: Random) -> list[str]:
    """Draw who sits where: not all the same, for that says nothing."""
    while True:
        seated = rng.choices(sorted(BOTS), k=seats)
        if len(set(seated)) > 1:
            return seated


def _note(results: Results, seated: Sequence[str], places: Sequence[int]) -> None:
    for bot, place in zip(seated, places, strict=True):
        results.games[bot] = results.games.get(bot, 0) + 1
        results.firsts[bot] = results.firsts.get(bot, 0) + (place == 1)
    for one, other in combinations(range(len(seated)), 2):
        if seated[one] == seated[other]:
            continue
        won = 0.5 if places[one] == places[other] else float(places[one] < places[other])
        for winner, loser, share in ((one, other, won), (other, one, 1 - won)):
            pair = seated[winner], seated[loser]
            results.wins[pair] = results.wins.get(pair, 0.0) + share


def _strengths(wins: Mapping[Pair, float]) -> dict[str, float]:
    """Return strengths under which `a / (a + b)` is the share of wins of a over b."""
    bots = sorted({bot for pair in wins for bot in pair})
    # Half a game more each way: somebody who never won is weak, not infinitely so.
    wins = {(a, b): wins.get((a, b), 0.0) + 0.5 for a in bots for b in bots if a != b}
    strengths = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        strengths = {
            bot: sum(wins.get((bot, other), 0.0) for other in bots)
            / sum(
                (wins.get((bot, other), 0.0) + wins.get((other, bot), 0.0))
                / (strengths[bot] + strengths[other])
                for other in bots
                if other != bot
            )
            for bot in bots
        }
    return strengths
