"""What tests of ratings start from."""

from random import Random

import pytest
from django.core.cache import cache

from games import push


@pytest.fixture
def rng() -> Random:
    """A source of chance that gives the same in every run."""
    return Random(20)


@pytest.fixture(autouse=True)
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, object]]]:
    """What was sent to tables' sockets, instead of sending it; limits on callers start anew."""
    cache.clear()
    sent: list[tuple[str, dict[str, object]]] = []
    monkeypatch.setattr(push, "_send", lambda group, message: sent.append((group, message)))
    return sent
