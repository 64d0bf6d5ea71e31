"""How every call of the API is read and written."""

from collections.abc import Mapping
from typing import IO, Any

import orjson
from rest_framework import exceptions, parsers, renderers


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
        return b"" if data is None else orjson.dumps(data)


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
