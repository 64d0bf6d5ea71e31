"""Celery's way in. Each task may come late, twice or never."""

from celery import shared_task

from accounts.instants import now_ms
from games.identifiers import new_chance
from social.services import challenges, moderation, tidying


@shared_task(name="social.sweep")
def sweep() -> None:
    """End challenges nobody answered, free suspended people's seats; beat asks every few seconds."""
    try:
        challenges.expire(now=now_ms())
    finally:
        moderation.clear_seats(now=now_ms(), chance=new_chance())


@shared_task(name="social.forget_old")
def forget_old() -> None:
    """Remove what is kept for a time only; beat asks for it every hour."""
    tidying.forget_old(now=now_ms())
