"""Databases filled with simulated games, for tests of whatever reads many of them."""

from simulated import filling
from simulated.crowd import crowd
from simulated.making import make
from simulated.programme import Programme

UNTIL = 1_793_000_000_000


def a_programme(*, games: int, players: int = 20, seed: int = 1) -> Programme:
    """Return the plan of a small house."""
    return Programme(seed=seed, games=games, people=crowd(players=players, seed=seed), until=UNTIL)


def fill(*, games: int, players: int = 20, seed: int = 1) -> Programme:
    """Play and store a small house's games."""
    programme = a_programme(games=games, players=players, seed=seed)
    users = filling.people(programme)
    filling.store([make(programme, number) for number in range(games)], users)
    return programme
