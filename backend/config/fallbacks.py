"""Answers where no view answers, in the shape of every other refusal."""

from typing import Any, NoReturn

from django.http import HttpRequest, JsonResponse
from drf_spectacular.utils import extend_schema
from rest_framework import exceptions, permissions
from rest_framework.request import Request
from rest_framework.views import APIView

from config.rest import CsrfFailed


class UnknownEndpointView(APIView):
    """Answers every address under `/api/` that is none."""

    permission_classes = (permissions.AllowAny,)
    throttle_classes = ()

    def http_method_not_allowed(self, request: Request, *args: Any, **kwargs: Any) -> NoReturn:
        """Answer 404 whatever the method."""
        raise exceptions.NotFound("There is no such address in the API.")


def csrf_failure(request: HttpRequest, reason: str = "") -> JsonResponse:
    """Answer a CSRF failure found by Django's middleware in the shape of every other refusal."""
    error = {"code": CsrfFailed.default_code, "detail": CsrfFailed.default_detail, "attr": None}
    return JsonResponse({"type": "client_error", "errors": [error]}, status=403)
