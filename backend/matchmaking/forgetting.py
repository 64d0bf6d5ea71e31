"""How this package forgets who somebody was: `accounts.deletion` finds it by its name."""

from accounts.models import User
from matchmaking.models import Habit, Miss, QueueEntry


def forget(player: User, *, now: int) -> None:
    """Remove a former player's search and what was remembered between two of them."""
    del now
    QueueEntry.objects.filter(user=player).delete()
    Habit.objects.filter(user=player).delete()
    Miss.objects.filter(user=player).delete()
