"""`python -m tests.site.finished`: puts two finished games into the site of `CRAITS_DATA_DIR`.

One is short; the other has at least 1,500 moves, as full games of five may have. Both were played
by the engine from a seed, are public, and have sealed records. Prints `{"short": ..., "long": ...}`,
each `{"game_id", "moves", "record"}`: the moves of each round, and the record as it is served.
"""

import json
import os
import sys
from collections.abc import Iterator, Mapping
from typing import Any, Final

import django
import orjson

from engine.options import Options
from engine.simulate import records

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
django.setup()

from accounts.models import User  # noqa: E402
from games.models import Game, Table  # noqa: E402
from history.models import Record  # noqa: E402

LONG: Final = 1_500
NAMES: Final = ("marit", "Abacus", "sitinur", "Dimitar_V", "Oyelaran")
STARTED_AT: Final = 1_790_000_000_000


def short_game() -> dict[str, Any]:
    """Return the record of a game for three."""
    return next(records(games=1, options=Options(), seats=3, policy="random", seed=1))


def long_game() -> dict[str, Any]:
    """Return the record of the first game for five that is long enough."""
    return next(record for record in _full_games() if _length(record) >= LONG)


def _full_games() -> Iterator[dict[str, Any]]:
    options = Options(length="full", free_draw=True)
    for seed in range(1_000):
        yield from records(games=1, options=options, seats=5, policy="slow", seed=seed)


def _length(record: Mapping[str, Any]) -> int:
    return sum(len(entry["moves"]) for entry in record["rounds"])


def store(record: dict[str, Any]) -> None:
    """Store a game as it would be after its end."""
    for seat, name in zip(record["seats"], NAMES, strict=False):
        seat["name"] = name
    # Somebody whom every site has: who played is in the game's own words.
    player = User.objects.filter(kind="bot").values_list("pk", flat=True)[0]
    players = [
        {
            "user": player, "table_seat": number,
            "public": {
                "public_id": seat["account"], "name": seat["name"], "kind": "human",
                "avatar": "", "country": "", "bot": None, "rating": None,
            },
            "client_seed": None, "client_hash": None,
        }
        for number, seat in enumerate(record["seats"])
    ]  # fmt: skip
    fairness = record["fairness"]
    table = Table.objects.create(
        public_id=f"t-{record['game_id']}", state="closed", visibility="public", pace="normal",
        options=record["options"], opened_at=STARTED_AT,
    )  # fmt: skip
    game = Game.objects.create(
        public_id=record["game_id"], table=table, phase="finished", options=record["options"],
        pace="normal", listed=True, players=players, commitment=fairness["commitment"],
        server_seed=bytes.fromhex(fairness["server_seed"]), started_at=STARTED_AT,
        ended_at=STARTED_AT + 1_000_000, ended_by="finished", totals=record["totals"],
        places=record["places"],
    )  # fmt: skip
    Record.objects.create(game=game, body=orjson.dumps(record).decode(), sealed_at=STARTED_AT)


def main() -> None:
    """Store both, and say what they are."""
    games = {"short": short_game(), "long": long_game()}
    for record in games.values():
        store(record)
    told = {
        name: {
            "game_id": record["game_id"],
            "moves": [len(entry["moves"]) for entry in record["rounds"]],
            "record": record,
        }
        for name, record in games.items()
    }
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
