"""Coming into the queue, changing one's mind, and going."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db import transaction

from accounts import alive, open_pages, standing
from accounts.models import User
from games.refusals import Refused
from games.services import lobby, matches
from matchmaking import matching, pauses, push, scheduling, selectors
from matchmaking.models import QueueEntry
from matchmaking.pairing import Kind

LAPSE_MS = 30_000
"""How long a search goes on after its last page was closed."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody looks for: kinds of game, dearest first, and how long with people alone."""

    kinds: Sequence[Kind]
    bots_after_ms: int | None


def look_for(user: User, wish: Wish, *, now: int) -> None:
    """Look for a game, or for something else than before: place and waiting time are kept.

    Refuses `guests_may_not`, `suspended`, `queue_paused`, `already_seated`, `game_in_progress`, and
    `match_found` while a match waits for its players. Raises AccountDeleted.
    """
    standing.check_has_account(user)
    standing.check_may_play(user, now)
    if not QueueEntry.objects.filter(user=user).exists():
        # Here as well as under the lock: a refusal gives up no seat that was kept for a rematch.
        _check_may_look(user, now=now)
    lobby.give_up_kept_seat(user, now=now)
    with transaction.atomic(durable=True):
        alive.hold(user)
        entry, is_new = _own(user, wish, now=now)
        if not is_new:
            _check_unmatched(entry)
        _check_may_look(user, now=now)
        entry.kinds = [list(kind) for kind in wish.kinds]
        entry.bots_after_ms = wish.bots_after_ms
        entry.unwatched_since = _unwatched_since(entry, now=now)
        entry.save()
        _tell_around(user, now=now)
        scheduling.pair_soon()


def stop(user: User, *, now: int) -> None:
    """Look for a game no more; a match that was found is turned down. Harmless for who is not looking.

    Refuses `wrong_table_state` when the game has just begun.
    """
    while not _has_stopped(user, now=now):
        # A match was found between the look at the search and its lock: it is turned down, too.
        pass


def is_anybody_there() -> bool:
    """Tell whether there is anything to look after."""
    return QueueEntry.objects.exists()


def lapse(*, now: int) -> None:
    """Note whose pages are all closed, and end the searches that nobody has watched for a while."""
    entries = list(QueueEntry.objects.all())
    online = open_pages.online([entry.user_id for entry in entries], now=now)
    for entry in entries:
        if entry.user_id in online:
            _note_unwatched(entry, None)
        elif entry.unwatched_since is None:
            _note_unwatched(entry, now)
        elif entry.game_id is None and now - entry.unwatched_since >= LAPSE_MS:
            _end(entry.pk, now=now)


def end_searches_of_seated(*, now: int) -> None:
    """End the searches of people who have sat down at a table meanwhile."""
    waiting = QueueEntry.objects.filter(game=None)
    users = dict(waiting.values_list("user_id", "pk"))
    for user in matches.seated(list(users)):
        _end(users[user], now=now)


def _has_stopped(user: User, *, now: int) -> bool:
    """Turn down the match that a search has, if any, and end the search, in one transaction.

    So a match that has fallen through, and is not settled yet, puts nobody back who has had enough.
    """
    searches = QueueEntry.objects.filter(user=user)
    with transaction.atomic(durable=True):
        game_id = searches.values_list("game__public_id", flat=True).first()
        if game_id is not None:
            matching.turn_down(game_id, user, now=now)
        entry = searches.select_for_update(of=("self",)).select_related("user").first()
        if entry is None:
            return True
        if entry.game_id is not None:
            return False
        _remove(entry, now=now)
        return True


def _own(user: User, wish: Wish, *, now: int) -> tuple[QueueEntry, bool]:
    """Return somebody's entry, locked, and whether it is new."""
    defaults = {"kinds": [list(kind) for kind in wish.kinds], "since": now}
    while True:
        entry, is_new = QueueEntry.objects.get_or_create(user=user, defaults=defaults)
        locked = QueueEntry.objects.select_for_update(of=("self",)).filter(pk=entry.pk).first()
        if locked is not None:
            return locked, is_new
        # It ended while this waited for the lock: another tab stopped it, or a game began.


def _check_unmatched(entry: QueueEntry) -> None:
    if entry.game_id is not None:
        raise Refused("match_found", "A match was found: say whether you are ready.")


def _check_may_look(user: User, *, now: int) -> None:
    pauses.check(user.pk, now=now)
    if matches.seated([user.pk]):
        raise Refused("already_seated", "You sit at a table: go back to it, or leave it first.")
    if matches.plays_rated(user):
        raise Refused(
            "game_in_progress",
            "The game you left is still being played. You can look for another when it is over.",
        )


def _unwatched_since(entry: QueueEntry, *, now: int) -> int | None:
    if open_pages.online([entry.user_id], now=now):
        return None
    return now if entry.unwatched_since is None else entry.unwatched_since


def _note_unwatched(entry: QueueEntry, since: int | None) -> None:
    if entry.unwatched_since != since:
        QueueEntry.objects.filter(pk=entry.pk).update(unwatched_since=since)


def _end(pk: int, *, now: int) -> None:
    with transaction.atomic(durable=True):
        waiting = QueueEntry.objects.select_for_update(of=("self",)).filter(pk=pk, game=None)
        entry = waiting.select_related("user").first()
        if entry is not None:
            _remove(entry, now=now)


def _remove(entry: QueueEntry, *, now: int) -> None:
    """End a search, and tell whose it was and those who have lost them by it."""
    near = _found_by(entry.user, now=now)
    entry.delete()
    push.queue_changed([entry.user, *near], now=now)


def _tell_around(user: User, *, now: int) -> None:
    """Tell somebody what has become of their search, and those who have found them by it."""
    push.queue_changed([user, *_found_by(user, now=now)], now=now)


def _found_by(user: User, *, now: int) -> list[User]:
    """Return the few people who would be asked to sit down with somebody now."""
    found = selectors.found_by(user, now=now)
    return list(User.objects.filter(pk__in=found))
