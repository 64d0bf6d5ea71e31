"""What a game that is over leaves behind, for the packages above: history, later ratings and stats."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.options import Options
from games.models import OVER_PHASES, Game, GameSeat, Move, Phase, Round
from games.players import Player, PublicPlayer
from games.refusals import Refused


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round's moves as the record writes them, their times, and which the server made."""

    moves: list[str]
    times_ms: list[int]
    auto: list[int]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """Everything that the record of a game is written from. Nothing in it is secret any more."""

    game: Game
    options: Options
    players: list[PublicPlayer]
    left: list[bool]
    server_seed: bytes
    client_seeds: list[str]
    rounds: list[PlayedRound]


def played_game(game_id: str) -> PlayedGame:
    """Return a game that is over. Refuses `not_found`, and `not_over_yet` while it is played."""
    game = check_over(game_id)
    players: list[Player] = game.players
    left = dict(GameSeat.objects.filter(game=game).values_list("number", "left"))
    return PlayedGame(
        game=game,
        options=Options.from_dict(game.options),
        players=[player["public"] for player in players],
        left=[left[seat] for seat in range(len(players))],
        server_seed=bytes(game.server_seed),
        client_seeds=[player["client_seed"] or "" for player in players],
        rounds=_rounds(game),
    )


def check_begun(game_id: str) -> Game:
    """Return the row of a game that has begun. Refuses `not_found`."""
    game = Game.objects.filter(public_id=game_id).first()
    if game is None or game.phase in (Phase.STARTING, Phase.DROPPED):
        raise Refused("not_found", "There is no such game.")
    return game


def check_over(game_id: str) -> Game:
    """Return the row of a game that is over. Refuses `not_found` and `not_over_yet`."""
    game = check_begun(game_id)
    if game.phase not in OVER_PHASES:
        raise Refused("not_over_yet", "The game is not over yet.")
    return game


def public_players(game: Game) -> list[PublicPlayer]:
    """Return who sat at a game, by seat, as they were when it began."""
    players: list[Player] = game.players
    return [{"rating": None, **player["public"]} for player in players]


def seat_in(game: Game, user: int) -> int | None:
    """Return the seat, or the first of the seats, that a user held; bots may hold several."""
    players: list[Player] = game.players
    return next((seat for seat, each in enumerate(players) if each["user"] == user), None)


def seats_in(game: Game, user: int) -> list[int]:
    """Return all seats that a user held."""
    players: list[Player] = game.players
    return [seat for seat, each in enumerate(players) if each["user"] == user]


def forget_answers(game: Game) -> None:
    """Drop the answers that were kept for retries: whoever asks again is shown the open game."""
    Move.objects.filter(game=game).exclude(answer="").update(answer="")


def _rounds(game: Game) -> list[PlayedRound]:
    by_number: dict[int, list[Move]] = {
        number: []
        for number in Round.objects.filter(game=game)
        .order_by("number")
        .values_list("number", flat=True)
    }
    moves = Move.objects.filter(game=game).order_by("round_number", "number").defer("answer")
    for move in moves:
        by_number[move.round_number].append(move)
    return [_round(played) for played in by_number.values()]


def _round(moves: Iterable[Move]) -> PlayedRound:
    played = list(moves)
    return PlayedRound(
        moves=[f"{move.seat}:{move.action}" for move in played],
        times_ms=[move.at_ms for move in played],
        auto=[index for index, move in enumerate(played) if move.auto],
    )
