"""What can be done with ratings: apply a game's, once, and take a game's back.

Both hold the ledger's lock (`standings.open_ledger`), so ratings have one writer at a time on any
number of machines: two games of one player that end at once are applied one after the other, and
`sequence` is the order in which that happened.
"""

from collections.abc import Sequence

from django.db import transaction

from accounts.models import User
from games import audience, push, scheduling
from games.finished import check_over
from games.models import Game, GameSeat
from games.refusals import Refused
from history import records
from ratings import house, recomputing, standings
from ratings.applying import Seat, apply
from ratings.maths import Belief, house_belief
from ratings.models import Annulment, Rating, RatingChange


def rate(game_id: str, *, now: int) -> bool:
    """Apply a finished game to the ratings of who played it, and seal its record with them.

    Returns False, having changed nothing, if the game does not count or has been applied before.
    Refuses `not_found`, and `not_over_yet` while it is played.
    """
    with transaction.atomic(durable=True):
        ledger = standings.open_ledger()
        game = check_over(game_id)
        if not records.counts(game) or records.is_sealed(game):
            return False
        ledger.sequence += 1
        ledger.save(update_fields=["sequence"])
        _apply(game, ledger.sequence, now=now)
        push.send(game.table_id, to={}, rest=audience.rated_message(game_id, now=now))
        return True


def annul(game_id: str, *, by: User | None, reason: str, now: int) -> None:
    """Take a rated game out of the count, and work out anew what followed it.

    `by` is the operator who says so. The record stays as it was sealed. Refuses `not_found`,
    `not_over_yet`, `not_rated` for a game that never counted, and `already_annulled`.
    """
    with transaction.atomic():
        standings.open_ledger()
        game = check_over(game_id)
        sequence = records.sequence_of(game)
        if sequence is None:
            raise Refused("not_rated", "This game has no ratings to take back.")
        if Annulment.objects.filter(game=game).exists():
            raise Refused("already_annulled", "This game does not count already.")
        Annulment.objects.create(game=game, by=by, reason=reason, at=now)
        recomputing.restate(since=sequence)
        for task in scheduling.ON_ANNULLED:
            scheduling.after_commit(task, game.public_id)


def _apply(game: Game, sequence: int, *, now: int) -> None:
    applied = apply(_seats(game), game.places or [], ladder=game.ladder, sequence=sequence)
    RatingChange.objects.bulk_create(applied.changes(game, now=now))
    standings.write(applied.standings())
    records.seal_rated(game, sequence=sequence, ratings=applied.recorded, now=now)


def _seats(game: Game) -> Sequence[Seat]:
    rows = list(GameSeat.objects.filter(game=game).order_by("number").select_related("user"))
    known = {
        rating.user_id: rating
        for rating in Rating.objects.select_for_update()
        .filter(ladder=game.ladder, user__in=[row.user_id for row in rows])
        .order_by("user_id")
    }
    return [_seat(row, known.get(row.user_id)) for row in rows]


def _seat(row: GameSeat, rating: Rating | None) -> Seat:
    user = row.user
    if user.bot:
        before = house_belief(house.of(user.bot, row.game.ladder).value)
    else:
        before = Belief() if rating is None else standings.belief_of(rating)
    return Seat(
        user=user,
        left=row.left,
        house=bool(user.bot),
        before=before,
        games=rating.games if rating else 0,
        firsts=rating.firsts if rating else 0,
    )
