"""The cache that all processes share, in Redis: throttles and sessions ask it in every request."""

from functools import cached_property
from typing import Any

from django.core.cache.backends.redis import RedisCache, RedisCacheClient


class _OneClient(RedisCacheClient):
    """Django makes a client for each call, which takes longer than the call; one serves them all."""

    @cached_property
    def _only(self) -> Any:  # noqa: ANN401 -- a client of redis-py, which Django leaves untyped
        return super().get_client(write=True)

    def get_client(self, key: object = None, *, write: bool = False) -> Any:  # noqa: ANN401
        """Return the client, which may be used by many threads at once."""
        return self._only


class SharedCache(RedisCache):
    """Django's cache over Redis, with one client."""

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        self._class = _OneClient
