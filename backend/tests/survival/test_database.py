"""PostgreSQL is restarted under a site that people use: nobody is refused anything for it."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.site.processes import PATIENCE, Site, scaled_site

pytestmark = [pytest.mark.scaled, pytest.mark.long]

AT_ONCE = 12
"""More than there are threads, so that each of them has asked the database."""


@pytest.fixture
def site() -> Iterator[Site]:
    """Return a site of many processes, in a folder with a short path."""
    with TemporaryDirectory(prefix="craits-") as name:
        Path(name).chmod(0o755)
        with scaled_site(Path(name)) as site:
            yield site


def ask_at_once(site: Site) -> Counter[int]:
    """Ask for what only the database knows, many times; return how often each status came."""

    def ask(_: int) -> int:
        connection = HTTPConnection("localhost", site.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/api/tables")
            return connection.getresponse().status
        finally:
            connection.close()

    with ThreadPoolExecutor(AT_ONCE) as people:
        return Counter(people.map(ask, range(5 * AT_ONCE)))


def test_connections_that_were_kept_over_a_restart_cost_nobody_an_answer(site: Site) -> None:
    assert site.postgres is not None
    for _ in range(2):
        assert ask_at_once(site) == {200: 5 * AT_ONCE}
        site.postgres.restart()
    assert ask_at_once(site) == {200: 5 * AT_ONCE}
