"""What is kept of the search for games: columns and constraints, no behaviour.

All instants are whole milliseconds since 1970 UTC.
"""

from typing import ClassVar

from django.conf import settings
from django.db import models

from games.models import Game, Ladder


class QueueEntry(models.Model):
    """Somebody's search for a game. One row an account, so nobody is in the queue twice.

    It stays while a match is in its ready step (`game`), so that place and waiting time are kept
    when somebody else turns out not to be ready; it goes when the game begins.
    """

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="queue_entry"
    )
    kinds = models.JSONField(help_text="[[ladder, length], ...], dearest first.")
    bots_after_ms = models.PositiveIntegerField(
        null=True, blank=True, help_text="How long to wait for people alone; null: for ever."
    )
    since = models.BigIntegerField()
    unwatched_since = models.BigIntegerField(
        null=True, blank=True, help_text="When its last page went; null while one is open."
    )
    game = models.ForeignKey(
        Game,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        help_text="The match found, while its ready step runs.",
    )

    class Meta:
        """Found in the order in which people came."""

        ordering: ClassVar[list[str]] = ["since", "pk"]

    def __str__(self) -> str:
        return str(self.user_id)


class Habit(models.Model):
    """What matching remembers of an account between two searches."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    recent = models.JSONField(
        default=list, blank=True, help_text="Users met in the last two matches, the newest first."
    )
    paused_until = models.BigIntegerField(
        null=True, blank=True, help_text="Kept out of the queue until then, for a match missed."
    )

    def __str__(self) -> str:
        return str(self.user_id)


class Miss(models.Model):
    """A match that somebody let fall through: the pause grows with them. Kept while it counts."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.CASCADE,
        null=True,
        blank=True,
        related_name="+",
        help_text="Empty: there is nobody to keep out for it, and it need not be looked at again.",
    )
    game = models.ForeignKey(Game, models.CASCADE, related_name="+")
    at = models.BigIntegerField(db_index=True)

    class Meta:
        """A match is missed once, however often one is told of it."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["user", "game"], name="miss_once"),
            models.UniqueConstraint(
                fields=["game"], condition=models.Q(user=None), name="miss_by_nobody_once"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.game_id}: {self.user_id}"


class Wait(models.Model):
    """How long somebody waited for a match: what expected waits are told by. Kept for an hour."""

    ladder = models.CharField(max_length=5, choices=Ladder.choices)
    length = models.CharField(max_length=5)
    waited_ms = models.PositiveIntegerField()
    with_bots = models.BooleanField(help_text="Ended by bots: people would have taken longer.")
    ended_at = models.BigIntegerField(db_index=True)

    def __str__(self) -> str:
        return f"{self.ladder} {self.length}: {self.waited_ms} ms"
