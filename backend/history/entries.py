"""The rows that finished games are found by: written with the record, and to be had again from it."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import orjson
from django.db import transaction
from django.db.models import QuerySet

from games.models import Game, ladder_of
from history.contents import Contents, contents
from history.models import Finished, FinishedGame, FinishedSeat, Record

BATCH = 200
"""Games whose rows are written anew in one transaction."""

Columns = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Sealed:
    """A game, its record, and what is in it."""

    game: Game
    record: dict[str, Any]
    contents: Contents


@dataclass(frozen=True, slots=True)
class Reindexed:
    """How many games were looked at, and how many of them had other rows than they should."""

    games: int
    wrong: int


def enter(game: Game, record: dict[str, Any]) -> None:
    """Write a game's rows, inside the transaction that seals its record."""
    enter_many([Sealed(game, record, contents(record))])


def enter_many(sealed: Iterable[Sealed]) -> None:
    """Write the rows of games that have none yet."""
    games, seats = _rows(sealed)
    FinishedGame.objects.bulk_create(games)
    FinishedSeat.objects.bulk_create(seats)


def enter_missing() -> None:
    """Write the rows of the games that have none: of a site from before there were searches.

    All records are looked through for them.
    """
    while records := list(_with_games(_missing()).order_by("pk")[:BATCH]):
        sealed = list(_sealed(records))  # SQLite's one writer must not wait for this
        with transaction.atomic():
            enter_many(sealed)


def _missing() -> QuerySet[Record]:
    return Record.objects.filter(game__finished__isnull=True)


def reindex(*, mend: bool) -> Iterable[Reindexed]:
    """Work all rows out anew from the records; yield what was found, batch by batch.

    With `mend` rows that are missing or wrong are written.
    """
    last = 0
    everything = _with_games(Record.objects.all()).order_by("pk")
    while records := list(everything.filter(pk__gt=last)[:BATCH]):
        last = records[-1].pk
        with transaction.atomic():
            yield Reindexed(len(records), _compare(records, mend=mend))


def _with_games(records: QuerySet[Record]) -> QuerySet[Record]:
    secret = ("game__state", "game__live", "game__server_seed")
    return records.select_related("game").defer(*secret)


def _compare(records: Sequence[Record], *, mend: bool) -> int:
    """Compare the rows of some games with what they should be; return how many games are wrong."""
    games, seats = _rows(_sealed(records))
    pks = [record.game_id for record in records]
    wanted = _by_game([*games, *seats])
    stored = _by_game(
        [
            *FinishedGame.objects.filter(game__in=pks),
            *FinishedSeat.objects.filter(game__in=pks),
        ]
    )
    wrong = {pk for pk in pks if wanted[pk] != stored.get(pk)}
    if mend and wrong:
        FinishedGame.objects.filter(game__in=wrong).delete()
        FinishedSeat.objects.filter(game__in=wrong).delete()
        FinishedGame.objects.bulk_create(row for row in games if row.game_id in wrong)
        FinishedSeat.objects.bulk_create(row for row in seats if row.game_id in wrong)
    return len(wrong)


def _by_game(rows: Iterable[FinishedGame | FinishedSeat]) -> dict[int, dict[int | None, Columns]]:
    """Return the columns of rows by game, and by player, None for the game's own."""
    found: dict[int, dict[int | None, Columns]] = {}
    for row in rows:
        user = row.user_id if isinstance(row, FinishedSeat) else None
        names = [field.name for field in Finished._meta.get_fields()]  # noqa: SLF001 -- Django's
        columns = {name: getattr(row, name) for name in [*names, *(["place"] if user else [])]}
        found.setdefault(row.game_id, {})[user] = columns
    return found


def _sealed(records: Iterable[Record]) -> Iterable[Sealed]:
    for each in records:
        body = orjson.loads(each.body)
        yield Sealed(each.game, body, contents(body))


def _rows(sealed: Iterable[Sealed]) -> tuple[list[FinishedGame], list[FinishedSeat]]:
    games, seats = [], []
    for each in sealed:
        columns = _columns(each)
        games.append(FinishedGame(game=each.game, **columns))
        seats += [
            FinishedSeat(game=each.game, user_id=user, place=place, **columns)
            for user, place in _best_places(each).items()
        ]
    return games, seats


def _columns(sealed: Sealed) -> Columns:
    game, record = sealed.game, sealed.record
    return {
        "listed": game.listed,
        "ended_at": game.ended_at,
        "ladder": ladder_of(len(record["seats"])).value,
        "length": record["options"]["length"],
        "rated": record["rated"],
        "seats": len(record["seats"]),
        "ended_by": record["ended_by"],
        **asdict(sealed.contents),
    }


def _best_places(sealed: Sealed) -> dict[int, int | None]:
    """Return who played and their place; bots may hold several seats."""
    places: list[int] | None = sealed.record["places"]
    best: dict[int, int | None] = {}
    for seat, player in enumerate(sealed.game.players):
        user, place = player["user"], places[seat] if places else None
        known = best.get(user)
        best[user] = place if known is None or place is None else min(known, place)
    return best
