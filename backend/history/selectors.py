"""Reads of finished games."""

import re
from collections.abc import Sequence
from typing import Any

import orjson
from django.conf import settings
from django.db.models import QuerySet
from django.utils.module_loading import import_string

from accounts.models import User
from engine.replay import replay
from games.finished import over_games, public_players, seat_in
from games.models import Game
from games.refusals import Refused
from history import records

View = dict[str, Any]


def finished_games(*, viewer: int | None, player: User | None) -> QuerySet[Game]:
    """Return the games over that may be listed to `viewer`, if given only of one player."""
    return over_games(viewer=viewer, player=None if player is None else player.pk)


def player_named(public_id: str) -> User:
    """Return a player. Refuses `not_found`."""
    user = None
    if re.fullmatch(r"[A-Za-z0-9_-]{1,40}", public_id):
        user = User.objects.filter(public_id=public_id).first()
    if user is None:
        raise Refused("not_found", "There is no such player.")
    return user


def summaries(games: Sequence[Game], *, player: User | None) -> list[View]:
    """Return what a list shows of finished games; `seat` is the given player's, if any.

    What the rated ones changed is asked of the package beside this one, which settings name.
    """
    changes: dict[int, list[View]] = import_string(settings.RATING_CHANGES_FINDER)(
        [game.pk for game in games if game.rated]
    )
    return [_summary(game, player, changes.get(game.pk)) for game in games]


def _summary(game: Game, player: User | None, ratings: list[View] | None) -> View:
    return {
        "game_id": game.public_id,
        "options": game.options,
        "pace": game.pace,
        "rated": game.rated,
        "ladder": game.ladder or None,
        "started_at": game.started_at,
        "ended_at": game.ended_at,
        "ended_by": game.ended_by,
        "seats": [dict(each) for each in public_players(game)],
        "totals": game.totals,
        "places": game.places,
        "seat": None if player is None else seat_in(game, player.pk),
        "ratings": ratings,
    }


def replay_feed(game_id: str, *, now: int) -> View:
    """Return the replay feed of docs/protocol.md. Refuses as `records.sealed` does."""
    sealed = records.sealed(game_id, now=now)
    record = orjson.loads(sealed.body)
    return {
        "record": record,
        "seats": [dict(player) for player in public_players(sealed.game)],
        "rounds": list(replay(record)),
    }
