"""How this package forgets who somebody was: `accounts.deletion` finds it by its name."""

from accounts.models import User
from stats import services


def forget(player: User, *, now: int) -> None:
    """Drop somebody's own figures and meetings. What their games say of everybody stays."""
    del now
    services.forget(player)
