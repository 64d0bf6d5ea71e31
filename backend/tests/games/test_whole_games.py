"""Whole games, played by bots and by the clock through the tasks alone, to valid records."""

import orjson
import pytest

from engine.options import Options
from engine.record import verify
from games import scheduling
from games.models import Game, Move, Round, Table
from games.services import lobby
from history import records
from tests.games.house import House

pytestmark = pytest.mark.django_db(transaction=True)


def finished(game_id: str) -> bool:
    return Game.objects.filter(public_id=game_id, phase="finished").exists()


def play_to_the_end(house: House, game_id: str) -> dict[str, object]:
    """Let tasks run to the end of a game, and return its record."""
    house.run(until=lambda: finished(game_id))
    record: dict[str, object] = orjson.loads(records.sealed(game_id, now=house.now).body)
    return record


@pytest.mark.parametrize(
    ("options", "bots"),
    [
        (Options(), ("careful",)),
        (Options(matching="rank"), ("random", "careful")),
        (Options(wild_nines=True, free_draw=True), ("random", "careful", "random")),
        (Options(covered_six=True), ("careful", "careful", "random", "random")),
    ],
)
def test_bots_play_on_whatever_their_person_does_not(
    house: House, options: Options, bots: tuple[str, ...]
) -> None:
    terms = lobby.Terms(options, "fast", "public")
    game_id = house.game(house.person(), bots=bots, terms=terms)
    record = play_to_the_end(house, game_id)
    assert verify(record) is None
    assert record["options"] == options.to_dict()
    seats = record["seats"]
    assert isinstance(seats, list)
    assert [seat["left"] for seat in seats] == [True] + [False] * len(bots)


def test_a_full_game_has_fifteen_rounds(house: House) -> None:
    terms = lobby.Terms(Options(length="full"), "fast", "public")
    game_id = house.game(house.person(), bots=("random",), terms=terms)
    record = play_to_the_end(house, game_id)
    assert verify(record) is None
    assert Round.objects.filter(game__public_id=game_id, result__isnull=False).count() == 15


def test_a_finished_game_leaves_its_result_and_frees_the_table(house: House) -> None:
    game_id = house.game(house.person(), bots=("random", "random"))
    record = play_to_the_end(house, game_id)
    game = Game.objects.get(public_id=game_id)
    assert (game.totals, game.places) == (record["totals"], record["places"])
    assert (game.ended_by, game.ended_at) == ("finished", house.now)
    assert game.wake_at is None
    assert Table.objects.get().state == "ended"


def test_every_move_is_kept_in_order_with_its_time(house: House) -> None:
    game_id = house.game(house.person(), bots=("random", "careful"))
    record = play_to_the_end(house, game_id)
    rounds = record["rounds"]
    assert isinstance(rounds, list)
    assert sum(len(entry["moves"]) for entry in rounds) == Move.objects.count()
    for entry in rounds:
        assert entry["times_ms"] == sorted(entry["times_ms"])
        person_moves = [i for i, move in enumerate(entry["moves"]) if move.startswith("0:")]
        assert entry["auto"] == person_moves, "bots decide for themselves, the clock for people"


# Tasks that come late, twice or never


def test_a_game_ends_even_when_every_task_is_lost(house: House) -> None:
    house.lost = {scheduling.ACT_FOR_BOT, scheduling.REACT_FOR_BOT, scheduling.ACT_FOR_CLOCK}
    game_id = house.game(house.person(), bots=("random",))
    assert verify(play_to_the_end(house, game_id)) is None


def test_a_game_in_which_every_task_runs_twice_is_the_same_game(house: House) -> None:
    game_id = house.game(house.person(), bots=("random", "careful"))
    done: list[tuple[str, tuple[object, ...]]] = []

    def twice(task: str, args: tuple[object, ...]) -> None:
        run_task(task, args)
        before = Move.objects.count()
        run_task(task, args)
        assert Move.objects.count() == before
        done.append((task, args))

    run_task, house.run_task = house.run_task, twice  # type: ignore[method-assign]
    house.run(until=lambda: finished(game_id))
    assert finished(game_id)
    moves = Move.objects.count()
    for task, args in done:
        run_task(task, args)
    assert Move.objects.count() == moves, "nor does a task do harm when it comes after the end"


def test_a_bots_task_that_comes_late_is_done_by_the_sweep_meanwhile(house: House) -> None:
    game_id = house.game(house.person(), bots=("random",))
    house.run(until=lambda: any(task[2] == scheduling.ACT_FOR_BOT for task in house.line))
    [(due_at, _, task, args)] = [t for t in house.line if t[2] == scheduling.ACT_FOR_BOT]
    house.line.clear()
    before = Move.objects.count()
    house.now = due_at + 1_999
    house.sweep()
    assert Move.objects.count() == before, "a little late is not lost"
    house.now += 1
    house.sweep()
    assert Move.objects.count() == before + 1
    assert Move.objects.latest("id").auto is False
    house.run_task(task, args)
    assert Move.objects.count() == before + 1
    assert Game.objects.get(public_id=game_id).phase == "playing"


def test_one_broken_game_does_not_stop_the_others(house: House) -> None:
    broken = house.game(house.person(), house.person())
    sound = house.game(house.person(), house.person())
    Game.objects.filter(public_id=broken).update(state="{}")
    house.now += 80_300
    house.sweep()
    assert Move.objects.filter(game__public_id=sound).count() == 1
    assert not Move.objects.filter(game__public_id=broken).exists()


def test_no_task_is_told_anything_secret(house: House) -> None:
    game_id = house.game(house.person(), bots=("random", "careful"))
    seen: list[tuple[object, ...]] = []
    enqueue = house.enqueue

    def watch(task: str, args: tuple[object, ...], delay_ms: int) -> None:
        seen.append(args)
        enqueue(task, args, delay_ms)

    house.enqueue = watch  # type: ignore[method-assign]
    house.run(until=lambda: Move.objects.count() > 30)
    for args in seen:
        assert args[0] == game_id
        assert all(isinstance(arg, int) for arg in args[1:])
