"""Where everybody stands: the only writer of `Rating`, and of the digests that users carry.

A digest is what is shown of a rating beside a name, kept on the user's row so that a table or a
list shows it without asking this package.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from accounts.models import Kind, ShownRating, User
from games.models import Ladder
from ratings import house
from ratings.maths import Belief, house_belief
from ratings.models import Ledger, Rating


@dataclass(frozen=True, slots=True)
class Standing:
    """What one player's rating on one ladder has come to."""

    user: int
    ladder: str
    belief: Belief
    games: int
    firsts: int


def open_ledger() -> Ledger:
    """Return the ledger, locked until the transaction ends: whoever has it may write ratings."""
    Ledger.objects.get_or_create(pk=1)
    return Ledger.objects.select_for_update().get(pk=1)


def shown(belief: Belief) -> ShownRating:
    """Return what everybody may know of a rating."""
    return {
        "value": belief.value,
        "uncertainty": belief.uncertainty,
        "provisional": belief.provisional,
    }


def belief_of(rating: Rating) -> Belief:
    """Return what a row holds."""
    return Belief(rating.mu, rating.sigma)


def write(standings: Iterable[Standing], *, of_the_house: bool = False) -> None:
    """Store what people's ratings have come to, or house bots', and renew what is shown of them."""
    for standing in standings:
        belief = standing.belief
        Rating.objects.update_or_create(
            user_id=standing.user,
            ladder=standing.ladder,
            defaults={
                "mu": belief.mu,
                "sigma": belief.sigma,
                "value": belief.value,
                "games": standing.games,
                "firsts": standing.firsts,
                "listed": not belief.provisional,
                "house": of_the_house,
            },
        )
        _write_digest([standing.user], standing.ladder, shown(belief))


def forget(users: Iterable[int], ladder: str) -> None:
    """Drop the ratings of people of whose games on a ladder none counts any more."""
    gone = list(users)
    Rating.objects.filter(user__in=gone, ladder=ladder, house=False).delete()
    _write_digest(gone, ladder, None)


def seat_house_bots() -> None:
    """Give every house bot its calibrated rating; what is right already is not touched."""
    bots = User.objects.filter(kind=Kind.BOT, bot__in=house.everybody())
    known = {
        (rating.user_id, rating.ladder): rating
        for rating in Rating.objects.filter(house=True, user__in=bots)
    }
    for bot in bots:
        for ladder, made in house.everybody()[bot.bot].items():
            belief, rating = house_belief(made.value), known.get((bot.pk, ladder))
            if rating is None or belief_of(rating) != belief or rating.games != made.games:
                standing = Standing(bot.pk, ladder, belief, made.games, made.firsts)
                write([standing], of_the_house=True)


def _write_digest(users: Iterable[int], ladder: str, digest: ShownRating | None) -> None:
    # Of a former player nothing is shown any more.
    rows = User.objects.filter(pk__in=users, deleted_at=None)
    if ladder == Ladder.DUEL:
        rows.update(duel_rating=digest)
    else:
        rows.update(table_rating=digest)
