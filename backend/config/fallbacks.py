"""Answers where no view answers, in the shape of every other refusal."""

import sys
from typing import NoReturn

from django.http import HttpRequest, JsonResponse
from drf_spectacular.utils import extend_schema
from rest_framework import exceptions, permissions
from rest_framework.views import APIView

from accounts.api.authentication import CsrfFailed
from config.away import is_away
from config.unavailable import Unavailable


@extend_schema(exclude=True)
class UnknownEndpointView(APIView):
    """Answers every address under `/api/` that is none."""

    authentication_classes = ()
    permission_classes = (permissions.AllowAny,)
    throttle_classes = ()

    def http_method_not_allowed(
        self, request: HttpRequest, *args: object, **kwargs: object
    ) -> NoReturn:
        """Answer 404 whatever the method."""
        raise exceptions.NotFound("There is no such address in the API.")

    options = http_method_not_allowed  # DRF would describe itself


def csrf_failure(request: HttpRequest, reason: str = "") -> JsonResponse:
    """Answer a CSRF failure that Django's middleware found."""
    return _refusal(403, CsrfFailed.default_code, CsrfFailed.default_detail)


def bad_request(request: HttpRequest, exception: Exception) -> JsonResponse:
    """Answer what Django refuses before any view sees it, as a host that is not ours."""
    return _refusal(400, "bad_request", "The request cannot be understood.")


def server_error(request: HttpRequest) -> JsonResponse:
    """Answer a failure of ours outside the API's own handler, as in a middleware or at sign-in."""
    # Django calls this while it handles the error, and hands it over in no other way.
    if is_away(sys.exc_info()[1]):
        return _unavailable()
    return _refusal(500, "error", "Something went wrong on our side.", kind="server_error")


def _unavailable() -> JsonResponse:
    refusal = Unavailable()
    answer = _refusal(
        refusal.status_code, refusal.default_code, str(refusal.detail), kind="server_error"
    )
    answer["Retry-After"] = str(refusal.wait)
    return answer


def _refusal(status: int, code: str, detail: str, *, kind: str = "client_error") -> JsonResponse:
    error = {"code": code, "detail": detail, "attr": None}
    return JsonResponse({"type": kind, "errors": [error]}, status=status)
