"""What this package gives to the file of everything about one person (`accounts.export`)."""

from collections.abc import Iterator
from typing import Any

import orjson

from accounts.export import Section
from accounts.models import User
from games.finished import seats_in
from games.models import OVER_PHASES, Game, Phase
from history.models import Record


def games(player: User) -> Iterator[Section]:
    """Yield every game that was begun with this player, the records of those that are over."""
    yield Section("games", _games(player))


def _games(player: User) -> Iterator[dict[str, Any]]:
    began = Game.objects.filter(seats__user=player).exclude(
        phase__in=[Phase.STARTING, Phase.DROPPED]
    )
    for pk in list(began.order_by("started_at", "pk").distinct().values_list("pk", flat=True)):
        yield _game(pk, player.pk)


def _game(pk: int, user: int) -> dict[str, Any]:
    """Describe a game. Of one that goes on nothing but that it does: its cards are secret."""
    game = Game.objects.defer("state", "live", "server_seed").get(pk=pk)
    record = Record.objects.filter(game=game).first() if game.phase in OVER_PHASES else None
    return {
        "game_id": game.public_id,
        "seats": seats_in(game, user),
        "started_at": game.started_at,
        "ended_at": game.ended_at,
        "record": None if record is None else orjson.loads(record.body),
    }
