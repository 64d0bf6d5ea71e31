"""What is read about players, each reader's share of it spelled out."""

from typing import TypedDict

from allauth.account.models import EmailAddress
from django.conf import settings
from django.utils.module_loading import import_string

from accounts import names
from accounts.models import Kind, User


class Profile(TypedDict):
    """What everybody may know of a player."""

    public_id: str
    name: str
    kind: str
    avatar: str
    country: str
    bot: str | None
    joined_at: int
    stats_hidden: bool
    gone: bool


class CurrentSeat(TypedDict):
    """The table somebody sits at, and the game there, if one is on."""

    table_id: str
    game_id: str | None


class Me(TypedDict):
    """What one may know of oneself."""

    public_id: str
    name: str
    kind: str
    avatar: str
    country: str
    language: str
    stats_hidden: bool
    email: str | None
    email_verified: bool
    current: CurrentSeat | None


def profile_of(player: User) -> Profile:
    """Return the public face of a player. Never an address."""
    return {
        "public_id": player.public_id,
        "name": player.name,
        "kind": player.kind,
        "avatar": player.avatar,
        "country": player.country,
        "bot": player.bot or None,
        "joined_at": int(player.created_at.timestamp() * 1000),
        "stats_hidden": player.stats_hidden,
        "gone": player.deleted_at is not None,
    }


def person_called(name: str) -> User | None:
    """Return the person, account or guest, of that name; what can be mistaken for it counts too."""
    people = User.objects.filter(kind__in=[Kind.HUMAN, Kind.GUEST], is_active=True)
    return people.filter(name_likeness=names.likeness(name)).first()


def me_of(player: User) -> Me:
    """Return what only the player may see. A guest has no address, also while a sign-up waits."""
    email = player.email if player.kind == Kind.HUMAN else ""
    return {
        "public_id": player.public_id,
        "name": player.name,
        "kind": player.kind,
        "avatar": player.avatar,
        "country": player.country,
        "language": player.language,
        "stats_hidden": player.stats_hidden,
        "email": email or None,
        "email_verified": bool(email) and _is_verified(player),
        "current": _current_seat_of(player),
    }


def _is_verified(player: User) -> bool:
    addresses = EmailAddress.objects.filter(user=player, primary=True, verified=True)
    return bool(addresses.exists())


def _current_seat_of(player: User) -> CurrentSeat | None:
    """Ask the package that knows about tables, which stands above this one: settings name it."""
    seat: CurrentSeat | None = import_string(settings.CURRENT_SEAT_FINDER)(player)
    return seat
