"""No clock runs while the server is down.

The sweep leaves its heartbeat every second. Where it has left none for some seconds, nobody could
play: that time is left out of whatever a clock says. Each change looks by itself whether there
was such a gap, for after a restart a player may be quicker than the sweep.
"""

from django.db import transaction

from games import deadlines
from games import live as live_state
from games.models import Heartbeat, PendingCall
from games.services.change import Change


def beat(*, now: int) -> None:
    """Note that the server is awake."""
    with transaction.atomic():
        heart, _ = Heartbeat.objects.select_for_update().get_or_create(pk=1, defaults={"at": now})
        heart.at = max(heart.at, now)
        heart.save(update_fields=["at"])


def down_since(*, now: int) -> int | None:
    """Return since when no sweep has run, if that is so long that the server must have been down."""
    at = Heartbeat.objects.values_list("at", flat=True).first()
    return at if at is not None and now - at >= deadlines.DOWNTIME_MS else None


def leave_out(change: Change) -> None:
    """Leave a downtime that has just ended out of a game's clocks, if there was one.

    A game that went on meanwhile (only the sweep was down, or is late) loses just what has passed
    since its last decision was asked for: no clock starts in the future. Harmless when it comes
    again: what was left out once is not left out twice.
    """
    live, now = change.game.live, change.now
    known_awake_at = max(live.asked_at, live.awake_at)
    if not change.game.is_live or now - known_awake_at < deadlines.DOWNTIME_MS:
        return
    since = down_since(now=now)
    if since is None:
        return
    gap_ms = now - max(since, known_awake_at)
    live_state.shift(live, by_ms=gap_ms)
    live.awake_at = now
    for call in change.held:
        call.made_at += gap_ms
        call.due_at += gap_ms
    PendingCall.objects.bulk_update(change.held, ["made_at", "due_at"])
    change.retimed = True
