"""A request that comes again is given the answer that it had, and does nothing."""

from games import audience, storage
from games.models import PendingCall
from games.refusals import Refused
from games.services import change as changes
from games.services.attempts import Answer, Attempt
from games.storage import LockedGame


def first_answer(game: LockedGame, seat: int, attempt: Attempt, *, now: int) -> Answer | None:
    """Return what this very request was answered before, or None if it is new.

    Refuses `action_id_reused` when its id was used for another action.
    """
    call = was_held(game, seat, attempt)
    if call is not None:
        _check_same(f"call@{call.seat}", attempt)
        return Answer(202, audience.call_message(game.row.public_id, call))
    move = storage.recorded_move(game, seat=seat, action_id=attempt.action_id)
    if move is None:
        return None
    action, answer = move
    _check_same(action, attempt)
    # Answers are kept until the record is written; then everything is open anyway.
    return Answer(200, answer.encode() or changes.message_of_nothing(game, seat, now=now))


def was_held(game: LockedGame, seat: int, attempt: Attempt) -> PendingCall | None:
    """Return the call that this id was used for, if it was held back."""
    if not game.live.calls_made:
        return None
    return storage.recorded_call(game, attempt.action_id, caller=seat)


def was_made(game: LockedGame, seat: int, attempt: Attempt) -> bool:
    """Tell whether this id was used for a move."""
    return storage.recorded_move(game, seat=seat, action_id=attempt.action_id) is not None


def _check_same(action: str, attempt: Attempt) -> None:
    if action != attempt.action:
        raise Refused("action_id_reused", "This id was used for another action.")
