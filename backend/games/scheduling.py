"""Tasks, by name. They are wake-up calls: each may come late, twice or never without harm.

Deadlines live in the database, where a sweep finds the overdue every second; so only what is
due sooner than the sweep would notice well is put into the queue.
"""

from celery import current_app
from django.db import transaction

ACT_FOR_BOT = "games.act_for_bot"
REACT_FOR_BOT = "games.react_for_bot"
ACT_FOR_CLOCK = "games.act_for_clock"
SWEEP = "games.sweep"

ON_GAME_OVER = ("history.seal_record", "ratings.rate_game")
"""What other packages do with a game that is over. Each takes the game's id."""

ON_SEALED = ("stats.take_in",)
"""What other packages do with a game whose record is written. Each takes the game's id."""

ON_ANNULLED = ("stats.take_out",)
"""What other packages do when a rated game counts no more. Each takes the game's id."""

ON_NO_SHOW = "matchmaking.no_show"
"""Told when the silence of players has stopped a rated game: takes the game's id."""

ON_MATCH_SETTLED = "matchmaking.settle"
"""Told when the ready step of a matched game is over, well or not: takes the game's id."""

SOON_MS = 3_000
"""What is due later than this is left to the sweep."""


def after_commit(task: str, *args: object, delay_ms: int = 0) -> None:
    """Put a task into the queue once the transaction is committed."""

    def put() -> None:
        enqueue(task, args, delay_ms)

    # A plain function: Django's report of a robust hook's failure needs its name.
    transaction.on_commit(put, robust=True)


def enqueue(task: str, args: tuple[object, ...], delay_ms: int) -> None:
    """Put a task into the queue, to run `delay_ms` from now."""
    current_app.send_task(task, args=args, countdown=delay_ms / 1000)
