"""How a game remembers who sits at it: a snapshot, taken as its ready step begins."""

from collections import Counter
from collections.abc import Sequence
from typing import NotRequired, TypedDict, cast

from accounts.models import ShownRating, User
from games.models import Ladder


class PublicPlayer(TypedDict):
    """What everybody may know of who holds a seat."""

    public_id: str
    name: str
    kind: str
    avatar: str
    country: str
    bot: str | None
    rating: NotRequired[ShownRating | None]
    """On the table's ladder, as it stood; games from before there were ratings have none."""


class Onlooker(TypedDict):
    """A person with an account who has a table open. All but `user` is shown."""

    user: int
    public_id: str
    name: str
    avatar: str


class Onlookers(TypedDict):
    """`Table.onlookers`: who has the table open, those who sit there too."""

    unknown: int
    """Sockets of those who are nobody."""
    named: list[Onlooker]
    """The first of the people with an account, in the order in which they came."""


class Player(TypedDict):
    """One entry of `Game.players`, by game seat. Built into views field by field, never whole."""

    user: int
    public: PublicPlayer
    table_seat: int
    client_hash: str | None
    client_seed: str | None


def public_players(holders: Sequence[User | None], *, ladder: Ladder) -> list[PublicPlayer | None]:
    """Return what everybody may know of who holds the seats, None for a free one.

    `ladder` says which of a player's ratings is shown.

    A house bot may hold several: from its second seat on, a number tells them apart.
    """
    shown: list[PublicPlayer | None] = []
    held = Counter[int]()
    for user in holders:
        if user is None:
            shown.append(None)
            continue
        held[user.pk] += 1
        name = user.name if held[user.pk] == 1 else f"{user.name} {held[user.pk]}"
        shown.append(
            {
                "public_id": user.public_id,
                "name": name,
                "kind": user.kind,
                "avatar": user.avatar,
                "country": user.country,
                "bot": user.bot or None,
                "rating": rating_of(user, ladder),
            }
        )
    return shown


def strength(players: Sequence[PublicPlayer]) -> int:
    """Return how strong a table is: the mean of its players' ratings; who has none counts 0."""
    ratings = [rating["value"] for each in players if (rating := each.get("rating"))]
    return max(0, sum(ratings)) // len(players)


def rating_of(user: User, ladder: Ladder) -> ShownRating | None:
    """Return what is shown of somebody's rating on a ladder, None before the first rated game."""
    rating = user.duel_rating if ladder == Ladder.DUEL else user.table_rating
    return cast("ShownRating | None", rating)


def is_bot(player: Player) -> bool:
    """Tell whether the server plays this seat."""
    return player["public"]["bot"] is not None


def people_seats(players: Sequence[Player]) -> list[int]:
    """Return the seats that people hold, also those who have left."""
    return [seat for seat, player in enumerate(players) if not is_bot(player)]


def seat_of(players: list[Player], user: int | None) -> int | None:
    """Return the seat a person holds, or None. Bots share their user rows, and never ask."""
    for seat, player in enumerate(players):
        if player["user"] == user and not is_bot(player):
            return seat
    return None
