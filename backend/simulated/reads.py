"""What people read most of a house that has seen many games: the addresses that are measured."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from django.db.models import Count

from accounts.models import Kind, User
from history.models import FinishedGame, FinishedSeat
from history.search import ORDERS, Cursor, Key, Search, key_of
from ratings.models import Rating
from ratings.selectors import Key as PlaceInList

DAY_MS = 86_400_000


@dataclass(frozen=True, slots=True)
class Read:
    """One thing that is read: what it is, and where it is had."""

    name: str
    address: str


@dataclass(frozen=True, slots=True)
class Sample:
    """Whom and what to read about, chosen the same way however much there is."""

    usual: str
    """Somebody with as many rated games as most."""
    busiest: str
    """The person with the most."""
    opponent: str
    """Whoever has played most with that person."""
    name: str
    game: str
    first_day: str
    last_day: str


def sample() -> Sample:
    """Choose from what is in the database."""
    people = (
        FinishedSeat.objects.filter(user__kind=Kind.HUMAN, user__deleted_at=None, rated=True)
        .values_list("user", flat=True)
        .annotate(games=Count("pk"))
        .order_by("-games", "user")
    )
    ranked = list(people)
    busiest, usual = (User.objects.get(pk=ranked[at]) for at in (0, len(ranked) // 2))
    opponents = (
        FinishedSeat.objects.filter(game__finished_seats__user=busiest, rated=True)
        .filter(user__kind=Kind.HUMAN, user__deleted_at=None)
        .exclude(user=busiest)
        .values_list("user", flat=True)
        .annotate(games=Count("pk"))
        .order_by("-games", "user")
    )
    middle = _middle("ended_at")
    last = FinishedGame.objects.order_by("-ended_at")[0]
    return Sample(
        usual=usual.public_id,
        busiest=busiest.public_id,
        opponent=User.objects.get(pk=opponents[0]).public_id,
        name=busiest.name,
        game=middle.game.public_id,
        first_day=_day(last.ended_at - 30 * DAY_MS),
        last_day=_day(last.ended_at),
    )


def reads(chosen: Sample) -> Iterator[Read]:
    """Yield what is measured."""
    yield from _lists(chosen)
    yield from _players(chosen)
    yield from _leaderboards()
    yield from _site(chosen)


def _lists(chosen: Sample) -> Iterator[Read]:
    games = "/api/games"
    yield Read("games", games)
    for name, order in ORDERS.items():
        far = Cursor(key_of(_middle(order.column), order)).text_for(Search(order=order))
        yield Read(f"games by {name}, half way down", f"{games}?sort={name}&cursor={far}")
    ended = Cursor(Key(0, 0), back=True).text_for(Search())
    yield Read("games, the last page", f"{games}?cursor={ended}")
    for what in ("high_score", "long_crank", "blocked", "idiot", "comeback"):
        yield Read(f"games with {what}", f"{games}?contains={what}")
    yield Read(
        "games with all of it", games + "?contains=idiot&contains=long_crank&contains=comeback"
    )
    yield Read("aborted games", f"{games}?ended_by=aborted")
    yield Read(
        "full duels of the strong", f"{games}?ladder=duel&length=full&rating_min=1600&rated=true"
    )
    yield Read("games of a rating nobody has", f"{games}?rating_min=5000")
    yield Read("five seats, longest first", f"{games}?seats=5&sort=moves")
    days = f"from={chosen.first_day}&to={chosen.last_day}"
    yield Read("a month, highest crank first", f"{games}?{days}&sort=crank")
    yield Read("games of a usual player", f"{games}?player={chosen.usual}")
    yield Read("games of the busiest player", f"{games}?player={chosen.busiest}")
    yield Read("the same by name, won", f"{games}?name={chosen.name}&place=1")
    yield Read("the same, by crank", f"{games}?player={chosen.busiest}&sort=crank")
    yield Read(
        "the same, with a blocked round", f"{games}?player={chosen.busiest}&contains=blocked"
    )
    yield Read("two players", f"{games}?player={chosen.busiest}&player={chosen.opponent}")
    yield Read("a player and a bot", f"{games}?player={chosen.busiest}&player=u_barrel")
    yield Read("games of a bot, won, longest first", f"{games}?player=u_barrel&place=1&sort=moves")
    yield Read("live games", "/api/live")


def _players(chosen: Sample) -> Iterator[Read]:
    for who, public_id in (("a usual", chosen.usual), ("the busiest", chosen.busiest)):
        user = f"/api/users/{public_id}"
        yield Read(f"profile of {who} player", user)
        yield Read(f"ratings of {who} player", f"{user}/ratings")
        for ladder in ("duel", "table"):
            yield Read(f"{ladder} ratings in time, {who} player", f"{user}/ratings/{ladder}")
            yield Read(f"{ladder} stats of {who} player", f"{user}/stats/{ladder}")
        days = f"from={chosen.first_day}&to={chosen.last_day}"
        yield Read(f"a month of {who} player", f"{user}/stats/table?{days}&length=short")
        yield Read(f"opponents of {who} player", f"{user}/stats/table/opponents")
        yield Read(f"a table of {who} player as CSV", f"{user}/stats/table/caught.csv")
    against = f"/api/users/{chosen.busiest}/stats/table/against/{chosen.opponent}"
    yield Read("head to head", against)
    yield Read("stats of a bot", "/api/users/u_barrel/stats/table")


def _leaderboards() -> Iterator[Read]:
    for ladder in ("duel", "table"):
        board = f"/api/leaderboards/{ladder}"
        yield Read(f"{ladder} leaderboard", board)
        listed = Rating.objects.filter(ladder=ladder, listed=True).order_by("-value", "pk")
        if count := listed.count():
            middle = PlaceInList.of(listed[count // 2])
            yield Read(f"{ladder} leaderboard, half way down", f"{board}?after={middle}")


def _site(chosen: Sample) -> Iterator[Read]:
    days = f"from={chosen.first_day}&to={chosen.last_day}"
    for ladder in ("duel", "table"):
        yield Read(f"{ladder} stats of the site", f"/api/stats/{ladder}")
    yield Read("a month of the site", f"/api/stats/table?{days}")
    yield Read("numbers of fairness", "/api/fairness")
    yield Read("status", "/api/status")
    yield Read("a game", f"/api/games/{chosen.game}")
    yield Read("a record", f"/api/games/{chosen.game}/record")
    yield Read("what a game changed", f"/api/games/{chosen.game}/ratings")


def _middle(column: str) -> FinishedGame:
    listed = FinishedGame.objects.filter(listed=True).exclude(**{column: None})
    ordered = listed.order_by(f"-{column}", "-game")
    return ordered[listed.count() // 2]


def _day(instant: int) -> str:
    return datetime.fromtimestamp(instant / 1000, UTC).date().isoformat()
