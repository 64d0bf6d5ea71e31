"""The shared cache: Django's, with one client for the whole process."""

from concurrent.futures import ThreadPoolExecutor
from contextvars import Context

import pytest
from django.core.cache import caches

from config.shared_cache import SharedCache

pytestmark = pytest.mark.scaled


def test_many_threads_share_what_is_kept() -> None:
    cache = caches["default"]
    assert isinstance(cache, SharedCache)
    keys = [f"test-{number}" for number in range(50)]
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda key: cache.set(key, key.upper(), 30), keys))
        found = list(threads.map(cache.get, keys))
    assert found == [key.upper() for key in keys]
    assert cache._cache.get_client() is cache._cache.get_client("key", write=True)


def test_an_open_socket_has_no_connection_of_its_own_to_redis() -> None:
    """Each is served in a context of its own, and Django has a cache for each context."""
    one, other = (Context().run(lambda: caches["default"]) for _ in range(2))
    assert isinstance(one, SharedCache)
    assert isinstance(other, SharedCache)
    assert one is not other
    assert one._cache is other._cache
