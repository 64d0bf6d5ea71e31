"""Where sessions are kept: Django's own stores, for keys of the form that Django makes.

Whatever stands in a session cookie is looked up, and a database may refuse to look: PostgreSQL
has no text with a NUL in it. So what cannot be a key counts as none.
"""

import re

from django.conf import settings
from django.contrib.sessions.backends import cached_db, db
from django.contrib.sessions.backends.base import SessionBase

_KEY = re.compile(r"[0-9a-z]{32}")


class _OwnKeys(SessionBase):
    """Takes no key that it could not have made."""

    def _validate_session_key(self, key: str | None) -> bool:
        return key is not None and _KEY.fullmatch(key) is not None


class DatabaseStore(_OwnKeys, db.SessionStore):
    """Sessions in the database alone."""


class CachedStore(_OwnKeys, cached_db.SessionStore):
    """Sessions in the database, read from the cache: that costs a fifth."""


# One process alone keeps to the database: commands beside it must be able to end a session.
SessionStore: type[db.SessionStore] = DatabaseStore if settings.EMBEDDED else CachedStore
