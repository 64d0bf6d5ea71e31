"""What is kept of finished games beside the games themselves."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.db.models import F, Q

from games.models import Game, Ladder
from history.contents import CONTAINS

_LISTED = Q(listed=True)


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


class Finished(models.Model):
    """What finished games are searched by. All of it follows from the record and the game's row.

    Columns of both kinds of row below, so that a search reads one of them alone, in its order.
    """

    listed = models.BooleanField(help_text="As Game.listed.")
    ended_at = models.BigIntegerField(help_text="As Game.ended_at.")
    ladder = models.CharField(
        max_length=5, choices=Ladder.choices, help_text="By the number of seats, rated or not."
    )
    length = models.CharField(max_length=5)
    rated = models.BooleanField(help_text="Counted for ratings when it was sealed.")
    seats = models.PositiveSmallIntegerField()
    ended_by = models.CharField(max_length=8)
    rating = models.IntegerField(null=True, help_text="contents.Contents, and so the others.")
    rounds = models.PositiveSmallIntegerField()
    moves = models.PositiveIntegerField()
    highest_crank = models.PositiveSmallIntegerField()
    highest_score = models.IntegerField()
    high_score = models.BooleanField()
    long_crank = models.BooleanField()
    blocked = models.BooleanField()
    idiot = models.BooleanField()
    comeback = models.BooleanField()

    class Meta:
        """A row of its own for each of the classes below."""

        abstract = True


class FinishedGame(Finished):
    """A finished game, as searches find it that ask for nobody."""

    game = models.OneToOneField(Game, models.CASCADE, primary_key=True, related_name="finished")

    class Meta:
        """Each order has its index, and so has what is rare: among games listed to everybody."""

        indexes: ClassVar[list[models.Index]] = [
            models.Index(fields=["ended_at", "game"], condition=_LISTED, name="finished_ended"),
            models.Index(
                fields=["highest_crank", "game"], condition=_LISTED, name="finished_crank"
            ),
            models.Index(fields=["moves", "game"], condition=_LISTED, name="finished_moves"),
            models.Index(
                fields=["rating", "game"],
                condition=_LISTED & Q(rating__isnull=False),
                name="finished_rating",
            ),
            *(
                models.Index(
                    fields=["ended_at", "game"],
                    condition=_LISTED & Q((name, True)),
                    name=f"finished_{name}",
                )
                for name in CONTAINS
            ),
            models.Index(
                fields=["ended_at", "game"],
                condition=_LISTED & Q(ended_by="aborted"),
                name="finished_aborted",
            ),
            models.Index(
                fields=["ended_at", "game"], condition=Q(rated=True), name="finished_rated"
            ),
        ]

    def __str__(self) -> str:
        return str(self.game_id)


class FinishedSeat(Finished):
    """A finished game once more for each player in it: what searches for players read."""

    # Neither needs an index of its own: each is the first column of one below.
    game = models.ForeignKey(Game, models.CASCADE, related_name="finished_seats", db_index=False)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, related_name="+", db_index=False
    )
    place = models.PositiveSmallIntegerField(
        null=True, help_text="Of a bot that held several seats, the best; null if it was aborted."
    )

    class Meta:
        """A player finds a game once. Each order has its index."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["game", "user"], name="finished_seat_once"),
        ]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(fields=["user", "ended_at", "game"], name="finished_seat_ended"),
            models.Index(fields=["user", "highest_crank", "game"], name="finished_seat_crank"),
            models.Index(fields=["user", "moves", "game"], name="finished_seat_moves"),
            models.Index(
                F("user"),
                F("rating"),
                F("game"),
                condition=Q(rating__isnull=False),
                name="finished_seat_rating",
            ),
            models.Index(
                fields=["user", "ended_at", "game"],
                condition=Q(listed=False),
                name="finished_seat_unlisted",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.game_id}: {self.user_id}"
