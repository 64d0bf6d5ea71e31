"""Open sockets and what ends what lets somebody in, also where nobody told them of it."""

from collections.abc import Callable
from typing import Any

import pytest
from asgiref.sync import sync_to_async

from accounts import admittance, push, scheduling
from accounts.instants import now_ms
from accounts.models import User
from games.models import Move
from social.services import moderation
from social.services.moderation import Decision
from tests.accounts.browser import AUTH, Browser
from tests.factories import PASSWORD, make_user
from tests.games.test_consumers import Page, Scene, set_hands, turn_of
from tests.games.test_consumers import scene as scene  # noqa: PLC0414 -- a fixture

pytestmark = pytest.mark.django_db(transaction=True)

DAY = 86_400_000


@pytest.fixture(autouse=True)
def nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lose what open sockets are told by the accounts."""
    monkeypatch.setattr(push, "end_sockets", list)
    monkeypatch.setattr(push, "tell", lambda *_: None)
    monkeypatch.setattr(scheduling, "enqueue", lambda _: None)


@sync_to_async
def become(scene: Scene, who: str) -> None:
    """Make Ben, who is about to sit down, an account or a guest."""
    if who == "guest":
        scene.ben = Browser()
        scene.ben.become_guest()


@sync_to_async
def user_of(browser: Browser) -> User:
    return User.objects.get(public_id=browser.me()["public_id"])


@sync_to_async
def measure(kind: str, user: User, until: int | None) -> None:
    operator = make_user(is_staff=True, is_superuser=True)
    decision = Decision(kind=kind, user=user, reason="Be kind.", until=until)
    moderation.take(decision, by=operator, now=now_ms())


async def attempt(page: Page, scene: Scene, action_id: str) -> dict[str, Any]:
    """Send an action that is refused by the rules at most, and return what is said of it."""
    await page.send({"type": "action", "action_id": action_id, "action": "KC", "turn": 0})
    while (said := await page.next())["type"] not in {"answer", "closing"}:
        pass
    return said


@pytest.mark.parametrize("who", ["account", "guest"])
async def test_a_measure_counts_at_once_for_a_socket_that_is_open(scene: Scene, who: str) -> None:
    await become(scene, who)
    await scene.begin()
    page = await scene.page(scene.ben)
    await page.open()
    user = await user_of(scene.ben)
    for number, (kind, until, status) in enumerate(
        (("suspend", now_ms() + DAY, 403), ("lift", None, 409), ("warn", None, 409))
    ):
        await measure(kind, user, until)
        answer = await attempt(page, scene, f"a{number}")
        assert answer["status"] == status, (kind, answer)
        code = answer["body"]["errors"][0]["code"]
        assert code == ("suspended" if status == 403 else "stale_turn")


def sign_out(browser: Browser) -> None:
    browser.log_out()


def end_the_session_elsewhere(browser: Browser) -> None:
    other = Browser()
    other.log_in(browser.me()["email"], PASSWORD)
    listed = other.get(f"{AUTH}/auth/sessions").body["data"]
    ids = [each["id"] for each in listed if not each["is_current"]]
    assert other.delete(f"{AUTH}/auth/sessions", {"sessions": ids}).status == 200


def take_another_password(browser: Browser) -> None:
    other = Browser()
    other.log_in(browser.me()["email"], PASSWORD)
    body = {"current_password": PASSWORD, "new_password": "a quite different one"}
    assert other.post(f"{AUTH}/account/password/change", body).status == 200


def delete_the_account(browser: Browser) -> None:
    browser.post(f"{AUTH}/auth/reauthenticate", {"password": PASSWORD})
    assert browser.delete("/api/me").status == 204


def log_in_as_somebody_else(browser: Browser) -> None:
    assert browser.log_in(make_user().email, PASSWORD).status == 200


def shut_out(browser: Browser) -> None:
    user = User.objects.get(public_id=browser.me()["public_id"])
    operator = Browser()
    operator.client.force_login(
        make_user(is_staff=True, is_superuser=True),
        backend="allauth.account.auth_backends.AuthenticationBackend",
    )
    token = operator.client.get(f"/admin/accounts/user/{user.pk}/change/").cookies["csrftoken"]
    form = {"csrfmiddlewaretoken": token.value}  # `is_active` is a box that is not ticked
    answer = operator.client.post(f"/admin/accounts/user/{user.pk}/change/", form)
    assert answer.status_code == 302


@pytest.mark.parametrize(
    ("who", "end"),
    [
        ("guest", log_in_as_somebody_else),
        ("account", sign_out),
        ("guest", sign_out),
        ("account", end_the_session_elsewhere),
        ("account", take_another_password),
        ("account", delete_the_account),
        ("account", shut_out),
        ("guest", shut_out),
    ],
)
async def test_nothing_is_done_in_the_name_of_a_session_that_is_over(
    scene: Scene, who: str, end: Callable[[Browser], None]
) -> None:
    await become(scene, who)
    await scene.begin()
    page = await scene.page(scene.ben)
    await page.open()
    moves = await Move.objects.acount()
    await sync_to_async(end)(scene.ben)
    assert await attempt(page, scene, "a") == {"type": "closing", "code": "signed_out"}
    assert (await page.socket.receive_output())["type"] == "websocket.close"
    assert await Move.objects.acount() == moves


async def test_who_is_still_admitted_need_not_act_twice(scene: Scene) -> None:
    await scene.begin()
    await set_hands(scene, ["KC QC 3C", "KD QD 3D"])
    page = await scene.page(scene.ann)
    await page.open()
    user = await user_of(scene.ann)
    await sync_to_async(admittance.changed)(user.pk)
    turn = await turn_of(scene)
    await page.send({"type": "action", "action_id": "a", "action": "KC", "turn": turn})
    assert (await page.next_of("answer"))["status"] == 200
