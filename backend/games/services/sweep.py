"""Finding what a lost or late task left undone. Runs every second; running twice harms nothing."""

import logging
import random

from accounts import open_pages
from games.models import Game, Phase, Table, TableState
from games.refusals import Refused
from games.services import bot_turns, downtime, lobby, play, presence, ready_step
from games.storage import load

log = logging.getLogger(__name__)

BATCH = 200
"""Games looked after in one sweep; the rest is the next one's."""

DESERTED_TABLE_MS = 15 * 60_000
"""A table between games closes when nobody has had it open for this long."""


def sweep(*, now: int, chance: random.Random) -> None:
    """Do everything that is overdue anywhere."""
    down_since = downtime.down_since(now=now)
    if down_since is not None:
        _leave_out(down_since, now=now, chance=chance)
    # Only now: as long as a game might not know of the downtime, it must be able to find out.
    downtime.beat(now=now)
    overdue = Game.objects.filter(wake_at__lte=now).order_by("wake_at")
    due = overdue.values_list("public_id", "phase", "table__public_id")[:BATCH]
    for game_id, phase, table_id in list(due):
        try:
            if phase == Phase.STARTING:
                ready_step.drop_if_late(table_id, now=now)
            else:
                _wake_game(game_id, now=now, chance=chance)
        except Exception:
            # One broken game must not stop the others.
            log.exception("sweep failed for game %s", game_id)
    presence.sweep_stale(now=now)
    open_pages.forget_stale(now=now)
    _close_deserted_tables(now=now)


def _leave_out(since: int, *, now: int, chance: random.Random) -> None:
    """Give every game the time back that passed while nobody could play or get ready."""
    log.warning("the server was down for %d s: clocks move on", (now - since) // 1000)
    running = Game.objects.filter(wake_at__isnull=False)
    games = running.values_list("public_id", "phase", "table__public_id")
    for game_id, phase, table_id in list(games):
        try:
            if phase == Phase.STARTING:
                ready_step.leave_out(table_id, since=since, now=now)
            else:
                play.act_for_clock(game_id, now=now, chance=chance)
        except Exception:
            # One broken game must not cost the others their time.
            log.exception("the downtime was not left out of game %s", game_id)


def _wake_game(game_id: str, *, now: int, chance: random.Random) -> None:
    play.act_for_clock(game_id, now=now, chance=chance)
    game = load(game_id)
    bot_due_at, seat = game.live.bot_due_at, game.state.to_act
    if bot_due_at is not None and bot_due_at <= now and seat is not None:
        bot_turns.decide(game_id, seat, game.state.turns, now=now, chance=chance)


def _close_deserted_tables(*, now: int) -> None:
    before = now - DESERTED_TABLE_MS
    deserted = Table.objects.filter(
        state__in=[TableState.SEATS, TableState.ENDED], deserted_at__lt=before
    )
    for table_id in list(deserted.values_list("public_id", flat=True)[:BATCH]):
        try:
            lobby.close_deserted(table_id, before=before, now=now)
        except Refused:
            log.info("table %s was gone before it was closed", table_id)
