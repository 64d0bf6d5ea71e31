"""Frames made to break a socket: each is answered or ends that socket alone."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.hostile.world import CALLERS, World, assert_shape
from tests.site.browser import Json

ANSWER_SECONDS: Final = 60
FLOOD: Final = 4429

NO_FRAMES: Final = {
    "empty": "",
    "no JSON": "ping",
    "cut off": '{"type": "ping"',
    "not a number": '{"type": "ping", "at": NaN}',
    "a list": "[]",
    "a number": "7",
    "nothing": "null",
    "no type": "{}",
    "another type": '{"type": "table"}',
    "a type that is none": '{"type": ["ping"]}',
    "type null": '{"type": null}',
    "consumer's own": '{"type": "table.parcel", "to": {}, "rest": null}',
    "NUL": "\x00",
    "NUL inside": '{"type": "ping\\u0000", "at": 1}',
    "lone surrogate": '{"type": "\\ud800"}',
    "deep": "[" * 1_000,
    "deep and closed": "[" * 500 + "]" * 500,
    "ping without at": '{"type": "ping"}',
    "ping at text": '{"type": "ping", "at": "1"}',
    "ping at true": '{"type": "ping", "at": true}',
    "long": '{"type": "sync", "x": "' + "a" * 2_000 + '"}',
    "long in bytes": '{"type": "sync", "x": "' + "\N{PILE OF POO}" * 1_020 + '"}',
}

BAD_ACTIONS: Final[tuple[dict[str, object], ...]] = (
    {},
    {"action_id": "a"},
    {"action": "draw", "turn": 1},
    {"action_id": None, "action": "draw", "turn": 1},
    {"action_id": ["a"], "action": "draw", "turn": 1},
    {"action_id": {"a": {"b": []}}, "action": "draw", "turn": 1},
    {"action_id": 10**15, "action": "draw", "turn": 1},
    {"action_id": "a\x00", "action": "draw", "turn": 1},
    {"action_id": "\N{PILE OF POO}", "action": "draw", "turn": 1},
    {"action_id": "a" * 65, "action": "draw", "turn": 1},
    {"action_id": "a\n", "action": "draw", "turn": 1},
    {"action_id": "a", "action": "", "turn": 1},
    {"action_id": "a", "action": "\x00", "turn": 1},
    {"action_id": "a", "action": "1:draw", "turn": 1},
    {"action_id": "a", "action": "DRAW", "turn": 1},
    {"action_id": "a", "action": "call@9", "turn": 1},
    {"action_id": "a", "action": "call@\u0661"},
    {"action_id": "a", "action": "KD!!", "turn": 1},
    {"action_id": "a", "action": ["draw"], "turn": 1},
    {"action_id": "a", "action": "draw"},
    {"action_id": "a", "action": "draw", "turn": None},
    {"action_id": "a", "action": "draw", "turn": -1},
    {"action_id": "a", "action": "draw", "turn": 2**31},
    {"action_id": "a", "action": "draw", "turn": 2**63},
    {"action_id": "a", "action": "draw", "turn": 1.0},
    {"action_id": "a", "action": "draw", "turn": "1"},
    {"action_id": "a", "action": "draw", "turn": True},
    {"action_id": "a", "action": "draw", "turn": 1, "seat": 1},
    {"action_id": "a", "action": "draw", "turn": 1, "game_id": "x"},
)


@contextmanager
def opened(
    world: World, name: str, table: str, *, cookie: str | None = None, origin: str | None = ""
) -> Iterator[ClientConnection]:
    """Open a caller's socket to a table. Raises InvalidStatus when the door stays shut."""
    site = world.site
    with connect(
        f"ws://localhost:{site.port}/ws/tables/{table}/",
        origin=None if origin is None else Origin(origin or site.origin),
        additional_headers={"Cookie": cookie or world.callers[name].cookie_header},
        compression=None,
        open_timeout=ANSWER_SECONDS,
        max_size=None,
    ) as socket:
        yield socket


def next_of(socket: ClientConnection, *kinds: str) -> Json:
    """Return the next message of one of these kinds."""
    while True:
        message = json.loads(socket.recv(ANSWER_SECONDS))
        if message["type"] in kinds:
            return message


def assert_alive(socket: ClientConnection) -> None:
    """Expect an answer to a ping."""
    socket.send('{"type": "ping", "at": 12345}')
    while next_of(socket, "pong")["at"] != 12345:
        pass


def close_code(socket: ClientConnection) -> int:
    """Wait until the server ends the socket, and return why."""
    try:
        while True:
            socket.recv(ANSWER_SECONDS)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


@pytest.mark.parametrize("name", CALLERS)
@pytest.mark.parametrize("frame", NO_FRAMES.values(), ids=NO_FRAMES)
def test_what_is_no_frame_is_refused_and_the_socket_lives(
    world: World, name: str, frame: str
) -> None:
    world.seat("player")
    with opened(world, name, world.ids["table"]) as socket:
        for sent in (frame, frame.encode()):
            socket.send(sent)
            body = next_of(socket, "error")["body"]
            assert_shape(400, body)
            assert body["errors"][0]["code"] == "bad_frame"
        assert_alive(socket)


@pytest.mark.parametrize(
    "at", ["0", "-1", "1.5", "1e308", "1e400", "-0.0", "9" * 300, "1" + "0" * 20]
)
def test_a_ping_at_any_number_is_answered(world: World, at: str) -> None:
    with opened(world, "player", world.ids["table"]) as socket:
        socket.send(f'{{"type": "ping", "at": {at}}}')
        message = next_of(socket, "pong", "error")
        assert message["type"] == "error" or isinstance(message["at"], int | float)
        assert_alive(socket)


def test_an_action_of_any_kind_is_answered_as_by_rest(world: World) -> None:
    player = world.seat("player")
    game = f"/api/games/{world.ids['game']}/actions"
    for start in range(0, len(BAD_ACTIONS), 15):
        with opened(world, "player", world.ids["table"]) as socket:
            for fields in BAD_ACTIONS[start : start + 15]:
                socket.send(json.dumps({"type": "action", **fields}))
                answer = next_of(socket, "answer")
                assert 400 <= answer["status"] < 500, (fields, answer)
                assert_shape(answer["status"], answer["body"])
                assert answer["action_id"] == fields.get("action_id")
                rest = player.call("POST", game, fields)
                assert (rest.status, rest.body) == (answer["status"], answer["body"]), fields
            assert_alive(socket)


@pytest.mark.parametrize(
    ("name", "status", "code"),
    [
        ("nobody", 401, "not_authenticated"),
        ("guest", 403, "not_seated"),
        ("host", 403, "not_seated"),
    ],
)
def test_at_other_peoples_tables_one_only_looks_on(
    world: World, name: str, status: int, code: str
) -> None:
    world.seat("player")
    with opened(world, name, world.ids["table"]) as socket:
        view = next_of(socket, "game")["view"]
        assert view["viewpoint"] == "spectator"
        assert view["legal"] is None
        assert all(hand["cards"] is None for hand in view["round"]["hands"])
        for action in ("draw", "last", "call@0", "call@4"):
            request = {"action_id": f"x-{action[:4]}", "action": action, "turn": view["turn"]}
            socket.send(json.dumps({"type": "action", **request}))
            answer = next_of(socket, "answer")
            assert answer["status"] == status
            assert answer["body"]["errors"][0]["code"] == code


def test_where_no_game_is_on_there_is_nothing_to_play(world: World) -> None:
    world.seat("host")
    with opened(world, "host", world.ids["open"]) as socket:
        socket.send('{"type": "action", "action_id": "a", "action": "draw", "turn": 1}')
        answer = next_of(socket, "answer")
        assert (answer["status"], answer["body"]["errors"][0]["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    "origin", [None, "https://evil.example", "http://localhost:1", "null", "x"]
)
def test_no_other_page_opens_a_socket(world: World, origin: str | None) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        opened(world, "player", world.ids["table"], origin=origin),
    ):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "cookie",
    [
        "sessionid=x",
        'sessionid="abcdefgh\\000ijklmnop"',
        "sessionid=" + "a" * 32,
        "sessionid=" + "a" * 7_000,
        "sessionid=\xff\xfe",
        "=;;;",
    ],
)
def test_a_bad_cookie_is_nobodys(world: World, cookie: str) -> None:
    with opened(world, "nobody", world.ids["table"], cookie=cookie) as socket:
        assert next_of(socket, "game")["view"]["viewpoint"] == "spectator"


@pytest.mark.parametrize("table", ["nowhere", "a" * 4_000, "-", "%00", "..%2F", "a%00b", "%D9%A1"])
def test_a_table_that_is_none_has_no_socket(world: World, table: str) -> None:
    with pytest.raises(InvalidStatus) as refused, opened(world, "player", table):
        pass
    assert refused.value.response.status_code == 403


def test_a_huge_frame_ends_the_socket_alone(world: World) -> None:
    with opened(world, "player", world.ids["table"]) as other:
        for frame in ("a" * 20_000, b"a" * 20_000, '{"type":"sync","x":"' + "a" * 2_000_000 + '"}'):
            with opened(world, "player", world.ids["table"]) as socket:
                with suppress(ConnectionClosed):
                    socket.send(frame)
                assert close_code(socket) in {1006, 1009}
        assert_alive(other)


@pytest.mark.parametrize("frame", ['{"type": "ping", "at": 0}', '{"type": "sync"}', "x"])
def test_a_flood_ends_the_socket_alone(world: World, frame: str) -> None:
    with opened(world, "player", world.ids["table"]) as other:
        with opened(world, "player", world.ids["table"]) as socket:
            with suppress(ConnectionClosed):
                for _ in range(400):
                    socket.send(frame)
            assert close_code(socket) == FLOOD
        assert_alive(other)


def _frame(opcode: Opcode, data: bytes) -> bytes:
    return Frame(opcode, data).serialize(mask=True)


AGAINST_THE_RULES: Final = {
    "not UTF-8": _frame(Opcode.TEXT, b"\xff\xfe\xfd"),
    "surrogate": _frame(Opcode.TEXT, b"\xed\xa0\x80"),
    "continues nothing": _frame(Opcode.CONT, b"x"),
    "half a close code": _frame(Opcode.CLOSE, b"x"),
    "close code 1": _frame(Opcode.CLOSE, b"\x00\x01"),
    "close reason not UTF-8": _frame(Opcode.CLOSE, b"\x03\xe8\xff\xff"),
    "reserved bit": b"\xc1\x81\x00\x00\x00\x00x",
    "not masked": b"\x81\x01x",
    "long ping": b"\x89\xfe\x00\xc8\x00\x00\x00\x00" + b"x" * 200,
    "reserved kind": b"\x83\x80\x00\x00\x00\x00",
}


@pytest.mark.parametrize("frame", AGAINST_THE_RULES.values(), ids=AGAINST_THE_RULES)
def test_a_frame_against_the_rules_of_sockets_ends_it(world: World, frame: bytes) -> None:
    with opened(world, "player", world.ids["table"]) as socket:
        socket.socket.sendall(frame)
        assert close_code(socket) in {1002, 1006, 1007}


def test_a_hundred_sockets_of_one_person_are_told_alike(world: World) -> None:
    world.seat("host")
    table, host = world.ids["open"], world.callers["host"]
    with ExitStack() as stack:
        sockets = [stack.enter_context(opened(world, "host", table)) for _ in range(100)]
        host.done("PATCH", f"/api/tables/{table}", {"pace": "fast"})
        host.done("PATCH", f"/api/tables/{table}", {"pace": "normal"})
        version = host.done("GET", f"/api/tables/{table}")["version"]
        for socket in sockets:
            while next_of(socket, "table")["table"]["version"] < version:
                pass
