"""What people say about themselves."""

from typing import TypedDict

from django.db import IntegrityError, transaction

from accounts import names
from accounts.errors import GuestsMayNot, NameTaken
from accounts.models import Kind, User
from accounts.registration import is_name_free


class ProfileChanges(TypedDict, total=False):
    """The parts of a profile that its owner may change, already checked each by itself."""

    name: str
    avatar: str
    country: str
    language: str


def update_profile(player: User, changes: ProfileChanges) -> User:
    """Store the changes and return the player.

    Raises GuestsMayNot for a guest's name, and NameTaken; nothing has changed then.
    """
    if "name" in changes and player.kind == Kind.GUEST and changes["name"] != player.name:
        raise GuestsMayNot
    if "name" in changes and not is_name_free(changes["name"], but_for=player):
        raise NameTaken
    for field, value in changes.items():
        setattr(player, field, value)
    player.name_likeness = names.likeness(player.name)
    try:
        with transaction.atomic():
            player.save(update_fields=[*changes, "name_likeness"])
    except IntegrityError as error:
        raise NameTaken from error
    return player
