"""The one place where a browser session becomes a player.

A session belongs to somebody with an account (django-allauth signed them in), or to a guest, or
to nobody. A guest is *not* signed in as far as Django and allauth are concerned: the session only
remembers the guest's row, so that signing up and logging in are still open to it.
"""

import hashlib
from importlib import import_module

from channels.db import database_sync_to_async
from django.conf import settings
from django.contrib.auth import aget_user
from django.contrib.sessions.backends.base import SessionBase
from django.http import HttpRequest

from accounts import rows
from accounts.models import Kind, User

_GUEST_KEY = "guest"


def player_of_request(request: HttpRequest) -> User | None:
    """Return who sent a request: the account signed in, else the session's guest, else None."""
    account = request.user
    return account if isinstance(account, User) else guest_of(request.session)


async def player_of_session(session: SessionBase) -> User | None:
    """Return whose session this is now: an account whose sign-in still holds, a guest, or None."""
    request = HttpRequest()  # as little of one as Django needs to look into a session
    request.session = session
    account = await aget_user(request)
    if isinstance(account, User):
        return account
    return await database_sync_to_async(guest_of)(session)


async def still_plays(session_key: str, player: User) -> bool:
    """Tell whether a session is still `player`'s, reading it anew from where sessions are kept.

    An open socket asks this from time to time: nothing else tells it that its session ran out,
    that its guest signed in, or that its player was shut out.
    """
    return await still_of(session_key, player) is not None


async def still_of(session_key: str, player: User) -> User | None:
    """Return `player` as they are now, if a session is still theirs (`still_plays`)."""
    now = await player_of_session(_stored(session_key))
    return now if now is not None and now.pk == player.pk else None


def end(session_key: str) -> None:
    """End a session, wherever it is: its cookie opens nothing from now on."""
    _stored(session_key).delete()


def guest_of(session: SessionBase) -> User | None:
    """Return the guest that a session remembers, unless the row has become an account since."""
    pk = session.get(_GUEST_KEY)
    if pk is None:
        return None
    found = rows.find(pk)
    return found if found is not None and found.kind == Kind.GUEST and found.is_active else None


def remember_guest(session: SessionBase, guest: User) -> None:
    """Make this the guest's session, under a new key, so that no key known before opens it."""
    session.cycle_key()
    session[_GUEST_KEY] = guest.pk


def forget_guest(session: SessionBase) -> None:
    """Take the guest out of a session: whoever signs in is not a guest any more."""
    session.pop(_GUEST_KEY, None)


def session_group(session_key: str) -> str:
    """Return the channel-layer group of a session's sockets. It does not give away the key."""
    return "session." + hashlib.sha256(session_key.encode()).hexdigest()[:32]


def person_group(user: int) -> str:
    """Return the channel-layer group of everything that one user has open."""
    return f"person.{user}"


def _stored(session_key: str) -> SessionBase:
    session: SessionBase = import_module(settings.SESSION_ENGINE).SessionStore(session_key)
    return session
