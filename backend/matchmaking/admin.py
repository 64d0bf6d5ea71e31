"""The operator's view of the queue: to look at, not to change."""

from django.contrib import admin

from games.admin import ReadOnly
from matchmaking.models import Habit, Miss, QueueEntry


@admin.register(QueueEntry)
class QueueEntryAdmin(ReadOnly, admin.ModelAdmin[QueueEntry]):
    """Who looks for a game."""

    list_display = ("user", "kinds", "since", "bots_after_ms", "unwatched_since", "game")
    fields = list_display


@admin.register(Habit)
class HabitAdmin(ReadOnly, admin.ModelAdmin[Habit]):
    """Who is kept out of the queue for a while."""

    list_display = ("user", "paused_until")
    fields = list_display


@admin.register(Miss)
class MissAdmin(ReadOnly, admin.ModelAdmin[Miss]):
    """Who let a match fall through of late, by which their pauses grow."""

    list_display = ("user", "game", "at")
    fields = list_display
