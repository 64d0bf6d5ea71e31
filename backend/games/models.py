"""What is kept of tables and games: columns and constraints, no behaviour.

All instants are whole milliseconds since 1970 UTC, as on the wire, so that the arithmetic of
clocks is plain integer arithmetic everywhere.

A game's running state lives in one row (`Game`), so that one lock guards it and one statement
saves it. `Game.state`, `Game.live` and `Game.server_seed` hold what nobody may see before the
game is over: they are loaded by `storage` alone, and shown by nothing.
"""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.db.models import F, Q

MAX_SEATS = 5


class Pace(models.TextChoices):
    """How much time a player has; `deadlines.PACES` holds the numbers."""

    FAST = "fast"
    NORMAL = "normal"
    RELAXED = "relaxed"


class Visibility(models.TextChoices):
    """Who finds a table without its link."""

    PUBLIC = "public"
    PRIVATE = "private"


class Ladder(models.TextChoices):
    """What a rating belongs to; a table that matching made names its ladder."""

    DUEL = "duel", "two players"
    TABLE = "table", "three to five players"


def ladder_of(seats: int) -> Ladder:
    """Return the ladder of games with that many seats."""
    return Ladder.DUEL if seats == 2 else Ladder.TABLE


class TableState(models.TextChoices):
    """Where a table stands in its chain of games."""

    SEATS = "seats", "seats are being filled"
    READY = "ready", "the ready step runs"
    PLAYING = "playing"
    ENDED = "ended", "the game is over, nobody has asked for another"
    CLOSED = "closed", "everybody has left"


GAME_STATES = (TableState.PLAYING, TableState.ENDED)
"""When a table shows its game: it is on, or just over."""


class Phase(models.TextChoices):
    """Where a game stands."""

    STARTING = "starting", "in the ready step"
    DROPPED = "dropped", "its ready step failed: it never was"
    PLAYING = "playing"
    SCORE = "score", "between two rounds"
    FINISHED = "finished"
    ABORTED = "aborted"


LIVE_PHASES = (Phase.PLAYING, Phase.SCORE)
OVER_PHASES = (Phase.FINISHED, Phase.ABORTED)


class Table(models.Model):
    """A place to meet: a link, seats being filled, options being set, a chain of rematches."""

    public_id = models.CharField(
        max_length=40, unique=True, help_text="Unguessable: who has it may come in."
    )
    version = models.PositiveIntegerField(default=1, help_text="Rises with every change.")
    state = models.CharField(max_length=8, choices=TableState.choices, default=TableState.SEATS)
    visibility = models.CharField(max_length=8, choices=Visibility.choices)
    pace = models.CharField(max_length=8, choices=Pace.choices)
    options = models.JSONField(help_text="All five of R-9.")
    ladder = models.CharField(
        max_length=5,
        choices=Ladder.choices,
        blank=True,
        help_text="Set where matching made the table: its game is rated. Empty: friends.",
    )
    host = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    game = models.OneToOneField(
        "Game",
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="current_table",
        help_text="The game in its ready step, being played, or just over.",
    )
    previous_game = models.OneToOneField(
        "Game", models.SET_NULL, null=True, blank=True, related_name="+"
    )
    connected = models.JSONField(
        default=list,
        blank=True,
        help_text="Users with an open socket, 0 for somebody unknown: digest of Connection.",
    )
    onlookers = models.JSONField(
        default=dict,
        blank=True,
        help_text="Who they are, as far as it is shown: players.Onlookers, digest of Connection.",
    )
    kept_out = models.JSONField(
        default=list, blank=True, help_text="Users whom the host has sent away from here."
    )
    got_up = models.JSONField(
        default=list, blank=True, help_text="Users who have left: leaving again is no mistake."
    )
    opened_at = models.BigIntegerField()
    deserted_at = models.BigIntegerField(
        null=True, blank=True, help_text="When its last socket went; null while there is one."
    )

    class Meta:
        """Open public tables are listed, newest first; deserted ones are swept."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.CheckConstraint(condition=Q(state__in=TableState.values), name="table_state"),
            models.CheckConstraint(
                condition=Q(visibility__in=Visibility.values), name="table_visibility"
            ),
            models.CheckConstraint(condition=Q(pace__in=Pace.values), name="table_pace"),
            models.CheckConstraint(
                condition=Q(ladder__in=["", *Ladder.values]), name="table_ladder"
            ),
        ]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(
                F("opened_at").desc(),
                F("id").desc(),
                condition=Q(state="seats", visibility="public"),
                name="table_open_public",
            ),
            models.Index(
                fields=["deserted_at"],
                condition=Q(state__in=["seats", "ended"], deserted_at__isnull=False),
                name="table_deserted",
            ),
        ]

    def __str__(self) -> str:
        return self.public_id


class TableSeat(models.Model):
    """A place at a table: free, a person's, or a house bot's."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    person = models.OneToOneField(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="table_seat",
        help_text="One-to-one: a person sits at one table at a time, once.",
    )
    bot = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True, related_name="+"
    )
    here = models.BooleanField(
        default=False, help_text="Off: free, or kept for somebody who has not asked for a rematch."
    )
    reserved_for = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        help_text="The host keeps this free seat for them alone.",
    )

    class Meta:
        """One row a place, held by at most one player."""

        ordering: ClassVar[list[str]] = ["number"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["table", "number"], name="table_seat_once"),
            models.UniqueConstraint(
                fields=["table", "reserved_for"], name="table_seat_reserved_once"
            ),
            models.CheckConstraint(
                condition=Q(person__isnull=True) | Q(bot__isnull=True), name="table_seat_one_holder"
            ),
            models.CheckConstraint(
                condition=Q(reserved_for__isnull=True) | Q(person__isnull=True, bot__isnull=True),
                name="table_seat_reserved_is_free",
            ),
            models.CheckConstraint(condition=Q(number__lt=MAX_SEATS), name="table_seat_number"),
        ]

    def __str__(self) -> str:
        return f"{self.table_id}/{self.number}"


class Connection(models.Model):
    """One open socket. Its time-stamp is renewed while it lives, so that a crash leaves no ghost."""

    channel = models.CharField(max_length=128, unique=True)
    table = models.ForeignKey(Table, models.CASCADE, related_name="connections")
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True, related_name="+"
    )
    seen_at = models.BigIntegerField(db_index=True)

    def __str__(self) -> str:
        return f"{self.table_id}: {self.user_id}"


class Game(models.Model):
    """One match. Its id, seats, options and commitment never change once it exists (F-1.2)."""

    public_id = models.CharField(max_length=40, unique=True)
    table = models.ForeignKey(Table, models.PROTECT, related_name="games")
    phase = models.CharField(max_length=8, choices=Phase.choices, default=Phase.STARTING)
    version = models.PositiveIntegerField(default=0, help_text="The number of committed changes.")
    options = models.JSONField()
    pace = models.CharField(max_length=8, choices=Pace.choices)
    listed = models.BooleanField(
        help_text="Of a public table, or a match: shown in lists and profiles."
    )
    rated = models.BooleanField(default=False)
    ladder = models.CharField(
        max_length=5, choices=Ladder.choices, blank=True, help_text="Of a rated game, else empty."
    )
    strength = models.PositiveIntegerField(
        default=0, help_text="players.strength as it began: what is worth watching comes first."
    )
    players = models.JSONField(
        help_text="By seat, as `players.Player`: who they were when it began, and their seeds."
    )
    commitment = models.CharField(max_length=64)
    server_seed = models.BinaryField(max_length=32, help_text="SECRET until the game is over.")
    state = models.TextField(blank=True, help_text="SECRET: engine.dump, every card in it.")
    live = models.TextField(blank=True, help_text="Clock, banks, who is away (games.live).")
    wake_at = models.BigIntegerField(
        null=True, blank=True, help_text="When the server must look at it even if nobody acts."
    )
    started_at = models.BigIntegerField(null=True, blank=True)
    ended_at = models.BigIntegerField(null=True, blank=True)
    ended_by = models.CharField(max_length=8, blank=True)
    totals = models.JSONField(null=True, blank=True, help_text="By seat, once it is over.")
    places = models.JSONField(null=True, blank=True, help_text="By seat, once it is finished.")

    class Meta:
        """Games over are listed newest first, whoever asks; live ones are found by `wake_at`.

        Those that were stopped are looked for every second, and are few.
        """

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.CheckConstraint(condition=Q(phase__in=Phase.values), name="game_phase"),
            models.CheckConstraint(
                condition=Q(rated=False, ladder="") | Q(rated=True, ladder__in=Ladder.values),
                name="game_rated_iff_ladder",
            ),
            models.CheckConstraint(
                condition=Q(phase__in=["starting", "dropped"]) | Q(started_at__isnull=False),
                name="game_started",
            ),
            models.CheckConstraint(
                condition=Q(phase__in=["finished", "aborted"]) ^ Q(ended_at__isnull=True),
                name="game_ended_iff_over",
            ),
        ]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(fields=["wake_at"], condition=Q(wake_at__isnull=False), name="game_wake"),
            models.Index(fields=["ended_at"], condition=Q(phase="aborted"), name="game_aborted"),
            models.Index(
                F("ended_at").desc(),
                F("id").desc(),
                condition=Q(ended_at__isnull=False),
                name="game_over",
            ),
        ]

    def __str__(self) -> str:
        return self.public_id


class GameSeat(models.Model):
    """Who holds a seat of a game: what lists and profiles search by."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="game_seats")
    left = models.BooleanField(default=False, help_text="Left, or was away at the end.")

    class Meta:
        """A seat has one holder for the whole game."""

        ordering: ClassVar[list[str]] = ["number"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["game", "number"], name="game_seat_once"),
            models.CheckConstraint(condition=Q(number__lt=MAX_SEATS), name="game_seat_number"),
        ]

    def __str__(self) -> str:
        return f"{self.game_id}/{self.number}"


class Round(models.Model):
    """One deal, to its scores."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="rounds")
    number = models.PositiveSmallIntegerField(help_text="From 1.")
    dealer = models.PositiveSmallIntegerField()
    hand_size = models.PositiveSmallIntegerField()
    starter = models.CharField(max_length=2)
    dealt_at = models.BigIntegerField()
    result = models.JSONField(null=True, blank=True, help_text="ended_by, out, scores (record.md).")

    class Meta:
        """Rounds are numbered."""

        ordering: ClassVar[list[str]] = ["number"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["game", "number"], name="round_once"),
        ]

    def __str__(self) -> str:
        return f"{self.game_id}/{self.number}"


class Move(models.Model):
    """An accepted action, stored for ever; `answer` is kept while a retry may still ask for it."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="moves")
    round_number = models.PositiveSmallIntegerField()
    number = models.PositiveSmallIntegerField(help_text="Within the round, from 0.")
    seat = models.PositiveSmallIntegerField()
    action = models.CharField(max_length=8, help_text="As in the record, without the seat.")
    at_ms = models.PositiveIntegerField(help_text="Running clock since the round was dealt.")
    auto = models.BooleanField(help_text="Made by the server for an absent player (R-8.1).")
    action_id = models.CharField(
        max_length=64, blank=True, help_text="The client's; empty for a move that nobody sent."
    )
    answer = models.TextField(blank=True, help_text="SECRET: what the player was answered.")

    class Meta:
        """Moves are numbered; a seat's action id counts once."""

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["game", "round_number", "number"], name="move_once"),
            models.UniqueConstraint(
                fields=["game", "seat", "action_id"],
                condition=~Q(action_id=""),
                name="move_action_id",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.game_id}/{self.round_number}.{self.number}"


class PendingCall(models.Model):
    """A call held back because the exposing play is younger than a second (R-6.2)."""

    class Verdict(models.TextChoices):
        """What became of it."""

        CALLED = "called"
        VOID = "void"

    game = models.ForeignKey(Game, models.CASCADE, related_name="pending_calls")
    round_number = models.PositiveSmallIntegerField()
    exposed_by = models.PositiveSmallIntegerField(help_text="Number of the exposing move.")
    caller = models.PositiveSmallIntegerField()
    seat = models.PositiveSmallIntegerField(help_text="Whom they call.")
    action_id = models.CharField(max_length=64)
    made_at = models.BigIntegerField()
    due_at = models.BigIntegerField()
    verdict = models.CharField(max_length=8, choices=Verdict.choices, blank=True)

    class Meta:
        """At most one call a seat and exposure."""

        ordering: ClassVar[list[str]] = ["due_at", "id"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["game", "round_number", "exposed_by", "caller"], name="pending_call_once"
            ),
            models.UniqueConstraint(
                fields=["game", "caller", "action_id"], name="pending_call_action_id"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.game_id}: {self.caller} calls {self.seat}"


class Heartbeat(models.Model):
    """The last instant at which this house is known to have been awake: one row, kept by the sweep."""

    at = models.BigIntegerField()

    def __str__(self) -> str:
        return str(self.at)
