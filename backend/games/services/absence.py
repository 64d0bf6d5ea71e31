"""Going away and coming back, as facts of a game."""

from engine.events import Away, Back
from games.live import Live
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
    _note_present(live, seat)
    live.expiries[seat] = 0
    live.auto_moves[seat] = []
    if not live.away[seat]:
        return
    live.away[seat] = False
    change.events.append(Back(seat))
    if change.game.state.to_act == seat:
        changes.ask_anew(change)


def _note_present(live: Live, seat: int) -> None:
    """Remember that a player has done something, and so must have seen the cards."""
    for known in (live.acted, live.seen_by):
        if seat not in known:
            known.append(seat)
