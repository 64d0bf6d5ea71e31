"""Finding what a lost or late task left undone. Runs every second; running twice harms nothing."""

import logging
import random
from collections.abc import Callable
from functools import partial

from games.services.matches import NewMatch
from matchmaking import matching, queue

log = logging.getLogger(__name__)


def sweep(*, now: int, draw: Callable[[], NewMatch], chance: random.Random) -> None:
    """Do what is due in the queue.

    `draw` gives the ids and the secret of one match more each time it is called.
    """
    is_anybody_there = queue.is_anybody_there()
    _try("missed matches", partial(matching.note_lost_no_shows, now=now))
    if not is_anybody_there:
        return
    _try("matches to settle", partial(matching.settle_lost, now=now))
    _try("searches of the seated", partial(queue.end_searches_of_seated, now=now))
    _try("searches that lapse", partial(queue.lapse, now=now))
    _try("pairing", partial(matching.make_matches, now=now, draw=draw, chance=chance))


def _try(what: str, step: Callable[[], object]) -> None:
    """Do one thing; the others must be done where it fails, or all would wait for one match."""
    try:
        step()
    except Exception:
        log.exception("the sweep of the queue failed at: %s", what)
