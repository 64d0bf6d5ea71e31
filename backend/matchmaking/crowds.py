"""PURE: crowds of simulated people in the queue, to measure what the pairing costs and gives.

People come at random instants, look for what they like, and go when their patience ends; whoever
is matched plays for a while and comes back. No database, no clock: a second is a step.
"""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from matchmaking.pairing import KINDS, OPEN_AFTER_MS, SIZES, Kind, Match, Pool, Seeker, pair

SECOND_MS = 1_000

AVERAGE, SPREAD = 1500, 250
"""Of the ratings: most people lie within 1000 and 2000."""

SEVERAL = 0.25
"""Share of people who look for a second kind, too."""

REST_MS = 15_000
"""How long people take after a game before they press Play again, on average."""


@dataclass(frozen=True, slots=True)
class Crowd:
    """How many people there are, how long a game keeps them, and when they take bots (None: never)."""

    people: int
    game_ms: int
    bots_after_ms: int | None
    patience_ms: int = 10 * 60_000
    """After so long without a match somebody gives up for now."""


@dataclass(slots=True)
class Outcome:
    """What happened: each wait that ended in a match, and each match's ratings."""

    waits_ms: list[int] = field(default_factory=list)
    spreads: list[int] = field(default_factory=list)
    """Of matches of at least two people: the highest rating less the lowest."""
    longest_ms: int = 0
    """Of all waits, also those that had no end yet."""
    gave_up: int = 0
    sizes: dict[tuple[int, int], int] = field(default_factory=dict)
    """How often (people, bots) sat together."""
    starved_ms: int = 0
    """The longest that somebody waited beyond `OPEN_AFTER_MS` while enough others were there."""
    third_time: int = 0
    """Matches in which somebody met nobody but the people of their last two games."""


@dataclass(slots=True)
class _Person:
    kinds: tuple[Kind, ...]
    rating: int
    comes_at: int
    since: int | None = None
    starved_ms: int = 0
    recent: tuple[frozenset[int], ...] = ()


@dataclass(frozen=True, slots=True)
class _Scene:
    people: Mapping[int, _Person]
    crowd: Crowd
    outcome: Outcome
    now: int
    chance: random.Random


def simulate(crowd: Crowd, *, lasting_ms: int, chance: random.Random) -> Outcome:
    """Let a crowd come and go for that long; returns what happened."""
    people = {number: _newcomer(chance) for number in range(1, crowd.people + 1)}
    outcome = Outcome()
    for now in range(0, lasting_ms, SECOND_MS):
        _come_and_go(people, crowd, outcome, now=now, chance=chance)
        scene = _Scene(people, crowd, outcome, now, chance)
        for match in pair(Pool(_seekers(people, crowd), now=now)):
            _play(match, scene)
        _note_starved(scene)
    for person in people.values():
        if person.since is not None:
            outcome.longest_ms = max(outcome.longest_ms, lasting_ms - person.since)
    return outcome


def percentile(values: Sequence[int], share: float) -> int:
    """Return the smallest value that more than this share of all do not exceed; 0 of none."""
    if not values:
        return 0
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def _newcomer(chance: random.Random) -> _Person:
    dearest = chance.choices(KINDS, weights=(2, 1, 4, 2))[0]
    kinds: tuple[Kind, ...] = (dearest,)
    if chance.random() < SEVERAL:
        kinds += (chance.choice([kind for kind in KINDS if kind != dearest]),)
    rating = round(chance.gauss(AVERAGE, SPREAD))
    return _Person(kinds, rating, comes_at=chance.randrange(0, 10 * REST_MS))


def _come_and_go(
    people: Mapping[int, _Person],
    crowd: Crowd,
    outcome: Outcome,
    *,
    now: int,
    chance: random.Random,
) -> None:
    for person in people.values():
        if person.since is None and person.comes_at <= now:
            person.since = now
        elif person.since is not None and now - person.since >= crowd.patience_ms:
            outcome.longest_ms = max(outcome.longest_ms, now - person.since)
            outcome.gave_up += 1
            person.since, person.comes_at = None, now + _rest(chance)


def _seekers(people: Mapping[int, _Person], crowd: Crowd) -> list[Seeker]:
    return [
        Seeker(
            user=number,
            since=person.since,
            kinds=person.kinds,
            ratings={"duel": person.rating, "table": person.rating},
            bots_after_ms=crowd.bots_after_ms,
            recent=person.recent,
        )
        for number, person in people.items()
        if person.since is not None
    ]


def _play(match: Match, scene: _Scene) -> None:
    people, outcome, now = scene.people, scene.outcome, scene.now
    ratings = [people[number].rating for number in match.people]
    if len(ratings) > 1:
        outcome.spreads.append(max(ratings) - min(ratings))
    size = (len(match.people), match.bots)
    outcome.sizes[size] = outcome.sizes.get(size, 0) + 1
    ends_at = now + round(scene.crowd.game_ms * scene.chance.uniform(0.7, 1.3))
    outcome.third_time += any(_again(people[each], match, each) for each in match.people)
    for number in match.people:
        person = people[number]
        waited = now - (person.since or 0)
        outcome.waits_ms.append(waited)
        outcome.longest_ms = max(outcome.longest_ms, waited)
        met = frozenset(match.people) - {number}
        person.recent = (met, *person.recent)[:2]
        person.since, person.comes_at = None, ends_at + _rest(scene.chance)
        person.starved_ms = 0


def _note_starved(scene: _Scene) -> None:
    """Add a step to the hunger of those who have waited long beside enough others for a game."""
    waiting = [person for person in scene.people.values() if person.since is not None]
    there = Counter(kind for person in waiting for kind in person.kinds)
    for person in waiting:
        is_old = scene.now - (person.since or 0) >= OPEN_AFTER_MS
        enough = any(there[kind] >= min(SIZES[kind.ladder]) for kind in person.kinds)
        person.starved_ms = person.starved_ms + SECOND_MS if is_old and enough else 0
        scene.outcome.starved_ms = max(scene.outcome.starved_ms, person.starved_ms)


def _again(person: _Person, match: Match, number: int) -> bool:
    met = frozenset(match.people) - {number}
    return bool(met) and len(person.recent) == 2 and all(met <= each for each in person.recent)


def _rest(chance: random.Random) -> int:
    return round(chance.expovariate(1 / REST_MS))
