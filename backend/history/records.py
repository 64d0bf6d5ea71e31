"""Writing a game's record, once."""

from datetime import UTC, datetime
from typing import Any, Literal, cast

import orjson
from django.db import transaction

from engine import record
from games.finished import PlayedGame, check_over, forget_answers, played_game
from games.models import Game
from history.models import Record


def sealed(game_id: str, *, now: int) -> Record:
    """Return a game's record, writing it if that has not been done yet.

    Refuses `not_found`, and `not_over_yet` while the game is played. However many ask at once,
    and however late a task comes, it is written once and never changes.
    """
    game = check_over(game_id)
    known = Record.objects.filter(game=game).first()
    if known is not None:
        return known
    with transaction.atomic():
        Game.objects.select_for_update(no_key=True).get(pk=game.pk)
        known = Record.objects.filter(game=game).first()
        if known is not None:
            return known
        forget_answers(game)
        body = orjson.dumps(_written(played_game(game_id))).decode()
        return Record.objects.create(game=game, body=body, sealed_at=now)


def _written(played: PlayedGame) -> dict[str, Any]:
    game = played.game
    seats = zip(played.players, played.left, strict=True)
    return record.build(
        game_id=game.public_id,
        options=played.options,
        seats=[
            {
                "name": player["name"],
                "kind": player["kind"],
                "account": None if player["kind"] == "guest" else player["public_id"],
                "left": left,
            }
            for player, left in seats
        ],
        server_seed=played.server_seed,
        client_seeds=played.client_seeds,
        rounds=[
            record.PlayedRound(moves=each.moves, times_ms=each.times_ms, auto=each.auto)
            for each in played.rounds
        ],
        started_at=_iso(game.started_at),
        ended_at=_iso(game.ended_at),
        ended_by=cast("Literal['finished', 'aborted']", game.ended_by),
        rated=game.rated,
    )


def _iso(instant: int | None) -> str:
    seconds = (instant or 0) // 1000
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
