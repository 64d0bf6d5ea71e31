"""Reads: the queue as the pairing sees it, and as somebody in it (or about to be) may see it."""

from collections.abc import Sequence
from typing import TypedDict

from django.db.models import QuerySet

from accounts.models import User
from games.models import Ladder
from games.players import PublicPlayer, public_players
from matchmaking import waiting
from matchmaking.models import Habit, QueueEntry
from matchmaking.pairing import KINDS, Kind, Pool, Seeker, found_so_far
from ratings.maths import START
from social.blocks import blocked_pairs


class KindView(TypedDict):
    """What may be said of a kind of game."""

    ladder: str
    length: str
    waiting: int
    expected_ms: int | None


class EntryView(TypedDict):
    """Somebody's own search."""

    kinds: list[dict[str, str]]
    since: int
    bots_after_ms: int | None
    window: dict[str, int | None]
    you: PublicPlayer
    found: list[PublicPlayer]
    table_id: str | None


class QueueView(TypedDict):
    """What somebody may know of the queue."""

    entry: EntryView | None
    paused_until: int | None
    kinds: list[KindView]


def queue_for(user: User, *, now: int) -> QueueView:
    """Return the `Queue` of docs/protocol.md for somebody with an account."""
    entries = list(waiting_entries())
    own = QueueEntry.objects.filter(user=user).select_related("user", "game__table").first()
    habit = Habit.objects.filter(user=user).first()
    paused_until = habit.paused_until if habit is not None else None
    return {
        "entry": None if own is None else _entry_view(own, entries, now=now),
        "paused_until": paused_until if paused_until and paused_until > now else None,
        "kinds": [_kind_view(kind, entries, now=now) for kind in KINDS],
    }


def found_by(user: User, *, now: int) -> set[int]:
    """Return those who would be asked to sit down with somebody who waits, were it now."""
    own = QueueEntry.objects.filter(user=user, game=None).select_related("user").first()
    if own is None:
        return set()
    others = [entry for entry in waiting_entries() if entry.pk != own.pk]
    pool = pool_of([own, *others], now=now)
    me = pool.seekers[0]
    return {other for kind in me.kinds for other in found_so_far(me, kind, pool)}


def waiting_entries() -> QuerySet[QueueEntry]:
    """Return those who wait for a match, with an open page, longest first."""
    present = QueueEntry.objects.filter(game=None, unwatched_since=None, user__deleted_at=None)
    return present.select_related("user").order_by("since", "pk")


def kinds_of(entry: QueueEntry) -> tuple[Kind, ...]:
    """Return what somebody looks for, dearest first."""
    return tuple(Kind(*kind) for kind in entry.kinds)


def seekers(entries: Sequence[QueueEntry]) -> list[Seeker]:
    """Return entries as the pairing sees them."""
    habits = Habit.objects.filter(user__in=[entry.user_id for entry in entries])
    recent = dict(habits.values_list("user_id", "recent"))
    return [
        Seeker(
            user=entry.user_id,
            since=entry.since,
            kinds=kinds_of(entry),
            ratings=ratings_of(entry.user),
            bots_after_ms=entry.bots_after_ms,
            recent=tuple(frozenset(met) for met in recent.get(entry.user_id, ())),
        )
        for entry in entries
    ]


def pool_of(entries: Sequence[QueueEntry], *, now: int) -> Pool:
    """Return entries as what the pairing chooses from: nobody is shown, or given, whom they blocked."""
    blocked = blocked_pairs([entry.user_id for entry in entries])
    return Pool(seekers(entries), now=now, blocked=blocked)


def ratings_of(user: User) -> dict[str, int]:
    """Return a player's ratings by ladder; the one all start from where there is none yet."""
    return {
        Ladder.DUEL: _value(user.duel_rating),
        Ladder.TABLE: _value(user.table_rating),
    }


def _value(rating: object) -> int:
    return int(rating["value"]) if isinstance(rating, dict) else round(START)


def _kind_view(kind: Kind, entries: Sequence[QueueEntry], *, now: int) -> KindView:
    return {
        "ladder": kind.ladder,
        "length": kind.length,
        "waiting": sum(kind in kinds_of(entry) for entry in entries),
        "expected_ms": waiting.expected_ms(kind, now=now),
    }


def _entry_view(own: QueueEntry, entries: Sequence[QueueEntry], *, now: int) -> EntryView:
    first = kinds_of(own)[0]
    others = [entry for entry in entries if entry.pk != own.pk]
    pool = pool_of([own, *others], now=now)
    me = pool.seekers[0]
    window = pool.window(me)
    rating = me.ratings[first.ladder]
    is_open = window == float("inf")
    by_pk = {entry.user_id: entry.user for entry in others}
    found = [by_pk[user] for user in found_so_far(me, first, pool)] if own.game is None else []
    ladder = Ladder(first.ladder)
    you, *others_found = _shown([own.user, *found], ladder=ladder)
    return {
        "kinds": [{"ladder": kind.ladder, "length": kind.length} for kind in kinds_of(own)],
        "since": own.since,
        "bots_after_ms": own.bots_after_ms,
        "window": {
            "low": None if is_open else round(rating - window),
            "high": None if is_open else round(rating + window),
        },
        "you": you,
        "found": others_found,
        "table_id": own.game.table.public_id if own.game is not None else None,
    }


def _shown(users: Sequence[User], *, ladder: Ladder) -> list[PublicPlayer]:
    return [player for player in public_players(users, ladder=ladder) if player is not None]
