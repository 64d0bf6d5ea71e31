"""A browser as the server sees one: cookies, CSRF token and JSON, over real HTTP handling."""

import json
from typing import Any, TypeAlias

from django.test import Client

AUTH = "/_allauth/browser/v1"

Json: TypeAlias = Any
"""Parsed JSON: the assertions say what should be in it."""


class Answer:
    """Status and parsed body of an answer, and its raw text for what must not be in it."""

    def __init__(self, status: int, text: str) -> None:
        self.status = status
        self.text = text

    @property
    def body(self) -> Json:
        """The parsed body."""
        return json.loads(self.text)

    @property
    def code(self) -> str:
        """The code of the first error, in the shape of either API."""
        return str(self.body["errors"][0]["code"])


class Browser:
    """One cookie jar. CSRF is checked; the token is sent unless a test leaves it out."""

    def __init__(self, *, address: str = "192.0.2.1") -> None:
        self.client = Client(enforce_csrf_checks=True)
        self.client.defaults["REMOTE_ADDR"] = address

    def call(self, method: str, path: str, body: object = None, *, csrf: bool = True) -> Answer:
        """Make a call; a body of bytes is sent as it is."""
        if csrf and "csrftoken" not in self.client.cookies:
            self.client.get("/api/me")
        headers = {"X-CSRFToken": self.client.cookies["csrftoken"].value} if csrf else {}
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body)
        answer = self.client.generic(
            method, path, data, content_type="application/json", headers=headers
        )
        return Answer(answer.status_code, answer.content.decode())

    def get(self, path: str) -> Answer:
        """Make a GET call."""
        return self.call("GET", path)

    def post(self, path: str, body: object = None) -> Answer:
        """Make a POST call."""
        return self.call("POST", path, body)

    def patch(self, path: str, body: object = None) -> Answer:
        """Make a PATCH call."""
        return self.call("PATCH", path, body)

    def put(self, path: str, body: object = None) -> Answer:
        """Make a PUT call."""
        return self.call("PUT", path, body)

    def delete(self, path: str, body: object = None) -> Answer:
        """Make a DELETE call."""
        return self.call("DELETE", path, body)

    def me(self) -> Json:
        """Return one's own description, or None for nobody."""
        answer = self.get("/api/me")
        assert answer.status in {200, 401}, answer.text
        return answer.body if answer.status == 200 else None

    def become_guest(self) -> Json:
        """Become a guest and return its description."""
        answer = self.post("/api/guests")
        assert answer.status == 201, answer.text
        return answer.body

    def sign_up(self, name: str, email: str, password: str) -> Answer:
        """Sign up at allauth."""
        body = {"username": name, "email": email, "password": password}
        return self.post(f"{AUTH}/auth/signup", body)

    def log_in(self, email: str, password: str) -> Answer:
        """Log in at allauth."""
        return self.post(f"{AUTH}/auth/login", {"email": email, "password": password})

    def log_out(self) -> Answer:
        """End the session."""
        return self.delete(f"{AUTH}/auth/session")

    @property
    def session_key(self) -> str:
        """The key in the session cookie."""
        return str(self.client.cookies["sessionid"].value)
