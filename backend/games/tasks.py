"""Celery's way in. Every task may come late, twice or never: what it does is checked anew."""

from celery import shared_task

from accounts.instants import now_ms
from games import scheduling
from games.identifiers import new_chance
from games.services import bot_turns, play
from games.services import sweep as sweeping


@shared_task(name=scheduling.ACT_FOR_BOT)
def act_for_bot(game_id: str, seat: int, turn: int) -> None:
    """Make the decision that was asked of a bot's seat as that turn began."""
    bot_turns.decide(game_id, seat, turn, now=now_ms(), chance=new_chance())


@shared_task(name=scheduling.REACT_FOR_BOT)
def react_for_bot(game_id: str, seat: int, round_number: int, exposed_by: int) -> None:
    """Let a bot look at an exposure."""
    exposure = (round_number, exposed_by)
    bot_turns.react(game_id, seat, exposure, now=now_ms(), chance=new_chance())


@shared_task(name=scheduling.ACT_FOR_CLOCK)
def act_for_clock(game_id: str) -> None:
    """Do what has fallen due in a game."""
    play.act_for_clock(game_id, now=now_ms(), chance=new_chance())


@shared_task(name=scheduling.SWEEP)
def sweep() -> None:
    """Do what is overdue anywhere; beat asks for it every second."""
    sweeping.sweep(now=now_ms(), chance=new_chance())
