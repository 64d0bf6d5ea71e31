"""Celery's way in. Each task may come late, twice or never: records are also written when read."""

import logging

from celery import shared_task

from accounts.instants import now_ms
from games.refusals import Refused
from history import entries, records

log = logging.getLogger(__name__)


@shared_task(name="history.seal_record")
def seal_record(game_id: str) -> None:
    """Write the record of a game that has just ended; a rated one's is the rating step's to write."""
    try:
        records.sealed(game_id, now=now_ms())
    except Refused as refused:
        if refused.code != "not_sealed_yet":
            raise


@shared_task(name="history.seal_missing")
def seal_missing(*, ever: bool = False) -> None:
    """Write the records that a lost task left unwritten; beat asks for it every minute.

    Of the games that ended of late; with `ever`, which is asked for more rarely, of all there are,
    and also the rows that games are found by, on a site whose games are older than the search.
    """
    since = 0 if ever else now_ms() - records.RECENT_MS
    for game_id in records.unsealed(rated=False, since=since):
        try:
            records.sealed(game_id, now=now_ms())
        except Exception:
            # One broken game must not stop the others.
            log.exception("no record could be written for game %s", game_id)
    if ever:
        entries.enter_missing()
