"""Celery's way in. Each task may come late, twice or never: a game is applied once whatever comes."""

import logging

from celery import shared_task

from accounts.instants import now_ms
from history import records
from ratings import services, standings

log = logging.getLogger(__name__)


@shared_task(name="ratings.rate_game")
def rate_game(game_id: str) -> None:
    """Apply a game that has just ended, if it counts."""
    services.rate(game_id, now=now_ms())


@shared_task(name="ratings.rate_missing")
def rate_missing(*, ever: bool = False) -> None:
    """Apply the games that a lost task left out, in the order in which they ended.

    Those that ended of late; with `ever`, which beat asks for more rarely, all there are. Also gives
    the house's bots their ratings, where a new calibration has come with an upgrade.
    """
    standings.seat_house_bots()
    since = 0 if ever else now_ms() - records.RECENT_MS
    for game_id in records.unsealed(rated=True, since=since):
        try:
            services.rate(game_id, now=now_ms())
        except Exception:
            # One broken game must not stop the others.
            log.exception("game %s could not be rated", game_id)
