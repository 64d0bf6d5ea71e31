"""Fixtures of the stats tests: those of the ratings tests."""

from tests.ratings.conftest import rng, told

__all__ = ["rng", "told"]
