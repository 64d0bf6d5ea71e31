"""What chat programs and search engines are told of a finished game that everybody may find."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

import orjson
from django.utils import translation

from engine.options import Options
from games.finished import check_over, public_players
from games.models import Game
from games.refusals import Refused
from history import wording
from history.models import Record
from history.moments import AT, ENGLISH, START, Place, check_place, place_at

LOOKS = {"theme": ("dark", "light"), "deck": ("two", "four")}
SEATS = ("0", "1", "2", "3", "4")


@dataclass(frozen=True, slots=True)
class Preview:
    """A game in two sentences, and where its picture is (`/api/...`)."""

    title: str
    description: str
    picture: str


def preview(game_id: str, query: Mapping[str, str], *, language: str) -> Preview | None:
    """Return the preview of the moment that a replay's address names, in a language of the page.

    None for a game that is not there, is not over, has no record yet, or is a private table's: whoever
    has the link sees all of it, but it is nobody's to pass on by name. Nothing is written.
    """
    try:
        game = check_over(game_id)
    except Refused:
        return None
    record = Record.objects.filter(game=game).first() if game.listed else None
    if record is None:
        return None
    names = [player["name"] for player in public_players(game)]
    moment = _moment(orjson.loads(record.body), query, language)
    with translation.override(language):
        return Preview(
            title=wording.title(names),
            description=" ".join([_kind(game), _result(game, names), wording.invitation()]),
            picture=f"/api/games/{game_id}/picture{moment}",
        )


def _moment(record: Mapping[str, Any], query: Mapping[str, str], language: str) -> str:
    """Return the query of the picture: as much of the page's as there is a picture of."""
    said = {name: query[name] for name, values in LOOKS.items() if query.get(name) in values}
    if language != ENGLISH:
        said["lang"] = language
    at, view = query.get("at", ""), query.get("view", "")
    if AT.fullmatch(at) and _is_in(record, place_at(at, view=None)):
        said["at"] = at
    if view in SEATS and _is_in(record, place_at(START, view=int(view))):
        said["view"] = view
    return f"?{urlencode(said)}" if said else ""


def _is_in(record: Mapping[str, Any], place: Place) -> bool:
    try:
        check_place(record, place)
    except Refused:
        return False
    return True


def _kind(game: Game) -> str:
    rounds = len(Options.from_dict(game.options).hand_sizes)
    return wording.kind(rated=game.rated, rounds=rounds)


def _result(game: Game, names: Sequence[str]) -> str:
    if game.places is None or game.totals is None:
        return wording.stopped()
    winners = [names[seat] for seat, place in enumerate(game.places) if place == 1]
    first, second, *_ = sorted(game.totals)
    return wording.won(winners, margin=second - first)
