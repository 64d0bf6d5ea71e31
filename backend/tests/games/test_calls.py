"""R-6.2 as people live it: announcements, calls, and the second in which a call is held back."""

from dataclasses import dataclass

import orjson
import pytest

from accounts.models import User
from games import selectors, storage
from games.models import PendingCall
from tests.games.house import House, refused, rig

pytestmark = pytest.mark.django_db(transaction=True)


@dataclass
class Scene:
    """Seat 0 has just played down to one card and has not announced it."""

    house: House
    game_id: str
    exposed: User
    caller: User
    bystander: User

    def version(self) -> int:
        """Return the game's version now."""
        return storage.load(self.game_id).row.version

    def call(self, user: User) -> tuple[int, dict[str, object]]:
        """Have somebody call seat 0; returns status and body of the answer."""
        answer = self.house.act(self.game_id, user, "call@0")
        return answer.status, orjson.loads(answer.body)

    def events_told_to(self, user: User | None) -> list[dict[str, object]]:
        """Return the events of the newest push to a user, or to spectators."""
        messages = self.house.last_push(self.game_id)
        told: list[dict[str, object]] = messages[str(user.pk) if user else "rest"]["events"]
        return told


@pytest.fixture
def scene(house: House) -> Scene:
    people = [house.person() for _ in range(3)]
    game_id = house.game(*people)
    hands = ["KC 3C", "QC JC TC", "8D 5C 2H"]
    rig(house, game_id, hands=hands, top="9C", stock="4D 6D 7D")
    house.act(game_id, people[0], "KC")
    return Scene(house, game_id, *people)


def test_a_call_within_the_second_is_held_back_and_nobody_else_learns_of_it(scene: Scene) -> None:
    version, pushes = scene.version(), len(scene.house.pushed)
    scene.house.now += 400
    status, body = scene.call(scene.caller)
    assert status == 202
    assert body["seat"] == 0
    assert body["due_at"] == scene.house.now + 600
    assert scene.version() == version
    own = selectors.game_for(scene.game_id, scene.caller.pk)
    assert own["your_pending_call"] == {"seat": 0, "due_at": scene.house.now + 600}
    for other in (scene.exposed.pk, scene.bystander.pk, None):
        assert selectors.game_for(scene.game_id, other)["your_pending_call"] is None
    [(_, parcel)] = scene.house.pushed[pushes:]
    assert list(parcel["to"]) == [str(scene.caller.pk)]
    assert parcel["rest"] is None


def test_a_call_held_back_is_made_when_its_second_is_over(scene: Scene) -> None:
    scene.house.now += 400
    scene.call(scene.caller)
    scene.house.run(until=lambda: not scene.house.line)
    assert PendingCall.objects.get().verdict == "called"
    for user in (scene.exposed, scene.caller, scene.bystander, None):
        called = scene.events_told_to(user)[0]
        assert called == {"type": "called", "by": 1, "seat": 0, "after_ms": 400, "now": False}
    view = selectors.game_for(scene.game_id, scene.caller.pk)
    assert view["round"]["hands"][0]["count"] == 3
    assert view["your_pending_call"] is None


def test_an_announcement_goes_before_a_call_held_back(scene: Scene) -> None:
    scene.house.now += 400
    scene.call(scene.caller)
    scene.house.now += 350
    assert scene.house.act(scene.game_id, scene.exposed, "last").status == 200
    void = {"type": "call_void", "by": 1, "seat": 0, "ended_by": "announced", "by_ms": 250}
    announced = {"type": "announced", "seat": 0, "late": True}
    assert scene.events_told_to(scene.caller) == [announced, void]
    for user in (scene.exposed, scene.bystander, None):
        assert scene.events_told_to(user) == [announced]
    version = scene.version()
    scene.house.run(until=lambda: not scene.house.line)
    assert scene.version() == version
    assert PendingCall.objects.get().verdict == "void"


def test_a_draw_that_ends_the_exposure_voids_the_call(scene: Scene) -> None:
    scene.call(scene.bystander)
    rig_turn_to_two(scene)
    scene.house.act(scene.game_id, scene.bystander, "5C")
    void = [e for e in scene.events_told_to(scene.bystander) if e["type"] == "call_void"]
    assert [event["ended_by"] for event in void] == ["drew"]


def rig_turn_to_two(scene: Scene) -> None:
    """Let seat 1 play, so that it is seat 2's turn within the second."""
    scene.house.act(scene.game_id, scene.caller, "QC")


def test_of_two_callers_the_first_counts_and_the_other_is_told_so(scene: Scene) -> None:
    scene.house.now += 100
    scene.call(scene.bystander)
    scene.house.now += 100
    scene.call(scene.caller)
    scene.house.run(until=lambda: not scene.house.line)
    verdicts = list(PendingCall.objects.order_by("id").values_list("caller", "verdict"))
    assert verdicts == [(2, "called"), (1, "void")]
    void = scene.events_told_to(scene.caller)[-1]
    assert (void["type"], void["ended_by"]) == ("call_void", "called")
    view = selectors.game_for(scene.game_id, None)
    assert view["round"]["hands"][0]["count"] == 3, "one penalty only"


def test_one_call_a_seat_and_exposure(scene: Scene) -> None:
    scene.call(scene.caller)
    with refused("already_called"):
        scene.call(scene.caller)
    assert PendingCall.objects.count() == 1


def test_a_held_call_sent_again_is_answered_alike(scene: Scene) -> None:
    first = scene.house.act(scene.game_id, scene.caller, "call@0", action_id="once")
    scene.house.now += 300
    assert scene.house.act(scene.game_id, scene.caller, "call@0", action_id="once") == first
    scene.house.run(until=lambda: not scene.house.line)
    assert scene.house.act(scene.game_id, scene.caller, "call@0", action_id="once") == first
    with refused("action_id_reused"):
        scene.house.act(scene.game_id, scene.caller, "QC", action_id="once")


def test_a_call_under_the_id_of_a_move_is_not_held_back(scene: Scene) -> None:
    scene.house.act(scene.game_id, scene.caller, "QC", action_id="once")
    with refused("action_id_reused"):
        scene.house.act(scene.game_id, scene.caller, "call@0", action_id="once")
    assert not PendingCall.objects.exists()


def test_a_call_after_the_second_is_judged_at_once(scene: Scene) -> None:
    scene.house.now += 1_000
    status, body = scene.call(scene.caller)
    assert status == 200
    events = body["events"]
    assert isinstance(events, list)
    assert events[0] == {"type": "called", "by": 1, "seat": 0, "after_ms": 1000, "now": False}


def test_a_call_that_fell_due_goes_before_whatever_comes_later(scene: Scene) -> None:
    scene.call(scene.caller)
    scene.house.now += 1_001
    with refused("not_exposed"):
        scene.house.act(scene.game_id, scene.exposed, "last")
    assert PendingCall.objects.get().verdict == "called"
    assert scene.events_told_to(None)[0]["type"] == "called"


def test_calls_on_nobody_in_particular_are_refused(scene: Scene) -> None:
    with refused("not_exposed"):
        scene.house.act(scene.game_id, scene.caller, "call@2")
    with refused("not_exposed"):
        scene.house.act(scene.game_id, scene.caller, "call@4")
    with refused("not_exposed"):
        scene.house.act(scene.game_id, scene.exposed, "call@0")


def test_who_has_announced_cannot_be_called(scene: Scene) -> None:
    scene.house.act(scene.game_id, scene.exposed, "last")
    with refused("not_exposed"):
        scene.call(scene.caller)
    assert not PendingCall.objects.exists()


def test_a_call_outlives_a_move_that_leaves_the_exposure_alone(scene: Scene) -> None:
    scene.call(scene.bystander)
    scene.house.act(scene.game_id, scene.caller, "QC")
    assert selectors.game_for(scene.game_id, scene.bystander.pk)["your_pending_call"] is not None
    scene.house.run(until=lambda: not scene.house.line)
    assert PendingCall.objects.get().verdict == "called"


def test_a_call_whose_task_was_lost_is_found_by_the_sweep(scene: Scene) -> None:
    scene.call(scene.caller)
    scene.house.line.clear()
    scene.house.now += 1_500
    scene.house.sweep()
    assert PendingCall.objects.get().verdict == "called"
