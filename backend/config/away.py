"""Whether an error says that the database or Redis is away, and one line in the log for all of them."""

import logging
from typing import Final

from django.db import OperationalError as DatabaseFailure
from kombu.exceptions import OperationalError as TasksAway
from psycopg import OperationalError as PostgresFailure
from redis.exceptions import ConnectionError as RedisAway
from redis.exceptions import TimeoutError as RedisSilent

QUIET_S: Final = 10
"""For so long nothing more is written of an absence: every request would say the same."""

_GOING: Final = frozenset({"57P01", "57P02", "57P03"})
"""PostgreSQL's words for: it is shut down, it fell over, it is not up yet."""

_CONNECTION: Final = "08"
_TOO_MANY: Final = "53300"


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


class OneLine(logging.Filter):
    """Lets one line through where an absence would write a traceback for each request, socket and task."""

    written_at = 0.0
    """In seconds since 1970, as records of the log have it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a record is to be written, and make it one line."""
        error = record.exc_info[1] if record.exc_info else None
        if not is_away(error):
            return True
        if record.created - self.written_at < QUIET_S:
            return False
        self.written_at = record.created
        # PostgreSQL's library says it in several lines.
        said = " ".join(str(error).split())
        record.msg, record.args = "The database or Redis is away: %s", (said,)
        record.exc_info = None
        return True
