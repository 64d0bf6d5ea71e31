"""Fixtures of the social tests."""

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from django.core.cache import cache

from accounts import push as account_push
from tests.games.house import House, install
from tests.social.scene import Scene


@pytest.fixture(autouse=True)
def unthrottled() -> None:
    """Forget what earlier tests were throttled for."""
    cache.clear()


@pytest.fixture
def house(transactional_db: None, monkeypatch: pytest.MonkeyPatch) -> House:
    """Return a house whose tasks and messages the test sees."""
    house = House(chance=random.Random(20260101))
    install(house, monkeypatch)
    return house


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, Any]]:
    """Return what people's own pages are told, by the key of the user, in order."""
    heard: list[tuple[int, Any]] = []

    def tell(user: int, message: Mapping[str, Any]) -> None:
        heard.append((user, message))

    monkeypatch.setattr(account_push, "tell", tell)
    return heard


@pytest.fixture
def scene(db: None) -> Callable[..., Scene]:
    """Return a way to set a scene: somebody who calls, and somebody it is about."""
    return Scene
