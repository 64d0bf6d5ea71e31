"""Sealed records of rated games, stored as the rating step leaves them, without having been played."""

import json
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import orjson

from accounts.models import User
from engine.options import Options
from engine.simulate import records
from games.models import Game, GameSeat, Pace, Phase, Table, Visibility, ladder_of
from history.models import Record

Json = dict[str, Any]

SAMPLE = Path(__file__).parents[1] / "data" / "sample-record.json"
_numbers = count(1)


def sample() -> Json:
    """Return the record of docs/record.md."""
    record: Json = json.loads(SAMPLE.read_text(encoding="utf-8"))
    return record


def rated(
    record: Json, *accounts: str, sequence: int, left: Sequence[int] = (), day: str | None = None
) -> Json:
    """Return a record as that of a rated game of these accounts, by seat; some of them left."""
    seats = [
        {**seat, "kind": "human", "account": account, "left": number in left}
        | {"rating_before": 1500, "rating_after": 1500}
        for number, (seat, account) in enumerate(zip(record["seats"], accounts, strict=True))
    ]
    ended = record["ended_at"] if day is None else f"{day}T12:00:00Z"
    return {**record, "rated": True, "sequence": sequence, "seats": seats, "ended_at": ended}


def season(rng: Random, users: Sequence[User], *, games: int) -> list[Json]:
    """Return records of rated games among these: two to five seats, both lengths, days of a year.

    Played at random, so that calls, late announcements and absences come; some leave.
    """
    made: list[Json] = []
    for number in range(games):
        seats = rng.randint(2, min(5, len(users)))
        length = "full" if rng.random() < 0.3 else "short"
        options = Options(length=length)  # type: ignore[arg-type]  # one of both, by the line above
        [record] = records(
            games=1, options=options, seats=seats, policy="random", seed=rng.randrange(10**9)
        )
        accounts = [user.public_id for user in rng.sample(list(users), seats)]
        left = [seat for seat in range(seats) if rng.random() < 0.05]
        day = f"2026-{1 + 12 * number // games:02d}-{rng.randint(1, 28):02d}"
        made.append(rated(record, *accounts, sequence=len(made) + 1, left=left, day=day))
    return made


def store(record: Json) -> Game:
    """Store a game that is over, and its sealed record; the players are found by their accounts."""
    number = next(_numbers)
    is_rated = record["sequence"] is not None
    seats = record["seats"]
    table = Table.objects.create(
        public_id=f"sealed-{number}",
        visibility=Visibility.PUBLIC,
        pace=Pace.NORMAL,
        options=record["options"],
        opened_at=0,
    )
    game = Game.objects.create(
        public_id=record["game_id"],
        table=table,
        phase=Phase.FINISHED if record["ended_by"] == "finished" else Phase.ABORTED,
        options=record["options"],
        pace=Pace.NORMAL,
        listed=True,
        rated=is_rated,
        ladder=ladder_of(len(seats)) if is_rated else "",
        players=[],
        commitment=record["fairness"]["commitment"],
        server_seed=bytes.fromhex(record["fairness"]["server_seed"]),
        started_at=0,
        ended_at=number,
        ended_by=record["ended_by"],
        totals=record["totals"],
        places=record["places"],
    )
    users = {user.public_id: user for user in User.objects.all()}
    GameSeat.objects.bulk_create(
        GameSeat(game=game, number=place, user=users[seat["account"]], left=seat["left"])
        for place, seat in enumerate(seats)
        if seat["account"] in users
    )
    Record.objects.create(
        game=game,
        body=orjson.dumps(record).decode(),
        sequence=record["sequence"],
        sealed_at=number,
    )
    return game
