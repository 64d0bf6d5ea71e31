"""Deleting an account: the person goes, the games of the others stay whole.

The row stays, for other people's games point at it, but it is emptied at once and lets nobody in.
What else is kept of somebody each package forgets itself, by one function that the setting
FORGETTERS names: `forget(player, *, now)`. It may be called again, and must then do what is left.
It is called at once, and once more when no request can be under way any more that was let in before.
"""

import logging
from collections.abc import Callable
from typing import Final, TypeAlias

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib.admin.models import LogEntry
from django.contrib.auth.hashers import make_password
from django.contrib.contenttypes.models import ContentType
from django.db import models, transaction
from django.db.models import Q
from django.utils.module_loading import import_string

from accounts import admittance, names, scheduling, sessions
from accounts.models import User

log = logging.getLogger(__name__)

Forget: TypeAlias = Callable[..., None]

BATCH = 50
"""Former players whom one run of the task lets be forgotten; the rest is the next one's."""

SECOND_ROUND_MS: Final = 10 * 60_000
"""Longer than any request takes: what was let in before a deletion has written by then."""

RETRY_MS: Final = 60_000
"""After which is tried again what went wrong."""

OWN: Final[tuple[type[models.Model], ...]] = (
    EmailAddress, Authenticator, SocialAccount, UserSession,
)  # fmt: skip
"""What is kept of a person beside their row by the sign-in: all of it goes."""


def delete(player: User, *, now: int) -> None:
    """Empty the row of somebody, account or guest, and end all their sessions.

    Their seats, and what other packages hold of them, go after the commit (`erase_deleted`).
    Deleting again changes nothing.
    """
    with transaction.atomic():
        row = User.objects.select_for_update().get(pk=player.pk)
        if row.deleted_at is not None:
            return
        row.deleted_at = row.erase_due_at = now
        _forget_own(row)
        scheduling.after_commit(scheduling.ERASE_DELETED)


def forget(player: User, *, now: int) -> None:
    """Do again what `delete` did, for what was written meanwhile. First of the FORGETTERS."""
    del now
    with transaction.atomic():
        _forget_own(User.objects.select_for_update().get(pk=player.pk))


def erase_deleted(*, now: int) -> None:
    """Let every package forget the former players for whom it is time."""
    due = User.objects.filter(erase_due_at__lte=now).order_by("erase_due_at")
    for player in due[:BATCH]:
        try:
            for name in settings.FORGETTERS:
                forgetter: Forget = import_string(name)
                forgetter(player, now=now)
        except Exception:
            # One must not stop the others, and is tried again when it has let them pass.
            log.exception("former player %s is not forgotten everywhere yet", player.public_id)
            due_at: int | None = now + RETRY_MS
        else:
            second = (player.deleted_at or 0) + SECOND_ROUND_MS
            due_at = second if now < second else None
        User.objects.filter(pk=player.pk).update(erase_due_at=due_at)


def _forget_own(row: User) -> None:
    """Empty a row that is locked, and remove what the sign-in keeps beside it."""
    _forget_in_admin_log(row)
    keys = list(UserSession.objects.filter(user=row).values_list("session_key", flat=True))
    for key in keys:
        sessions.end(key)
    for model in OWN:
        model._default_manager.filter(user=row).delete()  # noqa: SLF001 -- Django's documented name
    _empty(row)
    admittance.changed(row.pk, sessions_over=keys)


def _empty(row: User) -> None:
    row.name, row.name_likeness = names.FORMER, ""
    row.email = row.avatar = row.country = row.suspension_reason = ""
    row.language = "en"
    row.password = make_password(None)
    row.last_login = row.suspended_until = row.silenced_until = None
    row.duel_rating = row.table_rating = None
    row.stats_hidden = False
    row.is_active = row.is_staff = row.is_superuser = False
    row.signed_up_at = None
    row.save()
    row.groups.clear()
    row.user_permissions.clear()


def _forget_in_admin_log(row: User) -> None:
    """Take names, addresses and devices out of what the admin noted about somebody."""
    about = Q(content_type=_type(User), object_id=str(row.pk))
    for model in OWN:
        keys = model._default_manager.filter(user=row).values_list("pk", flat=True)  # noqa: SLF001
        about |= Q(content_type=_type(model), object_id__in=[str(key) for key in keys])
    if row.email:
        # Of an address that had gone before, and came back.
        about |= Q(content_type=_type(EmailAddress), object_repr__icontains=row.email)
    LogEntry.objects.filter(about).update(object_repr=names.FORMER, change_message="")


def _type(model: type[models.Model]) -> ContentType:
    return ContentType.objects.get_for_model(model)
