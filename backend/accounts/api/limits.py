"""How much one person may send: the numbers stand in the settings (docs/operations.md)."""

from rest_framework import permissions
from rest_framework.request import Request
from rest_framework.throttling import UserRateThrottle
from rest_framework.views import APIView


class ChangesThrottle(UserRateThrottle):
    """Counts what is sent to change something. Looking is free."""

    def allow_request(self, request: Request, view: APIView) -> bool:
        """Tell whether there is room for one more."""
        return request.method in permissions.SAFE_METHODS or super().allow_request(request, view)
