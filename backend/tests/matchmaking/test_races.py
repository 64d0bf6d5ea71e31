"""What happens at once in the queue: however many pair, and whoever comes and goes meanwhile."""

import os
import re
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connection, transaction

from accounts import alive
from accounts.instants import now_ms
from accounts.models import OpenPage, User
from games.models import Game, GameSeat, TableSeat
from matchmaking import queue
from matchmaking.models import QueueEntry
from tests.factories import make_user
from tests.games.test_races import at_once, kinds
from tests.matchmaking.lobby import DUEL, TABLE, Hall
from tests.patience import PATIENCE

pytestmark = pytest.mark.django_db(transaction=True)

PROCESSES = 8
PEOPLE = 240
PASSES = 6


def check_nobody_is_in_two() -> None:
    """Everybody who was matched sits at one table, in one game, with one search."""
    seats = GameSeat.objects.filter(game__phase="starting", user__bot="")
    in_games = Counter(seats.values_list("user_id", flat=True))
    assert set(in_games.values()) <= {1}
    by_entry = dict(QueueEntry.objects.filter(game__isnull=False).values_list("user_id", "game_id"))
    assert by_entry == dict(seats.values_list("user_id", "game_id"))
    at_tables = TableSeat.objects.filter(person__isnull=False)
    assert sorted(at_tables.values_list("person_id", flat=True)) == sorted(in_games)


def test_four_pair_at_once(hall: Hall) -> None:
    for _ in range(12):
        hall.look(hall.person(), bots_after_ms=0)
    made = at_once(*[hall.pair] * 4)
    assert sorted(made) == [0, 0, 0, 6], made  # type: ignore[type-var]
    check_nobody_is_in_two()


@pytest.mark.parametrize("_", range(3))
def test_who_stops_as_a_match_is_made_has_either_stopped_or_turned_it_down(
    hall: Hall, _: int
) -> None:
    people = [hall.person(), hall.person()]
    for user in people:
        hall.look(user)
    now = hall.now
    outcomes = at_once(hall.pair, lambda: queue.stop(people[0], now=now))
    assert all(not isinstance(each, str) for each in outcomes), outcomes
    hall.run_announced()
    assert hall.entry(people[0]) is None
    entry = hall.entry(people[1])
    assert entry is not None
    assert entry.game is None
    check_nobody_is_in_two()


@pytest.mark.parametrize("_", range(3))
def test_two_tabs_look_at_once(hall: Hall, _: int) -> None:
    user = hall.person()
    outcomes = at_once(lambda: hall.look(user, DUEL), lambda: hall.look(user, TABLE))
    assert kinds(outcomes) == {"done": 2}
    assert QueueEntry.objects.filter(user=user).count() == 1


@pytest.mark.parametrize("_", range(3))
def test_sitting_down_as_a_match_is_made(hall: Hall, _: int) -> None:
    people = [hall.person(), hall.person()]
    for user in people:
        hall.look(user)
    outcomes = at_once(hall.pair, lambda: hall.house.open(people[0]))
    assert TableSeat.objects.filter(person=people[0]).count() == 1
    assert Counter(map(str, outcomes))["already_seated"] == (1 if Game.objects.exists() else 0)


@pytest.mark.scaled
def test_pairing_never_waits_for_somebodys_row(hall: Hall) -> None:
    """Whoever looks for something else holds their row and waits for the entry: no deadlock."""
    people = [hall.person(), hall.person()]
    for user in people:
        hall.look(user)
    with ThreadPoolExecutor(1) as elsewhere:
        with transaction.atomic():
            alive.hold(people[0])
            assert elsewhere.submit(_pair_in_a_thread, hall).result(PATIENCE) == 0
        assert elsewhere.submit(_pair_in_a_thread, hall).result(PATIENCE) == 1
    check_nobody_is_in_two()


def _pair_in_a_thread(hall: Hall) -> int:
    try:
        return hall.pair()
    finally:
        connection.close()


@pytest.mark.scaled
def test_eight_processes_pair_one_queue() -> None:
    """Real processes, each with its own connection: no search ends in two games, and none is left."""
    _fill_the_queue(PEOPLE // 2)
    name = connection.settings_dict["NAME"]
    url = re.sub(r"/[^/?]+(\?|$)", rf"/{name}\1", os.environ["DATABASE_URL"])
    pairing = subprocess.Popen(
        [
            *(sys.executable, "-m", "tests.matchmaking.pairing_process"),
            *(str(PROCESSES), str(PASSES)),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "DATABASE_URL": url, "DJANGO_SETTINGS_MODULE": "tests.settings"},
    )
    assert pairing.stdin is not None
    assert pairing.stdout is not None
    assert pairing.stdout.readline() == "here\n"
    pairing.stdin.write("go\n")
    pairing.stdin.flush()
    _fill_the_queue(PEOPLE // 2)
    made = [int(count) for count in pairing.communicate(timeout=120)[0].split()]
    assert (pairing.returncode, len(made)) == (0, PROCESSES)
    assert sum(made) == Game.objects.count() > 0
    check_nobody_is_in_two()
    assert QueueEntry.objects.filter(game__isnull=False).count() >= PEOPLE // 2


def _fill_the_queue(count: int) -> None:
    now = now_ms()
    users: list[User] = [make_user() for _ in range(count)]
    OpenPage.objects.bulk_create(
        OpenPage(channel=f"page-{user.pk}", user=user, seen_at=now) for user in users
    )
    QueueEntry.objects.bulk_create(
        QueueEntry(user=user, kinds=[list(DUEL if user.pk % 3 else TABLE)], since=now)
        for user in users
    )
