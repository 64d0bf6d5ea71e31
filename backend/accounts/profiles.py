"""What people say about themselves."""

from typing import TypedDict

from django.db import IntegrityError, transaction

from accounts import alive, names
from accounts.errors import GuestsMayNot, NameTaken
from accounts.models import Kind, User
from accounts.registration import is_name_free


class ProfileChanges(TypedDict, total=False):
    """The parts of a profile that its owner may change, already checked each by itself."""

    name: str
    avatar: str
    country: str
    language: str
    stats_hidden: bool


def update_profile(player: User, changes: ProfileChanges) -> User:
    """Store the changes and return the player as they are then.

    Raises GuestsMayNot for a guest's name, NameTaken, and AccountDeleted; nothing has changed then.
    """
    try:
        with transaction.atomic():
            row = alive.hold(player)
            _check_name(row, changes)
            for field, value in changes.items():
                setattr(row, field, value)
            row.name_likeness = names.likeness(row.name)
            row.save(update_fields=[*changes, "name_likeness"])
    except IntegrityError as error:
        raise NameTaken from error
    return row


def _check_name(player: User, changes: ProfileChanges) -> None:
    if "name" not in changes:
        return
    if player.kind == Kind.GUEST and changes["name"] != player.name:
        raise GuestsMayNot
    if not is_name_free(changes["name"], but_for=player):
        raise NameTaken
