"""Going away and coming back, as facts of a game."""

from engine.events import Away, Back
from games.services import change as changes
from games.services.change import Change


def go_away(change: Change, seat: int) -> None:
    """Mark a seat away: from now on the server decides for it at once."""
    change.game.live.away[seat] = True
    change.events.append(Away(seat))
    changes.ask_anew(change)


def come_back(change: Change, seat: int) -> None:
    """Give a seat back to its player, with a fresh clock if a decision waits."""
    live = change.game.live
    live.expiries[seat] = 0
    live.auto_moves[seat] = []
    if not live.away[seat]:
        return
    live.away[seat] = False
    change.events.append(Back(seat))
    if change.game.state.to_act == seat:
        changes.ask_anew(change)
