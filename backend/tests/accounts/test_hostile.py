"""Whatever is sent to whichever address of accounts, by whomever: an answer, never a fault."""

import itertools

import pytest
from django.urls import URLPattern, URLResolver, get_resolver

from accounts.models import User
from tests.accounts.browser import AUTH, Browser
from tests.factories import PASSWORD, make_user

pytestmark = pytest.mark.django_db

BODIES: tuple[object, ...] = (
    None,
    b"",
    b"{",
    b"\xff\xfe\x00",
    b"[" * 5000,
    [],
    "text",
    7,
    {},
    {"email": ["a@x.org"], "password": {"a": 1}, "username": True, "key": 0, "sessions": "all"},
    {"email": "a\x00@x.org", "password": "\x00", "username": "\x00", "key": "\x00", "code": "\x00"},
    {
        "email": "a" * 9000 + "@x.org",
        "password": "a" * 9000,
        "username": "a" * 9000,
        "key": "a" * 9000,
    },
    {"sessions": [0, -1, 10**30, None, "x"]},
    {"email": "\ud800", "username": "\u202e\u200b", "password": "\udfff"},
    {"key": "MQ:1:x", "password": PASSWORD, "email": "nobody@x.org", "phone": "+31612345678"},
    {"primary": True, "email": "marit@x.org"},
)


def auth_paths() -> list[str]:
    """Return every address that allauth answers at, so that a new one is tried too."""

    def walk(patterns: list[URLPattern | URLResolver], prefix: str) -> list[str]:
        found = []
        for each in patterns:
            path = prefix + str(each.pattern)
            found += walk(each.url_patterns, path) if isinstance(each, URLResolver) else [path]
        return found

    return [
        f"/{path}" for path in walk(get_resolver().url_patterns, "") if path.startswith(AUTH[1:])
    ]


METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


@pytest.fixture(autouse=True)
def marit() -> User:
    return make_user(email="marit@x.org")


def visitor(kind: str) -> Browser:
    browser = Browser()
    if kind == "guest":
        browser.become_guest()
    if kind == "account":
        browser.log_in("marit@x.org", PASSWORD)
    return browser


def worth_trying(browser: Browser, method: str, path: str) -> tuple[object, ...]:
    """Return the bodies that an address may look at: few where it takes none, or not the method."""
    takes_body = method != "GET" and browser.call(method, path).status != 405
    return BODIES if takes_body else BODIES[:4]


@pytest.mark.parametrize("kind", ["nobody", "guest", "account"])
def test_allauth_answers_everything(kind: str) -> None:
    paths = auth_paths()
    assert len(paths) > 15
    browser = visitor(kind)
    me = browser.me()
    for path in paths:
        if browser.me() != me:  # some of what is tried signs one out
            browser = visitor(kind)
            me = browser.me()
        for method in METHODS:
            for body in worth_trying(browser, method, path):
                answer = browser.call(method, path, body)
                assert answer.status < 500, (method, path, body, answer.text)


@pytest.mark.parametrize("kind", ["nobody", "guest", "account"])
@pytest.mark.parametrize("path", ["/api/me", "/api/guests", "/api/users/u_pip"])
def test_our_own_addresses_answer_everything(kind: str, path: str) -> None:
    browser = visitor(kind)
    for method, body in itertools.product(METHODS, BODIES):
        answer = browser.call(method, path, body)
        assert answer.status < 500
        if answer.status >= 400:
            assert answer.body["type"] in {"client_error", "validation_error"}
            assert all(set(each) == {"code", "detail", "attr"} for each in answer.body["errors"])
