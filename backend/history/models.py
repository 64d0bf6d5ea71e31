"""What is kept of finished games beside the games themselves."""

from django.db import models

from games.models import Game


class Record(models.Model):
    """A game's record (docs/record.md), written once: when the game is over, or when it is rated."""

    game = models.OneToOneField(Game, models.PROTECT, related_name="record")
    body = models.TextField(help_text="The record, as JSON.")
    sequence = models.PositiveIntegerField(
        null=True,
        blank=True,
        unique=True,
        help_text="Place in the order in which games were rated; null for an unrated one.",
    )
    sealed_at = models.BigIntegerField(help_text="Milliseconds since 1970 UTC.")

    def __str__(self) -> str:
        return str(self.game)
