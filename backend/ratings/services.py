"""What can be done with ratings: apply a game's, once, and take a game's back.

Both hold the ledger's lock (`standings.open_ledger`), so ratings have one writer at a time on any
number of machines: two games of one player that end at once are applied one after the other, and
`sequence` is the order in which that happened.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db import transaction

from accounts.models import User
from games import audience, push
from games.finished import check_over
from games.models import Game, GameSeat
from games.refusals import Refused
from history import records
from history.records import RatedSeat
from ratings import house, recomputing, standings
from ratings.maths import Belief, after_rated_game, house_belief, rated_places
from ratings.models import Annulment, Rating, RatingChange
from ratings.standings import Standing


@dataclass(frozen=True, slots=True)
class _Seat:
    """A seat of a game that is being rated: who holds it, and what was believed before."""

    user: User
    left: bool
    house: bool
    before: Belief
    games: int
    firsts: int


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


def _apply(game: Game, sequence: int, *, now: int) -> None:
    seats = _seats(game)
    finished: list[int] = game.places or []
    places = rated_places(finished, [seat.left for seat in seats])
    after = after_rated_game(
        [seat.before for seat in seats], places, house=[seat.house for seat in seats]
    )
    RatingChange.objects.bulk_create(
        RatingChange(
            game=game,
            seat=number,
            user=seat.user,
            ladder=game.ladder,
            sequence=sequence,
            at=now,
            place=places[number],
            seats=len(seats),
            mu_before=seat.before.mu,
            sigma_before=seat.before.sigma,
            mu_after=after[number].mu,
            sigma_after=after[number].sigma,
            house=seat.house,
        )
        for number, seat in enumerate(seats)
    )
    standings.write(
        Standing(
            user=seat.user.pk,
            ladder=game.ladder,
            belief=belief,
            games=seat.games + 1,
            firsts=seat.firsts + (place == 1),
        )
        for seat, belief, place in zip(seats, after, places, strict=True)
        if not seat.house
    )
    pairs = zip(seats, after, strict=True)
    records.seal_rated(
        game,
        sequence=sequence,
        ratings=[RatedSeat(seat.before.value, belief.value) for seat, belief in pairs],
        now=now,
    )


def _seats(game: Game) -> Sequence[_Seat]:
    rows = list(GameSeat.objects.filter(game=game).order_by("number").select_related("user"))
    known = {
        rating.user_id: rating
        for rating in Rating.objects.select_for_update()
        .filter(ladder=game.ladder, user__in=[row.user_id for row in rows])
        .order_by("user_id")
    }
    return [_seat(row, known.get(row.user_id)) for row in rows]


def _seat(row: GameSeat, rating: Rating | None) -> _Seat:
    user = row.user
    if user.bot:
        before = house_belief(house.of(user.bot, row.game.ladder).value)
    else:
        before = Belief() if rating is None else standings.belief_of(rating)
    return _Seat(
        user=user,
        left=row.left,
        house=bool(user.bot),
        before=before,
        games=rating.games if rating else 0,
        firsts=rating.firsts if rating else 0,
    )
