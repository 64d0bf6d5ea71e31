"""The cache that all processes share, in Redis: throttles and sessions ask it in every request."""

from functools import cached_property
from typing import Any, Final

from django.core.cache.backends.redis import RedisCache, RedisCacheClient


class _OneClient(RedisCacheClient):
    """Django makes a client for each call, which takes longer than the call; one serves them all."""

    @cached_property
    def _only(self) -> Any:  # noqa: ANN401 -- a client of redis-py, which Django leaves untyped
        return super().get_client(write=True)

    def get_client(self, key: object = None, *, write: bool = False) -> Any:  # noqa: ANN401
        """Return the client, which may be used by many threads at once."""
        return self._only


_clients: Final[dict[str, _OneClient]] = {}
"""By the server's address."""


class SharedCache(RedisCache):
    """Django's cache over Redis, with one client for the whole process.

    Django has a cache for each thread, and for each task that serves a socket: every open socket
    would have a connection of its own to Redis, and keep it.
    """

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, params)

        def the_one(servers: list[str], **options: Any) -> _OneClient:  # noqa: ANN401 -- Django's
            return _clients.setdefault(server, _OneClient(servers, **options))

        self._class = the_one
