"""Runs of games that went alike, counted by the database: however many games, one row comes back."""

from dataclasses import dataclass
from typing import Final

from django.db import connection
from django.db.models import QuerySet

from stats.models import SeatFact


@dataclass(frozen=True, slots=True)
class Streak:
    """How many games in a row went a certain way: up to the last one, and at most."""

    current: int = 0
    longest: int = 0


@dataclass(frozen=True, slots=True)
class Streaks:
    """Games in which nobody was placed before the player, and games in which they were not last."""

    firsts: Streak
    not_last: Streak


_OF_GAMES: Final = """
    WITH game (sequence, place, was_last) AS (:games),
    counted AS (
        SELECT place, was_last, ROW_NUMBER() OVER (ORDER BY sequence) AS number FROM game
    ),
    run AS (
        SELECT number,
            number - COALESCE(MAX(CASE WHEN place > 1 THEN number END) OVER so_far, 0) AS firsts,
            number - COALESCE(MAX(CASE WHEN was_last THEN number END) OVER so_far, 0) AS not_last
        FROM counted WINDOW so_far AS (ORDER BY number)
    )
    SELECT firsts, MAX(firsts) OVER (), not_last, MAX(not_last) OVER ()
    FROM run ORDER BY number DESC LIMIT 1
"""
"""The run that each game ends is as long as the game is far from the last one that broke it."""


def streaks(games: QuerySet[SeatFact]) -> Streaks:
    """Return the streaks of a player's games, in the order in which they were rated."""
    asked, values = games.values_list("sequence", "place", "last").query.sql_with_params()
    with connection.cursor() as cursor:
        cursor.execute(_OF_GAMES.replace(":games", asked), values)
        found = cursor.fetchone() or (0, 0, 0, 0)
    first, longest_first, not_last, longest_not_last = found
    return Streaks(Streak(first, longest_first), Streak(not_last, longest_not_last))
