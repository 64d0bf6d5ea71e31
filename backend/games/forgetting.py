"""How this package forgets who somebody was: `accounts.deletion` finds it by its name."""

from accounts.models import User
from games.identifiers import new_chance
from games.services import departure


def forget(player: User, *, now: int) -> None:
    """Have a former player leave the table they sit at, and every game lose their name."""
    departure.leave_table(player.pk, now=now, chance=new_chance())
    for game_id in departure.games_that_know(player.pk):
        departure.forget_in(game_id, player.pk, now=now, chance=new_chance())
