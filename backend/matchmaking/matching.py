"""Making matches: one pairing at a time in the whole house, whatever the number of processes.

Whoever pairs holds a lock of the database until the matches are committed, and each entry's row
is locked while it is given its match; so no search can end in two games. SQLite lets one
transaction write at a time anyway.
"""

import logging
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from django.db import connection, transaction
from django.db.models import Exists, OuterRef

from accounts import alive
from accounts.models import Kind as PlayerKind
from accounts.models import User
from games.models import Game
from games.refusals import Refused
from games.services import matches
from games.services.matches import NewMatch
from matchmaking import pauses, push, scheduling, selectors, waiting
from matchmaking.models import Habit, Miss, QueueEntry
from matchmaking.pairing import Match, pair

log = logging.getLogger(__name__)

LOCK: Final = 7_233_001
"""Which of PostgreSQL's advisory locks is the pairing's."""

REMEMBERED: Final = 2
"""Of how many matches it is known whom somebody met."""


def make_matches(*, now: int, draw: Callable[[], NewMatch], chance: random.Random) -> int:
    """Pair those who wait and open their tables; returns how many.

    `draw` gives the ids and the secret of one match more each time it is called.
    """
    if not selectors.waiting_entries().exists():
        return 0
    with transaction.atomic(durable=True):
        _lock()
        entries = list(selectors.waiting_entries().select_for_update(of=("self",)))
        seated = matches.seated([entry.user_id for entry in entries])
        entries = [entry for entry in entries if entry.user_id not in seated]
        if not entries:
            return 0
        found = pair(selectors.pool_of(entries, now=now))
        by_user = {entry.user_id: entry for entry in entries}
        made = [_make(match, by_user, draw(), now=now, chance=chance) for match in found]
        return sum(made)


def settle(game_id: str, *, now: int) -> None:
    """End the searches of a match's people: it began, or some of them were not ready.

    Then whoever was not ready is kept out for a while, and the others go on waiting where they
    stood. Harmless when it comes too early or again.
    """
    with transaction.atomic(durable=True):
        entries = _entries_of(game_id)
        if entries:
            _settle(game_id, entries, now=now)


def turn_down(game_id: str, user: User, *, now: int) -> None:
    """Not want to play a match, and settle it: whatever has become of it, its people know.

    Must be called inside a transaction. Harmless when it has been settled. Refuses
    `wrong_table_state` when the game has just begun.
    """
    entries = _entries_of(game_id)
    if all(entry.user_id != user.pk for entry in entries):
        return
    game = Game.objects.select_related("table").get(public_id=game_id)
    matches.turn_down(game.table.public_id, user.pk, now=now)
    _settle(game_id, entries, now=now)


def settle_lost(*, now: int) -> None:
    """Settle the matches whose announcement was lost."""
    ids = QueueEntry.objects.filter(game__isnull=False).values_list("game__public_id", flat=True)
    _for_each({game_id for game_id in ids if game_id is not None}, settle, now=now)


def note_no_shows(game_id: str, *, now: int) -> None:
    """Keep out for a while whose silence stopped a match in its first round.

    Harmless when it comes again, and when it comes so late that a miss no longer counts.
    """
    game = matches.aborted_since(now - pauses.FORGIVEN_AFTER_MS).filter(public_id=game_id).first()
    if game is None or game.ended_at is None:
        return
    users = User.objects.filter(pk__in=matches.no_shows(game_id), is_active=True).order_by("pk")
    with transaction.atomic(durable=True):
        for user in users:
            pauses.give(user.pk, game, at=game.ended_at, now=now)
        if not users:
            pauses.give_nobody(game, at=game.ended_at)
        push.queue_changed(users, now=now)


def note_lost_no_shows(*, now: int) -> None:
    """Do the same for the games whose announcement was lost."""
    aborted = matches.aborted_since(now - pauses.FORGIVEN_AFTER_MS)
    noted = Miss.objects.filter(game=OuterRef("pk"))
    ids = aborted.exclude(Exists(noted)).values_list("public_id", flat=True)
    _for_each(ids, note_no_shows, now=now)


def _for_each(game_ids: Iterable[str], do: Callable[..., None], *, now: int) -> None:
    """Do something about each of some games: where it fails with one, the others get theirs."""
    for game_id in game_ids:
        try:
            do(game_id, now=now)
        except Exception:
            log.exception("the match of game %s is not looked after", game_id)


def _settle(game_id: str, entries: Sequence[QueueEntry], *, now: int) -> None:
    game = Game.objects.get(public_id=game_id)
    if not matches.is_settled(game):
        return
    if matches.was_dropped(game):
        _go_on(entries, game, now=now)
    else:
        users = [entry.user_id for entry in entries]
        QueueEntry.objects.filter(user__in=users).delete()
        _remember(users)
    push.queue_changed([entry.user for entry in entries], now=now)


def _lock() -> None:
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])


def _make(
    match: Match,
    by_user: dict[int, QueueEntry],
    new: NewMatch,
    *,
    now: int,
    chance: random.Random,
) -> bool:
    if not alive.hold_all_free(match.people):
        # One of them is about to change something, if only what they look for: the next pairing
        # knows. To wait for it would be a deadlock, for whoever looks holds their row, then the entry.
        return False
    entries = [by_user[user] for user in match.people]
    people = [entry.user for entry in entries]
    try:
        with transaction.atomic():
            line_up = matches.LineUp(people, _bots_for(people, match), match.kind.length)
            table = matches.open_match(line_up, new, now=now, chance=chance)
    except Refused:
        # Somebody has sat down elsewhere in this very moment: the next pairing knows.
        return False
    QueueEntry.objects.filter(pk__in=[entry.pk for entry in entries]).update(game=table.row.game)
    waited = [max(0, now - entry.since) for entry in entries]
    waiting.note(match.kind, waited, with_bots=match.bots > 0, now=now)
    waiting.forget_old(now=now)
    push.queue_changed(people, now=now)
    push.match_found(people, table.row.public_id, now=now)
    return True


def _bots_for(people: Sequence[User], match: Match) -> list[User]:
    """Return the house bots nearest in rating to a match's people, over again if they are too few."""
    if match.bots == 0:
        return []
    ladder = match.kind.ladder
    wanted = sum(selectors.ratings_of(user)[ladder] for user in people) / len(people)
    house = sorted(
        User.objects.filter(kind=PlayerKind.BOT, is_active=True),
        key=lambda bot: (abs(selectors.ratings_of(bot)[ladder] - wanted), bot.pk),
    )
    return [house[number % len(house)] for number in range(match.bots)]


def _remember(people: Sequence[int]) -> None:
    """Keep in mind who met whom. Bots do not count: nobody tires of them by name."""
    before = dict(Habit.objects.filter(user__in=people).values_list("user_id", "recent"))
    for user in people:
        met = sorted(set(people) - {user})
        recent = [met, *before.get(user, ())][:REMEMBERED]
        # That alone is written: a pause may be given in this very moment.
        Habit.objects.update_or_create(user_id=user, defaults={"recent": recent})


def _entries_of(game_id: str) -> list[QueueEntry]:
    entries = QueueEntry.objects.filter(game__public_id=game_id).order_by("pk")
    return list(entries.select_for_update(of=("self",)).select_related("user"))


def _go_on(entries: Sequence[QueueEntry], game: Game, *, now: int) -> None:
    absent = matches.absentees(game)
    QueueEntry.objects.filter(user__in=absent).delete()
    for user in sorted(absent):
        pauses.give(user, game, at=now, now=now)
    stay = [entry.pk for entry in entries if entry.user_id not in absent]
    QueueEntry.objects.filter(pk__in=stay).update(game=None)
    if stay:
        scheduling.pair_soon()
