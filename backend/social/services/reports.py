"""Reports: what a moderator will need to know, taken down as it stands."""

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from django.db import transaction

from accounts import alive
from accounts.models import User
from games import table_storage
from games.models import Game, Move, Table
from games.refusals import Refused
from social import people
from social.models import Message, Report

TALK_TAKEN = 200
"""Messages that a report takes down, the latest."""


@dataclass(frozen=True, slots=True)
class Complaint:
    """What somebody complains of: whom, of what kind, and where it was, if anywhere."""

    about: str
    kind: str
    words: str
    table_id: str | None
    game_id: str | None


def report(reporter: User, complaint: Complaint, *, report_id: str, now: int) -> Report:
    """Lay a complaint before the moderators, with the talk and the moves of its table.

    Refuses `not_found`, `not_oneself`, `not_a_person`.
    """
    about = people.another(reporter, complaint.about)
    game, table = _place(complaint)
    with transaction.atomic():
        alive.hold(reporter)
        return Report.objects.create(
            public_id=report_id,
            reporter=reporter,
            about=about,
            name=about.name,
            kind=complaint.kind,
            words=complaint.words,
            table=table,
            game=game,
            talk=_talk(table),
            log=_log(game),
            at=now,
        )


def _place(complaint: Complaint) -> tuple[Game | None, Table | None]:
    if complaint.game_id is not None:
        game = Game.objects.filter(public_id=complaint.game_id).select_related("table").first()
        if game is None:
            raise Refused("not_found", "There is no such game.")
        return game, game.table
    if complaint.table_id is not None:
        table = table_storage.load(complaint.table_id).row
        return table.game or table.previous_game, table
    return None, None


def _talk(table: Table | None) -> list[dict[str, Any]]:
    """Return the latest talk of a table, all of it: a moderator must see what others could not."""
    if table is None:
        return []
    said = Message.objects.filter(table=table).select_related("author", "kept_from")
    return [
        {
            "at": row.at,
            "public_id": row.author.public_id,
            "name": row.author.name,
            "said": row.text or row.phrase,
            "phrase": bool(row.phrase),
            "watching": row.kept_from_id is not None,
        }
        for row in reversed(said.order_by("-id")[:TALK_TAKEN])
    ]


def _log(game: Game | None) -> list[dict[str, Any]]:
    """Return a game's moves by round, as its record will have them: nothing hidden is in a move."""
    if game is None:
        return []
    moves = Move.objects.filter(game=game).order_by("round_number", "number")
    rows = moves.values_list("round_number", "seat", "action", "auto")
    return [
        {
            "round": number,
            "moves": [
                f"{seat}:{action}{' (server)' if auto else ''}" for _, seat, action, auto in of
            ],
        }
        for number, of in groupby(rows, key=lambda row: row[0])
    ]
