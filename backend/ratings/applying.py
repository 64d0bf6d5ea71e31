"""What one rated game makes of its players: worked out here for whoever rates one, or many."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from accounts.models import User
from games.models import Game
from history.records import RatedSeat
from ratings.maths import Belief, after_rated_game, rated_places
from ratings.models import RatingChange
from ratings.standings import Standing


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a game that is being rated: who holds it, and what was believed before."""

    user: User
    left: bool
    house: bool
    before: Belief
    games: int
    firsts: int


@dataclass(frozen=True, slots=True)
class Applied:
    """What a game has made of its seats; `places` are those that counted."""

    sequence: int
    ladder: str
    seats: Sequence[Seat]
    places: Sequence[int]
    after: Sequence[Belief]

    @property
    def recorded(self) -> list[RatedSeat]:
        """What the game's record says of it."""
        pairs = zip(self.seats, self.after, strict=True)
        return [RatedSeat(seat.before.value, belief.value) for seat, belief in pairs]

    def changes(self, game: Game, *, now: int) -> Iterator[RatingChange]:
        """Yield the rows that keep it, not stored yet."""
        for number, seat in enumerate(self.seats):
            yield RatingChange(
                game=game,
                seat=number,
                user=seat.user,
                ladder=self.ladder,
                sequence=self.sequence,
                at=now,
                place=self.places[number],
                seats=len(self.seats),
                mu_before=seat.before.mu,
                sigma_before=seat.before.sigma,
                mu_after=self.after[number].mu,
                sigma_after=self.after[number].sigma,
                house=seat.house,
            )

    def standings(self) -> Iterator[Standing]:
        """Yield where its people stand now."""
        for seat, belief, place in zip(self.seats, self.after, self.places, strict=True):
            if not seat.house:
                yield Standing(
                    user=seat.user.pk,
                    ladder=self.ladder,
                    belief=belief,
                    games=seat.games + 1,
                    firsts=seat.firsts + (place == 1),
                )


def apply(seats: Sequence[Seat], finished: Sequence[int], *, ladder: str, sequence: int) -> Applied:
    """Return what a game that ended with these places makes of its seats."""
    places = rated_places(finished, [seat.left for seat in seats])
    after = after_rated_game(
        [seat.before for seat in seats], places, house=[seat.house for seat in seats]
    )
    return Applied(sequence, ladder, seats, places, after)
