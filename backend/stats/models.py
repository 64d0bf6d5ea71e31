"""What is kept of stats: facts of finished rated games, and their sums.

All of it follows from the sealed records (stats.services.rebuild). Rows belong to an *edition*: a
rebuild writes the next one while the current one is read and kept up, and then takes its place.
"""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.db.models import Q

from games.models import MAX_SEATS, Game, Ladder
from stats.periods import Span

LENGTHS = [("short", "eight rounds"), ("full", "fifteen rounds")]


class Edition(models.Model):
    """One whole set of facts and sums, and how far along the sealed records it has come.

    Whoever writes to an edition locks its row first: it has one writer at a time.
    """

    sequence = models.PositiveIntegerField(default=0, help_text="Of the game taken in last.")
    current = models.BooleanField(default=False, help_text="The one that is read.")
    deals = models.JSONField(
        default=dict, help_text="By number of seats: what was dealt in all games (stats.deals)."
    )

    class Meta:
        """One edition is read."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["current"], condition=Q(current=True), name="stats_edition_current"
            ),
        ]

    def __str__(self) -> str:
        return f"edition {self.pk}, up to {self.sequence}"


class SeatFact(models.Model):
    """A rated game as one seat had it."""

    edition = models.ForeignKey(Edition, models.CASCADE, related_name="+", db_index=False)
    game = models.ForeignKey(Game, models.PROTECT, related_name="+")
    seat = models.PositiveSmallIntegerField()
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, related_name="+", db_index=False
    )
    sequence = models.PositiveIntegerField(help_text="The order in which games were rated.")
    ladder = models.CharField(max_length=5, choices=Ladder.choices)
    length = models.CharField(max_length=5, choices=LENGTHS)
    day = models.DateField(help_text="On which the game ended, UTC.")
    seats = models.PositiveSmallIntegerField(help_text="How many played.")
    place = models.PositiveSmallIntegerField(help_text="That counted for the rating.")
    last = models.BooleanField(help_text="Somebody was placed before, nobody behind.")
    total = models.IntegerField()

    class Meta:
        """Once a seat; streaks go along a player's games."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["edition", "game", "seat"], name="stats_seat_once"),
            models.CheckConstraint(
                condition=Q(seat__lt=MAX_SEATS) & Q(place__gte=1), name="stats_seat"
            ),
        ]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(
                fields=["user", "ladder", "sequence", "edition"],
                include=["length", "day", "place", "last"],
                name="stats_seat_of_user",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.game_id}/{self.seat}"


class RoundFact(models.Model):
    """A finished round as one seat had it: the columns of `stats.facts.RoundFacts`."""

    seat_fact = models.ForeignKey(SeatFact, models.CASCADE, related_name="rounds", db_index=False)
    number = models.PositiveSmallIntegerField()
    hand_size = models.PositiveSmallIntegerField()
    from_dealer = models.PositiveSmallIntegerField()
    starter = models.CharField(max_length=2)
    points = models.SmallIntegerField()
    margin = models.IntegerField(help_text="To the opponents' mean, in twelfths of a point.")
    out = models.PositiveSmallIntegerField()
    held = models.CharField(max_length=155, blank=True)
    opening = models.CharField(max_length=2, blank=True)
    laid = models.PositiveSmallIntegerField()
    turns = models.PositiveSmallIntegerField()
    forced = models.PositiveSmallIntegerField()
    drawn_forced = models.PositiveSmallIntegerField()
    drawn_for_five = models.PositiveSmallIntegerField()
    drawn_for_seven = models.PositiveSmallIntegerField()
    drawn_for_crank = models.PositiveSmallIntegerField()
    drawn_for_call = models.PositiveSmallIntegerField()
    cranks_opened = models.PositiveSmallIntegerField()
    cranks_raised = models.PositiveSmallIntegerField()
    cranks_paid = models.JSONField(default=list)
    down_to_one = models.PositiveSmallIntegerField()
    announced_with_play = models.PositiveSmallIntegerField()
    announced_late = models.PositiveSmallIntegerField()
    called = models.PositiveSmallIntegerField()
    calls = models.PositiveSmallIntegerField()
    thinking_ms = models.BigIntegerField()
    times = models.JSONField(default=dict, help_text="Own moves by class of thinking time.")

    class Meta:
        """Once a round and seat."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["seat_fact", "number"], name="stats_round_once"),
        ]

    def __str__(self) -> str:
        return f"{self.seat_fact_id}/{self.number}"


class Total(models.Model):
    """Sums over a player's games of one span, or over everybody's where there is no player."""

    edition = models.ForeignKey(Edition, models.CASCADE, related_name="+")
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        db_index=False,
    )
    ladder = models.CharField(max_length=5, choices=Ladder.choices)
    length = models.CharField(max_length=5, choices=LENGTHS)
    span = models.CharField(max_length=5, choices=[(span.value, span.value) for span in Span])
    start = models.DateField(help_text="The first day of the span, UTC.")
    sums = models.JSONField(help_text="stats.sums")

    class Meta:
        """One row for everything that is asked together; of the whole site, too."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["user", "ladder", "span", "start", "length", "edition"],
                condition=Q(user__isnull=False),
                name="stats_total_once",
            ),
            models.UniqueConstraint(
                fields=["ladder", "span", "start", "length", "edition"],
                condition=Q(user__isnull=True),
                name="stats_site_total_once",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user_id}: {self.span} from {self.start} ({self.ladder}, {self.length})"


class Meeting(models.Model):
    """Sums over the games of a span in which two players met, as the first of them had them."""

    edition = models.ForeignKey(Edition, models.CASCADE, related_name="+")
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, related_name="+", db_index=False
    )
    other = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="+")
    ladder = models.CharField(max_length=5, choices=Ladder.choices)
    span = models.CharField(max_length=5, choices=[(span.value, span.value) for span in Span])
    start = models.DateField(help_text="The first day of the span, UTC.")
    games = models.IntegerField()
    ahead = models.IntegerField(help_text="Games in which the first was placed before the other.")
    behind = models.IntegerField()
    rounds = models.IntegerField()
    difference = models.BigIntegerField(help_text="The first's points less the other's.")
    rounds_squared = models.BigIntegerField(help_text="Sum over games; so of the next two.")
    rounds_difference = models.BigIntegerField()
    difference_squared = models.BigIntegerField()

    class Meta:
        """One row a pair, each way round."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["user", "ladder", "span", "start", "other", "edition"],
                name="stats_meeting_once",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user_id} and {self.other_id}: {self.span} from {self.start}"
