"""Guests: playing before (or without) having an account."""

from collections.abc import Callable
from datetime import datetime

from django.contrib.auth.hashers import make_password
from django.db import IntegrityError, transaction

from accounts import names
from accounts.models import Kind, User

_TRIES = 6


def create_guest(
    *, public_id: str, propose_name: Callable[[], str], language: str, now: datetime
) -> User:
    """Store a new guest under the first proposed name that nobody has.

    Should every proposal be taken, the name is cut from the id, which nobody else has.
    """
    guest = User(
        public_id=public_id,
        kind=Kind.GUEST,
        password=make_password(None),
        language=language,
        created_at=now,
    )
    name_by_the_house(guest, propose_name)
    return guest


def name_by_the_house(guest: User, propose_name: Callable[[], str]) -> None:
    """Store a guest, new or not, under a name that the house gives (`create_guest`)."""
    for _ in range(_TRIES):
        if _store(guest, propose_name()):
            return
    if not _store(guest, f"Guest {guest.public_id.removeprefix('u_')[:10]}"):
        raise RuntimeError("Neither the name nor the id of a guest is free.")


def _store(guest: User, name: str) -> bool:
    guest.name, guest.name_likeness = name, names.likeness(name)
    try:
        with transaction.atomic():
            guest.save()
    except IntegrityError:
        return False
    return True
