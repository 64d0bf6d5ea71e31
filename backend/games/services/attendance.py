"""What people at a running game do besides playing: read on, come back, leave."""

import random

from django.db import transaction

from engine.events import Left, ScoreReady
from games import live as live_state
from games import storage, table_storage
from games.models import GameSeat, Phase, TableState
from games.players import is_bot, people_seats, seat_of
from games.refusals import Refused
from games.services import absence, play, rounds, seating
from games.services import change as changes
from games.services.change import Change
from games.storage import LockedGame
from games.table_storage import LockedTable


def see_deal(
    game_id: str, user: int, round_number: int, *, now: int, chance: random.Random
) -> bytes:
    """Say that one has seen a round dealt: one's clock need not wait any longer.

    Harmless when it comes again or too late. Refuses `not_dealt_yet`. Returns the `GameMessage`.
    """
    with transaction.atomic(durable=True):
        change, seat = _begin(game_id, user, now=now, chance=chance)
        game, live = change.game, change.game.live
        dealt = game.state.round.number
        if round_number > dealt:
            raise Refused("not_dealt_yet", f"Round {round_number} has not been dealt yet.")
        if round_number == dealt and game.is_live and seat not in live.seen_by:
            live.seen_by.append(seat)
            if game.state.to_act == seat and live.asked_at > now:
                live.asked_at = now
                change.retimed = True
            if not change.happened:
                changes.save(change)
        return _answer(change, seat)


def read_on(game_id: str, user: int, *, now: int, chance: random.Random) -> bytes:
    """Say that one has read the score sheet; the next round is dealt when all present have.

    Harmless when it comes again. Refuses `no_score_sheet` and `game_is_over`. Returns the
    `GameMessage`.
    """
    refused: Refused | None = None
    with transaction.atomic(durable=True):
        change, seat = _begin(game_id, user, now=now, chance=chance)
        ready = change.game.live.sheet_ready
        if change.game.is_over:
            refused = Refused("game_is_over", "The game is over.")
        elif change.game.row.phase != Phase.SCORE or ready is None:
            refused = Refused("no_score_sheet", "No score sheet is shown: the round is on.")
        elif not ready[seat]:
            ready[seat] = True
            change.events.append(ScoreReady(seat))
            absence.come_back(change, seat)
            _deal_when_read(change)
        answer = _answer(change, seat)
    if refused is not None:
        raise refused
    return answer


def come_back(game_id: str, user: int, *, now: int, chance: random.Random) -> bytes:
    """Say that one is no longer away. Harmless for who is not. Returns the `GameMessage`."""
    with transaction.atomic(durable=True):
        change, seat = _begin(game_id, user, now=now, chance=chance)
        if change.game.is_live:
            absence.come_back(change, seat)
            if not change.happened:
                # Nothing to tell anybody, but it is a sign of life.
                changes.save(change)
        return _answer(change, seat)


def end_now(game_id: str, user: int, *, now: int, chance: random.Random) -> bytes:
    """End a game that one is the last to stay in: the server plays the rest out for everybody.

    So that the end is a proper one, with all its rounds: one is played at once, the others follow
    by themselves. Harmless when it comes again. Refuses `others_still_play` and `game_is_over`.
    Returns the `GameMessage`.
    """
    refused: Refused | None = None
    with transaction.atomic(durable=True):
        change, seat = _begin(game_id, user, now=now, chance=chance)
        game = change.game
        if game.is_over:
            refused = Refused("game_is_over", "The game is over.")
        elif live_state.alone(game.live, people=people_seats(game.players)) != seat:
            refused = Refused("others_still_play", "A game ends early only when all others left.")
        elif not game.live.hurried:
            absence.come_back(change, seat)
            game.live.hurried = True
            play.catch_up(change)
        answer = _answer(change, seat)
    if refused is not None:
        raise refused
    return answer


def leave_game(game_id: str, user: int, *, now: int, chance: random.Random) -> LockedTable | None:
    """Leave a running game for good, and its table: from now on the server plays the seat.

    Returns the table, or None when the game was over before the leaver got there. Must be called
    inside a transaction.
    """
    game = storage.lock(game_id)
    seat = seat_of(game.players, user)
    if not game.is_live or seat is None or game.live.left[seat]:
        return None
    change = changes.begin(game, now=now, chance=chance)
    play.catch_up(change)
    if change.game.is_over:
        changes.commit(change)
        return None
    live = game.live
    live.left[seat] = True
    if live.sheet_ready is not None:
        live.sheet_ready[seat] = True
    change.events.append(Left(seat))
    if game.state.to_act == seat:
        changes.ask_anew(change)
    _deal_when_read(change)
    GameSeat.objects.filter(game=game.row, number=seat).update(left=True)
    changes.commit(change)
    return _leave_table(game, user, now=now)


def _leave_table(game: LockedGame, user: int, *, now: int) -> LockedTable:
    table = table_storage.lock_of_game(game.row.table_id)
    own = table.seat_of(user)
    if own is not None and table.row.state == TableState.PLAYING:
        seating.free(own)
        seating.settle(table)
        seating.commit(table, [own], now=now)
    return table


def _begin(game_id: str, user: int, *, now: int, chance: random.Random) -> tuple[Change, int]:
    game = storage.lock(game_id)
    seat = seat_of(game.players, user)
    if seat is None:
        raise Refused("not_seated", "You have no seat in this game.")
    if game.live.left[seat]:
        raise Refused("seat_has_left", "You have left this game, and that is final.")
    change = changes.begin(game, now=now, chance=chance)
    play.catch_up(change)
    return change, seat


def _deal_when_read(change: Change) -> None:
    """Deal the next round as soon as everybody present has read the score sheet."""
    ready = change.game.live.sheet_ready
    if ready is not None and all(ready[seat] for seat in _present(change.game)):
        rounds.deal_next(change)


def _present(game: LockedGame) -> list[int]:
    """Return the seats whose people are looking on and may want to read."""
    connected = game.row.table.connected
    return [
        seat
        for seat, player in enumerate(game.players)
        if not is_bot(player)
        and not live_state.absent(game.live, seat)
        and player["user"] in connected
    ]


def _answer(change: Change, seat: int) -> bytes:
    """Commit what has happened, if anything, and return the seat's message."""
    if change.happened:
        return changes.commit(change)[seat]
    return changes.message_of_nothing(change.game, seat, now=change.now)
