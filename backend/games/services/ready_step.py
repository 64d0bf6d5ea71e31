"""The ready step (F-1.4): commitment, then every hash, then every seed, then the cut.

A game's row exists from its first instant, because its id, seats, options and commitment are
public before anybody gives anything. It is guarded by its table's lock until it begins.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass

from django.conf import settings
from django.db import transaction

from engine import game as engine
from engine.options import Options
from engine.shuffle import check_client_seed, client_hash, commitment
from games import live as live_state
from games import scheduling, storage, table_storage
from games.models import Game, GameSeat, Phase, TableSeat, TableState, Visibility, ladder_of
from games.players import Player, public_players, seat_of, strength
from games.refusals import Refused
from games.services import change as changes
from games.services import rounds, seating
from games.table_storage import LockedTable

MIN_SEATS = 2
BOT_SEED = ""
"""A bot gives no seed (F-1.3)."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """What the entry point drew for a game that is about to be: its id and its secret (F-1.1)."""

    game_id: str
    server_seed: bytes


@dataclass(frozen=True, slots=True)
class Promise:
    """The hash of a seed, given for this game (F-1.4)."""

    game_id: str
    client_hash: str


@dataclass(frozen=True, slots=True)
class Seed:
    """A seed, given for this game."""

    game_id: str
    client_seed: str


def start(table_id: str, user: int, new: NewGame, *, now: int) -> LockedTable:
    """Open the ready step. Only the host may; pressing again while it runs changes nothing."""
    with transaction.atomic(durable=True):
        table = table_storage.lock(table_id)
        seating.check_host(table, user)
        if table.row.state == TableState.READY:
            return table
        seating.check_state(table, TableState.SEATS)
        for seat in table.seats:
            if seat.person_id == user:
                # The host's part may have fallen to somebody who has not asked for a rematch.
                seat.here = True
            elif seat.person is not None and not seat.here:
                seating.free(seat)
        open_step(table, new, now=now)
        seating.commit(table, table.seats, now=now)
        return table


def give_hash(table_id: str, user: int, promise: Promise, *, now: int) -> LockedTable:
    """Take a player's promise of a seed. Refuses another one than was given before."""
    with transaction.atomic(durable=True):
        table = table_storage.lock(table_id)
        game, player = _starting(table, user, promise.game_id)
        if player["client_hash"] == promise.client_hash:
            return table
        if player["client_hash"] is not None:
            raise Refused("hash_mismatch", "You have promised another seed.")
        player["client_hash"] = promise.client_hash
        if all(other["client_hash"] is not None for other in game.players):
            game.wake_at = now + settings.READY_STEP_MS
        game.save(update_fields=["players", "wake_at"])
        seating.commit(table, (), now=now)
        return table


def reveal(
    table_id: str, user: int, given: Seed, *, now: int, chance: random.Random
) -> LockedTable:
    """Take a player's seed; the last one begins the game."""
    seed = given.client_seed
    with transaction.atomic(durable=True):
        table = table_storage.lock(table_id)
        game, player = _starting(table, user, given.game_id)
        if player["client_seed"] == seed:
            return table
        if any(other["client_hash"] is None for other in game.players):
            raise Refused("wrong_table_state", "Not everybody has promised a seed yet.")
        _check_seed(seed, player)
        player["client_seed"] = seed
        if all(other["client_seed"] is not None for other in game.players):
            _begin_game(table, game, now=now, chance=chance)
        else:
            game.save(update_fields=["players"])
        seating.commit(table, (), now=now)
        return table


def drop(table: LockedTable) -> list[int]:
    """Give the attempt up: its game id is dropped. Returns the table seats that were not ready."""
    game = table.row.game
    if game is None:
        return []
    key = "client_hash" if any(p["client_hash"] is None for p in game.players) else "client_seed"
    late = [player["table_seat"] for player in game.players if player[key] is None]
    game.phase, game.wake_at = Phase.DROPPED, None
    game.save(update_fields=["phase", "wake_at"])
    table.row.game = None
    table.row.state = TableState.SEATS
    return late


def call_off(table: LockedTable, own: TableSeat, *, now: int) -> None:
    """Drop a match because one of its people does not want to play it."""
    game = table.row.game
    if game is None:
        return
    drop(table)
    _close_match(table, game, [own], now=now)


def drop_if_late(table_id: str, *, now: int) -> None:
    """End a ready step whose time is up: who was not ready loses the seat."""
    with transaction.atomic(durable=True):
        table = table_storage.lock(table_id)
        game = table.row.game
        if table.row.state != TableState.READY or game is None:
            return
        if game.wake_at is None or now < game.wake_at:
            return
        late = [table.seats[number] for number in drop(table)]
        if table.row.ladder:
            _close_match(table, game, late, now=now)
            return
        for seat in late:
            seating.free(seat)
        seating.settle(table)
        seating.commit(table, late, now=now)


def leave_out(table_id: str, *, since: int, now: int) -> None:
    """Leave the time from `since` to now, when the server was down, out of a ready step."""
    with transaction.atomic(durable=True):
        table = table_storage.lock(table_id)
        game = table.row.game
        if table.row.state != TableState.READY or game is None or game.wake_at is None:
            return
        began_at = game.wake_at - settings.READY_STEP_MS
        game.wake_at += max(0, now - max(since, began_at))
        game.save(update_fields=["wake_at"])
        seating.commit(table, (), now=now)


def _close_match(table: LockedTable, game: Game, absent: Iterable[TableSeat], *, now: int) -> None:
    """Close the table of a dropped match, and tell matching, which knows by the seats who is to blame."""
    users = [seat.person_id for seat in absent]
    GameSeat.objects.filter(game=game, user__in=users).update(left=True)
    for seat in table.seats:
        seating.free(seat)
    seating.settle(table)
    seating.commit(table, table.seats, now=now)
    scheduling.after_commit(scheduling.ON_MATCH_SETTLED, game.public_id)


def open_step(table: LockedTable, new: NewGame, *, now: int) -> None:
    """Fix the game that is about to be: its id, seats, options and commitment (F-1.2).

    The caller saves the table. Refuses `not_enough_players`.
    """
    taken = [seat for seat in table.seats if seat.person is not None or seat.bot is not None]
    if len(taken) < MIN_SEATS:
        raise Refused("not_enough_players", "A game needs two players: add a bot or wait.")
    players: list[Player] = []
    users = []
    holders = [seat.person or seat.bot for seat in taken]
    shown = public_players(holders, ladder=ladder_of(len(taken)))
    for seat, holder, public in zip(taken, holders, shown, strict=True):
        if holder is None or public is None:
            continue
        bot = seat.bot is not None
        users.append(holder)
        players.append(
            {
                "user": holder.pk,
                "public": public,
                "table_seat": seat.number,
                "client_hash": client_hash(BOT_SEED) if bot else None,
                "client_seed": BOT_SEED if bot else None,
            }
        )
    row = table.row
    row.game = Game.objects.create(
        public_id=new.game_id,
        table=row,
        options=row.options,
        pace=row.pace,
        # A match is nobody's private table: its game is public once it is over.
        listed=row.visibility == Visibility.PUBLIC or row.ladder != "",
        rated=row.ladder != "",
        ladder=row.ladder,
        strength=strength([player["public"] for player in players]),
        players=players,
        commitment=commitment(new.server_seed),
        server_seed=new.server_seed,
        wake_at=now + settings.READY_STEP_MS,
    )
    GameSeat.objects.bulk_create(
        GameSeat(game=row.game, number=number, user=user) for number, user in enumerate(users)
    )
    row.state = TableState.READY


def _starting(table: LockedTable, user: int, game_id: str) -> tuple[Game, Player]:
    """Return the game in its ready step, and the asking player's entry in it."""
    game = table.row.game
    if table.row.state != TableState.READY or game is None or game.public_id != game_id:
        raise Refused("wrong_table_state", "This game is not in its ready step.")
    seat = seat_of(game.players, user)
    if seat is None:
        raise Refused("not_seated", "You have no seat in this game.")
    return game, game.players[seat]


def _check_seed(seed: str, player: Player) -> None:
    try:
        check_client_seed(seed)
    except ValueError as error:
        raise Refused("bad_client_seed", str(error), attr="client_seed") from error
    if client_hash(seed) != player["client_hash"]:
        raise Refused("hash_mismatch", "This is not the seed you promised.")


def _begin_game(table: LockedTable, game: Game, *, now: int, chance: random.Random) -> None:
    players: list[Player] = game.players
    state, events = engine.start(
        game_id=game.public_id,
        options=Options.from_dict(game.options),
        seats=len(players),
        server_seed=bytes(game.server_seed),
        client_seeds=[player["client_seed"] or "" for player in players],
    )
    game.table = table.row
    game.started_at = now
    live = live_state.new(seats=len(players), pace=game.pace, now=now)
    begun = storage.begin(game, state, live)
    change = changes.begin(begun, now=now, chance=chance)
    rounds.open_round(change, events)
    storage.save_landmark(begun)
    table.row.state = TableState.PLAYING
    changes.commit(change)
    if table.row.ladder:
        scheduling.after_commit(scheduling.ON_MATCH_SETTLED, game.public_id)
