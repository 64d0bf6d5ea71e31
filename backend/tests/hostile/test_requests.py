"""Requests made by hand to break something: each is answered, with the right status and code."""

import base64
import itertools
import json
import re
import socket
from collections.abc import Iterator
from typing import Final
from urllib.parse import quote

import pytest
from drf_spectacular.generators import SchemaGenerator

from tests.hostile.world import World, assert_refused
from tests.site.browser import Answer

UNSAFE: Final = ("POST", "PUT", "PATCH", "DELETE")
BODY_LIMIT: Final = 64 * 1024

NOT_JSON: Final = {
    "cut off": b'{"seats": 3',
    "two": b"{} {}",
    "not a number": b'{"seats": NaN}',
    "infinite": b'{"seats": -Infinity}',
    "single quotes": b"{'seats': 3}",
    "deep": b"[" * 50_000,
    "deep and closed": b"[" * 20_000 + b"]" * 20_000,
    "deep objects": b'{"options":' * 5_000 + b"1" + b"}" * 5_000,
    "lone surrogate": b'{"action_id": "\\ud800"}',
    "not UTF-8": b'{"action_id": "\xff\xfe"}',
    "UTF-16": '{"seats": 3}'.encode("utf-16"),
    "byte-order mark": b"\xef\xbb\xbf{}",
    "raw NUL": b'{"action_id": "\x00"}',
    "only NUL": b"\x00" * 100,
}

NOT_OBJECTS: Final = {
    "a list": b"[]",
    "a text": b'"seats"',
    "a number": b"7",
    "nothing": b"null",
    "true": b"true",
    "a list of objects": b'[{"seats": 3}]',
}

HOSTILE_VALUES: Final[tuple[object, ...]] = (
    None,
    True,
    0,
    -1,
    5,
    2**31,
    2**63,
    10**300,
    1.5,
    "",
    "\x00",
    "a\x00b",
    "0",
    "-1",
    "\u202e\u200b",
    "\N{PILE OF POO}" * 100,
    "\u0661",
    "9" * 5_000,
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    [],
    {},
    [0],
    {"$ne": 1},
)

PROFILE: Final = ("name", "avatar", "country", "language")
OPTIONS: Final = ("length", "matching", "wild_nines", "covered_six", "free_draw")
TERMS: Final = ("pace", "visibility", "options")
FORMS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "/api/tables": ("POST", ("seats", *TERMS)),
    "/api/tables/{table_id}": ("PATCH", TERMS),
    "/api/tables/{table_id}/join": ("POST", ("seat",)),
    "/api/tables/{table_id}/bots": ("POST", ("seat", "bot")),
    "/api/tables/{table_id}/ready": ("POST", ("game_id", "client_hash")),
    "/api/tables/{table_id}/reveal": ("POST", ("game_id", "client_seed")),
    "/api/games/{game_id}/actions": ("POST", ("action_id", "action", "turn")),
    "/api/games/{game_id}/seen": ("POST", ("round",)),
    "/api/queue": ("PUT", ("kinds", "bots_after_s")),
    "/api/tables/{table_id}/send-away": ("POST", ("player",)),
    "/api/tables/{table_id}/seats/{seat}/reservation": ("PUT", ("name",)),
    "/api/tables/{table_id}/talk": ("POST", ("phrase", "text")),
    "/api/challenges": ("POST", ("user", "table_id", "seats", "pace", "options")),
    "/api/reports": ("POST", ("user", "kind", "words", "table_id", "game_id")),
}
"""Every form with its fields, but that of one's own profile."""

FITTING: Final[dict[str, object]] = {
    "seats": 3,
    "seat": 1,
    "pace": "fast",
    "visibility": "private",
    "options": {},
    "game_id": "g",
    "client_hash": "0" * 64,
    "client_seed": "seed",
    "action_id": "a",
    "action": "draw",
    "turn": 1,
    "round": 1,
    "bot": "random",
    "kinds": [{"ladder": "duel", "length": "short"}],
    "bots_after_s": 20,
    "player": "u_none",
    "user": "u_none",
    "name": "Nobody",
    "phrase": "hello",
    "text": "hello",
    "table_id": "none",
    "kind": "other",
    "words": "words",
}

INSTEAD_OF_TEXT: Final = "phrase"
"""Talk is one or the other."""


def _operations() -> list[tuple[str, str]]:
    """Return every method and path of the schema, so that a new one is tried too."""
    paths = SchemaGenerator().get_schema(request=None, public=True)["paths"]
    found = [(method.upper(), path) for path, item in paths.items() for method in item]
    assert len(found) > 25
    return sorted(found)


OPERATIONS: Final = _operations()
PLACEHOLDERS: Final = {name for _, path in OPERATIONS for name in re.findall(r"{\w+}", path)}
WITH_BODY: Final = [each for each in OPERATIONS if each[0] in {"POST", "PUT", "PATCH"}]


def _addresses(world: World, path: str) -> Iterator[str]:
    """Fill in a path's ids with those of what is there."""
    choices = {
        "{table_id}": [world.ids[name] for name in ("open", "table") if name in world.ids],
        "{game_id}": [world.ids["game"], world.ids["over"]],
        "{public_id}": [world.ids["user"]],
        "{seat}": ["2"],
        "{ladder}": ["duel"],
        "{challenge_id}": ["none"],
        "{warning_id}": ["1"],
        "{other}": [world.ids["user"]],
        "{table}": ["points"],
    }
    assert choices.keys() >= PLACEHOLDERS, "a kind of id that no address is made with"
    names = [name for name in choices if name in path]
    for values in itertools.product(*(choices[name] for name in names)):
        address = path
        for name, value in zip(names, values, strict=True):
            address = address.replace(name, value)
        yield address


def _assert_answered(answer: Answer) -> None:
    assert answer.status < 500, answer.content[:300]
    if answer.status >= 400:
        assert_refused(answer)


@pytest.mark.parametrize("name", ["nobody", "player"])
@pytest.mark.parametrize("body", NOT_JSON.values(), ids=NOT_JSON)
def test_what_is_not_json_is_refused(world: World, name: str, body: bytes) -> None:
    caller = world.seat(name)
    for method, path in WITH_BODY:
        for address in _addresses(world, path):
            answer = caller.call(method, address, body)
            _assert_answered(answer)
    answer = caller.call("POST", "/api/tables", body)
    assert_refused(answer, status=400, code="parse_error")


@pytest.mark.parametrize("body", NOT_OBJECTS.values(), ids=NOT_OBJECTS)
def test_a_body_that_is_no_object_is_refused(world: World, body: bytes) -> None:
    caller = world.seat("player")
    for path in ("/api/tables", f"/api/games/{world.ids['game']}/actions"):
        assert_refused(caller.call("POST", path, body), status=400)
    for method, path in WITH_BODY:
        for address in _addresses(world, path):
            if not address.endswith("/leave"):
                _assert_answered(caller.call(method, address, body))


@pytest.mark.parametrize("name", ["host", "player"])
@pytest.mark.parametrize("path", FORMS)
def test_every_value_in_every_field_is_answered(world: World, name: str, path: str) -> None:
    method, fields = FORMS[path]
    caller = world.seat(name)
    for field, value in itertools.product(fields, HOSTILE_VALUES):
        body = {each: FITTING[each] for each in fields} | {field: value}
        for address in _addresses(world, path):
            _assert_answered(caller.call(method, address, body))
    caller = world.seat(name)
    for field, value in itertools.product(OPTIONS if "options" in fields else (), HOSTILE_VALUES):
        body = {each: FITTING[each] for each in fields} | {"options": {field: value}}
        for address in _addresses(world, path):
            _assert_answered(caller.call(method, address, body))


def test_every_form_is_tried() -> None:
    without = {"/api/guests", "/api/me"}
    answers = (
        *("/leave", "/start", "/rematch", "/continue", "/back", "/end", "/accept", "/decline"),
        *("/acknowledge", "/block", "/follow", "/mute"),
    )
    tried = {(method, path) for path, (method, _) in FORMS.items()}
    assert tried == {
        each for each in WITH_BODY if each[1] not in without and not each[1].endswith(answers)
    }


def test_every_value_in_ones_own_profile_is_answered(world: World) -> None:
    caller = world.seat("guest")
    for field, value in itertools.product((*PROFILE, "email"), HOSTILE_VALUES):
        answer = caller.call("PATCH", "/api/me", {field: value})
        _assert_answered(answer)
        if field not in PROFILE:
            assert_refused(answer, status=400, code="unknown_field")


@pytest.mark.parametrize("name", ["nobody", "host"])
def test_a_body_that_is_too_large_is_refused(world: World, name: str) -> None:
    caller = world.seat(name)
    body = b'{"name": "' + b"a" * BODY_LIMIT + b'"}'
    for path in ("/api/me", "/api/tables", "/api/nowhere", "/_allauth/browser/v1/auth/signup"):
        assert_refused(caller.post(path, body), status=413, code="body_too_large")
    chunked = caller.call(
        "POST",
        "/api/tables",
        _chunks(body),
        headers={"Transfer-Encoding": "chunked", "Content-Length": None},
    )
    assert_refused(chunked, status=413, code="body_too_large")


def _chunks(body: bytes) -> bytes:
    size = 1000
    parts = [body[at : at + size] for at in range(0, len(body), size)]
    return b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "multipart/form-data; boundary=x",
        "multipart/form-data",
        "application/x-www-form-urlencoded",
        "application/xml",
        "application/jsonp",
        "json",
        "a" * 4_000,
        "\xff",
    ],
)
def test_another_content_type_is_refused(world: World, kind: str) -> None:
    caller = world.seat("player")
    for body in (b'{"seats": 3}', b"seats=3", b"--x\r\n\r\n"):
        for path in ("/api/tables", f"/api/games/{world.ids['game']}/actions"):
            answer = caller.call("POST", path, body, headers={"Content-Type": kind})
            assert_refused(answer, status=415, code="unsupported_media_type")


@pytest.mark.parametrize("charset", ["utf-16", "no-such", "\x80", "utf-8; charset=utf-7", '"'])
def test_json_is_utf_8_whatever_its_charset_says(world: World, charset: str) -> None:
    caller = world.seat("guest")
    kind = f"application/json; charset={charset}"
    answer = caller.call("POST", "/api/tables", b"{}", headers={"Content-Type": kind})
    assert_refused(answer, status=400, code="required")


@pytest.mark.parametrize("name", ["nobody", "account"])
def test_a_method_that_an_address_does_not_know_is_refused(world: World, name: str) -> None:
    caller = world.seat(name)
    known = {
        path: {method for method, other in OPERATIONS if other == path} for _, path in OPERATIONS
    }
    for path, methods in known.items():
        for address in _addresses(world, path):
            for method in {*UNSAFE, "GET", "TRACE", "PROPFIND"} - methods:
                answer = caller.call(method, address, b"{}")
                if name == "nobody" and answer.status == 401:
                    continue
                assert_refused(answer, status=405, code="method_not_allowed")
            for method in ("HEAD", "OPTIONS"):
                assert caller.call(method, address).status < 500


@pytest.mark.parametrize(
    "id_",
    [
        "%00",
        "a%00b",
        "%ff",
        "%C0%80",
        "%ED%A0%80",
        "%F0%9F%92%A9",
        "..",
        "%2e%2e%2f",
        "a%2Fb",
        "%",
        "%zz",
        "a" * 5_000,
        "null",
        "-1",
        "'",
        "%0d%0aX-Evil:1",
        "%D9%A1",
        "a.json",
        "a;b=c",
        "a%20",
    ],
)
def test_an_id_of_any_kind_is_not_found(world: World, id_: str) -> None:
    caller = world.seat("account")
    for method, path in OPERATIONS:
        if "{" not in path:
            continue
        address = path
        for name in PLACEHOLDERS:
            address = address.replace(name, id_)
        fields = FORMS[path][1] if path in FORMS else ()
        body = {field: FITTING[field] for field in fields if field != INSTEAD_OF_TEXT}
        answer = caller.call(method, address, body)
        assert_refused(answer, status=404, code="not_found")


@pytest.mark.parametrize("seat", ["-1", "5", "99", "9" * 30, "9" * 5_000, "1e3", "0x1", "%00"])
def test_a_seat_that_is_none_is_refused(world: World, seat: str) -> None:
    caller = world.seat("host")
    answer = caller.call("DELETE", f"/api/tables/{world.ids['open']}/bots/{seat}")
    assert_refused(answer)
    assert answer.status in {404, 409}


def _cursor(text: str) -> str:
    return base64.urlsafe_b64encode(text.encode()).decode()


BROKEN_CURSORS: Final = (
    *("x", "=", "\x00", "%00", "\xff", "a" * 6_000, "null", "-1"),
    *(
        _cursor(text)
        for text in (
            *("", "\x00", "x", "p=", "p=x", "p=\x00", "p=1%00", "p=%FF", "p=1.5", "p=1e999"),
            *("p=nan", "p=-1", "p=99999999999999999999", "p=" + "9" * 4_000, "o=-1", "o=x"),
            *("o=99999999999", "r=1&p=x", "r=1", "p=1&p=x", "p=2026-01-01", "p=None"),
        )
    ),
)


@pytest.mark.parametrize("path", ["/api/tables", "/api/games"])
def test_a_broken_cursor_is_answered(world: World, path: str) -> None:
    caller = world.seat("guest")
    for cursor in BROKEN_CURSORS:
        answer = caller.get(f"{path}?cursor={_quoted(cursor)}")
        assert answer.status in {200, 404}, (cursor, answer.content[:300])
        if answer.status == 404:
            assert_refused(answer, status=404, code="not_found")


QUERY_VALUES: Final = (
    *("", "x", "\x00", "a\x00b", "%00", "%ff", "-1", "99999999999999999999999", "3.0", "NaN"),
    *("true", "\u0663", "\N{PILE OF POO}", "a" * 6_000, "[]", "' OR 1=1 --", "short\x00"),
)


GAME_FILTERS: Final = (
    *("name", "place", "ladder", "rated", "from", "to", "rating_min", "seats", "ended_by"),
    *("contains", "sort", "after"),
)


def test_every_value_in_every_question_is_answered(world: World) -> None:
    for name in ("nobody", "player"):
        caller = world.seat(name)
        for field, value in itertools.product(("seats", "length", "matching"), QUERY_VALUES):
            answer = caller.get(f"/api/tables?{field}={_quoted(value)}")
            _assert_answered(answer)
        for field, value in itertools.product(GAME_FILTERS, QUERY_VALUES):
            path = "/api/games/records" if field == "after" else "/api/games"
            _assert_answered(caller.get(f"{path}?{field}={_quoted(value)}"))
        for value in QUERY_VALUES:
            assert_refused(caller.get(f"/api/games?player={_quoted(value)}"), status=400)
            for path in ("/api/me", "/api/status", "/api/bots", "/api/health"):
                _assert_answered(caller.get(f"{path}?format={_quoted(value)}&{_quoted(value)}"))
    assert caller.get("/api/games?player=u_pip&player=me").status == 200
    assert_refused(world.callers["nobody"].get("/api/games?player=me"), status=401)


def _quoted(value: str) -> str:
    """Quote a value, but for escapes that it was written with."""
    return quote(value, safe="%=")


COOKIES: Final = (
    "sessionid=",
    "sessionid=x",
    "sessionid=" + "a" * 32,
    "sessionid=" + "a" * 7_000,
    'sessionid="\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000"',
    'sessionid="abcdefgh\\000ijklmnop"',
    "sessionid=\xff\xfe\xff\xfe\xff\xfe\xff\xfe",
    "sessionid=' OR 1=1 --aaaaaaaa",
    "sessionid=../../../../etc/passwd",
    "sessionid=aaaaaaaaaa; sessionid=bbbbbbbbbb",
    "csrftoken=x; sessionid=y",
    'csrftoken="\\000"',
    "=; ;;; =x; a=b=c; \xff",
    "messages=x; django_language=\xff",
)


@pytest.mark.parametrize("cookie", COOKIES)
def test_a_bad_cookie_is_nobodys(world: World, cookie: str) -> None:
    caller = world.callers["nobody"]
    for path in ("/api/me", "/api/games?player=me"):
        answer = caller.call("GET", path, headers={"Cookie": cookie})
        assert_refused(answer, status=401, code="not_authenticated")
    for path in ("/api/tables", "/api/status", "/", "/_allauth/browser/v1/auth/session"):
        assert caller.call("GET", path, headers={"Cookie": cookie}).status in {200, 401, 503}
    assert_refused(
        caller.call("POST", "/api/guests", headers={"Cookie": cookie}),
        status=403,
        code="csrf_failed",
    )


@pytest.mark.parametrize("token", [None, "", "x", "a" * 32, "a" * 64, "\xff" * 32, "a" * 7_000])
def test_without_its_token_nothing_is_done(world: World, token: str | None) -> None:
    for name in ("nobody", "host", "player"):
        caller = world.seat(name)
        for method, path in OPERATIONS:
            if method == "GET":
                continue
            for address in _addresses(world, path):
                answer = caller.call(method, address, b"{}", headers={"X-CSRFToken": token})
                assert_refused(answer, status=403, code="csrf_failed")


FOREIGN: Final = (
    *("https://evil.example", "http://localhost:1", "null", "http://localhost", "file://", "x"),
    *("http://[", "http://localhost:8000.evil.example", "\xff"),
)


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_may_do_nothing(world: World, origin: str) -> None:
    caller = world.seat("host")
    answer = caller.call("POST", "/api/tables", {}, headers={"Origin": origin})
    assert_refused(answer, status=403, code="csrf_failed")


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "1.2.3.4, \xff, ::1, x" * 50},
        {"X-Forwarded-Host": "evil.example", "X-Forwarded-Port": "x"},
        {"X-Forwarded-Proto": "https"},
        {"Forwarded": "for=evil;host=evil.example;proto=gopher"},
        {"X-HTTP-Method-Override": "DELETE"},
        {"X-Original-URL": "/admin/", "X-Rewrite-URL": "/admin/"},
        {"Authorization": "Basic \xff"},
        {"Authorization": "Bearer " + "a" * 7_000},
        {"Accept-Language": "\xff, x;q=nan, " + "a-" * 2_000},
        {"If-None-Match": "\xff"},
        {"If-Modified-Since": "yesterday"},
        {"Range": "bytes=-1,0-,x"},
        {"Expect": "200-ok"},
        {"User-Agent": "\xff" * 3_000},
        {"Referer": "http://["},
        {"Connection": "Upgrade, HTTP2-Settings", "Upgrade": "h2c", "HTTP2-Settings": "x"},
    ],
)
def test_headers_of_any_kind_change_nothing(world: World, headers: dict[str, str]) -> None:
    caller = world.seat("guest")
    plain = caller.get("/api/bots")
    answer = caller.call("GET", "/api/bots", headers=headers)
    assert (answer.status, answer.content) == (plain.status, plain.content)
    assert caller.call("GET", "/", headers=headers).status in {200, 206, 304, 503}
    created = caller.call("POST", "/api/guests", headers=headers)
    assert created.status in {200, 403}


@pytest.mark.parametrize("accept", ["text/html", "image/*", "x", "\xff", "a/b;q=nan", "*/*;q=0"])
def test_an_answer_is_json_or_none(world: World, accept: str) -> None:
    answer = world.seat("guest").call("GET", "/api/me", headers={"Accept": accept})
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.status in {200, 406}
    if answer.status == 406:
        assert_refused(answer, code="not_acceptable")


@pytest.mark.parametrize("host", ["evil.example", "", "\xff", "a b", "[::1", "x,y"])
def test_a_host_that_is_not_ours_is_refused(world: World, host: str) -> None:
    answer = world.seat("guest").call("GET", "/api/me", headers={"Host": host})
    assert_refused(answer, status=400, code="bad_request")


@pytest.mark.parametrize(
    "path",
    ["/api/", "/api", "/api//me", "/api/me/", "/api/x\x7f", "/api/%00", "/api/me%00", "/API/me",
     "/api/../admin/", "/%2e%2e/%2e%2e/etc/passwd", "//evil.example/", "/static/%00", "/assets/%ff",
     "/static/../config/settings.py", "/admin/%00/", "/ws/tables/x/", "/accounts/%00/", "/%ff",
     "/_allauth/browser/v1/%00", "/_allauth/app/v1/auth/session", "/static/" + "a" * 5_000],
)  # fmt: skip
def test_an_address_of_any_kind_is_answered(world: World, path: str) -> None:
    caller = world.seat("guest")
    for method in ("GET", "HEAD", "POST", "PUT", "DELETE"):
        answer = caller.call(
            method, path.replace("\x7f", "%7F"), b"{}" if method != "GET" else None
        )
        assert answer.status < 500 or answer.content.startswith(b"The page is not built"), answer
        assert "etc/passwd" not in answer.content.decode("utf-8", "replace")


RAW: Final = (
    b"\x00" * 1_000,
    b"GET\r\n\r\n",
    b"GET /api/me HTTP/9.9\r\n\r\n",
    b"GET /api/me\x00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: a=\x00\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\n" + b"A: b\r\n" * 50_000 + b"\r\n",
    b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999999\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\nG",
    b"GET /ws/tables/x/ HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n\r\n",
    b"GET /ws/tables/x/ HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    b"GET /ws/ HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
)


@pytest.mark.parametrize("request_", RAW, ids=range(len(RAW)))
def test_what_is_hardly_http_ends_the_connection_or_waits_for_more(
    world: World, request_: bytes
) -> None:
    with socket.create_connection(("localhost", world.site.port), timeout=60) as raw:
        raw.sendall(request_)
        raw.shutdown(socket.SHUT_WR)
        answer = b""
        while chunk := raw.recv(65536):
            answer += chunk
    assert b" 500 " not in answer.split(b"\r\n")[0]


def test_a_request_that_never_ends_holds_nobody_up(world: World) -> None:
    half = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    waiting = [socket.create_connection(("localhost", world.site.port)) for _ in range(60)]
    try:
        for each in waiting:
            each.sendall(half)
        assert world.seat("host").get("/api/me").status == 200
    finally:
        for each in waiting:
            each.close()
    assert json.loads(world.callers["host"].get("/api/me").content)["kind"] == "guest"
