"""Deleting an account: the person goes, the games of the others stay whole.

The row stays, for other people's games point at it, but it is emptied at once and lets nobody in.
What other packages keep of somebody they forget themselves, each by one function that the setting
FORGETTERS names: `forget(player, *, now)`. It may be called again, and must then do what is left.
"""

import logging
from collections.abc import Callable
from typing import TypeAlias

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib.admin.models import LogEntry
from django.contrib.auth.hashers import make_password
from django.contrib.contenttypes.models import ContentType
from django.db import transaction
from django.utils.module_loading import import_string

from accounts import names, push, scheduling, sessions
from accounts.models import User

log = logging.getLogger(__name__)

Forget: TypeAlias = Callable[..., None]

BATCH = 50
"""Former players whom one run of the task lets be forgotten; the rest is the next one's."""


def delete(player: User, *, now: int) -> None:
    """Empty the row of somebody, account or guest, and end all their sessions.

    Their seats, and what other packages hold of them, go after the commit (`erase_deleted`).
    Deleting again changes nothing.
    """
    with transaction.atomic():
        row = User.objects.select_for_update().get(pk=player.pk)
        if row.deleted_at is not None:
            return
        _end_sessions(row)
        EmailAddress.objects.filter(user=row).delete()
        Authenticator.objects.filter(user=row).delete()
        SocialAccount.objects.filter(user=row).delete()
        _rename_in_admin_log(row)
        _empty(row, now)
        scheduling.after_commit(scheduling.ERASE_DELETED)


def erase_deleted(*, now: int) -> None:
    """Let every package forget the players who were deleted since this was done last."""
    for player in User.objects.filter(deleted_at__isnull=False, erased_at=None)[:BATCH]:
        try:
            for name in settings.FORGETTERS:
                forget: Forget = import_string(name)
                forget(player, now=now)
        except Exception:
            # One must not stop the others, and is tried again.
            log.exception("former player %s is not forgotten everywhere yet", player.public_id)
        else:
            User.objects.filter(pk=player.pk).update(erased_at=now)


def _empty(row: User, now: int) -> None:
    row.name, row.name_likeness = names.FORMER, ""
    row.email = row.avatar = row.country = row.suspension_reason = ""
    row.language = "en"
    row.password = make_password(None)
    row.last_login = row.suspended_until = row.silenced_until = None
    row.duel_rating = row.table_rating = None
    row.is_active = row.is_staff = row.is_superuser = False
    row.deleted_at = now
    row.save()
    row.groups.clear()
    row.user_permissions.clear()


def _end_sessions(row: User) -> None:
    keys = list(UserSession.objects.filter(user=row).values_list("session_key", flat=True))
    for key in keys:
        sessions.end(key)
    UserSession.objects.filter(user=row).delete()
    push.end_sockets(keys)


def _rename_in_admin_log(row: User) -> None:
    entries = LogEntry.objects.filter(
        content_type=ContentType.objects.get_for_model(User), object_id=str(row.pk)
    )
    entries.update(object_repr=names.FORMER)
