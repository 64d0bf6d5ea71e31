"""How much one person may send, by kind; the numbers stand in the settings (docs/operations.md)."""

from rest_framework import permissions
from rest_framework.request import Request
from rest_framework.throttling import UserRateThrottle
from rest_framework.views import APIView


class SendingThrottle(UserRateThrottle):
    """Counts what is sent. Looking is free."""

    def allow_request(self, request: Request, view: APIView) -> bool:
        """Tell whether there is room for one more."""
        return request.method in permissions.SAFE_METHODS or super().allow_request(request, view)


class TalkThrottle(SendingThrottle):
    """What is said at tables."""

    scope = "talk"


class TalkHourThrottle(SendingThrottle):
    """The same over an hour."""

    scope = "talk_hour"


class TiesThrottle(SendingThrottle):
    """Following, muting and blocking, and their opposites."""

    scope = "ties"


class ChallengeThrottle(SendingThrottle):
    """Challenges made. Answering them is free."""

    scope = "challenges"


class ReportThrottle(SendingThrottle):
    """Reports."""

    scope = "reports"
