"""The one path: how a request of a person, a bot or the clock becomes a move, or is refused.

Everything is judged under the lock of the game's row, in one durable transaction, and in the
order in which it reached the server. What was due before a request arrived (a call held back, a
decision whose time ran out) happens before it, whoever came.
"""

import random
from dataclasses import dataclass

from django.db import IntegrityError, transaction

from engine import autoplay
from engine import game as engine
from engine.actions import Action, BadMoveSyntax, Call, Last, action_text, parse_action
from engine.errors import IllegalAction
from games import deadlines, storage
from games import live as live_state
from games.live import Live
from games.models import PendingCall, Phase
from games.players import is_bot, seat_of
from games.refusals import Refused
from games.services import absence, calls, downtime, receipts, rounds
from games.services import change as changes
from games.services.attempts import Answer, Attempt, BotSeat, NotSeenSince, Person
from games.services.change import Change
from games.statements import NewMove
from games.storage import LockedGame


def submit_action(attempt: Attempt, *, now: int, chance: random.Random) -> Answer:
    """Take an action, or raise Refused. What was overdue happens in either case.

    Raises NotSeenSince, and has done nothing, if the door must look first who this is.
    """
    action = _parsed(attempt)
    try:
        return _submit(attempt, action, now=now, chance=chance)
    except IntegrityError as error:
        # The database takes no id twice. Nothing was changed: look up what it was used for.
        answer = _answer_again(attempt, now=now)
        if answer is None:
            raise error from None
        return answer


def _submit(attempt: Attempt, action: Action, *, now: int, chance: random.Random) -> Answer:
    call: PendingCall | None = None
    refused: Answer | Refused | None = None
    with transaction.atomic(durable=True):
        game = _lock(attempt)
        seat = _seat(game, attempt.actor)
        change = changes.begin(game, now=now, chance=chance)
        catch_up(change)
        try:
            call = _take(change, seat, attempt, action)
        except Refused as refusal:
            refused = _first_answer_or(refusal, game, seat, attempt, now=now)
        messages = changes.commit(change) if change.happened else {}
        if call is not None:
            return Answer(202, calls.hold(change, call))
    if isinstance(refused, Refused):
        raise refused
    return refused or Answer(200, messages.get(seat, b""))


def _first_answer_or(
    refusal: Refused, game: LockedGame, seat: int, attempt: Attempt, *, now: int
) -> Answer | Refused:
    """Return what this very request was answered before, or why it is refused.

    A request that comes again is one that cannot be carried out again, with rare exceptions
    that the database finds: so only refused ones need a look at earlier ones.
    """
    try:
        return receipts.first_answer(game, seat, attempt, now=now) or refusal
    except Refused as reused:
        return reused


def _answer_again(attempt: Attempt, *, now: int) -> Answer | None:
    with transaction.atomic(durable=True):
        game = _lock(attempt)
        return receipts.first_answer(game, _seat(game, attempt.actor), attempt, now=now)


def act_for_clock(game_id: str, *, now: int, chance: random.Random) -> None:
    """Do what has fallen due in a game, if anything. Refuses `not_found`."""
    with transaction.atomic(durable=True):
        change = changes.begin(storage.lock(game_id), now=now, chance=chance)
        catch_up(change)
        if change.happened:
            changes.commit(change)


def catch_up(change: Change) -> None:
    """Do everything that fell due by now, in the order in which it fell due."""
    game, now = change.game, change.now
    downtime.leave_out(change)
    if game.is_live and game.live.hurried:
        _play_out(change)
        return
    while game.is_live:
        changes.ask(change)
        call = change.held[0] if change.held else None
        if game.row.phase == Phase.SCORE:
            if game.live.sheet_ends_at is None or now < game.live.sheet_ends_at:
                return
            rounds.deal_next(change)
            continue
        clock_at = changes.clock_acts_at(game)
        if call is not None and call.due_at <= min(now, clock_at or now):
            _make_due_call(change, call)
        elif clock_at is not None and clock_at <= now:
            _decide_for_absent(change)
        else:
            return


def _play_out(change: Change) -> None:
    """Play one round to its end for everybody (R-8.1): a round is as much as one commit takes."""
    game = change.game
    if game.row.phase == Phase.SCORE:
        rounds.deal_next(change)
    while game.row.phase == Phase.PLAYING:
        changes.ask(change)
        _apply(change, _auto_deed(game))


def _parsed(attempt: Attempt) -> Action:
    try:
        action = parse_action(attempt.action)
    except BadMoveSyntax as error:
        raise Refused("bad_move_syntax", str(error), attr="action") from error
    if attempt.turn is None and not isinstance(action, Call | Last):
        raise Refused("required", "A decision names the turn it answers.", attr="turn")
    return action


def _lock(attempt: Attempt) -> LockedGame:
    actor = attempt.actor
    if not isinstance(actor, Person) or actor.admittance is None:
        return storage.lock(attempt.game_id)
    game = storage.lock(attempt.game_id, user=actor.user)
    if game.admittance != actor.admittance:
        raise NotSeenSince
    return game


def _seat(game: LockedGame, actor: Person | BotSeat) -> int:
    if isinstance(actor, BotSeat):
        return actor.seat
    if actor.user is None:
        raise Refused("not_authenticated", "Sign in, or play as a guest.")
    seat = seat_of(game.players, actor.user)
    if seat is None:
        raise Refused("not_seated", "You have no seat in this game.")
    if game.live.left[seat]:
        raise Refused("seat_has_left", "You have left this game, and that is final.")
    return seat


def _take(change: Change, seat: int, attempt: Attempt, action: Action) -> PendingCall | None:
    """Apply an action, or return it as a call to be held back (R-6.2)."""
    game = change.game
    if receipts.was_held(game, seat, attempt) is not None:
        raise Refused("action_id_reused", "This id was used for a call.")
    if game.is_over:
        raise Refused("game_is_over", "The game is over.")
    if isinstance(action, Call):
        call = calls.to_hold(change, caller=seat, action=action, action_id=attempt.action_id)
        if call is not None:
            if receipts.was_made(game, seat, attempt):
                raise Refused("action_id_reused", "This id was used for a move.")
            return call
    elif not isinstance(action, Last) and attempt.turn != game.state.turns:
        raise Refused("stale_turn", "The table has moved on: this was for an earlier turn.")
    _apply(change, _Deed(seat, action, action_id=attempt.action_id))
    return None


@dataclass(frozen=True, slots=True)
class _Deed:
    """An action about to be applied, and what a stored move says besides."""

    seat: int
    action: Action
    action_id: str = ""
    auto: bool = False
    reached_at: int | None = None
    """When it reached the server, if that was before now."""


def _apply(change: Change, deed: _Deed) -> None:
    """Have the engine apply an action, and keep clock, exposures, calls and round in step."""
    game, live, now = change.game, change.game.live, change.now
    state, seat, action = game.state, deed.seat, deed.action
    number = state.round.moves
    after_ms = _after_exposure(live, action, now if deed.reached_at is None else deed.reached_at)
    try:
        events = engine.apply(state, seat, action, auto=deed.auto, after_ms=after_ms)
    except IllegalAction as error:
        raise Refused(error.code, error.message) from error
    if not isinstance(action, Call | Last):
        live_state.spend(live, seat=seat, pace=game.row.pace, now=now)
    move = NewMove(
        game=game.row.pk,
        round_number=state.round.number,
        number=number,
        seat=seat,
        action=action_text(action),
        at_ms=live_state.tick(live, now=now),
        auto=deed.auto,
        action_id=deed.action_id,
    )
    change.moves.append(move)
    change.events.extend(events)
    live_state.follow_exposures(live, exposed_by=state.round.exposed_by, now=now)
    calls.void_ended(change, action)
    if not deed.auto:
        absence.come_back(change, seat)
    rounds.close_if_over(change)


def _after_exposure(live: Live, action: Action, reached_at: int) -> int | None:
    """Return how long after the exposing play a call reached the server."""
    if not isinstance(action, Call) or action.seat >= len(live.exposed_at):
        return None
    exposed_at = live.exposed_at[action.seat]
    return None if exposed_at is None else max(0, reached_at - exposed_at)


def _make_due_call(change: Change, call: PendingCall) -> None:
    """Make a call whose second has passed; it counts as made when it reached the server."""
    calls.release(change, call)
    _apply(change, _Deed(call.caller, Call(call.seat), reached_at=call.made_at))


def _decide_for_absent(change: Change) -> None:
    """Let the clock decide for the asked seat, and note its absence before the move that follows.

    Before: the move may end the round or the game, and whoever is away by then is away.
    """
    game, live = change.game, change.game.live
    deed = _auto_deed(game)
    seat = deed.seat
    live_state.remember_auto_move(live, seat=seat, action=action_text(deed.action))
    if not is_bot(game.players[seat]) and not live_state.absent(live, seat):
        live.expiries[seat] += 1
        if live.expiries[seat] >= deadlines.AWAY_AFTER:
            absence.go_away(change, seat)
    _apply(change, deed)


def _auto_deed(game: LockedGame) -> _Deed:
    """Return what R-8.1 does for the asked seat."""
    seat = game.state.to_act
    if seat is None:
        raise ValueError("No decision is asked of anybody.")
    return _Deed(seat, autoplay.choose(game.state, seat), auto=True)
