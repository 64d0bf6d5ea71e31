"""Reading and writing a running game: the only place that knows how its state is kept.

Writing needs a `LockedGame`, and only `lock` makes one, inside a transaction: so nobody can save
a game without holding it. Where a table's row is locked too, the game's goes first.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, cast

import orjson
from django.db import connection, transaction

from engine import game as engine
from engine.game import GameState
from games import live as live_state
from games import statements
from games.live import Live
from games.models import LIVE_PHASES, OVER_PHASES, Game, PendingCall, Phase
from games.players import Player
from games.recent import RecentGames, Row
from games.refusals import Refused
from games.statements import Found, NewMove

_NEVER_BEGAN = (Phase.STARTING, Phase.DROPPED)


@dataclass(slots=True)
class LoadedGame:
    """A game in memory. SECRET as a whole: only `audience` may show parts of it."""

    row: Game = field(repr=False)
    state: GameState = field(repr=False)
    live: Live = field(repr=False)

    @property
    def players(self) -> list[Player]:
        """Who sits there, by seat."""
        return cast("list[Player]", self.row.players)

    @property
    def is_live(self) -> bool:
        """Tell whether it still goes on."""
        return self.row.phase in LIVE_PHASES

    @property
    def is_over(self) -> bool:
        """Tell whether everything may be shown."""
        return self.row.phase in OVER_PHASES


@dataclass(slots=True)
class LockedGame(LoadedGame):
    """A game that this transaction alone may change."""

    admittance: int | None = None
    """Of the user it was locked for, as it is now (`accounts.admittance`)."""
    found: Row | None = field(default=None, repr=False)
    """Its row as the database has it; None for a game that has just begun."""


remembered: Final = RecentGames[LoadedGame](limit=2_000)
"""What this process need not read again, of the games it has just written."""


def load(public_id: str) -> LoadedGame:
    """Return a game that has begun, as it is now. Refuses `not_found`."""
    return _read(_there(statements.read_game(public_id)))


def loaded(row: Game) -> LoadedGame:
    """Return the game of a row that a query has read whole. Refuses `not_found`."""
    return _unpack(row, row.state, row.live)


def lock(public_id: str, *, user: int | None = None) -> LockedGame:
    """Return a game that has begun, locked until the transaction ends. Refuses `not_found`.

    With it comes how a user, if one is named, is admitted now.
    """
    if not connection.in_atomic_block:
        raise transaction.TransactionManagementError("A game is locked inside a transaction only.")
    found = _there(statements.lock_game(public_id, user=user))
    game = remembered.take(public_id, found.game)
    if game is None:
        game = _read(found)
    else:
        statements.note_connected(game.row, found)
    return LockedGame(game.row, game.state, game.live, found.admittance, found.game)


def begin(row: Game, state: GameState, live: Live) -> LockedGame:
    """Return the game of a row that its table's lock guards, and whose first cards are just dealt."""
    return LockedGame(row, state, live)


def save(game: LockedGame, moves: Sequence[NewMove] = ()) -> None:
    """Write what every move changes, and the moves that were made."""
    state = orjson.dumps(engine.to_plain(game.state)).decode()
    live = live_state.dumps(game.live)
    row = statements.write(game.row, state=state, live=live, moves=moves, found=game.found)
    if row is None:
        return
    game.found = row
    committed = LoadedGame(game.row, game.state, game.live)

    def remember() -> None:
        remembered.put(game.row.public_id, row, committed)

    transaction.on_commit(remember, robust=True)


def save_landmark(game: LockedGame) -> None:
    """Write what changes only as a game begins and as it ends, besides what `save` writes."""
    game.row.save(
        update_fields=[
            "players",
            "rated",
            "ladder",
            "started_at",
            "ended_at",
            "ended_by",
            "phase",
            "totals",
            "places",
        ]
    )


def recorded_move(game: LockedGame, *, seat: int, action_id: str) -> tuple[str, str] | None:
    """Return action and answer of the move that a seat already made under this id, if any."""
    return statements.find_move(game=game.row.pk, seat=seat, action_id=action_id)


def recorded_call(game: LockedGame, action_id: str, *, caller: int) -> PendingCall | None:
    """Return the call that a seat made under this id and that was held back, if any."""
    return PendingCall.objects.filter(game=game.row, caller=caller, action_id=action_id).first()


def calls_held(game: LoadedGame) -> list[PendingCall]:
    """Return the calls that wait for their second to pass, the first due first."""
    if game.live.calls_due_at is None:
        return []
    return list(PendingCall.objects.filter(game=game.row, verdict=""))


def _there(found: Found | None) -> Found:
    if found is None:
        raise _not_found()
    return found


def _read(found: Found) -> LoadedGame:
    return _unpack(statements.game_of(found), *statements.texts_of(found))


def _unpack(row: Game, state: str | bytes, live: str | bytes) -> LoadedGame:
    if row.phase in _NEVER_BEGAN:
        raise _not_found()
    return LoadedGame(row, engine.from_plain(orjson.loads(state)), live_state.loads(live))


def _not_found() -> Refused:
    return Refused("not_found", "There is no such game.")
