"""What is kept for a time only, and goes when it is over: some in each run, the rest in the next."""

from datetime import timedelta
from typing import TypeVar

from django.db.models import Model, QuerySet

from social.models import Challenge, ChallengeState, Message, Report

Row = TypeVar("Row", bound=Model)

BATCH = 1000

TALK_KEPT_MS = int(timedelta(days=30).total_seconds() * 1000)
CHALLENGES_KEPT_MS = int(timedelta(days=1).total_seconds() * 1000)
REPORTS_KEPT_MS = int(timedelta(days=365).total_seconds() * 1000)
"""After a report was closed. What was done about it stays (`Measure`)."""


def forget_old(*, now: int) -> None:
    """Remove talk, answered challenges and closed reports whose time is over."""
    _remove(Message.objects.filter(at__lt=now - TALK_KEPT_MS))
    _remove(
        Challenge.objects.filter(made_at__lt=now - CHALLENGES_KEPT_MS).exclude(
            state=ChallengeState.OPEN
        )
    )
    _remove(Report.objects.filter(closed_at__lt=now - REPORTS_KEPT_MS))


def _remove(old: QuerySet[Row]) -> None:
    # Some databases delete no slice: the slice is read first.
    old.filter(pk__in=list(old.values_list("pk", flat=True)[:BATCH])).delete()
