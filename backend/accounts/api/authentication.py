"""Who is calling: the session cookie says, and a CSRF token proves that the page sent it."""

from rest_framework import authentication, exceptions
from rest_framework.request import Request

from accounts import sessions
from accounts.models import User


class CsrfFailed(exceptions.PermissionDenied):
    """An unsafe call came without the token that proves it comes from our own page."""

    default_code = "csrf_failed"
    default_detail = "The X-CSRFToken header does not match the csrftoken cookie: reload the page."


class PlayerAuthentication(authentication.SessionAuthentication):
    """Accounts and guests by their session. Unsafe calls need a CSRF token, whoever makes them."""

    def authenticate(self, request: Request) -> tuple[User, None] | None:
        """Return the player, or None for somebody with neither account nor guest identity."""
        self.enforce_csrf(request)
        player = sessions.player_of_request(request._request)  # noqa: SLF001 -- DRF's own way in
        return None if player is None else (player, None)

    def authenticate_header(self, request: Request) -> str:
        """Make "nobody" a 401: without this header DRF would answer 403."""
        return "Session"

    def enforce_csrf(self, request: Request) -> None:
        """Raise CsrfFailed for an unsafe call without its token."""
        try:
            super().enforce_csrf(request)
        except exceptions.PermissionDenied as error:
            raise CsrfFailed from error


def player(request: Request) -> User:
    """Return the caller of a view that lets nobody else in."""
    if not isinstance(request.user, User):
        raise exceptions.NotAuthenticated
    return request.user
