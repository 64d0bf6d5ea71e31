"""How the API is described: every operation with every refusal it can answer.

What follows from how a view is built (its permissions, throttles, body, path) is found here. What
only its code knows, the view says itself, by method and status:

    class ActionView(APIView):
        refusals = {"post": {403: ("not_seated",), 409: ("stale_turn", "out_of_turn")}}
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from drf_spectacular.authentication import SessionScheme
from drf_spectacular.openapi import AutoSchema as SpectacularAutoSchema
from drf_spectacular.plumbing import ResolvedComponent, force_instance
from drf_spectacular.utils import Direction
from drf_standardized_errors.openapi_utils import (
    get_flat_serializer_fields,
    get_serializer_fields_with_error_codes,
)
from inflection import camelize
from rest_framework import serializers
from rest_framework.pagination import CursorPagination
from rest_framework.permissions import AllowAny

from accounts.api.strict import StrictSerializer

Codes: TypeAlias = Mapping[int, Iterable[str]]

UNSAFE: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})

MEANING: Final = {
    400: "The request cannot be understood, or a field is wrong (`attr` names it).",
    401: "Nobody is signed in, not even as a guest.",
    403: "Whoever is signed in may not do this.",
    404: "There is no such thing, or it is not yours to see.",
    405: "This address does not know the method.",
    406: "The answer is to be had as JSON only.",
    409: "The rules of play, or of the table, do not allow this now. Nothing has changed.",
    413: "The body is too large.",
    415: "The body must be JSON.",
    429: "Too many requests: wait as long as `Retry-After` says.",
    500: "Something went wrong on the server's side.",
    503: "The database or Redis is away: try again, after as long as `Retry-After` says.",
}

COMMON_CODE: Final = {
    401: "not_authenticated",
    403: "csrf_failed",
    404: "not_found",
    405: "method_not_allowed",
    406: "not_acceptable",
    413: "body_too_large",
    415: "unsupported_media_type",
    429: "throttled",
    500: "error",
    503: "unavailable",
}


class SessionCookieScheme(SessionScheme):
    """Describes our session authentication as the cookie it is."""

    target_class = "accounts.api.authentication.PlayerAuthentication"


class AutoSchema(SpectacularAutoSchema):
    """Describes an operation with its refusals, each status with the codes it can carry."""

    def _get_response_bodies(self, direction: Direction = "response") -> dict[str, Any]:
        answers: dict[str, Any] = super()._get_response_bodies(direction=direction)
        if direction == "response":
            for status, codes in self._refusals().items():
                answers.setdefault(str(status), self._describe(status, codes))
        return answers

    def _refusals(self) -> dict[int, list[str]]:
        """Return the codes that the operation can be refused with, by status."""
        declared: Codes = getattr(self.view, "refusals", {}).get(self.method.lower(), {})
        found: dict[int, set[str]] = {}
        for source in (self._request_refusals(), self._caller_refusals(), declared):
            for status, codes in source.items():
                found.setdefault(status, set()).update(codes)
        return {status: sorted(codes) for status, codes in sorted(found.items()) if codes}

    def _request_refusals(self) -> Codes:
        """Return what can be wrong with the request itself."""
        has_path_parameters = "{" in self.path
        paginator = self._get_paginator()  # type: ignore[no-untyped-call]
        has_cursor = isinstance(paginator, CursorPagination)
        return {
            400: self._body_codes(),
            404: ["not_found"] if has_path_parameters or has_cursor else [],
            405: ["method_not_allowed"],
            406: ["not_acceptable"],
            413: ["body_too_large"] if self.method in UNSAFE else [],
            415: ["unsupported_media_type"] if self._takes_body() else [],
            500: ["error"],
            503: ["unavailable"],
        }

    def _caller_refusals(self) -> Codes:
        """Return what can be wrong with who asks, and how often."""
        asks_who = bool(self.view.get_authenticators())
        unsafe = self.method in UNSAFE
        permissions = self.view.get_permissions()
        anybody = all(type(each) is AllowAny for each in permissions)
        standing = [code for each in permissions for code in getattr(each, "codes", ())]
        return {
            401: [] if anybody else ["not_authenticated"],
            403: [*(["csrf_failed"] if asks_who else []), *standing] if unsafe else [],
            429: ["throttled"] if self.view.get_throttles() else [],
        }

    def _takes_body(self) -> bool:
        return self.method in UNSAFE and self.get_request_serializer() is not None

    def _body_codes(self) -> set[str]:
        """Return the codes that the fields of the body can be refused with."""
        if not self._takes_body():
            return set()
        serializer = force_instance(self.get_request_serializer())
        if not isinstance(serializer, serializers.BaseSerializer):
            return {"parse_error"}
        fields = get_serializer_fields_with_error_codes(get_flat_serializer_fields(serializer))
        codes = {"parse_error"}.union(*(field.error_codes for field in fields))
        return codes | ({"unknown_field"} if isinstance(serializer, StrictSerializer) else set())

    def _describe(self, status: int, codes: list[str]) -> dict[str, Any]:
        """Return the description of one refusal; the common ones share their shape."""
        common = codes == [COMMON_CODE.get(status)]
        operation = "" if common else camelize(self.get_operation_id())
        component = ResolvedComponent(
            name=f"{operation}Refusal{status}",
            type=ResolvedComponent.SCHEMA,
            schema=_refusal_shape(status, codes),
            object=f"{status} {codes}",
        )
        self.registry.register_on_missing(component)
        content = {"application/json": {"schema": component.ref}}
        return {"description": MEANING[status], "content": content}


def _refusal_shape(status: int, codes: list[str]) -> dict[str, Any]:
    error = {
        "type": "object",
        "required": ["code", "detail", "attr"],
        "properties": {
            "code": {"type": "string", "enum": codes, "description": "Stable, for machines."},
            "detail": {"type": "string", "description": "A sentence for people."},
            "attr": {"type": ["string", "null"], "description": "The field, if one is wrong."},
        },
    }
    return {
        "type": "object",
        "required": ["type", "errors"],
        "properties": {
            "type": {"type": "string", "enum": _kinds(status)},
            "errors": {"type": "array", "minItems": 1, "items": error},
        },
    }


def _kinds(status: int) -> list[str]:
    if status == 400:
        return ["client_error", "validation_error"]
    return ["server_error"] if status >= 500 else ["client_error"]
