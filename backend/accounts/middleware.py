"""What stands before django-allauth's own views."""

from collections.abc import Callable
from http import HTTPStatus

import orjson
from django.http import HttpRequest, HttpResponseBase, JsonResponse

_SIGN_IN = "/_allauth/"
_BY_FORM = "/_allauth/browser/v1/auth/provider/redirect"
"""Leads out of the page, so it is a form's address: no JSON comes there."""


class SignInBodyMiddleware:
    """Refuses bodies that allauth would stumble over, in its own shape, before it reads them.

    allauth reads with Python's `json`, which takes lone surrogates (no database does) and gives
    up on deep nesting with a RecursionError; and it answers bad JSON with an empty page.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Pass the request on, or refuse it with 400 `bad_request`."""
        takes_json = request.path.startswith(_SIGN_IN) and request.path != _BY_FORM
        if takes_json and not _is_readable(request.body):
            error = {"message": "The body must be a JSON object.", "code": "bad_request"}
            status = HTTPStatus.BAD_REQUEST
            return JsonResponse({"status": status, "errors": [error]}, status=status)
        return self._get_response(request)


def _is_readable(body: bytes) -> bool:
    if not body:
        return True
    try:
        return isinstance(orjson.loads(body), dict)
    except orjson.JSONDecodeError:
        return False
