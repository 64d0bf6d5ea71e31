"""Everything that is kept about one person, as one file.

Each package contributes its share by one function that the setting EXPORTERS names:
`export(player) -> Iterator[Section]`. It gives only what that person may know: nothing of a game
that goes on but that it does.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, TypeAlias

import orjson
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.utils.module_loading import import_string

from accounts import selectors
from accounts.models import User

FORMAT: Final = "craits-export"
VERSION: Final = 1

_PART: Final = 64 * 1024
"""Bytes that are sent at once."""


@dataclass(frozen=True, slots=True)
class Section:
    """One field of the file: its name, and what orjson can write, or many such one after another."""

    name: str
    content: dict[str, Any] | list[Any] | Iterator[Any]


Exporter: TypeAlias = Callable[[User], Iterable[Section]]


def export(player: User, *, now: int) -> Iterator[bytes]:
    """Yield the file in parts: one JSON object, written as it is read, so that no size is too big."""
    waiting = bytearray()
    for piece in _pieces(player, now):
        waiting += piece
        if len(waiting) >= _PART:
            yield bytes(waiting)
            waiting.clear()
    yield bytes(waiting)


def own_sections(player: User) -> Iterator[Section]:
    """Yield what this package keeps."""
    yield Section("account", {**selectors.me_of(player), "joined_at": _ms(player.created_at)})
    yield Section("standing", _standing(player))
    yield Section("addresses", _addresses(player))
    yield Section("second_factors", _second_factors(player))
    yield Section("outside_accounts", _outside_accounts(player))
    yield Section("sessions", _sessions(player))


def _pieces(player: User, now: int) -> Iterator[bytes]:
    head = {"format": FORMAT, "version": VERSION, "exported_at": now}
    yield orjson.dumps(head)[:-1]
    for name in settings.EXPORTERS:
        exporter: Exporter = import_string(name)
        for section in exporter(player):
            yield b"," + orjson.dumps(section.name) + b":"
            yield from _written(section.content)
    yield b"}"


def _written(content: dict[str, Any] | list[Any] | Iterator[Any]) -> Iterator[bytes]:
    if isinstance(content, dict | list):
        yield orjson.dumps(content)
        return
    separator = b"["
    for item in content:
        yield separator + orjson.dumps(item)
        separator = b","
    yield b"]" if separator == b"," else b"[]"


def _standing(player: User) -> dict[str, Any]:
    return {
        "suspended_until": player.suspended_until,
        "suspension_reason": player.suspension_reason or None,
        "silenced_until": player.silenced_until,
    }


def _addresses(player: User) -> list[dict[str, Any]]:
    return list(
        EmailAddress.objects.filter(user=player)
        .order_by("pk")
        .values("email", "verified", "primary")
    )


def _second_factors(player: User) -> list[dict[str, Any]]:
    """Say that there are some, and since when; never what they are checked by."""
    return [
        {
            "type": factor.type,
            "name": factor.data.get("name"),
            "created_at": _ms(factor.created_at),
            "last_used_at": _ms(factor.last_used_at),
        }
        for factor in Authenticator.objects.filter(user=player).order_by("pk")
    ]


def _outside_accounts(player: User) -> list[dict[str, Any]]:
    return [
        {
            "provider": account.provider,
            "uid": account.uid,
            "told": account.extra_data,
            "connected_at": _ms(account.date_joined),
        }
        for account in SocialAccount.objects.filter(user=player).order_by("pk")
    ]


def _sessions(player: User) -> list[dict[str, Any]]:
    """Describe the sessions without the keys that open them."""
    return [
        {
            "created_at": _ms(session.created_at),
            "last_seen_at": _ms(session.last_seen_at),
            "address": session.ip,
            "browser": session.user_agent,
        }
        for session in UserSession.objects.filter(user=player).order_by("pk")
    ]


def _ms(instant: datetime | None) -> int | None:
    return None if instant is None else int(instant.timestamp() * 1000)
