"""The clock that starts the regular tasks."""

from celery.beat import Scheduler
from django.conf import settings


class Beat(Scheduler):
    """Celery's scheduler without its memory, and with a pulse.

    It keeps no file of when tasks last ran: each may run again after a restart without harm. At
    each tick it touches a file, whose age tells whether beat is alive: it answers nobody who asks.
    """

    pulse = settings.DATA_DIR / "beat.pulse"

    def tick(self) -> float:  # type: ignore[override]  # the stubs list Celery's inner arguments
        """Start what is due and return the seconds until the next tick."""
        self.pulse.touch()
        seconds: float = super().tick()
        return seconds
