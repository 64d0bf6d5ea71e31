"""A game's rounds: dealing one, closing it, and closing the game after the last."""

from collections.abc import Sequence

from django.conf import settings

from engine import game as engine
from engine.cards import card_text
from engine.events import Event, GameEnded, RoundEnded
from games import live as live_state
from games import scheduling, storage
from games.models import GameSeat, Phase, Round
from games.players import is_bot, people_seats
from games.services.change import Change
from games.storage import LockedGame


def open_round(change: Change, events: list[Event]) -> None:
    """Note the round that the engine has just dealt, and start its clock."""
    game, dealt = change.game, change.game.state.round
    game.row.phase = Phase.PLAYING
    live_state.begin_round(game.live, pace=game.row.pace, now=change.now)
    Round.objects.create(
        game=game.row,
        number=dealt.number,
        dealer=dealt.dealer,
        hand_size=dealt.hand_size,
        starter=card_text(dealt.starter),
        dealt_at=change.now,
    )
    change.events.extend(events)


def deal_next(change: Change) -> None:
    """Put the score sheet away and deal."""
    open_round(change, engine.deal_next_round(change.game.state))


def close_if_over(change: Change) -> None:
    """After a move: close its round if it has ended, and the game if that was the last."""
    game = change.game
    if not game.state.round_over:
        return
    ended = next(event for event in reversed(change.events) if isinstance(event, RoundEnded))
    result = {
        "ended_by": ended.ended_by,
        "out": list(ended.out),
        "scores": list(ended.scores),
    }
    number = game.state.round.number
    Round.objects.filter(game=game.row, number=number).update(result=result)
    missing = _never_came(game) if number == 1 else []
    if missing:
        _abort(change, missing)
    elif game.state.over:
        _finish(change)
    else:
        _show_sheet(change)


def _show_sheet(change: Change) -> None:
    game, live = change.game, change.game.live
    game.row.phase = Phase.SCORE
    ready = [
        is_bot(player) or live.hurried or live_state.absent(live, seat)
        for seat, player in enumerate(game.players)
    ]
    # A game that only the server still plays needs no time to read.
    wait_ms = 0 if all(ready) else settings.SCORE_SHEET_MS
    live_state.show_sheet(live, ready=ready, ends_at=change.now + wait_ms)
    if wait_ms <= scheduling.SOON_MS:
        scheduling.after_commit(
            scheduling.ACT_FOR_CLOCK, game.row.public_id, delay_ms=max(1, wait_ms)
        )


def _never_came(game: LockedGame) -> list[int]:
    """Return the seats whose silence stops a rated game: nobody is to win against nobody.

    Friends settle that among themselves: their games count for nothing.
    """
    if not game.row.rated:
        return []
    return live_state.never_came(game.live, people=people_seats(game.players))


def _finish(change: Change) -> None:
    row = change.game.row
    ended = next(event for event in reversed(change.events) if isinstance(event, GameEnded))
    row.phase, row.ended_by = Phase.FINISHED, ended.ended_by
    row.totals = None if ended.totals is None else list(ended.totals)
    row.places = None if ended.places is None else list(ended.places)
    _close_game(change, gone=())


def _abort(change: Change, missing: Sequence[int]) -> None:
    """Stop a game that cannot go on: no places, and no rating for anybody."""
    row = change.game.row
    row.phase, row.ended_by = Phase.ABORTED, "aborted"
    row.rated, row.ladder = False, ""
    change.events.append(GameEnded("aborted", totals=None, places=None))
    _close_game(change, gone=missing)
    scheduling.after_commit(scheduling.ON_NO_SHOW, row.public_id)


def _close_game(change: Change, *, gone: Sequence[int]) -> None:
    """Write the end of a game; `gone` are seats left besides those that are away or have left."""
    game, live = change.game, change.game.live
    row = game.row
    row.ended_at = change.now
    storage.save_landmark(game)
    left = {seat for seat in range(len(game.players)) if live_state.absent(live, seat)} | {*gone}
    GameSeat.objects.filter(game=row, number__in=left).update(left=True)
    for task in scheduling.ON_GAME_OVER:
        scheduling.after_commit(task, row.public_id)
