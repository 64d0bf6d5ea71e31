"""Short pauses for whoever makes others wait in vain. They grow with each time, and are forgotten."""

from typing import Final

from games.models import Game
from games.refusals import Refused
from games.services import matches
from matchmaking.models import Habit, Miss

FIRST_MS: Final = 20_000
LONGEST_MS: Final = 10 * 60_000

FORGIVEN_AFTER_MS: Final = 60 * 60_000
"""A miss this long ago counts no more."""


def pause_ms(misses: int) -> int:
    """Return how long the pause is after so many misses in a row: it doubles each time."""
    return min(LONGEST_MS, FIRST_MS << (misses - 1))


def give(user: int, game: Game, *, at: int, now: int) -> None:
    """Keep somebody out of the queue for a while from `at`, when they let that game fall through.

    A game counts once, however often this is told. Must be called inside a transaction.
    """
    Habit.objects.get_or_create(user_id=user)
    habit = Habit.objects.select_for_update().get(user_id=user)
    _, is_new = Miss.objects.get_or_create(user_id=user, game=game, defaults={"at": at})
    if not is_new:
        return
    until = at + pause_ms(_in_a_row(user, now=now))
    habit.paused_until = max(until, habit.paused_until or 0)
    habit.save(update_fields=["paused_until"])
    Miss.objects.filter(at__lte=now - FORGIVEN_AFTER_MS).delete()


def give_nobody(game: Game, *, at: int) -> None:
    """Note that there is nobody to keep out for a game that was stopped: they are gone, or not to blame."""
    Miss.objects.get_or_create(user=None, game=game, defaults={"at": at})


def check(user: int, *, now: int) -> None:
    """Refuse `queue_paused` to whoever has a pause that is not over."""
    habit = Habit.objects.filter(user_id=user, paused_until__gt=now).first()
    if habit is not None and habit.paused_until is not None:
        seconds = -(-(habit.paused_until - now) // 1000)
        raise Refused("queue_paused", f"You missed a match: look again in {seconds} s.")


def _in_a_row(user: int, *, now: int) -> int:
    """Return how many matches somebody has missed of late, the last included.

    Only a match played to its end wipes the slate: to say *ready* and then do nothing must not.
    """
    since = now - FORGIVEN_AFTER_MS
    since = matches.played_since(user, since) or since
    return max(1, Miss.objects.filter(user_id=user, at__gt=since).count())
