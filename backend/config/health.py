"""Whether this process can do its work: asked by load balancers, by compose and by people."""

import logging
from collections.abc import Callable
from typing import Final

from django.conf import settings
from django.core.cache import cache
from django.db import connection
from drf_spectacular.utils import extend_schema, inline_serializer
from rest_framework import permissions, serializers, status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from config.lifespan import embedded_tasks

log = logging.getLogger(__name__)


def _database() -> bool:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return True


def _messages() -> bool:
    """Answer for Redis, which carries messages and tasks; the embedded default has its memory."""
    cache.get("health")
    return True


def _tasks() -> bool:
    """Answer for the worker inside this process; elsewhere workers answer for themselves."""
    return embedded_tasks.alive or not settings.EMBEDDED


CHECKS: Final[dict[str, Callable[[], bool]]] = {
    "database": _database,
    "messages": _messages,
    "tasks": _tasks,
}

HealthSerializer = inline_serializer(
    "Health",
    {name: serializers.BooleanField(help_text="Whether it answers.") for name in CHECKS},
)


class HealthView(APIView):
    """Liveness and readiness."""

    authentication_classes = ()
    permission_classes = (permissions.AllowAny,)
    throttle_classes = ()

    @extend_schema(responses={200: HealthSerializer, 503: HealthSerializer})
    def get(self, request: Request) -> Response:
        """Answer 200 when everything this process needs answers, else 503."""
        answers = {name: _answers(name, check) for name, check in CHECKS.items()}
        healthy = all(answers.values())
        code = status.HTTP_200_OK if healthy else status.HTTP_503_SERVICE_UNAVAILABLE
        return Response(answers, status=code)


def _answers(name: str, check: Callable[[], bool]) -> bool:
    try:
        return check()
    except Exception:
        log.exception("Health: %s does not answer", name)
        return False
