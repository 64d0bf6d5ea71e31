"""House bots at a table: what they see, how long they take, and that they are nobody special."""

import random
from typing import Any

import pytest

from accounts.models import User
from bots import pace
from games import audience, scheduling, storage
from games.models import Move
from games.services import bot_turns
from tests.games.house import House, rig

pytestmark = pytest.mark.django_db(transaction=True)


def test_a_bot_sees_the_view_of_its_seat_and_nothing_else(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = house.game(house.person(), bots=("random",))
    rig(house, game_id, hands=["KC 3D", "QC JC TD"], top="9C")
    seen: list[dict[str, Any]] = []

    class Watching:
        def choose(self, view: dict[str, Any], rng: random.Random) -> str:
            seen.append(view)
            return "QC"

    monkeypatch.setattr(bot_turns, "BOTS", {"random": Watching()})
    house.act(game_id, first_person(game_id), "KC!")
    house.run(until=lambda: bool(seen))
    assert seen[0]["viewpoint"] == 1
    assert [hand["cards"] for hand in seen[0]["round"]["hands"]] == [None, ["JC", "QC", "TD"]]


def first_person(game_id: str) -> User:
    return User.objects.get(pk=storage.load(game_id).players[0]["user"])


def test_how_long_a_bot_takes_depends_on_chance_alone(house: House) -> None:
    """The same chance gives the same pause, whatever the hands are."""
    delays = []
    for hands in (["KC 3D", "QC JC TD"], ["KC 3D", "8D 8H 8S"], ["KC 3D", "3H"]):
        game_id = house.game(house.person(), bots=("careful",))
        rig(house, game_id, hands=hands, top="9C")
        house.chance.seed(7)
        house.line.clear()
        house.act(game_id, first_person(game_id), "KC!")
        [(due_at, *_)] = [t for t in house.line if t[2] == scheduling.ACT_FOR_BOT]
        delays.append(due_at - house.now)
    assert len(set(delays)) == 1
    assert pace.think_ms(random.Random(7)) > 0


def test_a_bot_notices_somebody_who_has_not_announced(house: House) -> None:
    game_id = house.game(house.person(), bots=("careful", "careful"))
    rig(house, game_id, hands=["KC 3D", "QC JC TC", "QD JD TD"], top="9C")
    house.act(game_id, first_person(game_id), "KC")
    reactions = [args for _, _, task, args in house.line if task == scheduling.REACT_FOR_BOT]
    assert sorted(args[1] for args in reactions) == [1, 2]
    assert {args[0] for args in reactions} == {game_id}


def test_a_bots_wrong_choice_is_refused_like_anybodys(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = house.game(house.person(), bots=("random",))
    rig(house, game_id, hands=["KC 3D", "QC JC TD"], top="9C")

    class Wrong:
        def choose(self, view: dict[str, Any], rng: random.Random) -> str:
            return "KH"

    monkeypatch.setattr(bot_turns, "BOTS", {"random": Wrong()})
    house.act(game_id, first_person(game_id), "KC!")
    house.run(until=lambda: not house.line)
    assert Move.objects.count() == 1
    house.now += 80_300
    house.sweep()
    assert Move.objects.latest("id").auto is True, "the clock decides in the end"


def test_a_bot_looks_through_the_one_filter(house: House) -> None:
    game_id = house.game(house.person(), bots=("random",))
    game = storage.load(game_id)
    view = audience.game_view(game, seat=1, held=())
    assert view["round"]["hands"][0]["cards"] is None
    assert len(view["round"]["hands"][1]["cards"]) == 8
