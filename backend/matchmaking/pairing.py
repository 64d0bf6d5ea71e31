"""PURE: who plays whom. (queue, now) -> matches; no Django, no clock, no chance.

The rules, in the order in which they weigh (docs/matchmaking.md says why, and what they cost):

1. Whoever has waited longest chooses first.
2. Nobody sits with somebody they blocked, and nobody twice.
3. Ratings must lie within a window that widens as people wait, and opens altogether in the end, so
   that nobody waits for ever.
4. Nobody meets the same people a third time running while somebody else waits.
5. A Table is made for four. Five sit together when the fifth would be left alone; three when the
   longest of them has waited `PATIENCE_MS`.
6. House bots fill the seats once whoever has waited longest has waited as long as they chose to;
   others who take bots at all come along.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, Literal, NamedTuple

WINDOW = 150
"""How far apart ratings may be at first."""

WIDENING_PER_S = 10
"""How much wider the window gets with each second of waiting."""

OPEN_AFTER_MS = 60_000
"""After this long anybody will do."""

PATIENCE_MS = 10_000
"""How long three people wait for a fourth."""

DUEL: Final = "duel"
TABLE: Final = "table"
SIZES: Mapping[str, tuple[int, ...]] = {DUEL: (2,), TABLE: (4, 5, 3)}
"""How many people a ladder's games are made for, the preferred number first."""


class Kind(NamedTuple):
    """What can be looked for: a ladder (`duel`, `table`) in one of its lengths (`short`, `full`)."""

    ladder: Literal["duel", "table"]
    length: Literal["short", "full"]


KINDS: Final = (
    Kind(DUEL, "short"),
    Kind(DUEL, "full"),
    Kind(TABLE, "short"),
    Kind(TABLE, "full"),
)


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who looks for a game.

    `since` is when they came, `kinds` what they look for, dearest first, `ratings` theirs by ladder,
    `bots_after_ms` how long they wait for people alone (None: for ever), `recent` the people they
    met in each of their last two games.
    """

    user: int
    since: int
    kinds: tuple[Kind, ...]
    ratings: Mapping[str, int]
    bots_after_ms: int | None = None
    recent: tuple[frozenset[int], ...] = ()


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be made: its people, longest waiting first, and how many bots sit with them."""

    kind: Kind
    people: tuple[int, ...]
    bots: int = 0


@dataclass(frozen=True, slots=True)
class Pool:
    """Who waits at an instant, and who must not meet (pairs of users)."""

    seekers: Sequence[Seeker]
    now: int
    blocked: Collection[frozenset[int]] = frozenset()

    def waited(self, seeker: Seeker) -> int:
        """Return for how long somebody has waited, in milliseconds."""
        return max(0, self.now - seeker.since)

    def window(self, seeker: Seeker) -> float:
        """Return how far from their own the ratings may be that somebody meets."""
        waited = self.waited(seeker)
        if waited >= OPEN_AFTER_MS:
            return float("inf")
        return WINDOW + WIDENING_PER_S * waited / 1000

    def may_meet(self, one: Seeker, other: Seeker, ladder: str) -> bool:
        """Tell whether two may sit together: their windows' mean decides, as both are in it."""
        if frozenset((one.user, other.user)) in self.blocked:
            return False
        apart = abs(one.ratings[ladder] - other.ratings[ladder])
        return apart <= (self.window(one) + self.window(other)) / 2

    def takes_bots(self, seeker: Seeker) -> bool:
        """Tell whether somebody has waited for people as long as they chose to."""
        return seeker.bots_after_ms is not None and self.waited(seeker) >= seeker.bots_after_ms


def pair(pool: Pool) -> list[Match]:
    """Return the matches that can be made now; every seeker is in one at most."""
    waiting = sorted(pool.seekers, key=lambda seeker: (seeker.since, seeker.user))
    matches: list[Match] = []
    taken: set[int] = set()
    for first in waiting:
        if first.user in taken:
            continue
        free = [each for each in waiting if each.user not in taken]
        match = _match_for(first, free, pool)
        if match is not None:
            matches.append(match)
            taken.update(match.people)
    return matches


def found_so_far(seeker: Seeker, kind: Kind, pool: Pool) -> tuple[int, ...]:
    """Return who would sit down with somebody if their game of a kind began now, people alone.

    Says nothing about whether it will: all of them may be asked to another table first.
    """
    others = [each for each in pool.seekers if each.user != seeker.user]
    group = _gathered(seeker, others, kind, pool, size=SIZES[kind.ladder][0])
    return tuple(each.user for each in group[1:])


def _match_for(first: Seeker, free: Sequence[Seeker], pool: Pool) -> Match | None:
    """Return the best match for somebody now: one of people if there is one, else one with bots."""
    of_people = [(kind, _of_people(first, free, kind, pool)) for kind in first.kinds]
    found = [(kind, group) for kind, group in of_people if group]
    if found:
        kind, group = min(found, key=lambda each: _spread(each[1], each[0].ladder))
        return Match(kind, tuple(each.user for each in group))
    if not pool.takes_bots(first):
        return None
    with_bots = [(kind, _with_bots(first, free, kind, pool)) for kind in first.kinds]
    kind, group = max(with_bots, key=lambda each: len(each[1]))
    return Match(kind, tuple(each.user for each in group), _seats(kind) - len(group))


def _of_people(
    first: Seeker, free: Sequence[Seeker], kind: Kind, pool: Pool
) -> Sequence[Seeker] | None:
    """Return the people of a match without bots, None if there are too few for now."""
    group = _gathered(first, free, kind, pool, size=max(SIZES[kind.ladder]))
    preferred = SIZES[kind.ladder][0]
    if len(group) > preferred and not _leaves_one_alone(group, free, kind):
        group = group[:preferred]
    enough = min(SIZES[kind.ladder]) if pool.waited(first) >= PATIENCE_MS else preferred
    if len(group) < enough:
        return None
    return _refreshed(group, free, kind, pool)


def _with_bots(first: Seeker, free: Sequence[Seeker], kind: Kind, pool: Pool) -> Sequence[Seeker]:
    """Return the people who sit down together with bots: one at least, and a seat for a bot."""
    patient = [each for each in free if each is first or each.bots_after_ms is not None]
    group = _gathered(first, patient, kind, pool, size=_seats(kind) - 1)
    return _refreshed(group, patient, kind, pool) or [first]


def _gathered(
    first: Seeker, free: Sequence[Seeker], kind: Kind, pool: Pool, *, size: int
) -> list[Seeker]:
    """Return somebody and those nearest in rating whom all of the group may meet."""
    group = [first]
    for other in _nearest(first, free, kind):
        if len(group) == size:
            break
        if all(pool.may_meet(other, each, kind.ladder) for each in group):
            group.append(other)
    return group


def _nearest(first: Seeker, free: Iterable[Seeker], kind: Kind) -> list[Seeker]:
    own = first.ratings[kind.ladder]
    others = [each for each in free if each.user != first.user and kind in each.kinds]
    return sorted(
        others, key=lambda each: (abs(each.ratings[kind.ladder] - own), each.since, each.user)
    )


def _leaves_one_alone(group: Sequence[Seeker], free: Sequence[Seeker], kind: Kind) -> bool:
    """Tell whether one more at the table spares somebody to be the only one who still waits."""
    return sum(kind in each.kinds for each in free) - len(group) in (0, 4)


def _refreshed(
    group: Sequence[Seeker], free: Sequence[Seeker], kind: Kind, pool: Pool
) -> Sequence[Seeker] | None:
    """Return a group in which nobody meets the same people a third time while others wait.

    Exchanges one member for somebody who waits; None if that cannot be done yet.
    """
    if not _is_stale(group):
        return group
    first, members = group[0], {each.user for each in group}
    others = [each for each in _nearest(first, free, kind) if each.user not in members]
    others = [each for each in others if not _blocked(each, group, pool)]
    if not others:
        return group
    for kept in combinations(group[1:], len(group) - 2):
        for other in others:
            fresh = [first, *kept, other]
            fits = all(pool.may_meet(other, each, kind.ladder) for each in fresh[:-1])
            if fits and not _is_stale(fresh):
                return fresh
    return None


def _is_stale(group: Sequence[Seeker]) -> bool:
    """Tell whether somebody met all these people in each of their last two games."""
    users = {each.user for each in group}
    return len(group) > 1 and any(
        len(each.recent) == 2 and all(users - {each.user} <= met for met in each.recent)
        for each in group
    )


def _blocked(one: Seeker, group: Iterable[Seeker], pool: Pool) -> bool:
    return any(frozenset((one.user, each.user)) in pool.blocked for each in group)


def _seats(kind: Kind) -> int:
    return SIZES[kind.ladder][0]


def _spread(group: Sequence[Seeker], ladder: str) -> int:
    ratings = [each.ratings[ladder] for each in group]
    return max(ratings) - min(ratings)
