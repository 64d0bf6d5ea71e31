"""Writing a game's record, once: as the game ends, or for a rated one by the rating step."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, Literal, cast

import orjson
from django.db import transaction
from django.db.models import Q

from engine import record
from games import scheduling
from games.finished import PlayedGame, check_over, forget_answers, played_game
from games.models import OVER_PHASES, Game, Phase
from games.refusals import Refused
from history import entries
from history.entries import Sealed
from history.models import Record

BATCH = 100
RECENT_MS: Final = 3_600_000
"""What a lost task has left undone is looked for among games that ended so lately, again and again."""


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """What a rated game's record says of a seat: the whole numbers that were shown."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class RatedRecord:
    """A sealed record that counts for ratings, and the row of its game."""

    game: int
    sealed_at: int
    body: dict[str, Any]


def sealed(game_id: str, *, now: int) -> Record:
    """Return a game's record, writing it if that has not been done yet.

    Refuses `not_found`, `not_over_yet` while the game is played, and `not_sealed_yet` until the
    ratings of a rated one are applied. However many ask at once, and however late a task comes, it
    is written once and never changes.
    """
    game = check_over(game_id)
    known = Record.objects.filter(game=game).first()
    if known is not None:
        return known
    if counts(game):
        raise Refused("not_sealed_yet", "The ratings of this game are still being worked out.")
    with transaction.atomic():
        return _seal(game, now=now)


def seal_rated(game: Game, *, sequence: int, ratings: Sequence[RatedSeat], now: int) -> Record:
    """Write the record of a rated game, inside the transaction that applies its ratings.

    `sequence` is its place in the order in which games were rated, `ratings` go by seat. Raises
    ValueError if the game does not count or has a record already: it must not be rated again.
    """
    if not counts(game) or is_sealed(game):
        raise ValueError(f"Game {game.public_id} does not count, or was rated before.")
    return _seal(game, now=now, sequence=sequence, ratings=ratings)


def bring_in(sealed: Sequence[Sealed], *, at: Sequence[int]) -> None:
    """Store records that were written elsewhere, with the rows that their games are found by.

    For whole histories in bulk, inside the caller's transaction: nobody is told of them. `at` says
    when each was sealed. The caller answers for their being valid.
    """
    entries.enter_many(sealed)
    Record.objects.bulk_create(
        Record(
            game=each.game,
            body=orjson.dumps(each.record).decode(),
            sealed_at=instant,
            sequence=each.record["sequence"],
        )
        for each, instant in zip(sealed, at, strict=True)
    )


def is_sealed(game: Game) -> bool:
    """Tell whether a game's record is written; a rated one has been rated then."""
    return Record.objects.filter(game=game).exists()


def counts(game: Game) -> bool:
    """Tell whether a game that is over counts for ratings: one that was aborted does not."""
    return game.rated and game.phase == Phase.FINISHED


def unsealed(*, rated: bool, since: int = 0) -> list[str]:
    """Return ids of games over without a record: some that count for ratings, or some of the others.

    Of those that ended from the instant `since` on, the oldest first, and no more than one run of a
    task should take on. Every game since then is looked at.
    """
    over = Game.objects.filter(phase__in=OVER_PHASES, ended_at__gte=since).order_by("ended_at")
    awaits_rating = Q(rated=True, phase=Phase.FINISHED)
    games = over.filter(awaits_rating) if rated else over.exclude(awaits_rating)
    return list(games.filter(record__isnull=True).values_list("public_id", flat=True)[:BATCH])


def rated_records(*, since: int = 0) -> Iterator[RatedRecord]:
    """Yield the records that count for ratings in their `sequence`, from `since` on."""
    rows = Record.objects.filter(sequence__gte=since).order_by("sequence")
    for row in rows.iterator(chunk_size=BATCH):
        yield RatedRecord(game=row.game_id, sealed_at=row.sealed_at, body=orjson.loads(row.body))


def sequence_of(game: Game) -> int | None:
    """Return a rated game's place in the order in which games were rated; None for any other."""
    return Record.objects.filter(game=game).values_list("sequence", flat=True).first()


def last_sequence() -> int:
    """Return the sequence of the game rated last; 0 if none ever was."""
    last = Record.objects.filter(sequence__isnull=False).order_by("-sequence")
    return last.values_list("sequence", flat=True).first() or 0


def _seal(
    game: Game, *, now: int, sequence: int | None = None, ratings: Sequence[RatedSeat] = ()
) -> Record:
    """Write a record, or return the one there is; the game's row is locked meanwhile."""
    Game.objects.select_for_update(no_key=True).get(pk=game.pk)
    known = Record.objects.filter(game=game).first()
    if known is not None:
        return known
    forget_answers(game)
    written = _written(played_game(game.public_id), sequence=sequence, ratings=ratings)
    entries.enter(game, written)
    for task in scheduling.ON_SEALED:
        scheduling.after_commit(task, game.public_id)
    return Record.objects.create(
        game=game, body=orjson.dumps(written).decode(), sealed_at=now, sequence=sequence
    )


def _written(
    played: PlayedGame, *, sequence: int | None, ratings: Sequence[RatedSeat]
) -> dict[str, Any]:
    game = played.game
    return record.build(
        game_id=game.public_id,
        options=played.options,
        seats=_written_seats(played, ratings),
        server_seed=played.server_seed,
        client_seeds=played.client_seeds,
        rounds=[
            record.PlayedRound(moves=each.moves, times_ms=each.times_ms, auto=each.auto)
            for each in played.rounds
        ],
        started_at=_iso(game.started_at),
        ended_at=_iso(game.ended_at),
        ended_by=cast("Literal['finished', 'aborted']", game.ended_by),
        rated=sequence is not None,
        sequence=sequence,
    )


def _written_seats(played: PlayedGame, ratings: Sequence[RatedSeat]) -> list[dict[str, Any]]:
    """Return the record's seats; `ratings` are empty where the game did not count."""
    seats: list[dict[str, Any]] = [
        {
            "name": player["name"],
            "kind": player["kind"],
            "account": None if player["kind"] == "guest" else player["public_id"],
            "left": left,
        }
        for player, left in zip(played.players, played.left, strict=True)
    ]
    for seat, rating in zip(seats, ratings, strict=False):
        seat |= {"rating_before": rating.before, "rating_after": rating.after}
    return seats


def _iso(instant: int | None) -> str:
    seconds = (instant or 0) // 1000
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
