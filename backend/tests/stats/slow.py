"""The figures of docs/stats.md worked out another way: slowly, from the frames of the replay feed.

Shares nothing with `stats` but the record: hands, cranks and turns are read off what a page would
show, points from the table of R-7.3, intervals from residuals game by game.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

from engine.replay import replay

Json = dict[str, Any]

RANKS = "A23456789TJQK"
POINTS = {
    "A": 1,
    "2": 20,
    "3": 0,
    "4": 15,
    "5": 30,
    "6": 30,
    "7": 20,
    "8": 50,
    "9": 30,
    "T": 25,
    "J": 10,
    "Q": 10,
    "K": 10,
}
Z = 1.959963984540054


def cost(cards: Sequence[str]) -> int:
    """Return what cards in hand cost, each 3 taking the dearest other card away (R-7.4)."""
    dear = sorted((POINTS[card[0]] for card in cards if card[0] != "3"), reverse=True)
    threes = sum(card[0] == "3" for card in cards)
    return sum(dear[threes:]) - 50 * max(0, threes - len(dear))


class Seen:
    """Everything counted of one player over some games, game by game."""

    def __init__(self) -> None:
        self.counts: Counter[object] = Counter()
        self.by_game: dict[object, list[list[tuple[int, float]]]] = defaultdict(list)
        self.times: list[int] = []

    def note(self, name: object, pairs: Iterable[tuple[int, float]]) -> None:
        """Note a figure's (n, y) of every round of one game."""
        noted = [pair for pair in pairs if pair[0]]
        if noted:
            self.by_game[name].append(noted)

    def value(self, name: object) -> float | None:
        """Return y a n over all games."""
        pairs = [pair for game in self.by_game[name] for pair in game]
        return sum(y for _, y in pairs) / sum(n for n, _ in pairs) if pairs else None

    def spread(self, name: object) -> float:
        """Return the standard error of `value`, with games as clusters."""
        games = [(sum(n for n, _ in game), sum(y for _, y in game)) for game in self.by_game[name]]
        n = sum(count for count, _ in games)
        mean = sum(y for _, y in games) / n
        residuals = sum((y - mean * count) ** 2 for count, y in games)
        return sqrt(residuals * len(games) / (len(games) - 1)) / n


def seen_of(records: Iterable[Json], account: str | None) -> Seen:
    """Count what happened to an account in some games, or to everybody (None)."""
    seen = Seen()
    for record in records:
        accounts = [seat["account"] for seat in record["seats"]]
        seats = [seat for seat, each in enumerate(accounts) if account in (None, each)]
        if seats:
            _note_game(seen, record, seats)
    return seen


def places_of(record: Json) -> list[int]:
    """Return the places that count: who left is behind all who stayed, and level with the others."""
    totals, left = record["totals"], [seat["left"] for seat in record["seats"]]
    keys = [(gone, 0 if gone else total) for gone, total in zip(left, totals, strict=True)]
    return [1 + sum(other < key for other in keys) for key in keys]


def _note_game(seen: Seen, record: Json, seats: Sequence[int]) -> None:
    places = places_of(record)
    seen.counts["games"] += 1
    seen.counts["games of", len(places)] += 1
    seen.counts.update(("place", len(places), places[seat]) for seat in seats)
    rounds = [
        _Round(shown, entry, seat)
        for shown, entry in zip(replay(record), record["rounds"], strict=True)
        for seat in seats
    ]
    for name in ("points", "margin", "won", "answered", "forced", "forgotten"):
        seen.note(name, [one.pairs[name] for one in rounds])
    for size in range(1, 9):
        for name in ("points", "margin"):
            seen.note((name, size), [one.pairs[name] for one in rounds if one.size == size])
    for rank in RANKS:
        opened = [one.pairs["margin"] for one in rounds if one.opening == rank]
        seen.note(("opening", rank), opened)
    for one in rounds:
        seen.counts.update(one.counts)
        seen.times += one.times


class _Round:
    """One round as a seat had it."""

    def __init__(self, shown: Json, entry: Json, me: int) -> None:
        self.me, self.size = me, entry["hand_size"]
        self.counts: Counter[object] = Counter(["rounds"])
        self.times: list[int] = []
        self.opening: str | None = None
        self.laid = False
        self.faced = self.answered = self.turns = self.forced = self.down = self.forgot = 0
        self.asked_at = 0
        self._note_starter(entry)
        frame = shown["start"]
        for step in shown["steps"]:
            self._step(frame, step)
            frame = step["frame"]
        self._end(frame["result"], entry["result"])

    def _note_starter(self, entry: Json) -> None:
        """Draw for a starter 5 or 7 (R-2.4)."""
        seats = len(entry["result"]["scores"])
        rank, dealer = entry["starter"][0], entry["dealer"]
        if rank == "5" and self.me != dealer:
            self.counts["drawn", "five"] += 1
        if rank == "7" and self.me == (dealer + 1) % seats:
            self.counts["drawn", "seven"] += 1

    def _step(self, frame: Json, step: Json) -> None:
        seat, action = int(step["move"][0]), step["move"][2:]
        if seat == self.me:
            self._act(frame, step, action)
        elif action == f"call@{self.me}":
            self.counts["called"] += 1
        for event in step["events"]:
            if event["type"] == "cards_drawn" and event["seat"] == self.me:
                self.counts["drawn", event["why"]] += len(event["cards"])
            if event["type"] == "crank_broken" and event["seat"] == self.me:
                self.faced += 1
                self.counts["paid"] += 1
                self.counts["cost"] += event["count"]
                self.counts["paid", min(event["count"], 13)] += 1
            if event["type"] == "turn_began" and event["seat"] == self.me:
                self.asked_at = step["at_ms"]

    def _act(self, frame: Json, step: Json, action: str) -> None:
        if action.startswith("call@"):
            self.counts["calls"] += 1
            return
        if action == "last":
            self.counts["late"] += 1
            return
        if not step["auto"]:
            self.times.append(step["at_ms"] - self.asked_at)
        if action == "draw":
            self.turns += frame["crank"] == 0
            self.forced += frame["crank"] == 0
        elif not action.startswith("name="):
            self._lay(frame, step, action)

    def _lay(self, frame: Json, step: Json, action: str) -> None:
        if frame["crank"]:
            self.faced += 1
            self.answered += 1
        else:
            self.turns += 1
            self.counts["opened"] += action[0] == "2"
        if not self.laid and not step["auto"]:
            self.opening = action[0]
        self.laid = True
        if frame["hands"][self.me]["count"] == 2:
            self.down += 1
            self.forgot += "!" not in action

    def _end(self, shown: Json, result: Json) -> None:
        scores = result["scores"]
        others = [score for seat, score in enumerate(scores) if seat != self.me]
        points = scores[self.me]
        won = result["out"][:1] == [self.me]
        cards = shown["hands"][self.me]["cards"]
        assert cost(cards) == points
        self.pairs: dict[str, tuple[int, float]] = {
            "points": (1, points),
            "margin": (1, points - sum(others) / len(others)),
            "won": (1, won),
            "answered": (self.faced, self.answered),
            "forced": (self.turns, self.forced),
            "forgotten": (self.down, self.forgot),
        }
        self.counts["points"] += points
        self.counts["answered"] += self.answered
        if self.opening:
            self.counts["opened with", self.opening] += 1
            self.counts["won with", self.opening] += won
        if cards:
            self.counts["hands", self.size] += 1
        for card in cards:
            self.counts["caught", self.size, card[0]] += 1
        struck = {second for _, second in shown["hands"][self.me]["cancelled"]}
        for card in cards:
            if card[0] != "3" and card not in struck:
                self.counts["cost of", card[0]] += POINTS[card[0]]
        threes = [card for card in cards if card[0] == "3"]
        if threes:
            self.counts["hands with 3"] += 1
            self.counts["kept 3"] += len(threes)
            without = sum(POINTS[card[0]] for card in cards)
            self.counts["saved"] += without - points


def is_interval(figure: Json, seen: Seen, name: object, *, kind: str) -> bool:
    """Tell whether a figure's interval is that of what was seen."""
    games = seen.by_game[name]
    if kind == "mean" and len(games) < 5:
        return figure["low"] is None and figure["high"] is None
    value, n = seen.value(name), sum(count for game in games for count, _ in game)
    assert value is not None
    error = seen.spread(name) if len(games) > 1 else 0.0
    if kind == "mean":
        half = _student(len(games) - 1) * error
        return _close(figure, value - half, value + half)
    alone = sqrt(value * (1 - value) / n)
    worth = n * min(1.0, (alone / error) ** 2) if error and alone else n
    root = Z * sqrt(value * (1 - value) / worth + (Z / worth / 2) ** 2)
    middle = value + Z * Z / worth / 2
    whole = 1 + Z * Z / worth
    return _close(figure, max(0, (middle - root) / whole), min(1, (middle + root) / whole))


STUDENT = {
    4: 2.776,
    5: 2.571,
    6: 2.447,
    7: 2.365,
    8: 2.306,
    9: 2.262,
    10: 2.228,
    15: 2.131,
    20: 2.086,
}
"""The two-sided 95 % points of any table, by degrees of freedom."""


def _student(freedom: int) -> float:
    """Return the point for at least so many degrees of freedom, as near as the table has it."""
    if freedom in STUDENT:
        return STUDENT[freedom]
    return Z + (Z**3 + Z) / 4 / freedom


def _close(figure: Json, low: float, high: float) -> bool:
    width = max(1e-4, (high - low) * 0.03)
    return bool(abs(figure["low"] - low) < width and abs(figure["high"] - high) < width)
