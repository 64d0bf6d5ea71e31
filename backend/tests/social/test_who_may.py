"""Who may and who may not: every call between people, tried by everybody, about everybody.

An address that is added to the API without its row here fails these tests.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

import pytest
from django.urls import URLPattern

from accounts.models import User
from config import urls
from tests.social.scene import CALLERS, TERMS, Scene

Call: TypeAlias = tuple[str, str]
"""A method and the name of an address."""

Expected: TypeAlias = tuple[int, str | None]
"""A status, and the code of the refusal if it is one."""

OK: Final[Expected] = (200, None)
MADE: Final[Expected] = (201, None)
WHO: Final[Expected] = (401, "not_authenticated")
NO_GUESTS: Final[Expected] = (403, "guests_may_not")
SUSPENDED: Final[Expected] = (403, "suspended")
SILENCED: Final[Expected] = (403, "silenced")

#                                       nobody guest      suspended  silenced  player
WHO_MAY: Final[dict[Call, tuple[Expected, ...]]] = {
    ("GET", "people"): (WHO, OK, OK, OK, OK),
    ("GET", "user-ties"): (WHO, OK, OK, OK, OK),
    ("PUT", "user-follow"): (WHO, NO_GUESTS, OK, OK, OK),
    ("DELETE", "user-follow"): (WHO, NO_GUESTS, OK, OK, OK),
    ("PUT", "user-mute"): (WHO, OK, OK, OK, OK),
    ("DELETE", "user-mute"): (WHO, OK, OK, OK, OK),
    ("PUT", "user-block"): (WHO, OK, OK, OK, OK),
    ("DELETE", "user-block"): (WHO, OK, OK, OK, OK),
    ("POST", "challenges"): (WHO, NO_GUESTS, SUSPENDED, MADE, MADE),
    ("DELETE", "challenge"): (WHO, NO_GUESTS, OK, OK, OK),
    ("POST", "challenge-accept"): (WHO, NO_GUESTS, SUSPENDED, OK, OK),
    ("POST", "challenge-decline"): (WHO, NO_GUESTS, OK, OK, OK),
    ("GET", "table-talk"): (OK, OK, OK, OK, OK),
    ("POST", "table-talk"): (WHO, NO_GUESTS, SUSPENDED, SILENCED, MADE),
    ("POST", "reports"): (WHO, MADE, MADE, MADE, MADE),
    ("GET", "me-standing"): (WHO, OK, OK, OK, OK),
    ("POST", "warning-acknowledge"): (WHO, OK, OK, OK, OK),
}

SELF: Final[Expected] = (409, "not_oneself")
BOT: Final[Expected] = (409, "not_a_person")
GUEST: Final[Expected] = (409, "not_an_account")
NOT_NOW: Final[Expected] = (409, "not_available")

OTHERS: Final = (
    "player", "muted", "muting", "blocked", "blocking", "guest", "bot", "self", "suspended",
    "silenced",
)  # fmt: skip

#                         player muted muting blocked  blocking guest  bot  self  suspended silenced
ABOUT_WHOM: Final[dict[Call, tuple[Expected, ...]]] = {
    ("PUT", "user-follow"): (OK, OK, OK, NOT_NOW, NOT_NOW, GUEST, BOT, SELF, OK, OK),
    ("DELETE", "user-follow"): (OK,) * 10,
    ("PUT", "user-mute"): (OK, OK, OK, OK, OK, OK, BOT, SELF, OK, OK),
    ("DELETE", "user-mute"): (OK,) * 10,
    ("PUT", "user-block"): (OK, OK, OK, OK, OK, OK, BOT, SELF, OK, OK),
    ("DELETE", "user-block"): (OK,) * 10,
    ("GET", "user-ties"): (OK,) * 10,
    ("POST", "challenges"): (
        MADE, MADE, MADE, NOT_NOW, NOT_NOW, GUEST, BOT, SELF, NOT_NOW, MADE,
    ),
    ("POST", "reports"): (MADE, MADE, MADE, MADE, MADE, MADE, BOT, SELF, MADE, MADE),
}  # fmt: skip

CHANGES_PLAY_FOR_NOBODY: Final = {
    ("POST", "guests"): "makes a guest",
    ("PATCH", "me"): "one's profile",
    ("DELETE", "me"): "one's account",
    ("POST", "table-leave"): "getting up",
    ("DELETE", "queue"): "looking no more",
    ("PUT", "user-follow"): "one's people",
    ("DELETE", "user-follow"): "one's people",
    ("PUT", "user-mute"): "one's people",
    ("DELETE", "user-mute"): "one's people",
    ("PUT", "user-block"): "one's people",
    ("DELETE", "user-block"): "one's people",
    ("DELETE", "challenge"): "taking back",
    ("POST", "challenge-decline"): "saying no",
    ("POST", "reports"): "asking for help",
    ("POST", "warning-acknowledge"): "reading a warning",
}
"""What a suspended person may do: nothing else that changes anything."""

IN_ORDER: Final[dict[Call, Any]] = {
    ("PUT", "queue"): {"kinds": [{"ladder": "duel", "length": "short"}], "bots_after_s": None},
}
"""Bodies for calls that look at the body before they look at who calls."""

METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")


def _calls() -> Iterator[tuple[Call, Any, str]]:
    """Yield every call of the API with its view and its address."""
    for pattern in urls.api:
        if not isinstance(pattern, URLPattern):
            continue
        view: Any = getattr(pattern.callback, "cls", None) or getattr(
            pattern.callback, "view_class", None
        )
        for method in METHODS:
            if hasattr(view, method.lower()):
                yield (method, pattern.name or ""), view, str(pattern.pattern)


def _path(scene: Scene, name: str) -> str:
    other, user = scene.other.public_id, scene.caller
    if name in {"challenge", "challenge-accept", "challenge-decline"}:
        mine = name == "challenge"
        one = user or scene.host
        challenger, challenged = (one, scene.other) if mine else (scene.other, one)
        challenge_id = _seeded(scene, challenger, challenged)
        return f"/api/challenges/{challenge_id}{name.removeprefix('challenge').replace('-', '/')}"
    paths: dict[str, Callable[[], str]] = {
        "people": lambda: "/api/people",
        "user-ties": lambda: f"/api/users/{other}/ties",
        "user-follow": lambda: f"/api/users/{other}/follow",
        "user-mute": lambda: f"/api/users/{other}/mute",
        "user-block": lambda: f"/api/users/{other}/block",
        "challenges": lambda: "/api/challenges",
        "table-talk": lambda: f"/api/tables/{scene.table()}/talk",
        "reports": lambda: "/api/reports",
        "me-standing": lambda: "/api/me/standing",
        "warning-acknowledge": lambda: f"/api/me/warnings/{scene.warning()}/acknowledge",
    }
    return paths[name]()


def _seeded(scene: Scene, challenger: User, challenged: User) -> str:
    """Make a challenge although its maker may not play any more: it was made before."""
    until, challenger.suspended_until = challenger.suspended_until, None
    challenger.save(update_fields=["suspended_until"])
    made = scene.challenge_from(challenger, challenged)
    challenger.suspended_until = until
    challenger.save(update_fields=["suspended_until"])
    return made


def _body(scene: Scene, call: Call) -> dict[str, Any] | None:
    other = scene.other.public_id
    bodies: dict[Call, dict[str, Any]] = {
        ("POST", "challenges"): {"user": other, **TERMS},
        ("POST", "table-talk"): {"phrase": "hello"},
        ("POST", "reports"): {"user": other, "kind": "name"},
    }
    return bodies.get(call)


def _hold(scene: Scene, call: Call, expected: Expected) -> None:
    method, name = call
    answer = scene.browser.call(method, _path(scene, name), _body(scene, call))
    code = answer.code if answer.status >= 400 else None
    assert (answer.status, code) == expected, answer.text


@pytest.mark.parametrize("caller", CALLERS)
@pytest.mark.parametrize("call", WHO_MAY, ids=" ".join)
def test_each_call_by_everybody(scene: Callable[..., Scene], call: Call, caller: str) -> None:
    _hold(scene(caller), call, WHO_MAY[call][CALLERS.index(caller)])


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("call", ABOUT_WHOM, ids=" ".join)
def test_each_call_about_everybody(scene: Callable[..., Scene], call: Call, other: str) -> None:
    _hold(scene("player", other), call, ABOUT_WHOM[call][OTHERS.index(other)])


def test_no_call_is_without_its_row() -> None:
    ours = {call for call, view, _ in _calls() if view.__module__.startswith("social.")}
    assert ours == set(WHO_MAY)
    about = {call for call, _, path in _calls() if call in ours and "public_id" in path}
    assert about <= set(ABOUT_WHOM)


def test_the_suspended_may_do_nothing_that_is_not_named_here(scene: Callable[..., Scene]) -> None:
    browser = scene("suspended").browser
    let_through = set()
    for (method, name), _, path in _calls():
        if method == "GET" or name in {"health", "schema", "docs", ""}:
            continue
        filled = _filled(path)
        answer = browser.call(method, filled, IN_ORDER.get((method, name), {}))
        if (answer.status, answer.code if answer.status >= 400 else None) != SUSPENDED:
            let_through.add((method, name))
    assert let_through - set(CHANGES_PLAY_FOR_NOBODY) == set()


def _filled(path: str) -> str:
    """Return an address with made-up ids: who may not is refused before anything is looked up."""
    parts = path.replace("^", "").replace("$", "").split("/")
    made_up = {"int": "1", "slug": "x"}
    filled = [made_up[part[1:].split(":")[0]] if part.startswith("<") else part for part in parts]
    return "/api/" + "/".join("u_x" if part.startswith("(?P") else part for part in filled)
