"""Celery's way in. Every task may come late, twice or never: what it does is checked anew."""

from celery import shared_task

from accounts.instants import now_ms
from games.identifiers import new_chance, new_game_id, new_server_seed, new_table_id
from games.services.matches import NewMatch
from games.services.ready_step import NewGame
from matchmaking import matching, scheduling
from matchmaking import sweep as sweeping


def draw() -> NewMatch:
    """Return the ids and the secret of a new match."""
    return NewMatch(new_table_id(), NewGame(new_game_id(), new_server_seed()))


@shared_task(name=scheduling.PAIR)
def pair() -> None:
    """Make the matches that can be made."""
    matching.make_matches(now=now_ms(), draw=draw, chance=new_chance())


@shared_task(name=scheduling.SETTLE)
def settle(game_id: str) -> None:
    """Do what the end of a match's ready step asks for."""
    matching.settle(game_id, now=now_ms())


@shared_task(name=scheduling.NO_SHOW)
def no_show(game_id: str) -> None:
    """Keep out for a while whose silence stopped a rated game in its first round."""
    matching.note_no_shows(game_id, now=now_ms())


@shared_task(name=scheduling.SWEEP)
def sweep() -> None:
    """Do what is due in the queue; beat asks for it every second."""
    sweeping.sweep(now=now_ms(), draw=draw, chance=new_chance())
