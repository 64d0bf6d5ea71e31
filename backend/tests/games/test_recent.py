"""A game that was just written need not be read again, and is never remembered wrongly."""

import pytest
from django.db import transaction

from engine import game as engine
from games import storage
from games.models import Game, Table
from games.recent import RecentGames
from games.storage import LoadedGame
from tests.games.house import House, rig

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def memory(monkeypatch: pytest.MonkeyPatch) -> RecentGames[LoadedGame]:
    memory = RecentGames[LoadedGame](limit=100)
    monkeypatch.setattr(storage, "remembered", memory)
    return memory


def test_the_next_move_reads_no_state(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [house.person(), house.person()]
    game_id = house.game(*people)
    rig(house, game_id, hands=["KC QC 3C", "KD QD 3D"], top="9C")
    house.act(game_id, people[0], "KC")

    turn = storage.load(game_id).state.turns

    def unread(_: object) -> None:
        raise AssertionError("The state was read.")

    with monkeypatch.context() as patch:
        patch.setattr(engine, "from_plain", unread)
        assert house.act(game_id, people[1], "KD", turn=turn).status == 200
    assert storage.load(game_id).state.round.moves == 2


def test_two_processes_take_turns(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [house.person(), house.person()]
    game_id = house.game(*people)
    rig(house, game_id, hands=["KC KH QC 3C", "KD KS QD 3D"], top="9C")
    one, other = (RecentGames[LoadedGame](limit=100) for _ in range(2))
    for seat, process, card in ((0, one, "KC"), (1, other, "KD"), (0, one, "KH"), (1, one, "KS")):
        monkeypatch.setattr(storage, "remembered", process)
        assert house.act(game_id, people[seat], card).status == 200
    state = storage.load(game_id).state
    assert state.round.moves == 4
    with transaction.atomic():
        assert storage.lock(game_id).state == state


def test_what_was_undone_is_not_remembered(house: House) -> None:
    people = [house.person(), house.person()]
    game_id = house.game(*people)
    rig(house, game_id, hands=["KC QC 3C", "KD QD 3D"], top="9C")
    house.act(game_id, people[0], "KC")
    before = storage.load(game_id)
    with transaction.atomic():
        game = storage.lock(game_id)
        game.state.round.hands[1] = 0
        game.live.banks_ms[1] = 0
        storage.save(game)
        transaction.set_rollback(True)
    with transaction.atomic():
        again = storage.lock(game_id)
    assert (again.state, again.live) == (before.state, before.live)


def test_a_game_that_was_only_looked_at_is_read_again(house: House) -> None:
    people = [house.person(), house.person()]
    game_id = house.game(*people)
    rig(house, game_id, hands=["KC QC 3C", "KD QD 3D"], top="9C")
    house.act(game_id, people[0], "KC")
    with transaction.atomic():
        storage.lock(game_id).state.round.hands[1] = 0
    with transaction.atomic():
        assert storage.lock(game_id).state.round.hands[1] != 0


def test_what_others_write_beside_a_game_is_seen(house: House) -> None:
    people = [house.person(), house.person()]
    game_id = house.game(*people)
    rig(house, game_id, hands=["KC QC 3C", "KD QD 3D"], top="9C")
    house.act(game_id, people[0], "KC")
    Table.objects.filter(games__public_id=game_id).update(connected=[people[1].pk])
    with transaction.atomic():
        game = storage.lock(game_id)
        assert game.row.table.connected == [people[1].pk]
        storage.save(game)
    Game.objects.filter(public_id=game_id).update(strength=77)
    with transaction.atomic():
        assert storage.lock(game_id).row.strength == 77


def test_what_is_remembered_is_bounded(house: House, memory: RecentGames[LoadedGame]) -> None:
    memory._limit = 2
    for _ in range(4):
        house.game(house.person(), house.person())
    assert len(memory._games) == 2
