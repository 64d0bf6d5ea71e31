"""What this package adds to the file of one's own data: `accounts.export` finds it by its name."""

from collections.abc import Iterator

from accounts.export import Section
from accounts.models import User
from matchmaking.models import Habit, Miss, QueueEntry


def sections(player: User) -> Iterator[Section]:
    """Yield one's search, if one is looking for a game, the matches missed of late, and the pause for them."""
    searches = QueueEntry.objects.filter(user=player)
    yield Section("searches", list(searches.values("kinds", "since", "bots_after_ms")))
    misses = Miss.objects.filter(user=player).select_related("game").order_by("at")
    missed = [{"game_id": miss.game.public_id, "at": miss.at} for miss in misses]
    yield Section("missed_matches", missed)
    pauses = Habit.objects.filter(user=player, paused_until__isnull=False)
    yield Section("pauses", list(pauses.values("paused_until")))
