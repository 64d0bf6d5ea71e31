"""Talk at a table: one path for all that is said."""

from dataclasses import dataclass

import orjson
from django.db import transaction

from accounts import alive, standing
from accounts.models import User
from games import push, table_storage
from games.models import Game, TableState
from games.refusals import Refused
from games.table_storage import LoadedTable
from social import hearing, shown
from social.models import Message


@dataclass(frozen=True, slots=True)
class Saying:
    """What somebody says: a phrase's code or a text, the other being empty."""

    phrase: str = ""
    text: str = ""


def say(table_id: str, author: User, saying: Saying, *, message_id: str, now: int) -> Message:
    """Say something at a table to whoever may read it now.

    While a game is on, what somebody says who looks on is read by others who look on, and by the
    players once the game is over. Refuses `not_found`, `wrong_table_state` at a closed table, and
    whoever may not write now, also by a measure that came after they were let in.
    """
    table = table_storage.load(table_id)
    if table.row.state == TableState.CLOSED:
        raise Refused("wrong_table_state", "This table is closed: everybody has left.")
    with transaction.atomic():
        standing.check_may_write(alive.hold(author), now)
        message = Message.objects.create(
            public_id=message_id,
            table=table.row,
            author=author,
            phrase=saying.phrase,
            text=saying.text,
            at=now,
            kept_from=_game_looked_on_at(table, author),
        )
        heard = {"type": "talk", "now": now, "message": shown.message(message)}
        push.send(
            table.row.pk,
            to=dict.fromkeys(hearing.deaf_to(message)),
            rest=orjson.dumps(heard),
        )
    return message


def _game_looked_on_at(table: LoadedTable, author: User) -> Game | None:
    """Return the running game at which somebody has no seat, if there is one."""
    if table.row.state != TableState.PLAYING or table.seat_of(author.pk) is not None:
        return None
    return table.row.game
