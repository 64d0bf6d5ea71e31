"""Guests: playing before (or without) having an account."""

from collections.abc import Callable
from datetime import datetime

from django.contrib.auth.hashers import make_password
from django.db import IntegrityError, transaction

from accounts import names
from accounts.models import Kind, User

_TRIES = 6


def create_guest(*, public_id: str, propose_name: Callable[[], str], now: datetime) -> User:
    """Store a new guest under the first proposed name that nobody has.

    Should every proposal be taken, the name is cut from the id, which nobody else has.
    """
    for _ in range(_TRIES):
        guest = _store(public_id, propose_name(), now)
        if guest is not None:
            return guest
    guest = _store(public_id, f"Guest {public_id.removeprefix('u_')[:10]}", now)
    if guest is None:
        raise RuntimeError("Neither the name nor the id of a new guest is free.")
    return guest


def _store(public_id: str, name: str, now: datetime) -> User | None:
    try:
        with transaction.atomic():
            return User.objects.create(
                public_id=public_id,
                name=name,
                name_likeness=names.likeness(name),
                kind=Kind.GUEST,
                password=make_password(None),
                created_at=now,
            )
    except IntegrityError:
        return None
