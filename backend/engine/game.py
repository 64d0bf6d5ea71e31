"""A whole game, as other packages run it: its rounds in order, the dealer, totals and places.

`start` deals the first round, `apply` takes actions until `round_over`, `deal_next_round` goes on
until `over`.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.actions import Action
from engine.cards import Card
from engine.events import Asked, Cut, Event, GameEnded, Log
from engine.options import MAX_SEATS, MIN_SEATS, Options
from engine.round import RoundState
from engine.scoring import places_of
from engine.shuffle import cut, game_seed
from engine.transitions import deal, perform

FORMAT: Final = 1
"""Of a stored game; goes up when stored games would no longer be read aright."""


@dataclass(slots=True, kw_only=True)
class GameState:
    """Everything about a game, secrets included; it never leaves the server (see `view`)."""

    game_id: str
    options: Options
    seats: int
    seed: bytes
    """The game seed (F-1.5)."""
    cut: list[tuple[int, Card]]
    first_dealer: int
    round: RoundState
    scores: list[list[int]]
    """By finished round, then by seat."""

    @property
    def turns(self) -> int:
        """Decisions asked so far: it rises only when a new one is asked of a seat."""
        return self.round.turns

    @property
    def totals(self) -> list[int]:
        """The sum of the finished rounds, by seat (R-7.5)."""
        return (
            [sum(column) for column in zip(*self.scores, strict=True)]
            if self.scores
            else [0] * self.seats
        )

    @property
    def places(self) -> list[int] | None:
        """The place of each seat once the game is over (R-1.4)."""
        return places_of(self.totals) if self.over else None

    @property
    def round_over(self) -> bool:
        """Whether the round has ended: the score sheet is up, or the game is over."""
        return self.round.over

    @property
    def over(self) -> bool:
        """Whether the last round has ended."""
        return len(self.scores) == len(self.options.hand_sizes)

    @property
    def to_act(self) -> int | None:
        """The seat in turn; None when the round is over."""
        return self.round.turn

    @property
    def asked(self) -> Asked | None:
        """What the seat in turn is to do."""
        return self.round.asked

    def copy(self) -> "GameState":
        """Return an independent game in the same state."""
        return GameState(
            game_id=self.game_id,
            options=self.options,
            seats=self.seats,
            seed=self.seed,
            cut=self.cut,
            first_dealer=self.first_dealer,
            round=self.round.copy(),
            scores=self.scores[:],
        )

    def __repr__(self) -> str:
        """Says which game, and none of its secrets: a state may end up in a log."""
        return f"<GameState {self.game_id} round {self.round.number}>"


def start(
    *,
    game_id: str,
    options: Options,
    seats: int,
    server_seed: bytes,
    client_seeds: Sequence[str],
) -> tuple[GameState, list[Event]]:
    """Cut for the dealer and deal the first round (R-1.2, R-2).

    `server_seed` is 32 bytes, `client_seeds` one text by seat (F-1). Raises ValueError for others,
    and for a number of seats that R-1.1 does not allow.
    """
    if not MIN_SEATS <= seats <= MAX_SEATS or len(client_seeds) != seats:
        raise ValueError(
            f"Craits is for {MIN_SEATS} to {MAX_SEATS} seats, with one client seed each."
        )
    seed = game_seed(server_seed=server_seed, game_id=game_id, client_seeds=client_seeds)
    draws, first_dealer = cut(seed, seats)
    log = Log()
    log.add(Cut(draws, first_dealer))
    first = deal(
        options=options, seats=seats, number=1, dealer=first_dealer, seed=seed, turns=0, log=log
    )
    first.log = None
    state = GameState(
        game_id=game_id,
        options=options,
        seats=seats,
        seed=seed,
        cut=draws,
        first_dealer=first_dealer,
        round=first,
        scores=[],
    )
    return state, log.events


def apply(
    state: GameState, seat: int, action: Action, *, auto: bool = False, after_ms: int | None = None
) -> list[Event]:
    """Let `seat` act, changing `state`, and return what followed, in order.

    Raises IllegalAction and then leaves the state untouched. `auto` marks a move made for an absent
    player (R-8.1); `after_ms` is, for a call, the time since the exposing play, which only whoever
    has a clock knows.
    """
    log = Log(auto_seat=seat if auto else None, after_ms=after_ms)
    state.round.log = log
    try:
        advance(state, seat, action)
    finally:
        state.round.log = None
    if state.over:
        log.add(GameEnded("finished", state.totals, state.places))
    return log.events


def advance(state: GameState, seat: int, action: Action) -> None:
    """Do what `apply` does without telling what followed: for simulations."""
    perform(state.round, seat, action)
    if state.round.over:
        close_round(state)


def close_round(state: GameState) -> None:
    """Bring the scores up to date with a round that has just ended (R-7.5)."""
    if state.round.scores is not None:
        state.scores.append(state.round.scores)


def deal_next_round(state: GameState) -> list[Event]:
    """Deal the next round; the deal passes one seat clockwise (R-1.3).

    Raises ValueError unless a round has ended and the game goes on.
    """
    log = Log()
    next_round(state, log)
    state.round.log = None
    return log.events


def next_round(state: GameState, log: Log | None = None) -> None:
    """Do what `deal_next_round` does, telling it only to a log: for simulations."""
    if not state.round_over or state.over:
        raise ValueError(
            "The next round can be dealt only when one has ended and the game goes on."
        )
    last = state.round
    state.round = deal(
        options=state.options,
        seats=state.seats,
        number=last.number + 1,
        dealer=(last.dealer + 1) % state.seats,
        seed=state.seed,
        turns=last.turns,
        log=log,
    )


_encode = json.JSONEncoder(separators=(",", ":")).encode


def dump(state: GameState) -> str:
    """Return the whole state as compact JSON, for storing; it holds everything hidden."""
    return _encode(to_plain(state))


def load(text: str) -> GameState:
    """Return the state that `dump` wrote; ValueError for another format."""
    return from_plain(json.loads(text))


def to_plain(state: GameState) -> dict[str, Any]:
    """Return what `dump` writes, for whoever has a quicker encoder."""
    return {
        "format": FORMAT,
        "game_id": state.game_id,
        "options": state.options.to_dict(),
        "seats": state.seats,
        "seed": state.seed.hex(),
        "cut": state.cut,
        "first_dealer": state.first_dealer,
        "scores": state.scores,
        "round": state.round.to_plain(),
    }


def from_plain(plain: dict[str, Any]) -> GameState:
    """Return the state that `to_plain` gave; ValueError for another format."""
    if plain["format"] != FORMAT:
        raise ValueError(
            f"This game was stored in format {plain['format']}; this version reads {FORMAT}."
        )
    options = Options.from_dict(plain["options"])
    seats, seed = plain["seats"], bytes.fromhex(plain["seed"])
    return GameState(
        game_id=plain["game_id"],
        options=options,
        seats=seats,
        seed=seed,
        cut=[(seat, card) for seat, card in plain["cut"]],
        first_dealer=plain["first_dealer"],
        round=RoundState.from_plain(plain["round"], options=options, seats=seats, seed=seed),
        scores=plain["scores"],
    )
