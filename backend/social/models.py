"""What is kept of people and each other: columns and constraints, no behaviour.

All instants are whole milliseconds since 1970 UTC, as on the wire.
"""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.db.models import F, Q

from games.models import Game, Table

MAX_TEXT = 200
"""Characters in what is said at a table."""

MAX_WORDS = 1000
"""Characters in which a report is explained."""

MAX_REASON = 200
"""Characters in which a person is told why."""


class Follow(models.Model):
    """Somebody wants to see when somebody else is online."""

    follower = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="follows_made"
    )
    followed = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="follows_had"
    )
    at = models.BigIntegerField()

    class Meta:
        """Once, and not oneself."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["follower", "followed"], name="follow_once"),
            models.CheckConstraint(condition=~Q(follower=F("followed")), name="follow_another"),
        ]

    def __str__(self) -> str:
        return f"{self.follower_id} follows {self.followed_id}"


class Block(models.Model):
    """Somebody wants nothing to do with somebody else. It works both ways, whoever said it."""

    blocker = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="blocks_made"
    )
    blocked = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="blocks_had")
    at = models.BigIntegerField()

    class Meta:
        """Once, and not oneself."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["blocker", "blocked"], name="block_once"),
            models.CheckConstraint(condition=~Q(blocker=F("blocked")), name="block_another"),
        ]

    def __str__(self) -> str:
        return f"{self.blocker_id} blocks {self.blocked_id}"


class Mute(models.Model):
    """Somebody does not want to read what somebody else says; the other never learns of it."""

    viewer = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="mutes_made")
    muted = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="mutes_had")
    at = models.BigIntegerField()

    class Meta:
        """Once, and not oneself."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["viewer", "muted"], name="mute_once"),
            models.CheckConstraint(condition=~Q(viewer=F("muted")), name="mute_another"),
        ]

    def __str__(self) -> str:
        return f"{self.viewer_id} mutes {self.muted_id}"


class ChallengeState(models.TextChoices):
    """Where a challenge stands; all but the first are final."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    CANCELLED = "cancelled", "taken back by who made it"
    EXPIRED = "expired", "not answered in time, or its table is gone"


class Challenge(models.Model):
    """Somebody asks somebody else to their table, which is private and unrated."""

    public_id = models.CharField(max_length=40, unique=True)
    challenger = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="challenges_made"
    )
    challenged = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="challenges_had"
    )
    table = models.ForeignKey(Table, models.CASCADE, related_name="challenges")
    state = models.CharField(
        max_length=9, choices=ChallengeState.choices, default=ChallengeState.OPEN
    )
    keeps_seat = models.BooleanField(
        default=False, help_text="While it is open its table keeps a seat because of it."
    )
    made_at = models.BigIntegerField()
    expires_at = models.BigIntegerField()

    class Meta:
        """One open challenge from one to another; open ones are swept when their time is over."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["challenger", "challenged"],
                condition=Q(state="open"),
                name="challenge_open_once",
            ),
            models.CheckConstraint(
                condition=~Q(challenger=F("challenged")), name="challenge_another"
            ),
            models.CheckConstraint(
                condition=Q(state__in=ChallengeState.values), name="challenge_state"
            ),
        ]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(fields=["expires_at"], condition=Q(state="open"), name="challenge_open"),
            models.Index(fields=["made_at"], condition=~Q(state="open"), name="challenge_answered"),
        ]

    def __str__(self) -> str:
        return self.public_id


class Phrase(models.TextChoices):
    """What is said with one press: each page says it in its own language."""

    HELLO = "hello"
    OOPS = "oops"
    WELL_PLAYED = "well_played"
    THANKS = "thanks"
    NOT_AGAIN = "not_again"
    GOOD_GAME = "good_game"


class Message(models.Model):
    """Something said at a table: a phrase, or words of one's own. Kept for moderation, then gone."""

    public_id = models.CharField(max_length=40, unique=True)
    table = models.ForeignKey(Table, models.CASCADE, related_name="messages")
    author = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="messages")
    phrase = models.CharField(max_length=16, choices=Phrase.choices, blank=True)
    text = models.CharField(max_length=MAX_TEXT, blank=True)
    at = models.BigIntegerField(db_index=True)
    kept_from = models.ForeignKey(
        Game,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        help_text="Said by somebody looking on: this game's players read it when it is over.",
    )

    class Meta:
        """A table's talk is read by the end; a message is a phrase or a text."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.CheckConstraint(
                condition=Q(phrase="") & ~Q(text="") | Q(text="", phrase__in=Phrase.values),
                name="message_phrase_or_text",
            ),
        ]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(fields=["table", "-id"], name="message_of_table"),
        ]

    def __str__(self) -> str:
        return self.public_id


class ReportKind(models.TextChoices):
    """What somebody is reported for."""

    TALK = "talk", "abuse in talk"
    NAME = "name", "an offending name"
    CHEATING = "cheating", "cheating, or play by arrangement"
    STALLING = "stalling", "stalling, or leaving on purpose"
    OTHER = "other", "something else"


class Report(models.Model):
    """Somebody thinks that a moderator should look at somebody else."""

    public_id = models.CharField(max_length=40, unique=True)
    # Guests who come no more are put away (accounts.housekeeping), but not what a moderator needs.
    reporter = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, related_name="reports_made"
    )
    about = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="reports_had")
    name = models.CharField(max_length=20, help_text="What they were called then.")
    kind = models.CharField(max_length=8, choices=ReportKind.choices)
    words = models.CharField(max_length=MAX_WORDS, blank=True)
    table = models.ForeignKey(Table, models.SET_NULL, null=True, blank=True, related_name="+")
    game = models.ForeignKey(Game, models.SET_NULL, null=True, blank=True, related_name="+")
    talk = models.JSONField(default=list, help_text="What was said there, as it stood.")
    log = models.JSONField(default=list, help_text="What was played there, as it stood.")
    at = models.BigIntegerField()
    closed_at = models.BigIntegerField(null=True, blank=True, db_index=True)
    closed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )

    class Meta:
        """Open reports first, the oldest of them at the top."""

        permissions = (("moderate", "Can moderate people"),)
        default_permissions = ("view",)
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.CheckConstraint(condition=~Q(reporter=F("about")), name="report_another"),
            models.CheckConstraint(condition=Q(kind__in=ReportKind.values), name="report_kind"),
        ]

    def __str__(self) -> str:
        return self.public_id


class MeasureKind(models.TextChoices):
    """What a moderator can do about somebody."""

    WARN = "warn", "warn"
    SILENCE = "silence", "silence: no words at tables until a date"
    SUSPEND = "suspend", "suspend: no play and no words until a date"
    LIFT = "lift", "lift: end what still holds"
    ANNUL = "annul", "annul a game's rating"
    DISMISS = "dismiss", "dismiss the report"


class Measure(models.Model):
    """What a moderator did: the trail of all of it, and what its target is told. Never changed."""

    kind = models.CharField(max_length=8, choices=MeasureKind.choices)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, related_name="measures", null=True, blank=True
    )
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    reason = models.CharField(max_length=MAX_REASON, help_text="They are told this, word for word.")
    until = models.BigIntegerField(null=True, blank=True)
    game = models.ForeignKey(Game, models.SET_NULL, null=True, blank=True, related_name="+")
    report = models.ForeignKey(
        Report, models.SET_NULL, null=True, blank=True, related_name="measures"
    )
    at = models.BigIntegerField()
    acknowledged_at = models.BigIntegerField(
        null=True, blank=True, help_text="Of a warning: when its target has said to have read it."
    )

    class Meta:
        """Newest first; what ends has an end."""

        default_permissions = ("view",)
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.CheckConstraint(condition=Q(kind__in=MeasureKind.values), name="measure_kind"),
            models.CheckConstraint(
                condition=Q(kind__in=["silence", "suspend"], until__isnull=False)
                | ~Q(kind__in=["silence", "suspend"]) & Q(until=None),
                name="measure_until_iff_it_ends",
            ),
        ]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(
                fields=["user"],
                condition=Q(kind="warn", acknowledged_at=None),
                name="measure_to_acknowledge",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.user_id}"
