"""The shared cache: Django's, with one client for all threads."""

from concurrent.futures import ThreadPoolExecutor

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
