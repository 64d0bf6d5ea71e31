"""Fixtures of the hostile tests: one site for all, looked after from test to test."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.hostile.world import World
from tests.site.processes import embedded_site, scaled_site


@pytest.fixture(scope="session")
def lasting_world() -> Iterator[World]:
    """Return a populated site on SQLite, or on PostgreSQL and Redis when the tests have those."""
    kind = scaled_site if "DATABASE_URL" in os.environ else embedded_site
    with TemporaryDirectory(prefix="craits-") as name:
        Path(name).chmod(0o755)
        with kind(Path(name)) as site:
            yield World.at(site)


@pytest.fixture
def world(lasting_world: World) -> Iterator[World]:
    """Return the site, and see afterwards that it is well and that nothing failed inside."""
    before = len(lasting_world.site.complaints())
    yield lasting_world
    assert lasting_world.site.is_well()
    assert lasting_world.site.complaints()[before:] == []
