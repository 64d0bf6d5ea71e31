"""Celery's way in. Each task may come late, twice or never: it does what is left to be done."""

from celery import shared_task

from accounts import deletion, housekeeping, scheduling
from accounts.identifiers import new_guest_name
from accounts.instants import now_ms


@shared_task(name=scheduling.ERASE_DELETED)
def erase_deleted() -> None:
    """Have deleted accounts forgotten by every package."""
    deletion.erase_deleted(now=now_ms())


@shared_task(name=scheduling.TIDY)
def tidy() -> None:
    """Put away what nobody comes back for; beat asks for it every hour."""
    now = now_ms()
    housekeeping.undo_old_sign_ups(now=now, propose_name=new_guest_name)
    housekeeping.remove_stale_guests(now=now)
    housekeeping.end_expired_sessions(now=now)
    housekeeping.forget_expired_confirmations()
