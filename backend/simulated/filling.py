"""Putting a simulated house into the database: its people once, its games in batches, in order.

A batch is one transaction, so whatever is there is whole: rows of games, sealed records, the rows
they are found by, ratings, and the facts of the stats. There are no moves and rounds: everything
that is shown of a finished game comes from its record.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

from django.db import transaction

from accounts import names
from accounts.choices import AVATARS, COUNTRIES
from accounts.models import Kind, User
from engine.shuffle import client_hash
from games import live as live_state
from games.models import (
    Game,
    GameSeat,
    Ladder,
    Pace,
    Phase,
    Table,
    TableState,
    Visibility,
    ladder_of,
)
from games.players import Player, public_players, strength
from history import records
from history.entries import Sealed
from ratings import standings
from ratings.applying import Applied
from ratings.book import Book
from simulated.crowd import Character
from simulated.making import Made
from simulated.play import Played
from simulated.programme import SPAN_MS, Programme, share_of_span
from stats.facts import GameFacts
from stats.services import take_in_many

SEALED_MS = 2_000
"""How long after its end a game is rated."""

Users = Mapping[str, User]
"""People by public id, house bots by the id of their strategy."""


def people(programme: Programme) -> Users:
    """Return everybody who plays, storing those who are not there yet."""
    known = set(
        User.objects.filter(
            public_id__in=[each.public_id for each in programme.people]
        ).values_list("public_id", flat=True)
    )
    User.objects.bulk_create(
        _user(each, programme) for each in programme.people if each.public_id not in known
    )
    ids = [each.public_id for each in programme.people]
    users = {user.public_id: user for user in User.objects.filter(public_id__in=ids)}
    standings.seat_house_bots()
    return users | {user.bot: user for user in User.objects.filter(kind=Kind.BOT)}


def last_instant(prefix: str, *, games: int) -> int | None:
    """Return when a programme that was begun before ends, None for a new one."""
    first = Game.objects.filter(public_id=f"{prefix}0").values_list("ended_at", flat=True).first()
    return None if first is None else first + SPAN_MS - share_of_span(0, games=games)


def next_number(programme: Programme) -> int:
    """Return the number of the first game that is not there yet."""
    return Game.objects.filter(public_id__startswith=programme.prefix).count()


def store(batch: Sequence[Made], users: Users) -> None:
    """Store games, the next ones in order."""
    with transaction.atomic():
        book = Book()
        applied = [_rated(made.played, users, book) for made in batch]
        pairs = list(zip(batch, applied, strict=True))
        tables = Table.objects.bulk_create(_table(made.played) for made in batch)
        games = Game.objects.bulk_create(
            _game(made.played, users, rated, table)
            for (made, rated), table in zip(pairs, tables, strict=True)
        )
        GameSeat.objects.bulk_create(
            GameSeat(game=game, number=seat, user=holder, left=made.played.left[seat])
            for made, game in zip(batch, games, strict=True)
            for seat, holder in enumerate(_holders(made.played, users))
        )
        triples = [(made, rated, game) for (made, rated), game in zip(pairs, games, strict=True)]
        book.close((game, rated, _sealed_at(made.played)) for made, rated, game in triples if rated)
        records.bring_in(
            [_sealed(made, rated, game, users) for made, rated, game in triples],
            at=[_sealed_at(made.played) for made in batch],
        )
        take_in_many(_facts(triples))


def _rated(played: Played, users: Users, book: Book) -> Applied | None:
    if not played.fixture.rated:
        return None
    holders = _holders(played, users)
    ladder = ladder_of(len(holders)).value
    return book.rate(holders, played.left, played.record["places"], ladder=ladder)


def _facts(
    triples: Iterable[tuple[Made, Applied | None, Game]],
) -> Iterator[tuple[int, GameFacts]]:
    for made, rated, game in triples:
        if rated is not None and made.facts is not None:
            accounts = [seat.user.public_id for seat in rated.seats]
            seats = [
                replace(seat, account=account)
                for seat, account in zip(made.facts.seats, accounts, strict=True)
            ]
            yield game.pk, replace(made.facts, sequence=rated.sequence, seats=seats)


def _sealed(made: Made, rated: Applied | None, game: Game, users: Users) -> Sealed:
    """Write into a record what was not known as it was played."""
    record, contents = dict(made.played.record), made.contents
    seats: list[dict[str, Any]] = []
    for seat, user in zip(record["seats"], _holders(made.played, users), strict=True):
        account = None if seat["kind"] == "guest" else user.public_id
        seats.append({**seat, "name": user.name, "account": account})
    if rated is not None:
        for seat, each in zip(seats, rated.recorded, strict=True):
            seat |= {"rating_before": each.before, "rating_after": each.after}
        record |= {"rated": True, "sequence": rated.sequence}
        before = [each.before for each in rated.recorded]
        contents = replace(contents, rating=sum(before) // len(before))
    return Sealed(game, {**record, "seats": seats}, contents)


def _table(played: Played) -> Table:
    fixture = played.fixture
    return Table(
        public_id=f"table-{fixture.game_id}",
        state=TableState.CLOSED,
        visibility=Visibility.PUBLIC if fixture.listed else Visibility.PRIVATE,
        pace=Pace.NORMAL,
        options=fixture.options.to_dict(),
        ladder=ladder_of(len(fixture.holders)) if fixture.rated else "",
        opened_at=played.started_at - 20_000,
    )


def _game(played: Played, users: Users, rated: Applied | None, table: Table) -> Game:
    fixture, record = played.fixture, played.record
    players = _players(played, users, rated)
    live = live_state.new(seats=len(players), pace=Pace.NORMAL, now=played.started_at)
    live.left = list(played.left)
    return Game(
        public_id=fixture.game_id,
        table=table,
        phase=Phase.ABORTED if fixture.stopped else Phase.FINISHED,
        version=1 + sum(len(each["moves"]) for each in record["rounds"]),
        options=fixture.options.to_dict(),
        pace=Pace.NORMAL,
        listed=fixture.listed,
        rated=rated is not None,
        ladder="" if rated is None else rated.ladder,
        strength=strength([player["public"] for player in players]),
        players=players,
        commitment=record["fairness"]["commitment"],
        server_seed=bytes.fromhex(record["fairness"]["server_seed"]),
        state=played.state,
        live=live_state.dumps(live),
        started_at=played.started_at,
        ended_at=fixture.ended_at,
        ended_by=record["ended_by"],
        totals=record["totals"],
        places=record["places"],
    )


def _players(played: Played, users: Users, rated: Applied | None) -> list[Player]:
    """Return the snapshot of who sat there, with the ratings of that day."""
    holders = _holders(played, users)
    shown = [each for each in public_players(holders, ladder=Ladder.DUEL) if each is not None]
    for seat, public in enumerate(shown):
        public["rating"] = None if rated is None else standings.shown(rated.seats[seat].before)
    seeds = played.record["fairness"]["client_seeds"]
    return [
        {
            "user": user.pk,
            "public": public,
            "table_seat": seat,
            "client_hash": client_hash(seeds[seat]),
            "client_seed": seeds[seat],
        }
        for seat, (user, public) in enumerate(zip(holders, shown, strict=True))
    ]


def _holders(played: Played, users: Users) -> list[User]:
    return [
        users[each.public_id if isinstance(each, Character) else each]
        for each in played.fixture.holders
    ]


def _sealed_at(played: Played) -> int:
    return played.fixture.ended_at + SEALED_MS


def _user(each: Character, programme: Programme) -> User:
    rng = Random(each.public_id)  # noqa: S311 - simulated people are to be the same each time
    user = User(
        public_id=each.public_id,
        name=names.FORMER if each.former else each.name,
        name_likeness="" if each.former else names.likeness(each.name),
        kind=Kind.GUEST if each.guest else Kind.HUMAN,
        avatar="" if each.former else rng.choice(AVATARS),
        country="" if each.former else rng.choice(COUNTRIES),
        created_at=datetime.fromtimestamp(programme.opened_at / 1000, UTC),
        is_active=not each.former,
        deleted_at=programme.until if each.former else None,
    )
    user.set_unusable_password()
    return user
