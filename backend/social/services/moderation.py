"""What moderators do about people: one path for every measure, each leaving its trace."""

import logging
import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import partial

from django.db import transaction

from accounts import admittance
from accounts.models import Kind, User
from games.models import Game, GameSeat, TableSeat, TableState
from games.refusals import Refused
from games.services import lobby
from matchmaking import queue
from ratings import services as ratings
from social import told
from social.models import Measure, MeasureKind, Report
from social.services import challenges

log = logging.getLogger(__name__)

PERMISSION = "social.moderate"

LONGEST_MS = int(timedelta(days=3660).total_seconds() * 1000)
"""Nothing is for ever: what should be is ten years."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a moderator decides: about whom, until when, about which game, on which report."""

    kind: str
    user: User | None
    reason: str
    until: int | None = None
    game: Game | None = None
    report: Report | None = None


def take(decision: Decision, *, by: User, now: int) -> Measure:
    """Carry out a decision, note it, and tell whom it is about.

    Refuses `permission_denied` to whoever may not, `invalid` to what makes no sense, and what
    annulling a game refuses. A report that it answers is closed.
    """
    _check_moderator(by, decision.user)
    _check_sense(decision, now=now)
    with transaction.atomic():
        _carry_out(decision, by=by, now=now)
        measure = Measure.objects.create(
            kind=decision.kind,
            user=decision.user,
            by=by,
            reason=decision.reason,
            until=decision.until,
            game=decision.game,
            report=decision.report,
            at=now,
        )
        if decision.report is not None:
            Report.objects.filter(pk=decision.report.pk, closed_at=None).update(
                closed_at=now, closed_by=by
            )
        if decision.user is not None and decision.kind != MeasureKind.DISMISS:
            told.standing_changed(decision.user)
    return measure


def clear_seats(*, now: int, chance: random.Random) -> None:
    """Take suspended people out of the queue and from tables; a running game goes on by the clock.

    Beat asks for it: a measure is taken inside the admin page's own transaction. What cannot be
    done for one of them just now (a game that has just begun) is tried again, and stops no other.
    """
    for user in User.objects.filter(suspended_until__gt=now, queue_entry__isnull=False):
        _try(partial(queue.stop, user, now=now), user.pk)
    held = TableSeat.objects.filter(person__suspended_until__gt=now).exclude(
        table__state=TableState.PLAYING
    )
    for table_id, person in list(held.values_list("table__public_id", "person_id")):
        if person is not None:
            _try(partial(lobby.leave, table_id, person, now=now, chance=chance), person)


def _try(clear: Callable[[], object], user: int) -> None:
    try:
        clear()
    except Refused as refused:
        log.info("suspended user %d is still there: %s", user, refused.code)
    except Exception:
        log.exception("suspended user %d is still there", user)


def acknowledge(user: User, warning: int, *, now: int) -> None:
    """Say that one has read a warning. Again changes nothing. Refuses `not_found`."""
    own = Measure.objects.filter(pk=warning, user=user, kind=MeasureKind.WARN)
    if not own.exists():
        raise Refused("not_found", "There is no such warning to you.")
    with transaction.atomic():
        own.filter(acknowledged_at=None).update(acknowledged_at=now)
        told.standing_changed(user)


def _check_moderator(by: User, about: User | None) -> None:
    if not (by.is_active and by.is_staff and by.has_perm(PERMISSION)):
        raise Refused("permission_denied", "Only moderators can do this.")
    if about is None:
        return
    if about.pk == by.pk:
        raise Refused("permission_denied", "Nobody moderates themselves.")
    if about.is_staff and not by.is_superuser:
        raise Refused("permission_denied", "Staff are moderated by an operator alone.")


def _check_sense(decision: Decision, *, now: int) -> None:
    ends = decision.kind in {MeasureKind.SILENCE, MeasureKind.SUSPEND}
    until = decision.until
    if not decision.reason.strip() and decision.kind != MeasureKind.DISMISS:
        raise Refused("required", "Say why.", attr="reason")
    if ends and (until is None or not now < until <= now + LONGEST_MS):
        raise Refused("invalid", "Say until when: later than now, ten years at most.", attr="until")
    if not ends and until is not None:
        raise Refused("invalid", "This has no end.", attr="until")
    if decision.kind == MeasureKind.ANNUL and decision.game is None:
        raise Refused("required", "Say which game.", attr="game")
    if decision.kind not in {MeasureKind.ANNUL, MeasureKind.DISMISS}:
        if decision.user is None:
            raise Refused("required", "Say who.", attr="user")
        if decision.user.kind == Kind.BOT:
            raise Refused("invalid", "A house bot does not mind.", attr="user")


def _carry_out(decision: Decision, *, by: User, now: int) -> None:
    if decision.kind == MeasureKind.ANNUL and decision.game is not None:
        if GameSeat.objects.filter(game=decision.game, user=by).exists():
            raise Refused("permission_denied", "Nobody annuls a game of their own.")
        ratings.annul(decision.game.public_id, by=by, reason=decision.reason, now=now)
        return
    if decision.user is None:
        return
    row = User.objects.filter(pk=decision.user.pk, deleted_at=None)
    if decision.kind == MeasureKind.SILENCE:
        row.update(silenced_until=decision.until)
    elif decision.kind == MeasureKind.SUSPEND:
        row.update(suspended_until=decision.until, suspension_reason=decision.reason)
        challenges.end_all_of(decision.user, now=now)
        admittance.changed(decision.user.pk)
    elif decision.kind == MeasureKind.LIFT:
        row.update(suspended_until=None, suspension_reason="", silenced_until=None)
        admittance.changed(decision.user.pk)
