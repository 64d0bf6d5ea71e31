"""People who do anything that is offered to them, at random: forgetting announcements, calling."""

from collections.abc import Iterator
from typing import Final

from accounts.models import User
from engine.options import Options
from games import audience, storage
from games.audience import View
from games.models import Phase
from games.refusals import Refused
from games.services import attendance, lobby
from games.storage import LoadedGame
from tests.games.house import House

EVERY_OPTION = (
    Options(),
    Options(matching="rank", free_draw=True),
    Options(wild_nines=True, covered_six=True),
)


def game_of(house: House, seats: int, options: Options) -> tuple[str, list[User]]:
    """Return a game just begun among that many people."""
    people = [house.person() for _ in range(seats)]
    return house.game(*people, terms=lobby.Terms(options, "normal", "public")), people


def play_on(house: House, game_id: str, people: list[User], *, moves: int) -> Iterator[str]:
    """Make that many random moves, and yield after each what was done."""
    for _ in range(moves):
        game = storage.load(game_id)
        if game.is_over:
            return
        try:
            yield _one_move(house, game, people)
        except Refused as refused:
            # A call held back fell due first, a sheet went by itself: so it goes among people.
            if refused.code not in _LATE:
                raise
            yield refused.code


_LATE: Final = frozenset({"not_exposed", "stale_turn", "already_called", "no_score_sheet"})


def _one_move(house: House, game: LoadedGame, people: list[User]) -> str:
    house.now += house.chance.randrange(50, 1500)
    game_id = game.row.public_id
    if game.row.phase == Phase.SCORE:
        user = house.chance.choice(people)
        attendance.read_on(game_id, user.pk, now=house.now, chance=house.chance)
        house.now += 20_000
        house.sweep()
        return "dealt"
    for caller, user in enumerate(people):
        action = _out_of_turn(house, _legal(game, caller))
        if action is not None:
            house.act(game_id, user, action, turn=game.state.turns)
            return f"{caller}:{action}"
    seat = game.state.to_act
    assert seat is not None
    action = any_decision(house, _legal(game, seat))
    house.act(game_id, people[seat], action, turn=game.state.turns)
    return f"{seat}:{action}"


def _legal(game: LoadedGame, seat: int) -> View:
    legal: View = audience.game_view(game, seat=seat, held=())["legal"]
    return legal


def _out_of_turn(house: House, legal: View) -> str | None:
    """Now and then, a late announcement or a call."""
    if legal["last"] and house.chance.random() < 0.2:
        return "last"
    if legal["call"] and house.chance.random() < 0.1:
        return f"call@{legal['call'][0]}"
    return None


def any_decision(house: House, legal: View) -> str:
    """Return any decision that is offered."""
    choices = ["draw"] if legal["draw"] else []
    choices += [f"name={suit}" for suit in legal["name"]]
    mark = "!" if legal["announce_with_play"] and house.chance.random() < 0.5 else ""
    for play in legal["play"]:
        named = [f"{play['card']}={suit}{mark}" for suit in play["names"]]
        plain = [f"{play['card']}{mark}"] if play["may_keep"] else []
        choices += [*named, *plain]
    return house.chance.choice(choices)
