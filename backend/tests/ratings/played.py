"""Finished games, quickly: played by the server's own rule, and stored as live play stores them."""

from collections.abc import Sequence
from itertools import count
from random import Random

from accounts.models import User
from engine import game as engine
from engine.actions import action_text
from engine.autoplay import choose_in_round
from engine.cards import card_text
from engine.options import Options
from engine.replay import result_of
from engine.shuffle import client_hash, commitment
from games.models import Game, GameSeat, Move, Pace, Phase, Round, Table, Visibility, ladder_of
from games.players import Player, public_players

BEGUN = 1_790_000_000_000
_numbers = count(1)


def play(
    *users: User, rng: Random, left: Sequence[int] = (), rated: bool = True, at: int = BEGUN
) -> Game:
    """Store a short game among these, just finished at an instant, seats `left` gone by its end."""
    number = next(_numbers)
    seed, options = rng.randbytes(32), Options(length="short")
    state, _ = engine.start(
        game_id=f"rated-{number}",
        options=options,
        seats=len(users),
        server_seed=seed,
        client_seeds=[""] * len(users),
    )
    rounds: list[Round] = []
    moves: list[Move] = []
    while True:
        rounds.append(_round(state, number=len(rounds) + 1))
        moves += _play_round(state)
        rounds[-1].result = result_of(state.round)
        if state.over:
            break
        engine.deal_next_round(state)
    game = _store(users, state, seed, number, rated=rated, at=at)
    GameSeat.objects.bulk_create(
        GameSeat(game=game, number=seat, user=user, left=seat in left)
        for seat, user in enumerate(users)
    )
    for dealt in rounds:
        dealt.game = game
    for move in moves:
        move.game = game
    Round.objects.bulk_create(rounds)
    Move.objects.bulk_create(moves)
    return game


def places_of(game: Game) -> list[int]:
    """Return the places of a game that was finished."""
    places: list[int] | None = game.places
    assert places is not None
    return places


def _round(state: engine.GameState, *, number: int) -> Round:
    dealt = state.round
    return Round(
        number=number,
        dealer=dealt.dealer,
        hand_size=dealt.hand_size,
        starter=card_text(dealt.starter),
        dealt_at=BEGUN,
    )


def _play_round(state: engine.GameState) -> list[Move]:
    moves: list[Move] = []
    number = state.round.number
    while not state.round_over:
        seat = state.to_act
        assert seat is not None
        action = choose_in_round(state.round, seat)
        engine.advance(state, seat, action)
        moves.append(
            Move(
                round_number=number,
                number=len(moves),
                seat=seat,
                action=action_text(action),
                at_ms=1000 * len(moves),
                auto=True,
            )
        )
    return moves


def _store(
    users: Sequence[User],
    state: engine.GameState,
    seed: bytes,
    number: int,
    *,
    rated: bool,
    at: int,
) -> Game:
    ladder = ladder_of(len(users))
    table = Table.objects.create(
        public_id=f"ranked-{number}",
        visibility=Visibility.PUBLIC,
        pace=Pace.NORMAL,
        options=state.options.to_dict(),
        opened_at=at,
    )
    players: list[Player] = [
        {
            "user": user.pk,
            "public": public,
            "table_seat": seat,
            "client_hash": client_hash(""),
            "client_seed": "",
        }
        for seat, (user, public) in enumerate(
            zip(users, public_players(list(users), ladder=ladder), strict=True)
        )
        if public is not None
    ]
    return Game.objects.create(
        public_id=f"rated-{number}",
        table=table,
        phase=Phase.FINISHED,
        options=state.options.to_dict(),
        pace=Pace.NORMAL,
        listed=True,
        rated=rated,
        ladder=ladder if rated else "",
        players=players,
        commitment=commitment(seed),
        server_seed=seed,
        started_at=at - 600_000,
        ended_at=at,
        ended_by="finished",
        totals=state.totals,
        places=state.places,
    )
