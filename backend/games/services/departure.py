"""A player is no more: the seat goes by the ordinary way, the name goes out of every game."""

import random

from django.db import transaction

from accounts.names import FORMER
from games import storage, table_storage
from games.models import LIVE_PHASES, Game, GameSeat, TableSeat
from games.players import Player, PublicPlayer, is_bot
from games.services import change as changes
from games.services import lobby, seating


def leave_table(user: int, *, now: int, chance: random.Random) -> None:
    """Have somebody leave the table they sit at, and so the game there: the server plays on."""
    seat = TableSeat.objects.filter(person=user).select_related("table").first()
    if seat is not None:
        lobby.leave(seat.table.public_id, user, now=now, chance=chance)


def free_kept_seats(user: int, *, now: int) -> None:
    """Open to everybody the seats that were kept for somebody who will not come."""
    kept_at = TableSeat.objects.filter(reserved_for=user)
    for table_id in list(kept_at.values_list("table__public_id", flat=True)):
        with transaction.atomic(durable=True):
            table = table_storage.lock(table_id)
            seat = table.seat_kept_for(user)
            if seat is not None:
                seat.reserved_for = None
                seating.commit(table, [seat], now=now)


def games_that_know(user: int) -> list[str]:
    """Return the games that somebody held a seat in, those included that never began."""
    seats = GameSeat.objects.filter(user=user).order_by("game_id")
    return list(seats.values_list("game__public_id", flat=True))


def forget_in(game_id: str, user: int, *, now: int, chance: random.Random) -> None:
    """Take somebody's name out of a game; who looks on at it is told."""
    with transaction.atomic(durable=True):
        row = Game.objects.select_for_update(no_key=True).get(public_id=game_id)
        if not _forget(row.players, user):
            return
        # A page that still shows the game finds itself behind, and asks for it.
        row.version += 1
        row.save(update_fields=["players", "version"])
        if row.phase in LIVE_PHASES:
            changes.commit(changes.begin(storage.lock(game_id), now=now, chance=chance))


def _forget(players: list[Player], user: int) -> bool:
    """Make somebody a former player in a game's memory. Tell whether that changed anything."""
    changed = False
    for player in players:
        public: PublicPlayer = {**player["public"], "name": FORMER, "avatar": "", "country": ""}
        if player["user"] == user and not is_bot(player) and player["public"] != public:
            player["public"], changed = public, True
    return changed
