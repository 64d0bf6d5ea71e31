"""The queue over HTTP: a search from its beginning to the match, and every refusal."""

import json

import pytest
from django.core.cache import cache

from accounts.models import User
from games.models import Table
from matchmaking import push
from tests.accounts.browser import Answer, Browser
from tests.factories import PASSWORD
from tests.games import shapes
from tests.matchmaking.lobby import Hall

pytestmark = pytest.mark.django_db(transaction=True)

DUEL = {"ladder": "duel", "length": "short"}
WISH = {"kinds": [DUEL], "bots_after_s": 20}


@pytest.fixture(autouse=True)
def clock(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hang the hall's clock on the door."""
    monkeypatch.setattr("matchmaking.api.views.now_ms", lambda: hall.now)
    cache.clear()


def signed_in(hall: Hall, **fields: object) -> tuple[Browser, User]:
    browser, user = Browser(), hall.person(**fields)  # type: ignore[arg-type]
    assert browser.log_in(user.email, PASSWORD).status == 200
    return browser, user


def refusal(answer: Answer) -> tuple[int, str]:
    assert set(answer.body) == {"type", "errors"}
    return answer.status, answer.code


def test_a_search_from_its_beginning_to_the_match(hall: Hall) -> None:
    (ann, ann_user), (ben, _) = signed_in(hall, rating=1480), signed_in(hall)
    assert ann.get("/api/queue").body["entry"] is None
    begun = ann.put("/api/queue", WISH)
    assert begun.status == 200, begun.text
    shapes.check("Queue", begun.body)
    entry = begun.body["entry"]
    assert (entry["kinds"], entry["since"], entry["bots_after_ms"]) == ([DUEL], hall.now, 20_000)
    assert ben.put("/api/queue", {**WISH, "bots_after_s": None}).status == 200
    [found] = ben.get("/api/queue").body["entry"]["found"]
    assert (found["public_id"], found["rating"]["value"]) == (ann_user.public_id, 1480)
    hall.pair()
    matched = ann.get("/api/queue").body
    shapes.check("Queue", matched)
    assert matched["entry"]["table_id"] == Table.objects.get().public_id
    assert ann.get("/api/me").body["current"]["table_id"] == Table.objects.get().public_id
    assert refusal(ann.put("/api/queue", WISH)) == (409, "match_found")
    turned_down = ann.delete("/api/queue")
    assert turned_down.status == 200, turned_down.text
    hall.run_announced()
    told = ann.get("/api/queue").body
    assert (told["entry"], told["paused_until"]) == (None, hall.now + 20_000)
    assert refusal(ann.put("/api/queue", WISH)) == (409, "queue_paused")


def test_stopping_twice_is_harmless(hall: Hall) -> None:
    ann, _ = signed_in(hall)
    ann.put("/api/queue", WISH)
    assert [ann.delete("/api/queue").body["entry"] for _ in range(2)] == [None, None]


def test_who_is_kept_out(hall: Hall) -> None:
    nobody, guest = Browser(), Browser()
    guest.become_guest()
    suspended, _ = signed_in(hall, suspended_until=hall.now + 1)
    assert refusal(nobody.get("/api/queue")) == (401, "not_authenticated")
    assert refusal(nobody.put("/api/queue", WISH)) == (401, "not_authenticated")
    assert refusal(guest.put("/api/queue", WISH)) == (403, "guests_may_not")
    assert refusal(suspended.put("/api/queue", WISH)) == (403, "suspended")
    assert suspended.delete("/api/queue").status == 200


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"kinds": [DUEL]}, "required"),
        ({"kinds": [], "bots_after_s": 20}, "empty"),
        ({"kinds": [DUEL, DUEL], "bots_after_s": 20}, "invalid"),
        ({"kinds": [{"ladder": "chess", "length": "short"}], "bots_after_s": 20}, "invalid_choice"),
        ({"kinds": [{**DUEL, "pace": "fast"}], "bots_after_s": 20}, "unknown_field"),
        ({"kinds": [DUEL], "bots_after_s": -1}, "min_value"),
        ({"kinds": [DUEL], "bots_after_s": 601}, "max_value"),
        ({"kinds": [DUEL], "bots_after_s": True}, "invalid"),
        ({**WISH, "rating": 1}, "unknown_field"),
        ([], "invalid"),
    ],
)
def test_bad_wishes(hall: Hall, wish: object, code: str) -> None:
    ann, _ = signed_in(hall)
    assert refusal(ann.put("/api/queue", wish)) == (400, code)
    assert ann.get("/api/queue").body["entry"] is None


def test_what_is_told_is_what_is_answered(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, dict[str, object]]] = []
    monkeypatch.setattr(push, "tell", lambda user, message: told.append((user, message)))
    (ann, ann_user), (ben, ben_user) = signed_in(hall), signed_in(hall)
    ann.put("/api/queue", WISH)
    assert told == [
        (ann_user.pk, {"type": "queue", "now": hall.now, "queue": ann.get("/api/queue").body})
    ]
    told.clear()
    ben.put("/api/queue", WISH)
    assert {user for user, _ in told} == {ann_user.pk, ben_user.pk}
    told.clear()
    hall.pair()
    table_id = Table.objects.get().public_id
    match = {"type": "match", "now": hall.now, "table_id": table_id}
    assert [(user, message) for user, message in told if message["type"] == "match"] == [
        (ann_user.pk, match),
        (ben_user.pk, match),
    ]
    for _, message in told:
        if message["type"] == "queue":
            shapes.check("Queue", json.loads(json.dumps(message["queue"])))
            assert message["queue"]["entry"]["table_id"] == table_id  # type: ignore[index]
    told.clear()
    hall.say_ready([ann_user, ben_user])
    hall.reveal([ann_user, ben_user])
    hall.run_announced()
    assert [message["queue"]["entry"] for _, message in told] == [None, None]  # type: ignore[index]


def test_looking_costs_the_same_however_many_wait(
    hall: Hall, django_assert_max_num_queries: pytest.FixtureRequest
) -> None:
    ann, _ = signed_in(hall)
    ann.put("/api/queue", WISH)
    for number in range(12):
        hall.look(hall.person(rating=900 + 90 * number))
    with django_assert_max_num_queries(16):  # type: ignore[operator]
        ann.get("/api/queue")
