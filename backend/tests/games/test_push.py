"""What is pushed: its shape, whom it reaches, and when it leaves."""

from typing import Any

import orjson
import pytest
from django.db import transaction

from games import push
from games.models import Game
from tests.games import shapes
from tests.games.house import House, rig
from tests.games.random_play import EVERY_OPTION, game_of, play_on

pytestmark = pytest.mark.django_db(transaction=True)


COMPONENTS = {"game": "GameMessage", "pending_call": "PendingCall"}


def test_every_message_of_random_games_has_the_published_shape(house: House) -> None:
    for options in EVERY_OPTION:
        game_id, people = game_of(house, 3, options)
        for _ in play_on(house, game_id, people, moves=40):
            pass
    house.run(until=lambda: Game.objects.filter(phase="finished").count() == 3)
    messages = [message for _, parcel in sample(house.pushed) for message in decoded(parcel)]
    for message in messages:
        check_shape(message)
    assert sum(message["type"] == "game" for message in messages) > 60


def sample(pushed: list[tuple[int, dict[str, Any]]]) -> list[tuple[int, dict[str, Any]]]:
    """Every ninth, for the sake of time, and the last ones, where games end."""
    return [*pushed[::9], *pushed[-6:]]


def decoded(parcel: dict[str, Any]) -> list[dict[str, Any]]:
    raw = [*parcel["to"].values(), parcel["rest"]]
    return [orjson.loads(message) for message in raw if message is not None]


def check_shape(message: dict[str, Any]) -> None:
    if message["type"] == "table":
        shapes.check("Table", message["table"])
    elif message["type"] == "presence":
        assert all(isinstance(each, bool) for each in message["present"])
    else:
        shapes.check(COMPONENTS[message["type"]], message)


def test_a_held_calls_message_has_the_published_shape(house: House) -> None:
    people = [house.person(), house.person()]
    game_id = house.game(*people)
    rig(house, game_id, hands=["KC 3C", "QC JC TC"], top="9C")
    house.act(game_id, people[0], "KC")
    answer = house.act(game_id, people[1], "call@0")
    shapes.check("PendingCall", orjson.loads(answer.body))
    assert house.pushed[-1][1]["to"][str(people[1].pk)] == answer.body


def test_each_user_gets_their_own_bytes_and_everybody_else_the_rest() -> None:
    parcel = {"type": "table.parcel", "to": {"5": b"five"}, "rest": b"rest"}
    assert push.bytes_for(parcel, 5) == b"five"
    assert push.bytes_for(parcel, 6) == b"rest"
    assert push.bytes_for(parcel, None) == b"rest"
    assert push.bytes_for({**parcel, "rest": None}, 6) is None


class Sorry(Exception):
    """Undoes a transaction."""


def test_nothing_leaves_before_the_commit_nor_after_a_rollback(house: House) -> None:
    with transaction.atomic():
        push.send(1, to={}, rest=b"news")
        assert house.pushed == []
    assert len(house.pushed) == 1

    def fail_after_sending() -> None:
        with transaction.atomic():
            push.send(1, to={}, rest=b"false news")
            raise Sorry

    with pytest.raises(Sorry):
        fail_after_sending()
    assert len(house.pushed) == 1


def test_a_layer_that_fails_does_not_undo_a_move(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    people = [house.person(), house.person()]
    game_id = house.game(*people)
    rig(house, game_id, hands=["KC 3C", "QC JC TC"], top="9C")

    def broken(group: str, message: dict[str, object]) -> None:
        raise ConnectionError("no layer")

    monkeypatch.setattr(push, "_send", broken)
    assert house.act(game_id, people[0], "KC").status == 200
    assert "no layer" in caplog.text
    assert not any(record.args and "KC" in str(record.args) for record in caplog.records)


async def test_a_message_that_cannot_be_sent_stops_neither_the_next_nor_the_sender(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sent: list[str] = []

    class HalfDeafLayer:
        async def group_send(self, group: str, _: object) -> None:
            if group == "table.1":
                raise ConnectionError("The layer is down.")
            sent.append(group)

    monkeypatch.setattr(push, "get_channel_layer", HalfDeafLayer)
    await push.Outbox([("table.1", {}), ("table.2", {})]).send()
    assert sent == ["table.2"]
