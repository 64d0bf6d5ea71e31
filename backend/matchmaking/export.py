"""What this package adds to the file of one's own data: `accounts.export` finds it by its name."""

from collections.abc import Iterator

from accounts.export import Section
from accounts.models import User
from matchmaking.models import Habit, QueueEntry


def sections(player: User) -> Iterator[Section]:
    """Yield one's search, if one is looking for a game, and the matches missed of late."""
    searches = QueueEntry.objects.filter(user=player)
    yield Section("searches", list(searches.values("kinds", "since", "bots_after_ms")))
    habits = Habit.objects.filter(user=player)
    yield Section("missed_matches", list(habits.values("misses", "missed_at", "paused_until")))
