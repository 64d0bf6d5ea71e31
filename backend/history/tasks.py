"""Celery's way in. Each task may come late, twice or never: records are also written when read."""

import logging

from celery import shared_task

from accounts.instants import now_ms
from games.models import OVER_PHASES, Game
from history.records import sealed

log = logging.getLogger(__name__)

BATCH = 100


@shared_task(name="history.seal_record")
def seal_record(game_id: str) -> None:
    """Write the record of a game that has just ended."""
    sealed(game_id, now=now_ms())


@shared_task(name="history.seal_missing")
def seal_missing() -> None:
    """Write the records that a lost task left unwritten; beat asks for it every minute."""
    missing = Game.objects.filter(phase__in=OVER_PHASES, record__isnull=True)
    for game_id in list(missing.values_list("public_id", flat=True)[:BATCH]):
        try:
            sealed(game_id, now=now_ms())
        except Exception:
            # One broken game must not stop the others.
            log.exception("no record could be written for game %s", game_id)
