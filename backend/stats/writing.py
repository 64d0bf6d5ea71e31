"""Writing facts and sums into an edition. The caller holds the edition's lock (stats.services)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import date
from itertools import permutations
from operator import attrgetter
from typing import Any, Final, cast

import orjson
from django.db import connection
from django.db.models import Model, Q

from accounts.models import User
from stats.facts import GameFacts, Ladder, Length, RoundFacts, SeatFacts
from stats.models import Edition, Meeting, RoundFact, SeatFact, Total
from stats.periods import Span, starts
from stats.sums import Sums, effects_of, merge, plain, sums_of_seats

ROUND_COLUMNS: Final = tuple(column.name for column in fields(RoundFacts))
_columns_of: Final = attrgetter(*ROUND_COLUMNS)
BATCH: Final = 1000
"""Rows written by one statement."""


@dataclass(frozen=True, slots=True)
class CountedGame:
    """A game with its row, and the rows of who held its seats."""

    game: int
    facts: GameFacts
    users: Sequence[int]


@dataclass(frozen=True, slots=True)
class _TotalKey:
    user: int | None
    ladder: str
    length: str
    span: Span
    start: date


@dataclass(frozen=True, slots=True)
class _MeetingKey:
    user: int
    other: int
    ladder: str
    span: Span
    start: date


MEETING_SUMS: Final = (
    "games",
    "ahead",
    "behind",
    "rounds",
    "difference",
    "rounds_squared",
    "rounds_difference",
    "difference_squared",
)


def write_facts(edition: Edition, games: Sequence[CountedGame]) -> None:
    """Store the facts of games that have none in this edition."""
    seats = [
        (
            seat,
            SeatFact(edition=edition, game_id=each.game, user_id=user, **_seat_columns(each, seat)),
        )
        for each in games
        for seat, user in zip(each.facts.seats, each.users, strict=True)
    ]
    SeatFact.objects.bulk_create([row for _, row in seats], batch_size=BATCH)
    _insert(
        RoundFact,
        ("seat_fact_id", *ROUND_COLUMNS),
        [(row.pk, *_round_columns(facts)) for seat, row in seats for facts in seat.rounds],
    )


def add_sums(edition: Edition, games: Sequence[CountedGame], *, sign: int = 1) -> None:
    """Add games to the sums, or take them out again (`sign` -1).

    Former players have no sums of their own; in those of the whole site their games stay.
    """
    former = _former(user for each in games for user in each.users)
    _write_totals(edition, _changed_totals(games, former, sign=sign))
    _write_meetings(edition, _changed_meetings(games, former, sign=sign))


def counted_game(edition: Edition, game: int) -> CountedGame | None:
    """Return a game as its facts are stored, without its deals; None if it is not in the edition."""
    rows = list(
        SeatFact.objects.filter(edition=edition, game=game)
        .order_by("seat")
        .select_related("user", "game")
        .prefetch_related("rounds")
    )
    if not rows:
        return None
    one = rows[0]
    facts = GameFacts(
        game_id=one.game.public_id,
        sequence=one.sequence,
        ladder=cast("Ladder", one.ladder),
        length=cast("Length", one.length),
        day=one.day,
        seats=[_seat_facts(row) for row in rows],
        first_dealer=0,
        deals=(),
        places=(),
    )
    return CountedGame(game, facts, [row.user_id for row in rows])


def _seat_columns(each: CountedGame, seat: SeatFacts) -> dict[str, Any]:
    facts = each.facts
    return {
        "seat": seat.seat,
        "sequence": facts.sequence,
        "ladder": facts.ladder,
        "length": facts.length,
        "day": facts.day,
        "seats": len(facts.seats),
        "place": seat.place,
        "last": seat.last,
        "total": seat.total,
    }


def _seat_facts(row: SeatFact) -> SeatFacts:
    rounds = sorted(row.rounds.all(), key=lambda each: each.number)
    return SeatFacts(
        seat=row.seat,
        account=row.user.public_id,
        place=row.place,
        last=row.last,
        total=row.total,
        rounds=[_round_facts(each) for each in rounds],
    )


def _round_facts(row: RoundFact) -> RoundFacts:
    columns: dict[str, Any] = {name: getattr(row, name) for name in ROUND_COLUMNS}
    columns["times"] = {int(of_class): moves for of_class, moves in row.times.items()}
    return RoundFacts(**columns)


def _former(users: Iterable[int]) -> set[int]:
    gone = User.objects.filter(pk__in=set(users), deleted_at__isnull=False)
    return set(gone.values_list("pk", flat=True))


def _changed_totals(
    games: Sequence[CountedGame], former: set[int], *, sign: int
) -> dict[_TotalKey, Sums]:
    changes: dict[_TotalKey, Sums] = {}
    for each in games:
        for user, sums in _shares(each, former):
            for span, start in starts(each.facts.day).items():
                key = _TotalKey(user, each.facts.ladder, each.facts.length, span, start)
                merge(changes.setdefault(key, {}), sums, sign=sign)
    return changes


def _changed_meetings(
    games: Sequence[CountedGame], former: set[int], *, sign: int
) -> dict[_MeetingKey, list[int]]:
    changes: dict[_MeetingKey, list[int]] = {}
    for each in games:
        for user, other, counted in _met(each, former):
            for span, start in starts(each.facts.day).items():
                key = _MeetingKey(user, other, each.facts.ladder, span, start)
                known = changes.get(key, [0] * len(MEETING_SUMS))
                changes[key] = [a + sign * b for a, b in zip(known, counted, strict=True)]
    return changes


def _shares(each: CountedGame, former: set[int]) -> Iterable[tuple[int | None, Sums]]:
    """Yield what a game adds for each of its players, and for everybody (None)."""
    seats = each.facts.seats
    for user in dict.fromkeys(each.users):
        if user not in former:
            own = [seat for seat, holder in zip(seats, each.users, strict=True) if holder == user]
            yield user, sums_of_seats(own, at_table=len(seats))
    everybody = sums_of_seats(seats, at_table=len(seats))
    merge(everybody, effects_of(each.facts))
    yield None, everybody


def _met(each: CountedGame, former: set[int]) -> Iterable[tuple[int, int, list[int]]]:
    """Yield every two players of a game, each way round, with what it adds to their meetings.

    They meet once, however many seats a house bot held: in the one of them that came in best.
    """
    best: dict[int, SeatFacts] = {}
    for seat, user in zip(each.facts.seats, each.users, strict=True):
        if user not in former and (user not in best or seat.place < best[user].place):
            best[user] = seat
    for user, other in permutations(best, 2):
        yield user, other, _meeting(best[user], best[other])


def _meeting(own: SeatFacts, others: SeatFacts) -> list[int]:
    """Return what one game adds to `MEETING_SUMS`."""
    rounds, difference = len(own.rounds), own.total - others.total
    return [
        1,
        int(own.place < others.place),
        int(own.place > others.place),
        rounds,
        difference,
        rounds * rounds,
        rounds * difference,
        difference * difference,
    ]


def _write_totals(edition: Edition, changes: Mapping[_TotalKey, Sums]) -> None:
    """Add to the rows that there are, make those that are missing, drop what comes to nothing."""
    rows = _rows_of(edition, changes)
    new: list[Total] = []
    changed: list[Total] = []
    empty: list[int] = []
    for key, change in changes.items():
        row = rows.get(key)
        if row is None:
            new.append(_new_total(edition, key, change))
            continue
        row.sums = plain(row.sums)
        merge(row.sums, change)
        if row.sums:
            changed.append(row)
        else:
            empty.append(row.pk)
    Total.objects.bulk_create(new, batch_size=BATCH)
    # By their keys, all at once: Django would update one row at a time.
    Total.objects.bulk_create(
        changed,
        batch_size=BATCH,
        update_conflicts=True,
        unique_fields=["id"],
        update_fields=["sums"],
    )
    Total.objects.filter(pk__in=empty).delete()


def _rows_of(edition: Edition, keys: Iterable[_TotalKey]) -> dict[_TotalKey, Total]:
    """Return the rows that there are, and maybe more: one statement finds those of all keys."""
    wanted = list(keys)
    rows = Total.objects.filter(
        Q(user__in={key.user for key in wanted}) | Q(user=None),
        edition=edition,
        span__in={key.span for key in wanted},
        start__in={key.start for key in wanted},
    )
    return {
        _TotalKey(row.user_id, row.ladder, row.length, Span(row.span), row.start): row
        for row in rows
    }


def _new_total(edition: Edition, key: _TotalKey, sums: Sums) -> Total:
    return Total(
        edition=edition,
        user_id=key.user,
        ladder=key.ladder,
        length=key.length,
        span=key.span,
        start=key.start,
        sums=sums,
    )


def _write_meetings(edition: Edition, changes: Mapping[_MeetingKey, Sequence[int]]) -> None:
    """Add to the rows that there are, and make those that are missing, in one statement each."""
    if not changes:
        return
    table = _quoted(Meeting)
    keys = ("user_id", "ladder", "span", "start", "other_id", "edition_id")
    added = ", ".join(f"{name} = {table}.{name} + excluded.{name}" for name in MEETING_SUMS)
    _insert(
        Meeting,
        (*keys, *MEETING_SUMS),
        [
            (key.user, key.ladder, key.span.value, key.start, key.other, edition.pk, *numbers)
            for key, numbers in changes.items()
        ],
        or_else=f"ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {added}",
    )
    if any(numbers[0] < 0 for numbers in changes.values()):
        users = {key.user for key in changes}
        Meeting.objects.filter(edition=edition, user__in=users, games=0).delete()


def _insert(
    model: type[Model], columns: Sequence[str], rows: Sequence[Sequence[Any]], or_else: str = ""
) -> None:
    """Insert rows by a statement written out: there are many, and Django's own way is slower by half."""
    marks = ", ".join(["%s"] * len(columns))
    names = ", ".join(connection.ops.quote_name(column) for column in columns)
    statement = f"INSERT INTO {_quoted(model)} ({names}) VALUES ({marks}) {or_else}"  # noqa: S608
    with connection.cursor() as cursor:
        cursor.executemany(statement, rows)


def _quoted(model: type[Model]) -> str:
    return connection.ops.quote_name(model._meta.db_table)  # noqa: SLF001 -- Django's own name


def _round_columns(facts: RoundFacts) -> list[object]:
    """Return a round's facts as its columns hold them."""
    return [
        orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS).decode()
        if isinstance(value, list | dict)
        else value
        for value in _columns_of(facts)
    ]
