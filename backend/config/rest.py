"""How every call of the API is read and written."""

from collections.abc import Iterable, Mapping
from typing import IO, Any, Final

import orjson
from rest_framework import exceptions, negotiation, parsers, renderers
from rest_framework.request import Request

_WHATEVER: Final = frozenset({"*/*", "application/json"})
"""How pages and programs ask who take what there is."""


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


class Negotiation(negotiation.DefaultContentNegotiation):
    """DRF's, but for those who take what there is: most, and reading their header takes a while."""

    def select_renderer(
        self,
        request: Request,
        renderers: Iterable[renderers.BaseRenderer],
        format_suffix: str | None = None,
    ) -> tuple[renderers.BaseRenderer, str]:
        """Return what writes the answer, and the type that it has; or refuse `not_acceptable`."""
        first = next(iter(renderers))
        if request.META.get("HTTP_ACCEPT", "*/*") in _WHATEVER and first.format == "json":
            return first, str(first.media_type)
        chosen: tuple[Any, str] = super().select_renderer(request, renderers, format_suffix)
        return chosen
