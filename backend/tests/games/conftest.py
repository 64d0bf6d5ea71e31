"""Fixtures of the games tests."""

import random

import pytest

from tests.games.house import House, install


@pytest.fixture
def house(transactional_db: None, monkeypatch: pytest.MonkeyPatch) -> House:
    """Return a house whose tasks and messages the test sees."""
    house = House(chance=random.Random(20260101))
    install(house, monkeypatch)
    return house
