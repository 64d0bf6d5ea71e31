"""One transaction's change to one game: gathered, then committed and told as a whole."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from django.conf import settings

from bots import pace as bot_pace
from engine.events import Event, Exposed
from games import audience, deadlines, push, scheduling, storage
from games import live as live_state
from games.models import PendingCall, Phase
from games.players import is_bot
from games.services import seating
from games.statements import NewMove
from games.storage import LockedGame


@dataclass(slots=True)
class Change:
    """What has happened to a locked game in this transaction so far."""

    game: LockedGame
    now: int
    chance: random.Random
    held: list[PendingCall]
    moves: list[NewMove] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    retimed: bool = False
    """Whether a clock has been moved, without anything else having happened."""

    @property
    def happened(self) -> bool:
        """Tell whether there is anything that others must hear of."""
        return bool(self.moves or self.events or self.retimed)


def begin(game: LockedGame, *, now: int, chance: random.Random) -> Change:
    """Return an empty change of a locked game."""
    return Change(game, now, chance, storage.calls_held(game))


def commit(change: Change) -> dict[int | None, bytes]:
    """Save the change as one version, tell everybody, and wake whoever is to act next.

    Returns the `GameMessage` of each person's seat and, under None, the spectators' if there are
    any.
    """
    game = change.game
    game.row.version += 1
    ask(change)
    messages = _messages(change)
    for move in change.moves:
        if move.action_id and move.seat in messages:
            move.answer = messages[move.seat].decode()
    _save(change, change.moves)
    by_user = {game.players[seat]["user"]: m for seat, m in messages.items() if seat is not None}
    push.send(game.row.table_id, to=by_user, rest=messages.get(None), game=game.row.public_id)
    if game.is_over:
        # Only now: a table that nobody sits at any more closes its sockets.
        seating.end_game(game.row, now=change.now)
    _invite_reactions(change)
    return messages


def message_of_nothing(game: LockedGame, seat: int, *, now: int) -> bytes:
    """Return the `GameMessage` for somebody whose request changed nothing."""
    told = audience.Told(moves=(), auto=False, events=(), held=storage.calls_held(game))
    return audience.game_message(game, seat=seat, told=told, now=now)


def save(change: Change) -> None:
    """Save the game and when to look at it again, without a new version."""
    _save(change, ())


def _save(change: Change, moves: Sequence[NewMove]) -> None:
    change.game.row.wake_at = _wake_at(change.game)
    storage.save(change.game, moves)


def ask_anew(change: Change) -> None:
    """Have the present decision timed again: who is to make it has come or gone."""
    change.game.live.asked_turn = -1


def people(game: LockedGame) -> list[int]:
    """Return the seats held by people who have not left."""
    return [
        seat
        for seat, player in enumerate(game.players)
        if not is_bot(player) and not game.live.left[seat]
    ]


def _messages(change: Change) -> dict[int | None, bytes]:
    told = audience.Told(
        moves=[f"{move.seat}:{move.action}" for move in change.moves],
        auto=bool(change.moves) and all(move.auto for move in change.moves),
        events=change.events,
        held=change.held,
    )
    game, now = change.game, change.now
    viewers: list[int | None] = [*people(game)]
    if game.is_over:
        # Whoever left before the end sees from the seat that was theirs.
        viewers += [seat for seat, left in enumerate(game.live.left) if left]
    if _somebody_looks_on(game):
        viewers.append(None)
    return audience.game_messages(game, seats=viewers, told=told, now=now)


def _somebody_looks_on(game: LockedGame) -> bool:
    """Tell whether anybody is connected who does not sit here, or not any more."""
    seated = {game.players[seat]["user"] for seat in people(game)}
    return not seated.issuperset(game.row.table.connected)


def ask(change: Change) -> None:
    """Start the clock of a decision that is new, and wake the bot or the server that makes it."""
    game, now = change.game, change.now
    state, live = game.state, game.live
    seat = state.to_act
    if game.row.phase != Phase.PLAYING or seat is None:
        live.bot_due_at = None
        return
    if state.turns == live.asked_turn:
        return
    live.asked_turn, live.asked_at = state.turns, now
    live.pause_ms = live.bot_due_at = None
    live.left_out_ms = 0
    game_id = game.row.public_id
    if live.hurried:
        return
    if is_bot(game.players[seat]):
        delay = _bot_delay(change)
        live.bot_due_at = now + delay
        scheduling.after_commit(scheduling.ACT_FOR_BOT, game_id, seat, state.turns, delay_ms=delay)
    elif live_state.absent(live, seat):
        live.pause_ms = _scaled(_pause(game, deadlines.AWAY_PAUSE_MS))
        scheduling.after_commit(scheduling.ACT_FOR_CLOCK, game_id, delay_ms=live.pause_ms)
    else:
        live.asked_at = live_state.starts_at(live, seat=seat, now=now)


def _invite_reactions(change: Change) -> None:
    """Let every bot look, after a moment, at each exposure that has just begun."""
    game = change.game
    exposed_by = game.state.round.exposed_by
    for event in change.events:
        if not isinstance(event, Exposed) or exposed_by[event.seat] is None:
            continue
        for seat, player in enumerate(game.players):
            if is_bot(player):
                scheduling.after_commit(
                    scheduling.REACT_FOR_BOT,
                    game.row.public_id,
                    seat,
                    game.state.round.number,
                    exposed_by[event.seat],
                    delay_ms=_scaled(bot_pace.react_ms(change.chance)),
                )


def _bot_delay(change: Change) -> int:
    """Draw how long a bot seems to think, from chance alone: a pause must tell nothing."""
    return _scaled(_pause(change.game, bot_pace.think_ms(change.chance)))


def _pause(game: LockedGame, usual_ms: int) -> int:
    return deadlines.DESERTED_PAUSE_MS if _is_deserted(game) else usual_ms


def _is_deserted(game: LockedGame) -> bool:
    """Tell whether the people have all gone: left, or away without so much as a page open."""
    connected = game.row.table.connected
    return not any(
        not game.live.away[seat] or game.players[seat]["user"] in connected for seat in people(game)
    )


def _scaled(delay_ms: int) -> int:
    # Never 0: what is due at once could be asked for again within the same instant, for ever.
    return max(1, round(delay_ms * settings.BOT_DELAY_SCALE))


def _wake_at(game: LockedGame) -> int | None:
    """Return the first instant at which the server has something to do in a game by itself."""
    live = game.live
    if game.is_over:
        return None
    if game.row.phase == Phase.SCORE:
        return live.sheet_ends_at
    bot_late_at = None if live.bot_due_at is None else live.bot_due_at + deadlines.BOT_SLACK_MS
    return deadlines.earliest(clock_acts_at(game), live.calls_due_at, bot_late_at)


def clock_acts_at(game: LockedGame) -> int | None:
    """Return when the server decides for the asked seat, a slow connection allowed for."""
    seat, live = game.state.to_act, game.live
    if seat is None or game.row.phase != Phase.PLAYING:
        return None
    deadline_at = live_state.deadline_at(live, seat=seat, pace=game.row.pace)
    return deadline_at + (deadlines.GRACE_MS if live.pause_ms is None else 0)
