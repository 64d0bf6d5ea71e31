"""Who calls, and what the views of this package have in common."""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

from rest_framework import permissions, serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import UserRateThrottle
from rest_framework.views import APIView

from accounts.api.limits import ChangesThrottle
from accounts.api.standing import MayPlay
from accounts.models import User
from games import audience
from games.table_storage import LoadedTable


class OpenToReaders(APIView):
    """Whoever has the link may look; only a player, guest or not, may do anything."""

    def get_permissions(self) -> list[permissions.BasePermission]:
        """Return what the caller must be."""
        if self.request.method in permissions.SAFE_METHODS:
            return [permissions.AllowAny()]
        return [permissions.IsAuthenticated(), MayPlay()]


class TableThrottle(ChangesThrottle):
    """How many tables one may open."""

    scope = "tables"


class InvitationThrottle(UserRateThrottle):
    """How many seats one may keep for people by name: whoever guesses names is slowed down."""

    scope = "invitations"


def user_pk(request: Request) -> int | None:
    """Return who calls, None for somebody unknown."""
    return request.user.pk if isinstance(request.user, User) else None


def checked(form: type[serializers.Serializer[Any]], data: object) -> dict[str, Any]:
    """Return the fields of a request in this form, or raise ValidationError."""
    fields: dict[str, Any] = _form(form).run_validation(data)
    return fields


@cache
def _form(form: type[serializers.Serializer[Any]]) -> serializers.Serializer[Any]:
    """Return a form to check requests by. One serves all: checking leaves no trace on it."""
    return form()


def table_answer(request: Request, table: LoadedTable, *, status: int = 200) -> Response:
    """Answer with a table as the caller sees it."""
    view = audience.table_view(table.row, table.seats, user=user_pk(request))
    return Response(view, status=status)


Refusals: TypeAlias = Mapping[str, Mapping[int, tuple[str, ...]]]
"""What a view can refuse beyond what its form implies: by method and status (config.schema)."""
