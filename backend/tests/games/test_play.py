"""The one path: who may act, what a retry gets, what is refused, and how little it costs."""

from collections.abc import Sequence

import orjson
import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games import direct, selectors, storage
from games.models import Game, Move, Round
from games.services import attendance
from games.services.attempts import Attempt, BotSeat, Person
from games.services.play import submit_action
from tests.games.house import House, refused, rig

pytestmark = pytest.mark.django_db(transaction=True)

HANDS = ["KC QC 3C 9D", "KD QD 3D 8S", "KH QH 3H 8H"]


@pytest.fixture
def people(house: House) -> list[User]:
    return [house.person() for _ in range(3)]


@pytest.fixture
def game_id(house: House, people: list[User]) -> str:
    game_id = house.game(*people)
    rig(house, game_id, hands=HANDS, top="9C", stock="4D 6D 7D")
    return game_id


def version_of(game_id: str) -> int:
    return storage.load(game_id).row.version


def test_the_answer_is_what_is_pushed_to_the_seat(
    house: House, people: list[User], game_id: str
) -> None:
    before = version_of(game_id)
    answer = house.act(game_id, people[0], "KC")
    body = orjson.loads(answer.body)
    assert answer.status == 200
    assert body == house.last_push(game_id)[str(people[0].pk)]
    assert body["version"] == before + 1
    assert body["moves"] == ["0:KC"]
    assert body["auto"] is False
    assert body["events"][0]["type"] == "card_laid"


def test_an_accepted_action_is_stored_as_a_move(
    house: House, people: list[User], game_id: str
) -> None:
    house.now += 2_500
    house.act(game_id, people[0], "KC")
    move = Move.objects.get()
    assert (move.round_number, move.number, move.seat, move.action) == (1, 0, 0, "KC")
    assert (move.at_ms, move.auto) == (2_500, False)


def test_the_same_request_again_gets_the_same_answer_and_does_nothing(
    house: House, people: list[User], game_id: str
) -> None:
    first = house.act(game_id, people[0], "KC", action_id="once", turn=1)
    house.act(game_id, people[1], "KD")
    version = version_of(game_id)
    assert house.act(game_id, people[0], "KC", action_id="once", turn=1) == first
    assert version_of(game_id) == version
    assert Move.objects.count() == 2


def test_an_id_serves_one_action_only(house: House, people: list[User], game_id: str) -> None:
    house.act(game_id, people[0], "KC", action_id="once")
    with refused("action_id_reused"):
        house.act(game_id, people[0], "QC", action_id="once")


def test_an_id_used_before_serves_no_later_turn_either(
    house: House, people: list[User], game_id: str
) -> None:
    first = house.act(game_id, people[0], "KC", action_id="once")
    rig(house, game_id, hands=["KC 3H 4H", "KD QD", "KH QH"], top="9C")
    before = Game.objects.values().get()
    with refused("action_id_reused"):
        house.act(game_id, people[0], "3H", action_id="once")
    assert house.act(game_id, people[0], "KC", action_id="once") == first
    assert Game.objects.values().get() == before
    assert Move.objects.count() == 1


def test_the_same_id_may_serve_another_seat(house: House, people: list[User], game_id: str) -> None:
    house.act(game_id, people[0], "KC", action_id="once")
    assert house.act(game_id, people[1], "KD", action_id="once").status == 200


def test_a_second_click_meant_for_the_same_turn_is_stale(
    house: House, people: list[User], game_id: str
) -> None:
    turn = selectors.game_for(game_id, people[0].pk)["turn"]
    house.act(game_id, people[0], "KC", turn=turn)
    with refused("stale_turn"):
        house.act(game_id, people[0], "QC", turn=turn)


@pytest.mark.parametrize(
    "case",
    [
        (1, "KD", "out_of_turn"),
        (0, "KD", "card_not_held"),
        (0, "9D=S", "illegal_play"),
        (0, "draw", "may_not_draw"),
        (0, "last", "not_exposed"),
        (0, "KC!", "illegal_play"),
        (0, "name=C", "illegal_play"),
        (0, "kc", "bad_move_syntax"),
        (0, "8S", "card_not_held"),
    ],
)
def test_what_the_rules_forbid_is_refused_with_its_code_and_changes_nothing(
    house: House, people: list[User], game_id: str, case: tuple[int, str, str]
) -> None:
    who, action, code = case
    before = Game.objects.values().get()
    with refused(code):
        house.act(game_id, people[who], action)
    assert Game.objects.values().get() == before
    assert not Move.objects.exists()


def test_an_eight_must_name_a_suit(house: House, people: list[User], game_id: str) -> None:
    rig(house, game_id, hands=["8S KC 2D", "KD QD", "KH QH"], top="9C")
    with refused("must_name_suit"):
        house.act(game_id, people[0], "8S")


def test_a_decision_names_its_turn(house: House, people: list[User], game_id: str) -> None:
    attempt = Attempt(game_id, Person(people[0].pk), "KC", None, "a1")
    with refused("required"):
        submit_action(attempt, now=house.now, chance=house.chance)


def test_strangers_have_no_seat(house: House, game_id: str) -> None:
    with refused("not_seated"):
        house.act(game_id, house.person(), "KC")
    with refused("not_authenticated"):
        attempt = Attempt(game_id, Person(None), "KC", 1, "a1")
        submit_action(attempt, now=house.now, chance=house.chance)
    with refused("not_found"):
        attempt = Attempt("nowhere", Person(None), "KC", 1, "a1")
        submit_action(attempt, now=house.now, chance=house.chance)


def test_a_game_in_its_ready_step_is_not_to_be_found(house: House, people: list[User]) -> None:
    Game.objects.create(
        public_id="coming", table_id=house.a_table(), options={}, pace="normal", listed=True,
        players=[], commitment="", server_seed=b"x" * 32,
    )  # fmt: skip
    with refused("not_found"):
        selectors.game_for("coming", None)


def test_between_rounds_nothing_can_be_played(
    house: House, people: list[User], game_id: str
) -> None:
    rig(house, game_id, hands=["KC", "KD QD", "KH QH"], top="9C")
    house.act(game_id, people[0], "KC")
    view = selectors.game_for(game_id, people[1].pk)
    assert view["phase"] == "score"
    with refused("round_is_over"):
        house.act(game_id, people[1], "KD")
    result = Round.objects.get(number=1).result
    assert result == {"ended_by": "out", "out": [0], "scores": [0, 20, 20]}


def test_a_game_that_is_over_takes_no_action_but_still_answers_a_retry(
    house: House, people: list[User], game_id: str
) -> None:
    to_the_last_round(house, game_id)
    rig(house, game_id, hands=["KC", "KD QD", "KH QH"], top="9C")
    first = house.act(game_id, people[0], "KC", action_id="last")
    body = orjson.loads(first.body)
    assert body["view"]["phase"] == "finished"
    assert body["view"]["viewpoint"] == "open"
    assert body["view"]["your_seat"] == 0
    assert house.act(game_id, people[0], "KC", action_id="last") == first
    with refused("game_is_over"):
        house.act(game_id, people[1], "KD")


def to_the_last_round(house: House, game_id: str) -> None:
    """Let the clock play until the last round is dealt."""
    house.run(until=lambda: storage.load(game_id).state.round.number == 8)
    for seat in range(3):
        user = storage.load(game_id).players[seat]["user"]
        attendance.come_back(game_id, user, now=house.now, chance=house.chance)


def test_a_bot_acts_by_the_same_path(house: House, people: list[User]) -> None:
    game_id = house.game(people[0], bots=("random",))
    rig(house, game_id, hands=["KC QC", "KD QD"], top="9C")
    with refused("out_of_turn"):
        attempt = Attempt(game_id, BotSeat(1), "KD", storage.load(game_id).state.turns, "t")
        submit_action(attempt, now=house.now, chance=house.chance)


def test_a_move_costs_at_most_three_statements(
    house: House, people: list[User], game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    straight: list[str] = []
    execute = direct.execute

    def count(statement: bytes, values: Sequence[direct.Text]) -> list[tuple[direct.Text, ...]]:
        straight.append(statement.decode())
        return execute(statement, values)

    turn = selectors.game_for(game_id, people[0].pk)["turn"]
    monkeypatch.setattr(direct, "execute", count)
    with CaptureQueriesContext(
        connection,
    ) as queries:
        house.act(game_id, people[0], "KC", turn=turn)
    spoken = [q["sql"] for q in queries if not q["sql"].startswith(("BEGIN", "COMMIT"))]
    spoken += straight
    assert len(spoken) <= 3, "\n".join(spoken)
    assert len(straight) == (2 if connection.vendor == "postgresql" else 0)


def test_nothing_secret_is_in_a_games_representation(house: House, game_id: str) -> None:
    game = storage.load(game_id)
    shown = f"{game!r} {game.row!r} {game.row} {game.state!r}"
    assert bytes(game.row.server_seed).hex() not in shown
    assert game.row.state not in shown
    assert "hands" not in shown
