"""Fixtures of the matchmaking tests."""

import random

import pytest

from tests.games.house import House, install
from tests.matchmaking.lobby import Hall


@pytest.fixture
def hall(transactional_db: None, monkeypatch: pytest.MonkeyPatch) -> Hall:
    """Return a house with a queue, whose tasks and messages the test sees."""
    house = House(chance=random.Random(20260103))
    install(house, monkeypatch)
    return Hall(house)
