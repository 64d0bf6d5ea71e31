"""Whole games without people, from a seed: for tests, for statistics and to measure speed."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, Final

from engine import game
from engine.actions import CALLS, DRAW, LAST, NAMES, PLAIN_PLAYS, PLAYS, Action, move_text
from engine.autoplay import choose_in_round
from engine.cards import EIGHT, NINE, OF_RANK
from engine.legality import (
    leaves_one,
    may_draw,
    must_name_with,
    nameable_for_starter,
    nameable_with,
)
from engine.options import Options
from engine.record import PlayedRound, build
from engine.round import RoundState
from engine.shuffle import SERVER_SEED_BYTES
from engine.transitions import perform

Policy = Callable[[RoundState, Random], tuple[int, Action]]
"""Chooses who does what next in a round that is not over."""

ANNOUNCES: Final = 0.7
"""How often random play announces a last card with the play."""
INTERRUPTS: Final = 0.25
"""How often, before each turn, an exposed seat announces late or is called."""
DRAWS_FREELY: Final = 0.1
"""How often it draws with a card to play, where the options let it."""
HOARDS: Final = 0.95
"""How often hoarding play draws where it may."""
DRAWS_SLOWLY: Final = 0.5
"""The same of slow play."""
CHANGES: Final = 0.5
"""How often a 9 changes the suit."""
PLAYED_FOR: Final = 0.05
"""How often, in a record of random play, a seat is absent and the server plays for it."""
STARTED: Final = datetime(2026, 1, 1, tzinfo=UTC)
_NAMING: Final = OF_RANK[EIGHT] | OF_RANK[NINE]


def random_move(r: RoundState, rng: Random) -> tuple[int, Action]:
    """Return any legal move of any seat: announcements are forgotten and calls made at times."""
    chance = rng.random
    if r.exposed_by.count(None) != r.seats and chance() < INTERRUPTS:
        return _interruption(r, rng)
    seat = r.turn
    if seat is None:
        raise ValueError("The round is over.")
    hand = r.hands[seat]
    fitting = hand & r.fits
    if not fitting:
        return seat, NAMES[rng.choice(nameable_for_starter(r, seat))] if r.naming else DRAW
    if r.options.free_draw and chance() < DRAWS_FREELY:
        return seat, DRAW
    if fitting & (fitting - 1):  # any of them, each as likely as the next
        passed = int(chance() * fitting.bit_count())
        while passed:
            fitting &= fitting - 1
            passed -= 1
    bit = fitting & -fitting
    card = bit.bit_length() - 1
    rest = hand ^ bit
    if rest & (rest - 1) and not bit & _NAMING:
        return seat, PLAIN_PLAYS[card]  # neither a suit to name nor a last card to announce
    suits = nameable_with(card, hand)
    names = suits and (must_name_with(card, hand) or chance() < CHANGES)
    suit = suits[int(chance() * len(suits))] if names else None
    return seat, PLAYS[card, suit, leaves_one(card, hand) and chance() < ANNOUNCES]


def auto_move(r: RoundState, _: Random) -> tuple[int, Action]:
    """Return what the server would play for the seat in turn (R-8.1)."""
    seat = r.turn
    if seat is None:
        raise ValueError("The round is over.")
    return seat, choose_in_round(r, seat)


def hoarding_move(r: RoundState, rng: Random) -> tuple[int, Action]:
    """Return a random move, but let all but the dealer mostly draw where they may.

    So piles run out and rounds block, and somebody with few cards finds nothing to draw.
    """
    seat = r.turn
    if seat is None or seat == r.dealer or r.naming or rng.random() >= HOARDS:
        return random_move(r, rng)
    return (seat, DRAW) if may_draw(r, seat) else random_move(r, rng)


def slow_move(r: RoundState, rng: Random) -> tuple[int, Action]:
    """Return a random move, but a draw as often as not where the options let one choose.

    Games grow several times as long, for what must be quick with the longest.
    """
    seat = r.turn
    if seat is not None and r.options.free_draw and not r.naming and rng.random() < DRAWS_SLOWLY:
        return seat, DRAW
    return random_move(r, rng)


POLICIES: Final[dict[str, Policy]] = {
    "random": random_move,
    "auto": auto_move,
    "hoarding": hoarding_move,
    "slow": slow_move,
}


def _interruption(r: RoundState, rng: Random) -> tuple[int, Action]:
    """Return a late announcement of an exposed seat, or somebody's call."""
    exposed = rng.choice([seat for seat in range(r.seats) if r.exposed_by[seat] is not None])
    by = rng.randrange(r.seats)
    return (by, LAST) if by == exposed else (by, CALLS[exposed])


def play_game(*, options: Options, seats: int, policy: Policy, rng: Random) -> int:
    """Play a whole game as fast as the rules allow and return how many moves it took."""
    state, _ = game.start(
        game_id="simulated",
        options=options,
        seats=seats,
        server_seed=rng.randbytes(SERVER_SEED_BYTES),
        client_seeds=[""] * seats,
    )
    moves = 0
    while True:
        r = state.round
        while r.turn is not None:
            seat, action = policy(r, rng)
            perform(r, seat, action)
        game.close_round(state)
        moves += r.moves
        if state.over:
            return moves
        game.next_round(state)


def records(
    *, games: int, options: Options, seats: int, policy: str, seed: int
) -> Iterator[dict[str, Any]]:
    """Play whole games and yield their records; the same arguments give the same records."""
    rng = Random(seed)  # noqa: S311 - simulated games need to be repeatable, not secret
    for _ in range(games):
        yield _record(options=options, seats=seats, policy=policy, rng=rng)


def _record(*, options: Options, seats: int, policy: str, rng: Random) -> dict[str, Any]:
    game_id = f"sim-{rng.randbytes(8).hex()}"
    server_seed = rng.randbytes(SERVER_SEED_BYTES)
    client_seeds = [rng.randbytes(16).hex() for _ in range(seats)]
    state, _ = game.start(
        game_id=game_id,
        options=options,
        seats=seats,
        server_seed=server_seed,
        client_seeds=client_seeds,
    )
    rounds = [_play_round(state, policy, rng)]
    while not state.over:
        game.deal_next_round(state)
        rounds.append(_play_round(state, policy, rng))
    took_ms = sum(played.times_ms[-1] for played in rounds)
    return build(
        game_id=game_id,
        options=options,
        seats=[
            {"name": f"Seat {seat}", "kind": "bot", "account": f"u_sim_{seat}", "left": False}
            for seat in range(seats)
        ],
        server_seed=server_seed,
        client_seeds=client_seeds,
        rounds=rounds,
        started_at=_instant(STARTED),
        ended_at=_instant(STARTED + timedelta(milliseconds=took_ms)),
        ended_by="finished",
    )


def _play_round(state: game.GameState, policy: str, rng: Random) -> PlayedRound:
    moves: list[str] = []
    times_ms: list[int] = []
    auto: list[int] = []
    now_ms = 0
    while not state.round_over:
        by_server = policy == "auto" or rng.random() < PLAYED_FOR
        seat, action = POLICIES["auto" if by_server else policy](state.round, rng)
        game.advance(state, seat, action)
        now_ms += rng.randrange(200, 4000)
        if by_server:
            auto.append(len(moves))
        moves.append(move_text(seat, action))
        times_ms.append(now_ms)
    return PlayedRound(moves=moves, times_ms=times_ms, auto=auto)


def _instant(moment: datetime) -> str:
    return f"{moment:%Y-%m-%dT%H:%M:%SZ}"
