"""What one gets of the queue in the file of one's own data, and what is forgotten of who is no more."""

import json

import pytest

from accounts import deletion, export, scheduling
from accounts.models import User
from games.models import Game, TableSeat
from games.services.matches import NewMatch
from matchmaking import queue
from matchmaking.models import Habit, Miss, QueueEntry
from tests.matchmaking.lobby import DUEL, Hall

pytestmark = pytest.mark.django_db(transaction=True)


def test_the_file_holds_ones_search_and_what_one_missed(hall: Hall) -> None:
    people = [hall.person(), hall.person()]
    for user in people:
        hall.look(user)
    hall.pair()
    queue.stop(people[0], now=hall.now)
    hall.run_announced()
    missed, searching = (json.loads(b"".join(export.export(user, now=hall.now))) for user in people)
    assert missed["searches"] == []
    assert missed["missed_matches"] == [{"game_id": Game.objects.get().public_id, "at": hall.now}]
    assert missed["pauses"] == [{"paused_until": hall.now + 20_000}]
    assert searching["searches"] == [
        {"kinds": [list(DUEL)], "since": hall.now, "bots_after_ms": None}
    ]


def test_who_is_no_more_is_neither_looked_for_nor_remembered(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduling, "enqueue", lambda _: None)
    user, other = hall.person(), hall.person()
    hall.look(user)
    game_id = hall.house.game(other, hall.person())
    Habit.objects.create(user=user, paused_until=hall.now)
    Miss.objects.create(user=user, game=Game.objects.get(public_id=game_id), at=hall.now)
    deletion.delete(user, now=hall.now)
    deletion.erase_deleted(now=hall.now)
    assert not QueueEntry.objects.exists()
    assert not Habit.objects.exists()
    assert not Miss.objects.exists()


def test_who_is_no_more_is_matched_with_nobody(hall: Hall) -> None:
    """Between a deletion and the forgetting of the search, and also where it comes in between."""
    people = [hall.person() for _ in range(3)]
    for user in people:
        hall.look(user)
    gone = people[0]
    User.objects.filter(pk=gone.pk).update(deleted_at=hall.now)
    assert hall.entry(gone) is not None
    assert hall.pair() == 1
    assert [hall.table_of(user) is not None for user in people] == [False, True, True]


def test_a_match_is_not_made_whose_people_have_just_gone(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [hall.person(), hall.person()]
    for user in people:
        hall.look(user)

    def draw() -> NewMatch:
        # The pairing has looked, and makes the match now.
        User.objects.filter(pk=people[0].pk).update(deleted_at=hall.now)
        return Hall.draw(hall)

    monkeypatch.setattr(hall, "draw", draw)
    assert hall.pair() == 0
    assert not TableSeat.objects.exists()
