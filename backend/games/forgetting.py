"""How this package forgets who somebody was: `accounts.deletion` finds it by its name."""

from accounts.models import User
from games.identifiers import new_chance
from games.services import departure


def forget(player: User, *, now: int) -> None:
    """Have a former player leave where they sit or are waited for, and every game lose their name."""
    departure.leave_table(player.pk, now=now, chance=new_chance())
    departure.free_kept_seats(player.pk, now=now)
    for game_id in departure.games_that_know(player.pk):
        departure.forget_in(game_id, player.pk, now=now, chance=new_chance())
