"""How this package forgets who somebody was: `accounts.deletion` finds it by its name."""

import orjson
from django.db import transaction

from accounts.models import User
from accounts.names import FORMER
from games.finished import seats_in
from history.models import Record


def forget(player: User, *, now: int) -> None:
    """Write `former player` for somebody's name into the records of their games.

    Nothing else changes (docs/record.md), so a record that was valid stays so.
    """
    records = Record.objects.filter(game__seats__user=player).order_by("pk").distinct()
    for pk in list(records.values_list("pk", flat=True)):
        _forget_in(pk, player.pk)


def _forget_in(pk: int, user: int) -> None:
    with transaction.atomic():
        record = Record.objects.select_for_update(of=("self",)).select_related("game").get(pk=pk)
        body = orjson.loads(record.body)
        known = [body["seats"][seat] for seat in seats_in(record.game, user)]
        if all(seat["name"] == FORMER for seat in known):
            return
        for seat in known:
            seat["name"] = FORMER
        record.body = orjson.dumps(body).decode()
        record.save(update_fields=["body"])
