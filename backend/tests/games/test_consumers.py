"""The socket: what it tells whom, that it takes actions as REST does, and that nothing kills it."""

import hashlib
import json
from collections.abc import AsyncIterator
from random import Random
from typing import Any, TypeAlias

import pytest
from asgiref.sync import sync_to_async
from channels.testing import WebsocketCommunicator
from django.core.cache import cache

from accounts.instants import now_ms
from accounts.models import User
from accounts.open_socket import OpenSocket
from config.sockets import sockets
from games import frames, push, scheduling, selectors
from games.models import Connection, Move
from games.services import presence
from tests.accounts.browser import Browser
from tests.factories import PASSWORD, house_bot, make_user
from tests.games import shapes
from tests.games.house import House, rig
from tests.patience import PATIENCE

pytestmark = pytest.mark.django_db(transaction=True)

Json: TypeAlias = dict[str, Any]


class Page:
    """A browser's page at a table: cookies and an open socket."""

    def __init__(self, browser: Browser, table_id: str) -> None:
        self.browser = browser
        cookies = "; ".join(f"{k}={v.value}" for k, v in browser.client.cookies.items())
        self.socket: Any = WebsocketCommunicator(
            sockets,
            f"/ws/tables/{table_id}/",
            headers=[
                (b"host", b"testserver"),
                (b"origin", b"http://testserver"),
                (b"cookie", cookies.encode()),
            ],
        )

    async def open(self) -> list[Json]:
        """Connect, and return what is sent by itself."""
        accepted, _ = await self.socket.connect(timeout=PATIENCE)
        assert accepted
        return await self.everything()

    async def next(self) -> Json:
        """Wait for the next message."""
        message: Json = json.loads(await self.socket.receive_from(timeout=PATIENCE))
        return message

    async def next_of(self, kind: str) -> Json:
        """Wait for the next message of a type, passing over others."""
        while True:
            message = await self.next()
            if message["type"] == kind:
                return message

    async def everything(self) -> list[Json]:
        """Return what has been sent so far, the answer to a last ping not counted."""
        await self.send({"type": "ping", "at": 77})
        messages = []
        while (message := await self.next())["type"] != "pong":
            messages.append(message)
        return messages

    async def send(self, frame: object) -> None:
        """Send a frame; texts and bytes as they are."""
        if isinstance(frame, bytes):
            received: Json = {"bytes": frame}
        else:
            received = {"text": frame if isinstance(frame, str) else json.dumps(frame)}
        await self.socket.send_input({"type": "websocket.receive", **received})

    async def close(self) -> None:
        """Go away."""
        await self.socket.disconnect()


class Scene:
    """A running game of two people, seen over real sockets."""

    def __init__(self) -> None:
        self.pages: list[Page] = []

    async def page(self, browser: Browser) -> Page:
        page = Page(browser, self.table_id)
        self.pages.append(page)
        return page

    @sync_to_async
    def set_up(self) -> None:
        cache.clear()
        house_bot("random")
        self.ann, self.ben, self.stranger = Browser(), Browser(), Browser()
        for browser in (self.ann, self.ben, self.stranger):
            user = make_user()
            assert browser.log_in(user.email, PASSWORD).status == 200
        terms = {"seats": 2, "pace": "normal", "visibility": "private", "options": {}}
        self.table_id = self.ann.post("/api/tables", terms).body["table_id"]

    @sync_to_async
    def begin(self) -> None:
        table = f"/api/tables/{self.table_id}"
        self.ben.post(f"{table}/join", {})
        self.game_id = self.ann.post(f"{table}/start").body["start"]["game_id"]
        digest = hashlib.sha256(b"seed").hexdigest()
        for browser in (self.ann, self.ben):
            browser.post(f"{table}/ready", {"game_id": self.game_id, "client_hash": digest})
        for browser in (self.ann, self.ben):
            browser.post(f"{table}/reveal", {"game_id": self.game_id, "client_seed": "seed"})


@pytest.fixture
async def scene(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    monkeypatch.setattr(scheduling, "enqueue", lambda *_: None)
    scene = Scene()
    await scene.set_up()
    yield scene
    for page in scene.pages:
        await page.close()


@sync_to_async
def turn_of(scene: Scene) -> int:
    turn: int = selectors.game_for(scene.game_id, None)["turn"]
    return turn


@sync_to_async
def set_hands(scene: Scene, hands: list[str]) -> None:
    rig(House(chance=Random(1), now=now_ms()), scene.game_id, hands=hands, top="9C")


async def test_who_comes_is_told_everything(scene: Scene) -> None:
    page = await scene.page(scene.ann)
    [table] = [m for m in await page.open() if m["type"] == "table"]
    assert table["table"] == await sync_to_async(selectors.table_for)(
        scene.table_id, await pk_of(scene.ann)
    )
    assert table["table"]["seats"][0]["present"] is True
    await scene.begin()
    late = await scene.page(scene.ben)
    messages = {m["type"]: m for m in await late.open()}
    shapes.check("GameMessage", messages["game"])
    assert messages["game"]["events"] == []
    assert messages["game"]["view"]["your_seat"] == 1


@sync_to_async
def pk_of(browser: Browser) -> int:
    return User.objects.get(public_id=browser.me()["public_id"]).pk


async def test_each_page_gets_its_own_view_and_the_game_from_its_beginning(scene: Scene) -> None:
    ann, stranger = await scene.page(scene.ann), await scene.page(scene.stranger)
    await ann.open()
    await stranger.open()
    await scene.begin()
    own = await ann.next_of("game")
    others = await stranger.next_of("game")
    assert [event["type"] for event in own["events"]][:2] == ["cut", "round_dealt"]
    assert own["view"]["round"]["hands"][0]["cards"] is not None
    assert [hand["cards"] for hand in others["view"]["round"]["hands"]] == [None, None]
    assert others["view"]["viewpoint"] == "spectator"


async def test_an_action_is_answered_as_by_rest_and_told_to_everybody(scene: Scene) -> None:
    await scene.begin()
    await set_hands(scene, ["KC QC 3C", "KD QD 3D"])
    ann, ben = await scene.page(scene.ann), await scene.page(scene.ben)
    await ann.open()
    await ben.open()
    turn = await turn_of(scene)
    action = {"action_id": "a1", "action": "KC", "turn": turn}
    await ann.send({"type": "action", **action})
    answer = await ann.next_of("answer")
    assert (answer["action_id"], answer["status"]) == ("a1", 200)
    shapes.check("GameMessage", answer["body"])
    told = await ben.next_of("game")
    assert told["version"] == answer["body"]["version"]
    assert told["moves"] == ["0:KC"]
    path = f"/api/games/{scene.game_id}/actions"
    again = await sync_to_async(scene.ann.post)(path, action)
    assert again.body == answer["body"], "both doors lead to the same path"


@pytest.mark.parametrize(
    ("fields", "status", "code"),
    [
        ({"action_id": "a", "action": "KC", "turn": 0}, 409, "stale_turn"),
        ({"action_id": "a", "action": "KC"}, 400, "required"),
        ({"action_id": "a", "action": "nonsense", "turn": 1}, 400, "bad_move_syntax"),
        ({"action_id": "a", "action": 7, "turn": 1}, 400, "invalid"),
        ({"action_id": {"a": 1}, "action": "KC"}, 400, "invalid"),
        ({"action": "KC"}, 400, "required"),
        ({"action_id": "a", "action": "last", "more": 1}, 400, "unknown_field"),
    ],
)
async def test_a_refused_action_is_answered_with_status_and_code(
    scene: Scene, fields: Json, status: int, code: str
) -> None:
    await scene.begin()
    page = await scene.page(scene.ann)
    await page.open()
    await page.send({"type": "action", **fields})
    answer = await page.next_of("answer")
    assert answer["action_id"] == fields.get("action_id")
    assert (answer["status"], answer["body"]["errors"][0]["code"]) == (status, code)


async def test_nobody_acts_without_a_seat_or_a_game(scene: Scene) -> None:
    act = {"type": "action", "action_id": "a", "action": "last"}
    ann = await scene.page(scene.ann)
    await ann.open()
    await ann.send(act)
    assert (await ann.next_of("answer"))["status"] == 404
    await scene.begin()
    for browser, status in ((scene.stranger, 403), (Browser(), 401)):
        page = await scene.page(browser)
        await page.open()
        await page.send(act)
        assert (await page.next_of("answer"))["status"] == status


HOSTILE: list[object] = [
    b"\x00\xff",
    b'{"type": "sync"}',
    "",
    "{",
    "null",
    "[]",
    "7",
    '"sync"',
    "{}",
    {"type": "unknown"},
    {"type": ["sync"]},
    {"type": {"a": 1}},
    {"type": "ping"},
    {"type": "ping", "at": "1"},
    {"type": "ping", "at": True},
    '{"type": "ping", "at": NaN}',
    "x" * (frames.MAX_FRAME + 1),
    "[" * 1000,
    '{"type": "sync", "x": "\\ud800"}',
]


@pytest.mark.parametrize("frame", HOSTILE, ids=range(len(HOSTILE)))
async def test_no_frame_kills_the_socket(scene: Scene, frame: object) -> None:
    page = await scene.page(scene.ann)
    await page.open()
    await page.send(frame)
    error = await page.next_of("error")
    assert error["body"]["type"] == "client_error"
    assert error["body"]["errors"][0]["code"] == "bad_frame"
    await page.send({"type": "sync"})
    assert (await page.next_of("table"))["table"]["table_id"] == scene.table_id


async def test_a_flood_is_stopped_and_in_the_end_cut_off(scene: Scene) -> None:
    page = await scene.page(scene.ann)
    await page.open()
    codes = []
    for _ in range(frames.BURST + 60):
        await page.send({"type": "unknown"})
        output = await page.socket.receive_output(timeout=PATIENCE)
        if output["type"] == "websocket.close":
            assert output["code"] == 4429
            break
        message = json.loads(output["text"])
        if message["type"] == "error":  # and not the news of one's own coming
            codes.append(message["body"]["errors"][0]["code"])
    else:
        pytest.fail("The flood went on.")
    assert codes[0] == "bad_frame"
    assert codes[-1] == "throttled"


async def test_seeing_the_cards_starts_the_clock_of_whoever_is_asked(scene: Scene) -> None:
    await scene.begin()
    asked = await sync_to_async(_asked)(scene)
    browser = (scene.ann, scene.ben)[asked]
    page, other = await scene.page(browser), await scene.page(scene.stranger)
    await page.open()
    await other.open()
    seen = {"type": "seen", "game_id": scene.game_id, "round": 1}
    await other.socket.send_to(json.dumps(seen))
    await page.socket.send_to(json.dumps(seen))
    message = await other.next_of("game")
    assert message["events"] == []
    assert message["view"]["clock"]["starts_at"] <= message["now"]
    await page.socket.send_to(json.dumps({**seen, "round": "first"}))
    refused = await page.next_of("error")
    assert refused["body"]["errors"][0]["attr"] == "round"


def _asked(scene: Scene) -> int:
    seat: int = selectors.game_for(scene.game_id, None)["clock"]["seat"]
    return seat


async def test_a_ping_is_answered_with_the_versions(scene: Scene) -> None:
    page = await scene.page(scene.ann)
    await page.open()
    await page.send({"type": "ping", "at": 12.5})
    pong = await page.next_of("pong")
    assert (pong["at"], pong["game_id"], pong["game_version"]) == (12.5, None, None)
    table = await sync_to_async(selectors.table_for)(scene.table_id, None)
    assert pong["table_version"] == table["version"]
    await scene.begin()
    await page.send({"type": "ping", "at": 13})
    pong = await page.next_of("pong")
    assert (pong["game_id"], pong["game_version"]) == (scene.game_id, 1)


async def test_signing_out_closes_the_socket(scene: Scene) -> None:
    page = await scene.page(scene.ann)
    await page.open()
    await sync_to_async(scene.ann.log_out)()
    assert await page.next_of("closing") == {"type": "closing", "code": "signed_out"}
    assert (await page.socket.receive_output(timeout=PATIENCE))["type"] == "websocket.close"


async def test_a_session_that_ended_unseen_is_noticed_at_a_ping(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await scene.page(scene.ann)
    await page.open()
    monkeypatch.setattr(presence, "RENEW_MS", 0)
    await sync_to_async(scene.ann.client.session.flush)()
    await page.send({"type": "ping", "at": 1})
    assert (await page.next_of("closing"))["code"] == "signed_out"


async def test_a_session_that_ended_unseen_takes_and_tells_nothing_more(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.begin()
    acting, silent = await scene.page(scene.ann), await scene.page(scene.ann)
    for page in (acting, silent):
        await page.open()
    await set_hands(scene, ["KC QC", "KD QD"])
    turn = await turn_of(scene)
    monkeypatch.setattr(presence, "RENEW_MS", 0)
    await sync_to_async(scene.ann.client.session.flush)()
    await acting.send({"type": "action", "action_id": "a", "action": "KC", "turn": turn})
    assert await acting.next() == {"type": "closing", "code": "signed_out"}
    assert not await sync_to_async(Move.objects.exists)()
    await sync_to_async(scene.ben.post)(f"/api/tables/{scene.table_id}/leave")
    assert await silent.next() == {"type": "closing", "code": "signed_out"}


async def test_a_table_that_closes_ends_its_sockets(scene: Scene) -> None:
    page = await scene.page(scene.stranger)
    await page.open()
    await sync_to_async(scene.ann.post)(f"/api/tables/{scene.table_id}/leave")
    assert (await page.next_of("table"))["table"]["state"] == "closed"
    assert (await page.next_of("closing"))["code"] == "table_closed"


async def test_who_is_connected_is_known(scene: Scene) -> None:
    stranger = await scene.page(scene.stranger)
    await stranger.open()
    first, second = await scene.page(scene.ann), await scene.page(scene.ann)
    await first.open()
    assert (await stranger.next_of("presence"))["present"] == [True, False]
    await second.open()
    await first.close()
    assert await stranger.everything() == [], "one of two pages gone is nobody gone"
    await second.close()
    assert (await stranger.next_of("presence"))["present"] == [False, False]
    assert await sync_to_async(Connection.objects.count)() == 1
    scene.pages = [stranger]


async def test_there_is_no_socket_without_a_table(scene: Scene) -> None:
    page = Page(scene.ann, "nowhere")
    accepted, code = await page.socket.connect(timeout=PATIENCE)
    assert (accepted, code) == (False, 4404)


async def test_two_pages_of_one_player_live_side_by_side(scene: Scene) -> None:
    await scene.begin()
    await set_hands(scene, ["KC QC 3C", "KD QD 3D"])
    one, two = await scene.page(scene.ann), await scene.page(scene.ann)
    await one.open()
    await two.open()
    turn = await turn_of(scene)
    await one.send({"type": "action", "action_id": "x", "action": "KC", "turn": turn})
    await two.send({"type": "action", "action_id": "y", "action": "QC", "turn": turn})
    answers = [await one.next_of("answer"), await two.next_of("answer")]
    assert sorted(answer["status"] for answer in answers) == [200, 409]
    assert await sync_to_async(Move.objects.count)() == 1


async def test_a_socket_that_cannot_be_told_is_ended(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    page = await scene.page(scene.ann)
    await page.open()

    def broken(*_: object) -> bytes:
        raise RuntimeError("no parcel")

    monkeypatch.setattr(push, "bytes_for", broken)
    await sync_to_async(scene.ben.post)(f"/api/tables/{scene.table_id}/join", {})
    closed = await page.socket.receive_output(5)
    assert closed == {"type": "websocket.close", "code": 1011}
    assert "no parcel" in caplog.text


@pytest.mark.parametrize("said", [OSError, RuntimeError])
async def test_what_is_told_to_a_client_that_has_gone_ends_nothing(
    scene: Scene, said: type[Exception]
) -> None:
    def gone(_: object) -> None:
        raise said

    socket = OpenSocket()
    socket.base_send = sync_to_async(gone)
    await socket.tell("too late")
    assert socket.ended
    await socket.tell("later still")
    await socket.end(1000)
