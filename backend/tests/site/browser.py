"""A browser as far as HTTP goes: one person's cookies, the CSRF token, JSON."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPMessage
from http.cookies import SimpleCookie
from typing import Any, Final, TypeAlias

Json: TypeAlias = Any
"""Parsed JSON: the assertions say what should be in it."""

CALL_SECONDS: Final = 60.0


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: HTTPMessage
    content: bytes

    @property
    def body(self) -> Json:
        """The parsed body."""
        return json.loads(self.content)

    @property
    def code(self) -> str:
        """The code of the first error."""
        return str(self.body["errors"][0]["code"])


class Browser:
    """One cookie jar at one site. A call fails with OSError or HTTPException when nobody answers."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}

    @property
    def cookie_header(self) -> str:
        """All cookies, as a request carries them."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def call(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        headers: Mapping[str, str | None] | None = None,
    ) -> Answer:
        """Make a call; a body of bytes is sent as it is. A header given as None is left out."""
        given = {
            "Content-Type": "application/json",
            "Cookie": self.cookie_header,
            "X-CSRFToken": self.cookies.get("csrftoken", ""),
            **(headers or {}),
        }
        content = body if isinstance(body, bytes) else None if body is None else json.dumps(body)
        connection = HTTPConnection("localhost", self.port, timeout=CALL_SECONDS)
        try:
            sent = {name: value for name, value in given.items() if value is not None}
            connection.request(method, path, content, sent)
            response = connection.getresponse()
            answer = Answer(response.status, response.headers, response.read())
        finally:
            connection.close()
        for line in answer.headers.get_all("Set-Cookie", []):
            for name, morsel in SimpleCookie(line).items():
                self.cookies[name] = morsel.value
        return answer

    def get(self, path: str) -> Answer:
        """Make a GET call."""
        return self.call("GET", path)

    def post(self, path: str, body: object = None) -> Answer:
        """Make a POST call."""
        return self.call("POST", path, body)

    def done(self, method: str, path: str, body: object = None) -> Json:
        """Make a call that must succeed, and return what came back."""
        answer = self.call(method, path, body)
        assert answer.status < 300, (method, path, answer.status, answer.content[:500])
        return answer.body

    def become_guest(self) -> Json:
        """Become a guest and return its description."""
        self.get("/api/me")
        return self.done("POST", "/api/guests")
