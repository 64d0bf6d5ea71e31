"""Databases filled with simulated games, for tests of whatever reads many of them."""

from functools import cache
from unittest.mock import patch

from bots import BOTS
from simulated import filling
from simulated.crowd import crowd
from simulated.making import Made, make
from simulated.programme import Programme
from tests.factories import house_bot

UNTIL = 1_793_000_000_000


def a_programme(*, games: int, players: int = 20, seed: int = 1) -> Programme:
    """Return the plan of a small house."""
    return Programme(seed=seed, games=games, people=crowd(players=players, seed=seed), until=UNTIL)


def fill(*, games: int, players: int = 20, seed: int = 1, counted: bool = True) -> Programme:
    """Play and store a small house's games; `counted` in the stats, too, which takes longer."""
    programme = a_programme(games=games, players=players, seed=seed)
    seat_bots()
    users = filling.people(programme)
    played = _played(games, players, seed)
    if counted:
        filling.store(played, users)
    else:
        with patch.object(filling, "take_in_many"):
            filling.store(played, users)
    return programme


def seat_bots() -> None:
    """See to it that the house's bots are there, where a test's flush has swept them away."""
    for bot in BOTS:
        house_bot(bot)


@cache
def _played(games: int, players: int, seed: int) -> list[Made]:
    programme = a_programme(games=games, players=players, seed=seed)
    return [make(programme, number) for number in range(games)]
