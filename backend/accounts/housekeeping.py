"""Putting away what nobody comes back for. Each run takes a bounded part; the next takes more."""

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Final

from allauth.account.models import EmailAddress, EmailConfirmation
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.contrib.auth.hashers import make_password
from django.contrib.sessions.models import Session
from django.db import models, transaction
from django.db.models import Exists, OuterRef, QuerySet
from django.db.models.deletion import PROTECT, ProtectedError

from accounts.guests import name_by_the_house
from accounts.models import Kind, User

BATCH: Final = 500
"""Rows of each kind that one run puts away."""

_DAY_MS: Final = 24 * 60 * 60 * 1000
GUEST_MS: Final = 30 * _DAY_MS
"""How long a guest is kept whom nothing points at that must stay: no game, above all."""
SIGN_UP_MS: Final = 7 * _DAY_MS
"""How long a sign-up waits for its address to be verified; the mailed link holds three days."""


def remove_stale_guests(*, now: int) -> None:
    """Remove guests who came long ago, have no page open, and never sat in a game."""
    came_before = _instant(now - GUEST_MS)
    guests = User.objects.filter(
        kind=Kind.GUEST,
        created_at__lt=came_before,
        signed_up_at=None,
        deleted_at=None,
        open_pages=None,
    )
    for pk in list(_not_needed(guests).values_list("pk", flat=True)[:BATCH]):
        _remove_guest(pk, guests)


def undo_old_sign_ups(*, now: int, propose_name: Callable[[], str]) -> None:
    """Make guests again of those whose address was never verified where it must be.

    Name and address are free for others then. Their games stay theirs, for as long as the browser
    remembers them.
    """
    signed_up_before = now - SIGN_UP_MS
    waiting = User.objects.filter(
        kind=Kind.GUEST, signed_up_at__lt=signed_up_before, deleted_at=None
    )
    for pk in list(waiting.values_list("pk", flat=True)[:BATCH]):
        with transaction.atomic():
            row = waiting.select_for_update(of=("self",)).filter(pk=pk).first()
            if row is None:
                continue  # verified in this very moment
            EmailAddress.objects.filter(user=row).delete()
            SocialAccount.objects.filter(user=row).delete()
            row.email, row.password, row.signed_up_at = "", make_password(None), None
            name_by_the_house(row, propose_name)


def end_expired_sessions(*, now: int) -> None:
    """Remove sessions that ran out, and what is listed of sessions that are no more."""
    instant = _instant(now)
    _remove(Session.objects.filter(expire_date__lt=instant))
    alive = Session.objects.filter(session_key=OuterRef("session_key"))
    # Not of today: a session that has just begun may be listed before it is stored.
    listed = UserSession.objects.filter(last_seen_at__lt=instant - timedelta(days=1))
    _remove(listed.exclude(Exists(alive)))


def forget_expired_confirmations() -> None:
    """Remove keys of mailed links that hold no more (those that stand in the database)."""
    _remove(EmailConfirmation.objects.all_expired())


def _remove_guest(pk: int, guests: QuerySet[User]) -> None:
    """Remove somebody, if that is a stale guest still: people sign up and sit down meanwhile."""
    with transaction.atomic():
        guest = guests.select_for_update(of=("self",)).filter(pk=pk).first()
        if guest is None:
            return
        with suppress(ProtectedError):
            guest.delete()


def _not_needed(users: QuerySet[User]) -> QuerySet[User]:
    """Leave out the users that a row of any package points at which must not lose them."""
    for relation in User._meta.related_objects:  # noqa: SLF001 -- Django's documented way to ask
        if isinstance(relation, models.ManyToOneRel) and relation.on_delete is PROTECT:
            rows: QuerySet[models.Model] = QuerySet(relation.related_model)
            users = users.exclude(Exists(rows.filter(**{relation.field.name: OuterRef("pk")})))
    return users.order_by("pk")


def _remove(rows: QuerySet[models.Model]) -> None:
    """Delete the first of these rows, a batch at most."""
    pks = list(rows.order_by("pk").values_list("pk", flat=True)[:BATCH])
    rows.filter(pk__in=pks).delete()


def _instant(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)
