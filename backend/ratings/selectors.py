"""Reads of ratings: lists, a player's, a game's. Each takes a fixed number of queries."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import Count, F, Max, Min, Q, QuerySet

from accounts.models import User
from games.finished import check_begun
from games.models import Ladder, Phase
from games.players import public_players
from games.refusals import Refused
from ratings import standings
from ratings.maths import PROVISIONAL_SIGMA, Belief
from ratings.models import Annulment, Rating, RatingChange

View = dict[str, Any]

PAGE = 20
NOBODY = Q(pk=None)
_POINT_FIELDS = (
    *("at", "sequence", "place", "seats", "game_id"),
    *("mu_before", "sigma_before", "mu_after", "sigma_after"),
)
DAY_MS = 86_400_000
TREND_MS = 30 * DAY_MS
"""How far back the little line beside a rating goes."""


@dataclass(frozen=True, slots=True)
class Key:
    """Where in a list somebody stands: lists go by value, then by who was there first."""

    value: int
    row: int

    @classmethod
    def of(cls, rating: Rating) -> "Key":
        """Return where a rating stands."""
        return cls(rating.value, rating.pk)

    @classmethod
    def parse(cls, text: str) -> "Key":
        """Read what `str` wrote. Refuses `not_found`."""
        found = re.fullmatch(r"(-?[0-9]{1,9})\.([0-9]{1,18})", text)
        if found is None:
            raise Refused("not_found", "There is no such place in the list.")
        return cls(int(found[1]), int(found[2]))

    def __str__(self) -> str:
        return f"{self.value}.{self.row}"

    @property
    def behind(self) -> Q:
        """Who stands behind."""
        return Q(value__lt=self.value) | Q(value=self.value, pk__gt=self.row)

    @property
    def ahead(self) -> Q:
        """Who stands ahead."""
        return Q(value__gt=self.value) | Q(value=self.value, pk__lt=self.row)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which page of which list: after somebody, before somebody, around a player, or the first."""

    ladder: Ladder
    bots: bool = True
    after: Key | None = None
    before: Key | None = None
    around: User | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a list, how many stand in the whole of it, and how many ahead of the page."""

    rows: Sequence[Rating]
    total: int
    passed: int
    stronger: int
    """How many of those ahead have a higher number: equals share a place."""

    @property
    def has_previous(self) -> bool:
        """Tell whether anybody stands ahead of the page."""
        return self.passed > 0

    @property
    def has_next(self) -> bool:
        """Tell whether anybody stands behind the page."""
        return bool(self.rows) and self.passed + len(self.rows) < self.total


def page(wanted: Wanted) -> Page:
    """Return a page of a ladder's list, the strongest first.

    Around somebody who is not listed is the first page.
    """
    listed = _listed(wanted.ladder, bots=wanted.bots)
    rows = _rows(listed, wanted)
    ahead, stronger = (
        (Key.of(rows[0]).ahead, Q(value__gt=rows[0].value)) if rows else (NOBODY, NOBODY)
    )
    counts = listed.aggregate(
        total=Count("pk"),
        passed=Count("pk", filter=ahead),
        stronger=Count("pk", filter=stronger),
    )
    return Page(rows=rows, **counts)


def entries(shown: Page, *, now: int) -> list[View]:
    """Return what a list shows of each player of a page."""
    trends = _trends(shown.rows, now=now)
    place = 1 + shown.stronger
    views = []
    for number, rating in enumerate(shown.rows):
        if number and rating.value != shown.rows[number - 1].value:
            place = shown.passed + number + 1
        views.append(_entry(rating, place=place, trend=trends[rating.user_id]))
    return views


def own_entry(user: User, wanted: Wanted, *, now: int) -> View | None:
    """Return a player's own line in a list, without a place while the rating is provisional."""
    rating = _with_user(Rating.objects.filter(user=user, ladder=wanted.ladder)).first()
    if rating is None:
        return None
    place = None
    if rating.listed:
        place = 1 + _listed(wanted.ladder, bots=wanted.bots).filter(value__gt=rating.value).count()
    return _entry(rating, place=place, trend=_trends([rating], now=now)[user.pk])


def ratings_of(user: User) -> View:
    """Return a player's ratings on both ladders, null on one never played."""
    known = {rating.ladder: rating for rating in Rating.objects.filter(user=user)}
    return {ladder.value: _summary(known.get(ladder)) for ladder in Ladder}


def changes_of(user: User, ladder: Ladder) -> QuerySet[RatingChange]:
    """Return what each rated game of a ladder changed for a player, the last first."""
    changes = RatingChange.objects.filter(user=user, ladder=ladder, house=False)
    return changes.select_related("game").only(*_POINT_FIELDS, "game__public_id")


def point(change: RatingChange) -> View:
    """Return one game of a player's history."""
    after = Belief(change.mu_after, change.sigma_after)
    return {
        "game_id": change.game.public_id,
        "at": change.at,
        "rating": standings.shown(after),
        "change": after.value - Belief(change.mu_before, change.sigma_before).value,
        "place": change.place,
        "seats": change.seats,
    }


def line_of(
    user: User, ladder: Ladder, *, among: QuerySet[Any, int] | None, points: int
) -> list[View]:
    """Return where a player stood over a time, the earliest first: the line of a picture.

    After games whose sequences are `among` these, None for all of theirs. Of each of at most
    `points` equal parts of the time in which they were rated, the last one counts.
    """
    changes = RatingChange.objects.filter(user=user, ladder=ladder, house=False)
    counted = changes if among is None else changes.filter(sequence__in=among)
    ends = counted.aggregate(first=Min("at"), last=Max("at"))
    if ends["first"] is None:
        return []
    part = (ends["last"] - ends["first"]) // points + 1
    of_part = counted.values(part=(F("at") - ends["first"]) / part).annotate(last=Max("sequence"))
    shown = changes.filter(sequence__in=of_part.values("last")).order_by("sequence")
    return [
        {"at": at, **standings.shown(Belief(mu, sigma))}
        for at, mu, sigma in shown.values_list("at", "mu_after", "sigma_after")
    ]


def annulled_among(games: Iterable[int]) -> set[int]:
    """Return which of some games, by their rows, do not count any more."""
    annulled = Annulment.objects.filter(game__in=list(games))
    return set(annulled.values_list("game", flat=True))


def game_ratings(game_id: str) -> View:
    """Return what a game changed, by seat. Refuses `not_found`."""
    game = check_begun(game_id)
    changes = list(RatingChange.objects.filter(game=game).order_by("seat"))
    annulled = Annulment.objects.filter(game=game).exists()
    counts = game.rated and game.phase != Phase.ABORTED and not annulled
    return {
        "game_id": game.public_id,
        "ladder": game.ladder or None,
        "annulled": annulled,
        "awaited": counts and not changes,
        "changes": [_change(change) for change in changes] or None,
    }


def changes_of_games(games: Iterable[int]) -> dict[int, list[View]]:
    """Return what some games changed, by game and seat: for lists of games."""
    found: dict[int, list[View]] = {}
    for change in RatingChange.objects.filter(game__in=list(games)).order_by("game", "seat"):
        found.setdefault(change.game_id, []).append(_change(change))
    return found


def _listed(ladder: Ladder, *, bots: bool) -> QuerySet[Rating]:
    """Return who stands in a ladder's list: certain enough, and still there."""
    listed = Rating.objects.filter(ladder=ladder, listed=True, user__is_active=True)
    return listed if bots else listed.filter(house=False)


def _rows(listed: QuerySet[Rating], wanted: Wanted) -> list[Rating]:
    rows = _with_user(listed)
    if wanted.before is not None:
        return _nearest_ahead(rows, wanted.before, PAGE)
    if wanted.after is not None:
        return list(rows.filter(wanted.after.behind).order_by("-value", "pk")[:PAGE])
    own = None if wanted.around is None else listed.filter(user=wanted.around).first()
    if own is None:
        return list(rows.order_by("-value", "pk")[:PAGE])
    key = Key.of(own)
    ahead = _nearest_ahead(rows, key, PAGE // 2)
    rest = PAGE - len(ahead)
    return [*ahead, *rows.filter(key.behind | Q(pk=own.pk)).order_by("-value", "pk")[:rest]]


def _nearest_ahead(rows: QuerySet[Rating], key: Key, count: int) -> list[Rating]:
    return list(rows.filter(key.ahead).order_by("value", "-pk")[:count])[::-1]


def _with_user(rows: QuerySet[Rating]) -> QuerySet[Rating]:
    return rows.select_related("user")


def _entry(rating: Rating, *, place: int | None, trend: list[int]) -> View:
    [player] = public_players([rating.user], ladder=Ladder(rating.ladder))
    return {
        "place": place,
        "player": player,
        "games": rating.games,
        "firsts": rating.firsts,
        "trend": trend,
    }


def _trends(ratings: Sequence[Rating], *, now: int) -> dict[int, list[int]]:
    """Return where each player stood at the end of each of the last thirty days with games."""
    trends: dict[int, list[int]] = {rating.user_id: [] for rating in ratings}
    recent = RatingChange.objects.filter(
        user__in=trends,
        ladder__in={rating.ladder for rating in ratings},
        house=False,
        at__gte=now - TREND_MS,
    )
    last_of_day = recent.values("user", day=F("at") / DAY_MS).annotate(last=Max("sequence"))
    changes = recent.filter(sequence__in=last_of_day.values("last")).order_by("sequence")
    for user, mu in changes.values_list("user", "mu_after"):
        trends[user].append(round(mu))
    return trends


def _summary(rating: Rating | None) -> View | None:
    if rating is None:
        return None
    ladder = Ladder(rating.ladder)
    belief = standings.belief_of(rating)
    certain = RatingChange.objects.filter(
        user=rating.user_id, ladder=ladder, house=False, sigma_after__lte=PROVISIONAL_SIGMA
    )
    best = certain.aggregate(best=Max("mu_after"))["best"]
    place = None
    if rating.listed:
        place = 1 + _listed(ladder, bots=True).filter(value__gt=rating.value).count()
    return {
        "rating": standings.shown(belief),
        "place": place,
        "games": rating.games,
        "firsts": rating.firsts,
        "best": None if best is None else round(best),
    }


def _change(change: RatingChange) -> View:
    return {
        "seat": change.seat,
        "place": change.place,
        "before": standings.shown(Belief(change.mu_before, change.sigma_before)),
        "after": standings.shown(Belief(change.mu_after, change.sigma_after)),
    }
