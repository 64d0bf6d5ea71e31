"""The database or Redis is away: nobody asked wrongly, and the same may be asked again in a moment."""

from drf_standardized_errors import handler
from rest_framework import exceptions, status

from config.away import is_away


class Unavailable(exceptions.APIException):
    """Refuses what cannot be done without the database or Redis while one of them is away."""

    status_code = status.HTTP_503_SERVICE_UNAVAILABLE
    default_code = "unavailable"
    default_detail = "The server is out of reach of its own data just now. Try again in a moment."
    wait = 3
    """Seconds, for `Retry-After`: a restart takes a few."""


class ExceptionHandler(handler.ExceptionHandler):
    """Puts the API's refusals into the shape that all have, and this one among them."""

    def convert_known_exceptions(self, exc: Exception) -> Exception:
        """Return the refusal that an error of another library stands for, or the error itself."""
        return Unavailable() if is_away(exc) else super().convert_known_exceptions(exc)
