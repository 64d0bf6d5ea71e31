"""How every call of the API is authenticated, read and written."""

from collections.abc import Mapping
from typing import IO, Any

import orjson
from rest_framework import authentication, exceptions, parsers, renderers
from rest_framework.request import Request


class CsrfFailed(exceptions.PermissionDenied):
    """An unsafe call came without the token that proves it comes from our own page."""

    default_code = "csrf_failed"
    default_detail = "The CSRF token is missing or wrong: reload the page."


class SessionAuthentication(authentication.SessionAuthentication):
    """The session cookie; who has none is answered 401, who lacks the CSRF token 403."""

    def authenticate_header(self, request: Request) -> str:
        """Name a scheme, without which DRF answers 403 to somebody unknown."""
        return "Session"

    def enforce_csrf(self, request: Request) -> None:
        """Refuse an unsafe call without a matching token, under its own code."""
        try:
            super().enforce_csrf(request)
        except exceptions.PermissionDenied as refusal:
            raise CsrfFailed from refusal


class OrjsonRenderer(renderers.JSONRenderer):
    """JSON, written by orjson. Answers hold plain values only; anything else is a bug."""

    charset = None

    def render(
        self,
        data: object,
        accepted_media_type: str | None = None,
        renderer_context: Mapping[str, Any] | None = None,
    ) -> bytes:
        """Return the bytes of the answer; an absent answer has none."""
        return b"" if data is None else orjson.dumps(data, default=str)


class OrjsonParser(parsers.JSONParser):
    """JSON in UTF-8, read by orjson, which knows no NaN and no infinity."""

    def parse(
        self,
        stream: IO[bytes],
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> Any:  # noqa: ANN401 -- JSON can be anything
        """Return the parsed body, or refuse it as a `parse_error`."""
        try:
            return orjson.loads(stream.read())
        except orjson.JSONDecodeError as error:
            raise exceptions.ParseError(f"The body is not JSON: {error}.") from error
