"""What happens at once: threads with connections of their own, meeting at a barrier.

Whoever comes first, there is one legal outcome; who comes second is told why; no card is lost.
On SQLite a transaction waits for the whole database, on PostgreSQL for a row: the same must hold.
"""

import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeAlias

import pytest
from django.db import connection, transaction

from accounts.models import User
from engine.shuffle import client_hash
from games import selectors, storage, table_storage
from games.models import Game, Move, PendingCall, TableSeat
from games.refusals import Refused
from games.services import lobby, play, presence, ready_step
from games.services.attempts import Answer, Attempt, Person
from history import records
from history.models import Record
from tests.games.house import House, rig

pytestmark = pytest.mark.django_db(transaction=True)

Outcome: TypeAlias = object
Call: TypeAlias = Callable[[], object]

AGAIN = range(4)
"""Each race is run a few times: it is decided anew every time."""


def at_once(*calls: Call) -> list[Outcome]:
    """Run calls at the same time; returns what each gave, a refusal as its code."""
    barrier = threading.Barrier(len(calls))
    outcomes: list[Outcome] = [None] * len(calls)

    def run(index: int, call: Call) -> None:
        try:
            connection.ensure_connection()
            barrier.wait(10)
            outcomes[index] = call()
        except Refused as refused:
            outcomes[index] = refused.code
        except Exception as error:  # noqa: BLE001 -- shown by the assertion that follows
            outcomes[index] = repr(error)
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(calls)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    return outcomes


def kinds(outcomes: Sequence[Outcome]) -> Counter[str]:
    """Count outcomes: codes as they are, everything else as `done`."""
    return Counter(each if isinstance(each, str) else "done" for each in outcomes)


def all_cards_are_there(game_id: str) -> bool:
    current = storage.load(game_id).state.round
    held = sum(hand.bit_count() for hand in current.hands)
    return held + len(current.stock) + len(current.discards) == 52


class Scene:
    """A running game of three in which it is seat 0's turn."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people = [house.person() for _ in range(3)]
        self.game_id = house.game(*self.people)
        self.table_id = storage.load(self.game_id).row.table.public_id
        self.deal(["KC QC 3C 8S", "QD JC 5D", "8D 5C 2H"])

    def deal(self, hands: list[str]) -> None:
        rig(self.house, self.game_id, hands=hands, top="9C", stock="4D 6D 7D")
        self.turn = storage.load(self.game_id).state.turns

    def act(self, seat: int, action: str, action_id: str) -> Call:
        decides = action != "last" and not action.startswith("call")
        turn = self.turn if decides else None
        attempt = Attempt(self.game_id, Person(self.people[seat].pk), action, turn, action_id)
        now, chance = self.house.now, self.house.chance
        return lambda: play.submit_action(attempt, now=now, chance=chance)


@pytest.fixture
def scene(house: House) -> Scene:
    return Scene(house)


@pytest.mark.parametrize("_", AGAIN)
def test_the_same_action_twice_is_one_move_with_one_answer(scene: Scene, _: int) -> None:
    first, second = at_once(scene.act(0, "KC", "x"), scene.act(0, "KC", "x"))
    assert first == second
    assert isinstance(first, Answer)
    assert Move.objects.count() == 1
    assert all_cards_are_there(scene.game_id)


@pytest.mark.parametrize("_", AGAIN)
def test_two_tabs_play_two_cards_for_one_turn(scene: Scene, _: int) -> None:
    outcomes = at_once(scene.act(0, "KC", "x"), scene.act(0, "QC", "y"))
    assert kinds(outcomes) == {"done": 1, "stale_turn": 1}
    assert Move.objects.count() == 1
    assert all_cards_are_there(scene.game_id)


@pytest.mark.parametrize("_", AGAIN)
def test_draw_and_play_at_once(scene: Scene, _: int) -> None:
    scene.deal(["2D 3D", "QD JC 5D", "8D 5C 2H"])
    outcomes = at_once(scene.act(0, "draw", "x"), scene.act(0, "2D", "y"))
    assert kinds(outcomes) in ({"done": 1, "stale_turn": 1}, {"done": 1, "illegal_play": 1})
    assert [move.action for move in Move.objects.all()] == ["draw"]
    assert all_cards_are_there(scene.game_id)


def expose(scene: Scene, *, ago_ms: int) -> None:
    """Let seat 0 play down to one card without announcing it, that long ago."""
    scene.deal(["KC 3C", "QC JC 5D", "8D 5C 2H"])
    scene.act(0, "KC", "down")()
    scene.house.now += ago_ms


@pytest.mark.parametrize("_", AGAIN)
def test_two_callers(scene: Scene, _: int) -> None:
    expose(scene, ago_ms=1_500)
    outcomes = at_once(scene.act(1, "call@0", "x"), scene.act(2, "call@0", "y"))
    assert kinds(outcomes) == {"done": 1, "not_exposed": 1}
    assert storage.load(scene.game_id).state.round.hands[0].bit_count() == 3
    assert all_cards_are_there(scene.game_id)


@pytest.mark.parametrize("_", AGAIN)
def test_a_call_and_an_announcement(scene: Scene, _: int) -> None:
    expose(scene, ago_ms=1_500)
    outcomes = at_once(scene.act(1, "call@0", "x"), scene.act(0, "last", "y"))
    assert kinds(outcomes) == {"done": 1, "not_exposed": 1}
    called = isinstance(outcomes[0], Answer)
    assert storage.load(scene.game_id).state.round.hands[0].bit_count() == (3 if called else 1)


@pytest.mark.parametrize("_", AGAIN)
def test_a_call_and_an_announcement_within_the_second(scene: Scene, _: int) -> None:
    expose(scene, ago_ms=500)
    outcomes = at_once(scene.act(1, "call@0", "x"), scene.act(0, "last", "y"))
    assert isinstance(outcomes[1], Answer), "the announcement goes first, whoever was first"
    scene.house.run(until=lambda: not scene.house.line)
    assert storage.load(scene.game_id).state.round.hands[0].bit_count() == 1


@pytest.mark.parametrize("_", AGAIN)
def test_one_caller_twice_within_the_second(scene: Scene, _: int) -> None:
    expose(scene, ago_ms=500)
    outcomes = at_once(scene.act(1, "call@0", "x"), scene.act(1, "call@0", "y"))
    assert kinds(outcomes) == {"done": 1, "already_called": 1}
    assert PendingCall.objects.count() == 1


@pytest.mark.parametrize("_", AGAIN)
def test_the_clock_twice_and_a_move_that_comes_too_late(scene: Scene, _: int) -> None:
    scene.house.now += 80_300
    now, chance = scene.house.now, scene.house.chance

    def wake() -> None:
        play.act_for_clock(scene.game_id, now=now, chance=chance)

    outcomes = at_once(wake, scene.act(0, "KC", "x"), wake)
    assert kinds(outcomes) == {"done": 2, "stale_turn": 1}
    assert [(move.action, move.auto) for move in Move.objects.all()] == [("8S=C", True)]


@pytest.mark.parametrize("_", AGAIN)
def test_start_pressed_twice(house: House, _: int) -> None:
    host = house.person()
    table_id = house.open(host)
    house.seat(table_id, bots=("random",))

    def press(game_id: str) -> Call:
        new = ready_step.NewGame(game_id, b"s" * 32)
        return lambda: ready_step.start(table_id, host.pk, new, now=house.now)

    assert kinds(at_once(press("g1"), press("g2"))) == {"done": 2}
    assert Game.objects.count() == 1
    start = selectors.table_for(table_id, None)["start"]
    assert start["game_id"] == Game.objects.get().public_id


@pytest.mark.parametrize("_", AGAIN)
def test_the_last_two_seeds_come_at_once(house: House, _: int) -> None:
    people = [house.person() for _ in range(2)]
    table_id = house.open(people[0])
    house.seat(table_id, people[1])
    new = ready_step.NewGame("g", b"s" * 32)
    ready_step.start(table_id, people[0].pk, new, now=house.now)

    def promise(user: User) -> Call:
        given = ready_step.Promise("g", client_hash("s"))
        return lambda: ready_step.give_hash(table_id, user.pk, given, now=house.now)

    def reveal(user: User) -> Call:
        given = ready_step.Seed("g", "s")
        now, chance = house.now, house.chance
        return lambda: ready_step.reveal(table_id, user.pk, given, now=now, chance=chance)

    assert kinds(at_once(*map(promise, people))) == {"done": 2}
    assert kinds(at_once(*map(reveal, people))) == {"done": 2}
    game = Game.objects.get()
    assert (game.phase, game.version) == ("playing", 1)
    assert game.rounds.count() == 1
    assert all_cards_are_there("g")


@pytest.mark.parametrize("_", AGAIN)
def test_rematch_pressed_by_two(house: House, _: int) -> None:
    people = [house.person() for _ in range(2)]
    game_id = house.game(*people)
    table_id = storage.load(game_id).row.table.public_id
    house.run(until=lambda: Game.objects.get(public_id=game_id).phase == "finished")

    def press(user: User) -> Call:
        return lambda: lobby.rematch(table_id, user.pk, now=house.now)

    assert kinds(at_once(*map(press, people))) == {"done": 2}
    seats = selectors.table_for(table_id, None)["seats"]
    assert [seat["player"]["name"] for seat in seats] == [people[1].name, people[0].name]
    assert [seat["here"] for seat in seats] == [True, True]


@pytest.mark.parametrize("_", AGAIN)
def test_two_people_want_one_seat(house: House, _: int) -> None:
    table_id = house.open(house.person(), seats=3)
    people = [house.person() for _ in range(2)]

    def join(user: User) -> Call:
        return lambda: lobby.join(table_id, user, 1, now=house.now)

    assert kinds(at_once(*map(join, people))) == {"done": 1, "seat_taken": 1}


@pytest.mark.parametrize("_", AGAIN)
def test_one_person_joins_twice_and_elsewhere(house: House, _: int) -> None:
    one, other = house.open(house.person(), seats=3), house.open(house.person(), seats=3)
    user = house.person()

    def join(table_id: str) -> Call:
        return lambda: lobby.join(table_id, user, None, now=house.now)

    outcomes = at_once(join(one), join(one), join(other))
    assert kinds(outcomes) in ({"done": 2, "already_seated": 1}, {"done": 1, "already_seated": 2})
    assert TableSeat.objects.filter(person=user).count() == 1


@pytest.mark.parametrize("_", AGAIN)
def test_everybody_leaves_at_once(scene: Scene, _: int) -> None:
    def leave(user: User) -> Call:
        now, chance = scene.house.now, scene.house.chance
        return lambda: lobby.leave(scene.table_id, user.pk, now=now, chance=chance)

    assert kinds(at_once(*map(leave, scene.people))) == {"done": 3}
    assert storage.load(scene.game_id).live.left == [True] * 3
    assert selectors.table_for(scene.table_id, None)["host"] is None
    assert not TableSeat.objects.filter(person__isnull=False).exists()


@pytest.mark.parametrize("_", AGAIN)
def test_the_last_card_and_somebody_leaving(scene: Scene, _: int) -> None:
    """Ending a game locks it and its table; so does leaving: neither waits for the other."""
    scene.house.run(until=lambda: storage.load(scene.game_id).state.round.number == 8)
    scene.deal(["KC", "QD JC", "8D 5C"])
    now, chance = scene.house.now, scene.house.chance
    outcomes = at_once(
        scene.act(0, "KC", "x"),
        lambda: lobby.leave(scene.table_id, scene.people[1].pk, now=now, chance=chance),
        lambda: presence.connect("c", scene.table_id, scene.people[2].pk, now=now),
    )
    assert kinds(outcomes) == {"done": 3}
    assert Game.objects.get().phase == "finished"
    seats = selectors.table_for(scene.table_id, None)["seats"]
    assert [seat["player"] is not None for seat in seats] == [True, False, True]


@pytest.mark.parametrize("_", AGAIN)
def test_a_record_is_written_once(house: House, _: int) -> None:
    game_id = house.game(house.person(), house.person())
    house.run(until=lambda: Game.objects.get().phase == "finished")
    outcomes = at_once(*[lambda: records.sealed(game_id, now=1).pk] * 3)
    assert len(set(outcomes)) == 1
    assert Record.objects.count() == 1


def test_who_leaves_as_a_game_ends_and_who_asks_for_a_rematch_do_not_wait_for_each_other(
    house: House,
) -> None:
    """Leaving holds the game and then wants its table; a rematch holds the table and names the game."""
    host, other = house.person(), house.person()
    game_id = house.game(host, other)
    table_id = storage.load(game_id).row.table.public_id
    house.run(until=lambda: Game.objects.get(public_id=game_id).phase == "finished")
    holding, asked = threading.Event(), threading.Event()

    def leave_late() -> None:
        with transaction.atomic():
            storage.lock(game_id)
            holding.set()
            asked.wait(1)  # in vain on SQLite, which lets nobody else write
            time.sleep(0.2)
            table_storage.lock(table_id)

    def ask() -> None:
        holding.wait(10)
        with transaction.atomic():
            table = table_storage.lock(table_id)
            table.row.previous_game, table.row.game = table.row.game, None
            table_storage.save(table)
            asked.set()

    assert at_once(leave_late, ask) == [None, None]
