"""What a house bot does when it is woken: looks at its own view, chooses, and takes the one path.

A bot is a player like any other: it sees what its seat may see and nothing else, and what it
sends is judged as anybody's.
"""

import logging
import random

from bots import BOTS, Bot
from games import audience, storage
from games.refusals import Refused
from games.services.attempts import Attempt, BotSeat
from games.services.play import submit_action
from games.storage import LoadedGame

log = logging.getLogger(__name__)


def decide(game_id: str, seat: int, turn: int, *, now: int, chance: random.Random) -> None:
    """Make a bot's decision of that turn, if it is still to be made."""
    game = storage.load(game_id)
    if not game.is_live or game.state.turns != turn or game.state.to_act != seat:
        return
    view = audience.game_view(game, seat=seat, held=())
    action = _bot(game, seat).choose(view, chance)
    attempt = Attempt(game_id, BotSeat(seat), action, turn, action_id=f"turn-{turn}")
    _submit(attempt, now=now, chance=chance)


def react(
    game_id: str, seat: int, exposure: tuple[int, int], *, now: int, chance: random.Random
) -> None:
    """Let a bot call or announce after an exposure, given as round and exposing move."""
    game = storage.load(game_id)
    round_number, exposed_by = exposure
    current = game.state.round
    if not game.is_live or current.number != round_number or exposed_by not in current.exposed_by:
        return
    view = audience.game_view(game, seat=seat, held=())
    action = _bot(game, seat).react(view, chance)
    if action is None:
        return
    action_id = f"exposure-{round_number}-{exposed_by}"
    _submit(Attempt(game_id, BotSeat(seat), action, None, action_id), now=now, chance=chance)


def _bot(game: LoadedGame, seat: int) -> Bot:
    strategy = game.players[seat]["public"]["bot"]
    if strategy is None:
        raise ValueError(f"Seat {seat} of game {game.row.public_id} is no bot's.")
    return BOTS[strategy]


def _submit(attempt: Attempt, *, now: int, chance: random.Random) -> None:
    try:
        submit_action(attempt, now=now, chance=chance)
    except Refused as refused:
        # Somebody was quicker. Were it the bot's own fault, the clock would decide for it.
        log.info("bot refused in %s: %s", attempt.game_id, refused.code)
