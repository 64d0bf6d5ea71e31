"""Rating many games that are over, one after the other: for whoever brings in whole histories.

The same arithmetic and rows as when a game is rated by itself (ratings.services), but read and
written in bulk.
"""

from collections.abc import Iterable, Sequence

from accounts.models import User
from games.models import Game
from ratings import house, standings
from ratings.applying import Applied, Seat, apply
from ratings.maths import Belief, house_belief
from ratings.models import Rating, RatingChange
from ratings.standings import Standing


class Book:
    """The ledger, opened: it is locked until the transaction in which this is made ends."""

    def __init__(self) -> None:
        self._ledger = standings.open_ledger()
        self._stand = {
            (rating.user_id, rating.ladder): Standing(
                rating.user_id,
                rating.ladder,
                standings.belief_of(rating),
                rating.games,
                rating.firsts,
            )
            for rating in Rating.objects.filter(house=False)
        }
        self._moved: dict[tuple[int, str], Standing] = {}

    def rate(
        self, users: Sequence[User], left: Sequence[bool], places: Sequence[int], *, ladder: str
    ) -> Applied:
        """Return what the next game makes of its seats; the games after it build upon that."""
        self._ledger.sequence += 1
        seats = [self._seat(user, gone, ladder) for user, gone in zip(users, left, strict=True)]
        applied = apply(seats, places, ladder=ladder, sequence=self._ledger.sequence)
        for standing in applied.standings():
            self._stand[standing.user, ladder] = self._moved[standing.user, ladder] = standing
        return applied

    def close(self, games: Iterable[tuple[Game, Applied, int]]) -> None:
        """Store what was rated: each game, what it made of its seats, and the instant of that."""
        RatingChange.objects.bulk_create(
            change for game, applied, at in games for change in applied.changes(game, now=at)
        )
        standings.write(self._moved.values())
        self._moved = {}
        self._ledger.save(update_fields=["sequence"])

    def _seat(self, user: User, left: bool, ladder: str) -> Seat:  # noqa: FBT001 -- one of a row
        if user.bot:
            before = house_belief(house.of(user.bot, ladder).value)
            return Seat(user, left, house=True, before=before, games=0, firsts=0)
        known = self._stand.get((user.pk, ladder))
        return Seat(
            user,
            left,
            house=False,
            before=known.belief if known else Belief(),
            games=known.games if known else 0,
            firsts=known.firsts if known else 0,
        )
