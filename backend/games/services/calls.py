"""Calls held back (R-6.2): within a second of the exposing play, an announcement goes first.

A call held back is stored with the number of the exposing move. Nobody but the caller learns of
it, and no version changes, until it falls due or comes to nothing.
"""

from typing import Literal

from django.conf import settings

from engine.actions import Action, Call, Last
from engine.events import CallVoid
from games import audience, deadlines, push, scheduling
from games.models import PendingCall
from games.players import is_bot
from games.refusals import Refused
from games.services import change as changes
from games.services.change import Change


def to_hold(change: Change, *, caller: int, action: Call, action_id: str) -> PendingCall | None:
    """Return the call as one to be held back, or None when the rules are to judge it now.

    Refuses `already_called`: one call a seat and exposure.
    """
    game, round_state = change.game, change.game.state.round
    if action.seat == caller or action.seat >= len(game.players):
        return None
    exposed_by, exposed_at = round_state.exposed_by[action.seat], game.live.exposed_at[action.seat]
    if exposed_by is None or exposed_at is None:
        return None
    due_at = exposed_at + settings.CALL_GRACE_MS
    if change.now >= due_at:
        return None
    if any(call.caller == caller and call.exposed_by == exposed_by for call in change.held):
        raise Refused("already_called", "You have called this player already.")
    return PendingCall(
        game=game.row,
        round_number=round_state.number,
        exposed_by=exposed_by,
        caller=caller,
        seat=action.seat,
        action_id=action_id,
        made_at=change.now,
        due_at=due_at,
    )


def hold(change: Change, call: PendingCall) -> bytes:
    """Store a call until it falls due, and return what its caller is told."""
    game = change.game
    call.save(force_insert=True)
    change.held.append(call)
    game.live.calls_made += 1
    _note_next(change)
    changes.save(change)
    message = audience.call_message(game.row.public_id, call)
    player = game.players[call.caller]
    if not is_bot(player):
        push.send(game.row.table_id, to={player["user"]: message}, rest=None)
    delay_ms = max(1, call.due_at - change.now)
    scheduling.after_commit(scheduling.ACT_FOR_CLOCK, game.row.public_id, delay_ms=delay_ms)
    return message


def release(change: Change, call: PendingCall) -> None:
    """Take a call that has fallen due out of those that wait: it is about to be made."""
    change.held.remove(call)
    call.verdict = PendingCall.Verdict.CALLED
    call.save(update_fields=["verdict"])
    _note_next(change)


def void_ended(change: Change, action: Action) -> None:
    """After a move: the calls whose exposure it ended come to nothing, and their callers hear so."""
    exposed_by = change.game.state.round.exposed_by
    void = [call for call in change.held if exposed_by[call.seat] != call.exposed_by]
    for call in void:
        change.held.remove(call)
        call.verdict = PendingCall.Verdict.VOID
        change.events.append(
            CallVoid(
                by=call.caller,
                seat=call.seat,
                ended_by=_what_ended_it(change, call, action),
                by_ms=max(0, call.due_at - change.now),
            )
        )
    if void:
        PendingCall.objects.bulk_update(void, ["verdict"])
        _note_next(change)


def _what_ended_it(
    change: Change, call: PendingCall, action: Action
) -> Literal["announced", "drew", "called", "round_over"]:
    if isinstance(action, Last):
        return "announced"
    if isinstance(action, Call):
        return "called"
    still_holds = change.game.state.round.hands[call.seat] != 0
    return "drew" if still_holds and not change.game.state.round_over else "round_over"


def _note_next(change: Change) -> None:
    change.game.live.calls_due_at = deadlines.earliest(*(call.due_at for call in change.held))
