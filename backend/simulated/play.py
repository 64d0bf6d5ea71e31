"""Playing a simulated game, quickly: over the rules themselves, without views and clocks. PURE."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from random import Random
from typing import Any, Final

from engine import game
from engine.actions import CALLS, LAST, Action, Call, Last, Play, move_text
from engine.autoplay import choose_in_round
from engine.record import PlayedRound, build
from engine.round import RoundState
from engine.shuffle import SERVER_SEED_BYTES
from engine.simulate import random_move
from simulated.crowd import Character
from simulated.programme import Fixture

SHEET_MS: Final = 15_000
"""Between two rounds."""
GRACE_MS: Final = 1_000
"""No call comes sooner after the exposing play (R-6.2)."""
SKILL_OF_BOTS: Final = {"random": 0.0, "careful": 0.8}
ABSENT_MS: Final = 1_000
"""What the server takes for a seat that was left."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: its record, of which only the ratings are missing."""

    fixture: Fixture
    record: dict[str, Any]
    state: str
    """engine.dump, as it ended."""
    started_at: int
    left: Sequence[bool]


@dataclass(frozen=True, slots=True)
class _Manner:
    """How a seat plays."""

    skill: float
    forgetful: float
    watchful: float
    think_ms: float


def play(fixture: Fixture, *, seed: int) -> Played:
    """Play a game to its end. The same fixture and seed give the same game."""
    rng = Random(f"{seed}/{fixture.game_id}")  # noqa: S311 - games are to be the same each time
    manners = [_manner(holder) for holder in fixture.holders]
    server_seed = rng.randbytes(SERVER_SEED_BYTES)
    client_seeds = [
        rng.randbytes(16).hex() if isinstance(holder, Character) else ""
        for holder in fixture.holders
    ]
    state, _ = game.start(
        game_id=fixture.game_id,
        options=fixture.options,
        seats=len(manners),
        server_seed=server_seed,
        client_seeds=client_seeds,
    )
    rounds = [_play_round(state, manners, None, rng)]
    while not state.over and not fixture.stopped:
        game.deal_next_round(state)
        rounds.append(_play_round(state, manners, fixture.leaver, rng))
    took_ms = sum(each.times_ms[-1] + SHEET_MS for each in rounds)
    started_at = fixture.ended_at - took_ms
    left = [seat == fixture.leaver for seat in range(len(manners))]
    record = build(
        game_id=fixture.game_id,
        options=fixture.options,
        seats=[_seat(each, gone) for each, gone in zip(fixture.holders, left, strict=True)],
        server_seed=server_seed,
        client_seeds=client_seeds,
        rounds=rounds,
        started_at=_iso(started_at),
        ended_at=_iso(fixture.ended_at),
        ended_by="aborted" if fixture.stopped else "finished",
    )
    return Played(fixture, record, game.dump(state), started_at, left)


def _play_round(
    state: game.GameState, manners: Sequence[_Manner], absent: int | None, rng: Random
) -> PlayedRound:
    moves: list[str] = []
    times_ms: list[int] = []
    auto: list[int] = []
    now_ms = 0
    while not state.round_over:
        by_server = state.to_act == absent
        reaction = None if by_server else _reaction(state.round, manners, absent, rng)
        if reaction is not None:
            seat, action = reaction
            now_ms += GRACE_MS
        elif by_server and absent is not None:
            seat, action = absent, choose_in_round(state.round, absent)
            auto.append(len(moves))
            now_ms += ABSENT_MS
        else:
            seat, action = _turn(state.round, manners, rng)
            now_ms += int(manners[seat].think_ms * rng.lognormvariate(0, 0.6))
        game.advance(state, seat, action)
        moves.append(move_text(seat, action))
        times_ms.append(now_ms)
    return PlayedRound(moves=moves, times_ms=times_ms, auto=auto)


def _reaction(
    r: RoundState, manners: Sequence[_Manner], absent: int | None, rng: Random
) -> tuple[int, Action] | None:
    """Return a late announcement, or a call, if anybody thinks of it."""
    for seat, exposed_by in enumerate(r.exposed_by):
        if exposed_by is None:
            continue
        for by, manner in enumerate(manners):
            if by == absent or rng.random() >= manner.watchful:
                continue
            return (seat, LAST) if by == seat else (by, CALLS[seat])
    return None


def _turn(r: RoundState, manners: Sequence[_Manner], rng: Random) -> tuple[int, Action]:
    """Return what the seat in turn does, by its skill."""
    seat = r.turn
    if seat is None:
        raise ValueError("The round is over.")
    if rng.random() < manners[seat].skill:
        action = choose_in_round(r, seat)
    else:
        by, action = random_move(r, rng)
        if by != seat or isinstance(action, Call | Last):
            action = choose_in_round(r, seat)  # Reactions are not made here.
    if isinstance(action, Play) and action.announce and rng.random() < manners[seat].forgetful:
        action = replace(action, announce=False)
    return seat, action


def _manner(holder: Character | str) -> _Manner:
    if isinstance(holder, Character):
        return _Manner(holder.skill, holder.forgetful, holder.watchful, holder.think_ms)
    return _Manner(SKILL_OF_BOTS[holder], forgetful=0.0, watchful=0.2, think_ms=1_500)


def _seat(holder: Character | str, left: bool) -> dict[str, Any]:  # noqa: FBT001 -- one of a row
    """Return what the record says of a seat; of a bot, whose row is not known here, its id."""
    if isinstance(holder, Character):
        account = None if holder.guest else holder.public_id
        kind = "guest" if holder.guest else "human"
        return {"name": holder.name, "kind": kind, "account": account, "left": left}
    return {"name": holder, "kind": "bot", "account": holder, "left": left}


def _iso(instant: int) -> str:
    return datetime.fromtimestamp(instant // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
