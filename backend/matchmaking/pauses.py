"""Short pauses for whoever makes others wait in vain. They grow with each time, and are forgotten."""

from collections.abc import Iterable
from typing import Final

from games.refusals import Refused
from matchmaking.models import Habit

FIRST_MS: Final = 20_000
LONGEST_MS: Final = 10 * 60_000

FORGIVEN_AFTER_MS: Final = 60 * 60_000
"""A miss this long ago counts no more."""


def pause_ms(misses: int) -> int:
    """Return how long the pause is after so many misses in a row: it doubles each time."""
    return min(LONGEST_MS, FIRST_MS << (misses - 1))


def give(user: int, *, now: int) -> None:
    """Keep somebody out of the queue for a while; must be called inside a transaction."""
    Habit.objects.get_or_create(user_id=user)
    habit = Habit.objects.select_for_update().get(user_id=user)
    lately = habit.missed_at is not None and now - habit.missed_at < FORGIVEN_AFTER_MS
    habit.misses = habit.misses + 1 if lately else 1
    habit.missed_at = now
    habit.paused_until = now + pause_ms(habit.misses)
    habit.save(update_fields=["misses", "missed_at", "paused_until"])


def forgive(users: Iterable[int]) -> None:
    """Forget the misses of people who came to their game."""
    Habit.objects.filter(user__in=users, misses__gt=0).update(misses=0, missed_at=None)


def check(user: int, *, now: int) -> None:
    """Refuse `queue_paused` to whoever has a pause that is not over."""
    habit = Habit.objects.filter(user_id=user, paused_until__gt=now).first()
    if habit is not None and habit.paused_until is not None:
        seconds = -(-(habit.paused_until - now) // 1000)
        raise Refused("queue_paused", f"You missed a match: look again in {seconds} s.")
