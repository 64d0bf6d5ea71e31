"""Fixtures of the history tests: the house of the games tests."""

from tests.games.conftest import house

__all__ = ["house"]
