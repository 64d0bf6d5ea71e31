"""Reads of finished games."""

import re
from collections.abc import Sequence
from typing import Any

import orjson
from django.conf import settings
from django.core.exceptions import ValidationError
from django.utils.module_loading import import_string

from accounts.models import User
from accounts.names import clean, likeness
from engine.replay import replay
from games.finished import public_players, seat_in
from games.models import Game
from games.refusals import Refused
from history import records
from history.contents import CONTAINS
from history.search import Entry

View = dict[str, Any]

ME = "me"


def players_named(*, ids: Sequence[str], names: Sequence[str], me: User | None) -> list[User]:
    """Return players by public id (`me` is the caller) and then by name, nobody twice.

    Refuses `unknown_player`, and `not_authenticated` where `me` is nobody.
    """
    players = [_player(each, me) for each in ids] + [_called(each) for each in names]
    return list({player.pk: player for player in players}.values())


def _player(public_id: str, me: User | None) -> User:
    if public_id == ME:
        if me is None:
            raise Refused("not_authenticated", "Nobody is signed in.")
        return me
    user = None
    if re.fullmatch(r"[A-Za-z0-9_-]{1,40}", public_id):
        user = User.objects.filter(public_id=public_id).first()
    if user is None:
        raise Refused("unknown_player", "There is no such player.", attr="player")
    return user


def _called(name: str) -> User:
    """Return who has a name, or one that could be mistaken for it: no two have those."""
    try:
        alike = likeness(clean(name))
    except ValidationError:
        alike = ""
    user = User.objects.filter(name_likeness=alike, deleted_at=None).first() if alike else None
    if user is None:
        raise Refused("unknown_player", "Nobody has this name.", attr="name")
    return user


def summaries(entries: Sequence[Entry], *, player: User | None) -> list[View]:
    """Return what a list shows of finished games; `seat` is the given player's, if any.

    What the rated ones changed is asked of the package beside this one, which settings name.
    """
    secret = ("state", "live", "server_seed")
    games = Game.objects.defer(*secret).in_bulk([entry.game_id for entry in entries])
    changes: dict[int, list[View]] = import_string(settings.RATING_CHANGES_FINDER)(
        [entry.game_id for entry in entries if entry.rated]
    )
    return [
        _summary(entry, games[entry.game_id], player, changes.get(entry.game_id))
        for entry in entries
    ]


def _summary(entry: Entry, game: Game, player: User | None, ratings: list[View] | None) -> View:
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
        "rating": entry.rating,
        "rounds": entry.rounds,
        "moves": entry.moves,
        "highest_crank": entry.highest_crank,
        "highest_score": entry.highest_score,
        "contains": [name for name in CONTAINS if getattr(entry, name)],
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
