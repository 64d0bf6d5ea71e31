"""The database or Redis is away: nobody asked wrongly, and the same may be asked again in a moment."""

from typing import Final

from django.db import OperationalError as DatabaseFailure
from drf_standardized_errors import handler
from kombu.exceptions import OperationalError as TasksAway
from psycopg import OperationalError as PostgresFailure
from redis.exceptions import ConnectionError as RedisAway
from redis.exceptions import TimeoutError as RedisSilent
from rest_framework import exceptions, status

_GOING: Final = frozenset({"57P01", "57P02", "57P03"})
"""PostgreSQL's words for: it is shut down, it fell over, it is not up yet."""

_CONNECTION: Final = "08"
_TOO_MANY: Final = "53300"


class Unavailable(exceptions.APIException):
    """Refuses what cannot be done without the database or Redis while one of them is away."""

    status_code = status.HTTP_503_SERVICE_UNAVAILABLE
    default_code = "unavailable"
    default_detail = "The server is out of reach of its own data just now. Try again in a moment."
    wait = 3
    """Seconds, for `Retry-After`: a restart takes a few."""


def is_away(error: BaseException | None) -> bool:
    """Tell whether an error says that the database or Redis cannot be reached.

    Only of PostgreSQL can this be told: SQLite says by the same error that a file cannot be opened
    and that somebody else writes, and that is a fault to be found, not a moment to be waited for.
    """
    if isinstance(error, DatabaseFailure):
        return _has_lost_connection(error.__cause__)
    return isinstance(error, RedisAway | RedisSilent | TasksAway)


def _has_lost_connection(cause: BaseException | None) -> bool:
    """Tell a lost connection from what the server found wrong while it stood, as a deadlock."""
    if not isinstance(cause, PostgresFailure):
        return False
    state = cause.sqlstate
    # Without a state the server has said nothing: the driver could not reach it, or no longer.
    return state is None or state in _GOING or state == _TOO_MANY or state.startswith(_CONNECTION)


class ExceptionHandler(handler.ExceptionHandler):
    """Puts the API's refusals into the shape that all have, and this one among them."""

    def convert_known_exceptions(self, exc: Exception) -> Exception:
        """Return the refusal that an error of another library stands for, or the error itself."""
        return Unavailable() if is_away(exc) else super().convert_known_exceptions(exc)
