"""What is kept of ratings: where everybody stands, and what every rated game changed.

All of it but `Annulment` follows from the sealed records (ratings.recomputing): what is here is
kept so that it need not be worked out anew.
"""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.db.models import F, Q

from games.models import MAX_SEATS, Game, Ladder
from ratings.maths import PROVISIONAL_SIGMA


class Ledger(models.Model):
    """One row, locked by whoever writes ratings: so there is one writer at a time, and an order."""

    sequence = models.PositiveIntegerField(default=0, help_text="Of the game rated last.")

    def __str__(self) -> str:
        return str(self.sequence)


class Rating(models.Model):
    """What the house believes of one player's strength on one ladder (ratings.maths)."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="ratings")
    ladder = models.CharField(max_length=5, choices=Ladder.choices)
    mu = models.FloatField()
    sigma = models.FloatField()
    value = models.IntegerField(help_text="mu as a whole number: what is shown and listed.")
    games = models.PositiveIntegerField(default=0)
    firsts = models.PositiveIntegerField(default=0, help_text="Games in which nobody was before.")
    listed = models.BooleanField(default=False, help_text="Certain enough to stand in the list.")
    house = models.BooleanField(default=False, help_text="A house bot's: it does not move.")

    class Meta:
        """One rating a player and ladder; lists go by value, then by who came first."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["user", "ladder"], name="rating_once"),
            models.CheckConstraint(condition=Q(ladder__in=Ladder.values), name="rating_ladder"),
        ]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(
                F("ladder"),
                F("value").desc(),
                F("id"),
                condition=Q(listed=True),
                name="rating_listed",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user_id}: {self.value} ({self.ladder})"


class RatingChange(models.Model):
    """What one game changed for one of its seats; a house bot's changes nothing."""

    game = models.ForeignKey(Game, models.PROTECT, related_name="rating_changes")
    seat = models.PositiveSmallIntegerField()
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="+")
    ladder = models.CharField(max_length=5, choices=Ladder.choices)
    sequence = models.PositiveIntegerField(
        help_text="The game's place in the order in which games were rated."
    )
    at = models.BigIntegerField(help_text="When it was rated, in milliseconds since 1970 UTC.")
    place = models.PositiveSmallIntegerField(help_text="That counted: leavers share the last.")
    seats = models.PositiveSmallIntegerField(help_text="How many played.")
    mu_before = models.FloatField()
    sigma_before = models.FloatField()
    mu_after = models.FloatField()
    sigma_after = models.FloatField()
    house = models.BooleanField(default=False, help_text="A house bot's.")

    class Meta:
        """A game counts once: for each seat, and for each person, who has only one."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["game", "seat"], name="rating_change_once"),
            models.UniqueConstraint(
                fields=["game", "user"], condition=Q(house=False), name="rating_change_one_a_person"
            ),
            models.CheckConstraint(
                condition=Q(seat__lt=MAX_SEATS) & Q(place__gte=1), name="rating_change_seat"
            ),
        ]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(
                F("user"),
                F("ladder"),
                F("sequence").desc(),
                condition=Q(house=False),
                name="rating_change_of_user",
            ),
            models.Index(
                fields=["user", "ladder", "at"],
                condition=Q(house=False),
                name="rating_change_in_time",
            ),
            models.Index(
                F("user"),
                F("ladder"),
                F("mu_after").desc(),
                condition=Q(house=False, sigma_after__lte=PROVISIONAL_SIGMA),
                name="rating_change_best",
            ),
            models.Index(F("sequence"), name="rating_change_sequence"),
        ]

    def __str__(self) -> str:
        return f"{self.game_id}/{self.seat}: {self.mu_before:.0f} to {self.mu_after:.0f}"


class Annulment(models.Model):
    """A game that does not count any more; its record stays as it was sealed."""

    game = models.OneToOneField(Game, models.PROTECT, related_name="annulment")
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    reason = models.TextField()
    at = models.BigIntegerField(help_text="Milliseconds since 1970 UTC.")

    def __str__(self) -> str:
        return f"{self.game_id} annulled"
