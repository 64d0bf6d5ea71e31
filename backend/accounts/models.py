"""Everybody who can hold a seat: people with an account, guests, and house bots."""

from typing import Any, ClassVar, TypedDict

from django.contrib.auth.models import AbstractBaseUser, BaseUserManager, PermissionsMixin
from django.db import models
from django.db.models import Q
from django.db.models.functions import Lower
from django.utils import timezone

from accounts import identifiers, names


class Kind(models.TextChoices):
    """What sort of player a user is."""

    HUMAN = "human", "person with an account"
    GUEST = "guest", "guest of one browser session"
    BOT = "bot", "house bot"


class ShownRating(TypedDict):
    """What everybody may know of a player's rating on one ladder."""

    value: int
    uncertainty: int
    provisional: bool


class UserManager(BaseUserManager["User"]):
    """Rows made from the shell. Sign-ups and guests have their own ways (adapter, guests)."""

    def create_superuser(self, name: str, password: str | None = None, **fields: Any) -> "User":  # noqa: ANN401 -- Django's signature
        """Make an operator. Django's `createsuperuser` brings neither id nor time: both are taken here."""
        name = names.clean(name)
        user = self.model(
            public_id=identifiers.new_public_id(),
            name=name,
            name_likeness=names.likeness(name),
            is_staff=True,
            is_superuser=True,
            created_at=timezone.now(),
            **fields,
        )
        user.set_password(password)
        user.save(using=self._db)
        return user


class User(AbstractBaseUser, PermissionsMixin):
    """Somebody or something that can hold a seat.

    A guest's row becomes the person's when the guest signs up, so whatever points at it stays.
    """

    public_id = models.CharField(
        max_length=40,
        unique=True,
        help_text="Opaque, stable, and the only id that leaves the server.",
    )
    name = models.CharField(max_length=names.MAX_LENGTH, help_text="As everybody sees it.")
    name_likeness = models.CharField(
        max_length=names.MAX_LIKENESS_LENGTH, blank=True, help_text="names.likeness(name)."
    )
    kind = models.CharField(max_length=8, choices=Kind.choices, default=Kind.HUMAN)
    bot = models.CharField(
        max_length=32, blank=True, help_text="A house bot's strategy, else empty."
    )
    avatar = models.CharField(max_length=32, blank=True)
    country = models.CharField(max_length=2, blank=True, help_text="ISO 3166 alpha-2, or empty.")
    language = models.CharField(max_length=8, default="en")
    stats_hidden = models.BooleanField(
        default=False, help_text="Only they see their stats; rated results stay public."
    )
    email = models.EmailField(
        blank=True, help_text="Shown to nobody but its owner and the operator."
    )
    is_active = models.BooleanField(default=True, help_text="Off: may neither sign in nor play.")
    is_staff = models.BooleanField(default=False, help_text="May open the admin pages.")
    created_at = models.DateTimeField(editable=False)

    duel_rating = models.JSONField(
        null=True, blank=True, help_text="What is shown of it (ShownRating); kept by ratings alone."
    )
    table_rating = models.JSONField(
        null=True, blank=True, help_text="The same of the other ladder."
    )

    suspended_until = models.BigIntegerField(
        null=True, blank=True, help_text="Milliseconds since 1970 UTC; may not play until then."
    )
    suspension_reason = models.CharField(max_length=200, blank=True, help_text="As they are told.")
    silenced_until = models.BigIntegerField(
        null=True, blank=True, help_text="Milliseconds since 1970 UTC; may not write until then."
    )

    signed_up_at = models.BigIntegerField(
        null=True,
        blank=True,
        editable=False,
        help_text="Milliseconds since 1970 UTC; of a guest: is waiting for the address's owner.",
    )
    deleted_at = models.BigIntegerField(
        null=True,
        blank=True,
        editable=False,
        help_text="Milliseconds since 1970 UTC; the row is a former player's then.",
    )
    erase_due_at = models.BigIntegerField(
        null=True,
        blank=True,
        editable=False,
        help_text="When every package is to forget, or to forget again, who a former player was.",
    )
    admittance = models.PositiveIntegerField(
        default=0,
        editable=False,
        help_text="Rises as what lets somebody in changes: open sockets look anew.",
    )

    objects = UserManager()

    USERNAME_FIELD = "name"
    EMAIL_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = ["email"]

    class Meta:
        """Names are unique by likeness, addresses by case; only bots have a strategy.

        Former players all have the same name, and hold none.
        """

        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["name"], condition=Q(deleted_at=None), name="user_name_unique"
            ),
            models.UniqueConstraint(
                fields=["name_likeness"],
                condition=Q(deleted_at=None),
                name="user_name_likeness_unique",
            ),
            models.UniqueConstraint(
                Lower("email"), condition=~Q(email=""), name="user_email_unique_without_case"
            ),
            models.UniqueConstraint(fields=["bot"], condition=~Q(bot=""), name="user_bot_unique"),
            models.CheckConstraint(
                condition=Q(kind="bot", email="") & ~Q(bot="") | ~Q(kind="bot") & Q(bot=""),
                name="user_bot_iff_strategy",
            ),
        ]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(
                fields=["erase_due_at"],
                condition=Q(erase_due_at__isnull=False),
                name="user_to_erase",
            ),
        ]

    def __str__(self) -> str:
        return self.name


class OpenPage(models.Model):
    """One open personal socket. Its time-stamp is renewed, so that a crash leaves no ghost."""

    channel = models.CharField(max_length=128, unique=True)
    user = models.ForeignKey(User, models.CASCADE, related_name="open_pages")
    seen_at = models.BigIntegerField(db_index=True, help_text="Milliseconds since 1970 UTC.")

    def __str__(self) -> str:
        return str(self.user_id)
