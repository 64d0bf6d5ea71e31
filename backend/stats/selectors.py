"""Reads of stats: each takes a fixed number of queries, however many games there are."""

from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any, Final

from django.db.models import Q, QuerySet, Sum

from accounts.models import User
from games.models import Ladder
from games.players import public_players
from games.refusals import Refused
from ratings.selectors import line_of
from stats import deals, figures
from stats.models import Edition, Meeting, SeatFact, Total
from stats.periods import EVER, Period, stretches
from stats.streaks import Streak, streaks
from stats.sums import Sums, total
from stats.writing import MEETING_SUMS

View = dict[str, Any]

LINE_POINTS: Final = 200
"""A rating's line has at most so many points."""
OPPONENTS: Final = 20
"""How many of the people met most are listed."""

CURRENT: Final = Q(edition__current=True)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games are asked for: of one ladder, of a length or of both, of a period."""

    ladder: Ladder
    length: str | None = None
    period: Period = EVER


def player_shown(public_id: str, *, viewer: User | None) -> User:
    """Return a player whose stats the viewer may see.

    Refuses `not_found`, also for former players, and `stats_hidden`. The one place that decides.
    """
    player = User.objects.filter(public_id=public_id, deleted_at=None).first()
    if player is None:
        raise Refused("not_found", "There is no such player.")
    if player.stats_hidden and player != viewer:
        raise Refused("stats_hidden", "This player keeps their stats to themselves.")
    return player


def stats_of(player: User, wanted: Wanted) -> View:
    """Return all figures of a player."""
    return {
        **_head(wanted),
        **figures.figures(_sums(wanted, player)),
        "rating": _rating_line(player, wanted),
        "streaks": None if player.bot else _streaks(player, wanted),
    }


def stats_of_site(wanted: Wanted) -> View:
    """Return the same figures of everybody together, and what seats, dealers and starters do."""
    sums = _sums(wanted, None)
    return {**_head(wanted), **figures.figures(sums, everybody=True), **figures.effects(sums)}


def against(player: User, other: User, wanted: Wanted) -> View:
    """Return the head-to-head of two players, as the first of them has it."""
    met = _meetings(wanted).filter(user=player, other=other)
    numbers = met.aggregate(**_meeting_sums())
    return _meeting(other, wanted, {name: value or 0 for name, value in numbers.items()})


def opponents(player: User, wanted: Wanted, *, viewer: User | None) -> list[View]:
    """Return the head-to-heads with those met most, without who hides their stats."""
    shown = Q(other__stats_hidden=False)
    if viewer is not None:
        shown |= Q(other=viewer)
    met = _meetings(wanted).filter(shown, user=player, other__deleted_at=None)
    most = met.values("other").annotate(**_meeting_sums()).order_by("-games", "other")
    rows = list(most.values_list("other", *MEETING_SUMS)[:OPPONENTS])
    users = User.objects.in_bulk([row[0] for row in rows])
    return [
        _meeting(users[other], wanted, dict(zip(MEETING_SUMS, numbers, strict=True)))
        for other, *numbers in rows
    ]


def fairness_numbers() -> View:
    """Return how the cards fell in all rated games (stats.deals)."""
    edition = Edition.objects.filter(current=True).first() or Edition()
    return deals.numbers(edition.deals, through=edition.sequence)


def _head(wanted: Wanted) -> View:
    return {
        "ladder": wanted.ladder.value,
        "length": wanted.length,
        "from": wanted.period.first,
        "to": wanted.period.last,
    }


def _sums(wanted: Wanted, player: User | None) -> Sums:
    rows = Total.objects.filter(CURRENT, _within(wanted), user=player, ladder=wanted.ladder)
    if wanted.length is not None:
        rows = rows.filter(length=wanted.length)
    return total(rows.values_list("sums", flat=True))


def _within(wanted: Wanted) -> Q:
    """Return the condition for the spans that a period is made of."""
    of_stretches = (
        Q(span=each.span, start__gte=each.first, start__lt=each.end)
        for each in stretches(wanted.period)
    )
    return reduce(or_, of_stretches, Q(pk=None))


def _meetings(wanted: Wanted) -> QuerySet[Meeting]:
    return Meeting.objects.filter(CURRENT, _within(wanted), ladder=wanted.ladder)


def _meeting_sums() -> dict[str, Sum]:
    return {name: Sum(name) for name in MEETING_SUMS}


def _meeting(other: User, wanted: Wanted, numbers: dict[str, int]) -> View:
    [shown] = public_players([other], ladder=wanted.ladder)
    return {"player": shown, **figures.meeting(numbers)}


def _rating_line(player: User, wanted: Wanted) -> list[View]:
    games = None
    if wanted.period != EVER:
        games = _games(player, wanted).values_list("sequence", flat=True)
    return line_of(player, wanted.ladder, among=games, points=LINE_POINTS)


def _streaks(player: User, wanted: Wanted) -> View:
    games = _games(player, wanted)
    if wanted.length is not None:
        games = games.filter(length=wanted.length)
    found = streaks(games)
    return {"firsts": _streak(found.firsts), "not_last": _streak(found.not_last)}


def _games(player: User, wanted: Wanted) -> QuerySet[SeatFact]:
    """Return the games of a period, of both lengths."""
    games = SeatFact.objects.filter(CURRENT, user=player, ladder=wanted.ladder)
    if wanted.period.first is not None:
        games = games.filter(day__gte=wanted.period.first)
    if wanted.period.last is not None:
        games = games.filter(day__lte=wanted.period.last)
    return games


def _streak(streak: Streak) -> View:
    return {"current": streak.current, "longest": streak.longest}
