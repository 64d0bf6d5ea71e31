"""What is left undone is found, and what cannot be done stops nothing else."""

import pytest

from games.models import Game, Table, TableSeat, TableState
from matchmaking import matching, pauses, queue
from matchmaking.models import Habit, QueueEntry
from tests.games.house import refused
from tests.matchmaking.lobby import Hall

pytestmark = pytest.mark.django_db(transaction=True)


def searches(hall: Hall, count: int) -> list[QueueEntry]:
    """Return the searches of so many people who have just come."""
    people = [hall.person() for _ in range(count)]
    for user in people:
        hall.look(user)
    return [QueueEntry.objects.get(user=user) for user in people]


def test_a_match_that_cannot_be_settled_keeps_nobody_else_waiting(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, other = searches(hall, 2), searches(hall, 2)
    assert hall.pair() == 2
    broken[0].refresh_from_db()
    assert broken[0].game is not None
    broken_id, settle = broken[0].game.public_id, matching.settle

    def settle_but_one(game_id: str, *, now: int) -> None:
        if game_id == broken_id:
            raise ConnectionError
        settle(game_id, now=now)

    monkeypatch.setattr(matching, "settle", settle_but_one)
    hall.house.now += 10_001
    hall.house.sweep()
    hall.house.line.clear()
    late = searches(hall, 2)
    hall.sweep()
    waiting = set(QueueEntry.objects.values_list("pk", flat=True))
    assert {entry.pk for entry in broken} <= waiting, "tried again in the next sweep"
    assert not {entry.pk for entry in other} & waiting
    assert all(hall.table_of(entry.user) is not None for entry in late)
    assert broken_id in caplog.text


def test_what_fails_altogether_does_not_stop_the_pairing(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(**_: object) -> None:
        raise ConnectionError

    monkeypatch.setattr(matching, "note_lost_no_shows", broken)
    monkeypatch.setattr(queue, "lapse", broken)
    searches(hall, 2)
    hall.sweep()
    assert Game.objects.count() == 1
    assert caplog.text.count("the sweep of the queue failed") == 2


def test_who_met_whom_is_remembered_beside_a_pause_of_this_moment(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = (entry.user for entry in searches(hall, 2))
    Habit.objects.create(user=one)
    hall.pair()
    hall.say_ready([one, other])
    hall.reveal([one, other])
    update = Habit.objects.update_or_create

    def paused_meanwhile(**fields: object) -> object:
        Habit.objects.filter(user=one).update(paused_until=hall.now + 20_000)
        return update(**fields)  # type: ignore[arg-type]

    monkeypatch.setattr(Habit.objects, "update_or_create", paused_meanwhile)
    hall.run_announced()
    habit = Habit.objects.get(user=one)
    assert (habit.recent, habit.paused_until) == ([[other.pk]], hall.now + 20_000)


def test_who_may_not_look_keeps_the_seat_of_a_rematch(hall: Hall) -> None:
    user = hall.person()
    hall.house.open(user)
    Table.objects.update(state=TableState.ENDED)
    TableSeat.objects.update(here=False)
    Habit.objects.create(user=user, paused_until=hall.now + pauses.FIRST_MS)
    with refused("queue_paused"):
        hall.look(user)
    assert hall.table_of(user) is not None
    hall.house.now += pauses.FIRST_MS
    hall.look(user)
    assert hall.table_of(user) is None
