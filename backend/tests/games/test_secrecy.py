"""Nobody is ever sent what they may not know, whatever the message.

Two tests over random games. The first decodes everything that goes out and looks for cards that
its reader cannot have seen. The second, the binding one, changes what a viewpoint cannot see and
demands the very same bytes.
"""

import re
from collections.abc import Iterator

import orjson
import pytest

from engine.cards import card_text, cards_of, parse_card
from engine.game import GameState, dump
from engine.options import Options
from games import audience, storage
from games.api.refusing import as_drf, body_of
from games.audience import Told
from games.models import Game, Move, PendingCall
from games.refusals import Refused
from games.services.attempts import Attempt, Person
from games.services.play import submit_action
from games.storage import LoadedGame
from history import records, selectors
from tests.games.house import House
from tests.games.random_play import EVERY_OPTION, game_of, play_on

pytestmark = pytest.mark.django_db(transaction=True)

CARD = re.compile(r"[A2-9TJQK][CDHS]")


def cards_in(part: object) -> Iterator[int]:
    """Every card that is written anywhere in a decoded message."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield from cards_in(key)
            yield from cards_in(value)
    elif isinstance(part, list):
        for value in part:
            yield from cards_in(value)
    elif isinstance(part, str):
        action = part.partition(":")[2] or part
        if CARD.match(action) and re.fullmatch(r"[A2-9TJQK][CDHS](=[CDHS])?!?", action):
            yield parse_card(action[:2])


class Reader:
    """What one viewpoint has seen of the round so far."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.number = 0
        self.seen: set[int] = set()

    def check(self, message: dict[str, object], state: GameState, *, over: bool) -> None:
        """Fail if the message holds a card that this viewpoint cannot know."""
        current = state.round
        if current.number != self.number:
            self.number, self.seen = current.number, set()
        self.seen |= set(current.discards) | {current.starter}
        if self.seat is not None:
            self.seen |= set(cards_of(current.hands[self.seat]))
        allowed = set(range(52)) if over or current.over else self.seen
        view = message["view"]
        assert isinstance(view, dict)
        events = message["events"]
        assert isinstance(events, list)
        cut_apart = {key: value for key, value in view.items() if key != "cut"}
        told = [event for event in events if event["type"] != "cut"]
        shown = {*cards_in(cut_apart), *cards_in(told), *cards_in(message["moves"])}
        # A card that was laid and then shuffled back under is no secret: it was seen.
        assert shown <= allowed, [card_text(card) for card in shown - allowed]


@pytest.mark.parametrize("options", EVERY_OPTION)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_no_message_holds_a_card_that_its_reader_cannot_have_seen(
    house: House, seats: int, options: Options
) -> None:
    game_id, people = game_of(house, seats, options)
    readers = {str(user.pk): Reader(seat) for seat, user in enumerate(people)}
    readers["rest"] = Reader(None)
    sent = 0
    for _ in play_on(house, game_id, people, moves=40):
        game = storage.load(game_id)
        for who, message in house.last_push(game_id).items():
            readers[who].check(message, game.state, over=game.is_over)
            sent += 1
    assert sent > 50
    secrets = secrets_of(game_id)
    for _, parcel in house.pushed:
        for message in (*parcel["to"].values(), parcel["rest"] or b""):
            assert not any(secret in message for secret in secrets)


def secrets_of(game_id: str) -> list[bytes]:
    game = storage.load(game_id)
    seeds = [player["client_seed"] or "" for player in game.players]
    written = [bytes(game.row.server_seed).hex(), game.state.seed.hex(), *seeds]
    return [secret.encode() for secret in written if secret]


def twin(game: LoadedGame, seat: int | None, house: House) -> LoadedGame:
    """Return a game that this viewpoint cannot tell from the given one: hidden cards changed places."""
    state = game.state.copy()
    current = state.round
    hidden_seats = [s for s in range(state.seats) if s != seat]
    hidden = [card for s in hidden_seats for card in cards_of(current.hands[s])]
    hidden += current.stock
    house.chance.shuffle(hidden)
    for s in hidden_seats:
        count = current.hands[s].bit_count()
        current.hands[s] = sum(1 << card for card in hidden[:count])
        del hidden[:count]
    current.stock = hidden
    state.seed = current.seed = house.chance.randbytes(32)
    row = Game.objects.select_related("table").get(pk=game.row.pk)
    row.server_seed = house.chance.randbytes(32)
    return LoadedGame(row, state, game.live)


@pytest.mark.parametrize("options", EVERY_OPTION)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_two_games_that_a_viewpoint_cannot_tell_apart_give_it_the_same_bytes(
    house: House, seats: int, options: Options
) -> None:
    game_id, people = game_of(house, seats, options)
    told = Told(moves=(), auto=False, events=(), held=())
    compared = 0
    for _ in play_on(house, game_id, people, moves=40):
        game = storage.load(game_id)
        if game.row.phase != "playing":
            continue
        for seat in (*range(seats), None):
            other = twin(game, seat, house)
            one = audience.game_message(game, seat=seat, told=told, now=1)
            two = audience.game_message(other, seat=seat, told=told, now=1)
            assert one == two
            compared += 1
    assert compared > 40


def test_refusals_do_not_give_hidden_cards_away(house: House) -> None:
    """Every action there is, tried by every seat on both of two games that it cannot tell apart."""
    game_id, people = game_of(house, 3, Options())
    for _ in play_on(house, game_id, people, moves=12):
        pass
    actions = [card_text(card) for card in range(52)]
    actions += ["8C=D", "9H=S", "last", "draw", "call@0", "call@1", "call@4", "name=C"]
    for seat, user in enumerate(people):
        original = refusals_of(house, game_id, user.pk, actions)
        swap_in(house, twin(storage.load(game_id), seat, house))
        assert refusals_of(house, game_id, user.pk, actions) == original


def refusals_of(house: House, game_id: str, user: int, actions: list[str]) -> list[object]:
    """What each action is answered, none of them being carried out."""
    found: list[object] = []
    for action in actions:
        turn = storage.load(game_id).state.turns + 1_000
        in_turn = storage.load(game_id).state.turns
        for said in (turn, in_turn):
            attempt = Attempt(game_id, Person(user), action, said, f"x{house.number()}")
            before = Game.objects.filter(public_id=game_id).values().get()
            try:
                submit_action(attempt, now=house.now, chance=house.chance)
            except Refused as refused:
                found.append(body_of(as_drf(refused)))
            else:
                found.append("taken")
                Game.objects.filter(public_id=game_id).update(**before)
                Move.objects.filter(action_id=attempt.action_id).delete()
                PendingCall.objects.filter(action_id=attempt.action_id).delete()
    return found


def swap_in(house: House, game: LoadedGame) -> None:
    """Put a twin's state in the place of the original's."""
    Game.objects.filter(pk=game.row.pk).update(
        state=dump(game.state), server_seed=game.row.server_seed
    )


def test_a_running_games_record_and_replay_are_refused(house: House) -> None:
    game_id, _ = game_of(house, 2, Options())
    for read in (records.sealed, selectors.replay_feed):
        with pytest.raises(Refused) as refusal:
            read(game_id, now=house.now)
        assert orjson.dumps(body_of(as_drf(refusal.value))).count(b"not_over_yet") == 1
