"""Celery's way in. Each task may come late, twice or never: editions know how far they have come."""

from celery import shared_task

from games.finished import check_over
from stats import services


@shared_task(name="stats.take_in")
def take_in(game_id: str) -> None:
    """Take in the games that are sealed by now, the one that is told of among them."""
    del game_id
    services.catch_up()


@shared_task(name="stats.take_out")
def take_out(game_id: str) -> None:
    """Take out a game that was annulled."""
    services.take_out(check_over(game_id).pk)


@shared_task(name="stats.take_in_missing")
def take_in_missing() -> None:
    """Do what a lost task left undone; beat asks for it every minute."""
    services.catch_up()
    services.take_out_annulled()
