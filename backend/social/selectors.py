"""Reads: the people room, what one has to do with somebody, the talk at a table, one's standing."""

from collections.abc import Iterable

from django.db.models import Q

from accounts import open_pages
from accounts.models import User
from games import table_storage
from games.models import TableSeat, TableState, Visibility
from social import hearing, people, shown
from social.models import (
    Block,
    Challenge,
    ChallengeState,
    Follow,
    Measure,
    MeasureKind,
    Message,
    Mute,
)
from social.shown import View

RECENT_TALK = 100
"""Messages that whoever comes to a table is shown."""

FOLLOWERS_SHOWN = 100
CHALLENGES_SHOWN = 50


def people_of(user: User, *, now: int) -> View:
    """Return whom somebody follows, mutes and has blocked, who follows them, and open challenges."""
    follows = Follow.objects.filter(follower=user).select_related("followed")
    followed = sorted((row.followed for row in follows), key=_by_name)
    keys = [each.pk for each in followed]
    online = open_pages.online(keys, now=now)
    tables = _tables_to_watch(keys)
    blocked = Block.objects.filter(blocker=user).select_related("blocked")
    muted = Mute.objects.filter(viewer=user).select_related("muted")
    had = Follow.objects.filter(followed=user).select_related("follower").order_by("-at", "-id")
    return {
        "following": [
            {
                "person": shown.person(each),
                "online": each.pk in online,
                "table_id": tables.get(each.pk),
            }
            for each in followed
        ],
        "followers": [shown.person(row.follower) for row in had[:FOLLOWERS_SHOWN]],
        "blocked": _listed(row.blocked for row in blocked),
        "muted": _listed(row.muted for row in muted),
        "challenges": open_challenges(user, now=now),
    }


def ties(user: User, public_id: str) -> View:
    """Return what one has done about somebody. Refuses `not_found`."""
    other = people.find(public_id)
    return {
        "following": Follow.objects.filter(follower=user, followed=other).exists(),
        "blocked": Block.objects.filter(blocker=user, blocked=other).exists(),
        "muted": Mute.objects.filter(viewer=user, muted=other).exists(),
    }


def open_challenges(user: User, *, now: int) -> list[View]:
    """Return the challenges from and to somebody that can still be answered, the newest first."""
    rows = (
        Challenge.objects.filter(
            Q(challenger=user) | Q(challenged=user),
            state=ChallengeState.OPEN,
            expires_at__gt=now,
            table__state=TableState.SEATS,
        )
        .select_related("challenger", "challenged", "table")
        .prefetch_related("table__seats")
        .order_by("-made_at", "-id")
    )
    return [shown.challenge(row) for row in rows[:CHALLENGES_SHOWN]]


def talk_at(table_id: str, viewer: int | None) -> list[View]:
    """Return the latest that was said at a table and a user may read, oldest first.

    Refuses `not_found`.
    """
    table = table_storage.load(table_id)
    said = Message.objects.filter(table=table.row).select_related("author")
    latest = list(hearing.heard(said, viewer).order_by("-id")[:RECENT_TALK])
    return [shown.message(row) for row in reversed(latest)]


def standing_of(user: User, *, now: int) -> View:
    """Return how somebody stands with the moderators, warnings not yet acknowledged included."""
    unread = Measure.objects.filter(user=user, kind=MeasureKind.WARN, acknowledged_at=None)
    return shown.standing(user, list(unread.order_by("id")), now=now)


def _tables_to_watch(users: list[int]) -> dict[int, str]:
    """Return the tables at which these play before everybody's eyes; private ones are nobody's."""
    seats = TableSeat.objects.filter(person__in=users, table__state=TableState.PLAYING).filter(
        Q(table__visibility=Visibility.PUBLIC) | ~Q(table__ladder="")
    )
    return {
        person: table_id
        for person, table_id in seats.values_list("person_id", "table__public_id")
        if person is not None
    }


def _listed(users: Iterable[User]) -> list[View]:
    return [shown.person(each) for each in sorted(users, key=_by_name)]


def _by_name(user: User) -> str:
    return user.name.casefold()
