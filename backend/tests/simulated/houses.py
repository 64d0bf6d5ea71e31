"""Databases filled with simulated games, for tests of whatever reads many of them."""

from functools import cache
from unittest.mock import patch

from simulated import filling
from simulated.crowd import crowd
from simulated.making import Made, make
from simulated.programme import Programme

UNTIL = 1_793_000_000_000


def a_programme(*, games: int, players: int = 20, seed: int = 1) -> Programme:
    """Return the plan of a small house."""
    return Programme(seed=seed, games=games, people=crowd(players=players, seed=seed), until=UNTIL)


def fill(*, games: int, players: int = 20, seed: int = 1, counted: bool = True) -> Programme:
    """Play and store a small house's games; `counted` in the stats, too, which takes longer."""
    programme = a_programme(games=games, players=players, seed=seed)
    users = filling.people(programme)
    played = _played(games, players, seed)
    if counted:
        filling.store(played, users)
    else:
        with patch.object(filling, "take_in_many"):
            filling.store(played, users)
    return programme


@cache
def _played(games: int, players: int, seed: int) -> list[Made]:
    programme = a_programme(games=games, players=players, seed=seed)
    return [make(programme, number) for number in range(games)]
