"""kill -9 at random moments of a game, and what is left of it.

Nothing acknowledged is lost or doubled, and the game goes on by itself to a valid record.
"""

import os
import random
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.site.browser import Json
from tests.site.processes import Site, embedded_site, scaled_site, wait_until
from tests.survival import keeping
from tests.survival.ledger import Ledger
from tests.survival.person import Person, Sitting

ALL = ("web", "worker", "beat")
MANY = 8
"""So many kills that one of them surely falls between a request and its answer."""

once = pytest.mark.skipif(
    "DATABASE_URL" in os.environ, reason="the embedded default has no other database"
)


@pytest.fixture
def folder() -> Iterator[Path]:
    """Return a folder with a short path, readable by the database's own user."""
    with TemporaryDirectory(prefix="craits-") as name:
        path = Path(name)
        path.chmod(0o755)
        yield path


@once
def test_one_process_is_killed(folder: Path) -> None:
    with embedded_site(folder) as site:
        Evening(site, seed=1).go(kills=[("web",)] * 2, rounds=3)


@pytest.mark.scaled
def test_each_process_is_killed_in_turn(folder: Path) -> None:
    with scaled_site(folder) as site:
        Evening(site, seed=2).go(kills=[("web",), ("worker",), ("beat",)], rounds=3)


@once
@pytest.mark.long
@pytest.mark.parametrize("seed", range(3, 7))
def test_one_process_is_killed_often(folder: Path, seed: int) -> None:
    with embedded_site(folder) as site:
        Evening(site, seed=seed).go(kills=[("web",)] * MANY, rounds=13, length="full")


@pytest.mark.long
@pytest.mark.scaled
@pytest.mark.parametrize("seed", range(7, 11))
def test_each_process_is_killed_often(folder: Path, seed: int) -> None:
    chance = random.Random(seed)
    kills = [tuple(chance.sample(ALL, chance.choice((1, 1, 1, 2, 3)))) for _ in range(12)]
    with scaled_site(folder) as site:
        Evening(site, seed=seed).go(kills=kills, rounds=13, length="full")


@once
@pytest.mark.long
def test_the_clock_survives_one_process(folder: Path) -> None:
    with embedded_site(folder) as site:
        nobody_acts(site, seed=11)


@pytest.mark.long
@pytest.mark.scaled
def test_the_clock_survives_each_process(folder: Path) -> None:
    with scaled_site(folder) as site:
        nobody_acts(site, seed=12)


def nobody_acts(site: Site, *, seed: int) -> None:
    """Let everything be killed while the clocks of two people run who never do anything."""
    evening = Evening(site, seed=seed)
    game_id = evening.begin("short")
    for _ in range(4):
        time.sleep(evening.chance.uniform(1, 6))
        site.kill()
        site.start()
    record = evening.record_at_the_end(game_id)
    made_by_clock = [
        (number in entry["auto"])
        for entry in record["rounds"]
        for number, move in enumerate(entry["moves"])
        if move[0] in "03"
    ]
    assert made_by_clock
    assert all(made_by_clock), "the clock alone decided for them"


class Evening:
    """Two people (seats 0 and 3) and two bots meet for a game at a site that is killed meanwhile."""

    def __init__(self, site: Site, *, seed: int) -> None:
        self.site = site
        self.chance = random.Random(seed)
        self.ledger = Ledger()
        self.people = [
            Person(site, self.ledger, chance=random.Random(self.chance.random())) for _ in range(2)
        ]
        self.killed = 0

    def go(self, *, kills: list[tuple[str, ...]], rounds: int, length: str = "short") -> None:
        """Play amid the kills, leave after so many rounds, and look at what has become of it.

        The people play on until every kill is done, so that each falls into their play. After they
        have gone everything is killed once more, and nobody but the server is there to finish.
        """
        game_id = self.begin(length)
        sittings = [
            Sitting(person, until=partial(self._is_enough, person, len(kills), rounds))
            for person in self.people
        ]
        for sitting in sittings:
            sitting.start()
        for names in kills:
            self._wait_for_a_bad_moment()
            self.site.kill(*names)
            self.site.start(*names)
            self.killed += 1
        for sitting in sittings:
            sitting.join_in()
        for person in self.people:
            person.leave()
        self.site.kill()
        self.site.start()
        record = self.record_at_the_end(game_id)
        assert [seat["left"] for seat in record["seats"]].count(True) == len(self.people)
        assert len(self.ledger.acknowledged) > 20, "there was something to lose"
        if len(kills) >= MANY:
            assert self.ledger.unanswered > 0, "requests were under way as processes died"

    def begin(self, length: str) -> str:
        """Open the table, sit down, and go through the ready step; return the game's id."""
        host, guest = self.people
        table_id = host.open(seats=4, length=length, bots=2)
        guest.join(table_id)
        game_id: str = host.insist("POST", f"/api/tables/{table_id}/start")["start"]["game_id"]
        for person in self.people:
            person.promise(game_id)
        for person in self.people:
            person.reveal(game_id)
        assert host.insist("GET", f"/api/tables/{table_id}")["state"] == "playing"
        return game_id

    def record_at_the_end(self, game_id: str) -> Json:
        """Wait for the game to end by itself, check what was kept of it, and return its record."""
        host = self.people[0]

        def finished() -> bool:
            host.ask(game_id)
            return host.over

        wait_until(finished, f"{game_id} goes on to its end by itself")
        record = host.insist("GET", f"/api/games/{game_id}/record")
        keeping.check(keeping.kept_of(self.site, game_id), record, self.ledger)
        assert record["ended_by"] == "finished"
        assert self.site.complaints() == []
        return record

    def _is_enough(self, person: Person, kills: int, rounds: int) -> bool:
        view = person.view
        return self.killed >= kills and view is not None and view["round"]["number"] > rounds

    def _wait_for_a_bad_moment(self) -> None:
        """Wait for a while, and then until a request has been under way for some milliseconds."""
        time.sleep(self.chance.uniform(0.2, 1.5))
        self.ledger.asking.clear()
        # It may be that nobody asks for long; then any moment will do.
        self.ledger.asking.wait(5)
        time.sleep(self.chance.uniform(0, 0.02))
