"""A house to play in: people, tables and a clock that only the test moves.

Tasks do not run by themselves: they stand in a line with the instant at which they are due, and
`House.run` lets time pass until there is nothing left to do.
"""

import heapq
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import orjson
import pytest
from django.db import transaction
from django.db.models import Min

from accounts.models import User
from engine.cards import mask_of, parse_card
from engine.options import Options
from engine.shuffle import client_hash
from games import deadlines, push, scheduling, selectors, storage, table_storage
from games.models import Connection, Game, Heartbeat, Table
from games.refusals import Refused
from games.services import bot_turns, lobby, play, presence, ready_step
from games.services import change as changes
from games.services import sweep as sweeping
from games.services.attempts import Answer, Attempt, Person
from tests.factories import house_bot, make_user

START = 1_790_000_000_000
TERMS = lobby.Terms(Options(), "normal", "public")


@dataclass
class House:
    """A small world with its own time and chance."""

    chance: random.Random
    now: int = START
    line: list[tuple[int, int, str, tuple[Any, ...]]] = field(default_factory=list)
    pushed: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    """Every parcel that went to a table's group, in order."""
    lost: set[str] = field(default_factory=set)
    """Names of tasks that the queue loses."""
    awake: bool = True
    """Whether sweeps leave their heartbeat, where a test runs none itself."""
    beaten_at: int | None = None
    _numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def enqueue(self, task: str, args: tuple[Any, ...], delay_ms: int) -> None:
        """Stand in for the queue."""
        if task not in self.lost:
            heapq.heappush(self.line, (self.now + delay_ms, next(self._numbers), task, args))

    def deliver(self, group: str, message: dict[str, Any]) -> None:
        """Stand in for the channel layer."""
        self.pushed.append((int(group.removeprefix("table.")), message))

    def beat(self) -> None:
        """Leave the heartbeat of a sweep that had nothing to do."""
        Heartbeat.objects.update_or_create(pk=1, defaults={"at": self.now})
        self.beaten_at = self.now

    def _live_on(self) -> None:
        """Let no time have passed without a sweep, unless it is the sweep that is down."""
        if not self.awake or self.beaten_at is None:
            return
        if self.now - self.beaten_at >= deadlines.DOWNTIME_MS:
            self.beat()

    def number(self) -> int:
        """Return a number never returned before."""
        return next(self._numbers)

    def run_next(self) -> None:
        """Let time pass until the next task is due, and run it."""
        due_at, _, task, args = heapq.heappop(self.line)
        self.now = max(self.now, due_at)
        self.run_task(task, args)

    def run_task(self, task: str, args: tuple[Any, ...]) -> None:
        """Run a task now, on a server that is up."""
        self._live_on()
        if task == scheduling.ACT_FOR_BOT:
            bot_turns.decide(*args, now=self.now, chance=self.chance)
        elif task == scheduling.REACT_FOR_BOT:
            game_id, seat, round_number, exposed_by = args
            exposure = (round_number, exposed_by)
            bot_turns.react(game_id, seat, exposure, now=self.now, chance=self.chance)
        elif task == scheduling.ACT_FOR_CLOCK:
            play.act_for_clock(*args, now=self.now, chance=self.chance)

    def run(self, *, until: Callable[[], bool] = lambda: False, limit: int = 20_000) -> None:
        """Run tasks, and the sweep where none is due, until nothing is left or `until` holds."""
        for _ in range(limit):
            if until():
                return
            if self.line:
                self.run_next()
                continue
            wake_at = Game.objects.aggregate(first=Min("wake_at"))["first"]
            if wake_at is None:
                return
            self.now = max(self.now + 1, wake_at)
            self.sweep()
        raise AssertionError("This never ends.")

    def sweep(self) -> None:
        """Run the sweep now, as if beat had never missed a second."""
        self.beat()
        Connection.objects.filter(channel__startswith="gallery-").update(seen_at=self.now)
        sweeping.sweep(now=self.now, chance=self.chance)

    # What people do

    def person(self, **fields: object) -> User:
        """Return somebody new."""
        return make_user(**fields)

    def open(self, host: User, *, seats: int = 2, terms: lobby.Terms = TERMS) -> str:
        """Open a table and return its id."""
        table = lobby.open_table(
            host,
            terms,
            seats=seats,
            table_id=f"table-{self.number()}",
            now=self.now,
        )
        return table.row.public_id

    def a_table(self) -> int:
        """Return the key of some table."""
        return Table.objects.get(public_id=self.open(self.person())).pk

    def seat(self, table_id: str, *users: User, bots: tuple[str, ...] = ()) -> None:
        """Let people join, and bots be seated by the host."""
        for user in users:
            lobby.join(table_id, user, None, now=self.now)
        for bot in bots:
            host = table_storage.load(table_id).row.host_id
            assert host is not None
            lobby.add_bot(table_id, host, house_bot(bot), None, now=self.now)

    def start(self, table_id: str, *, seen: bool = True) -> str:
        """Take everybody through the ready step, somebody looking on; returns the game's id."""
        presence.connect(f"gallery-{table_id}", table_id, None, now=self.now)
        host = table_storage.load(table_id).row.host_id
        assert host is not None
        new = ready_step.NewGame(f"game-{self.number()}", self.chance.randbytes(32))
        ready_step.start(table_id, host, new, now=self.now)
        users = table_storage.load(table_id).people
        # Seeds go by place, not by key, so that a test plays the same cards in every run.
        for place, user in enumerate(users):
            promise = ready_step.Promise(new.game_id, client_hash(f"seed of {place}"))
            ready_step.give_hash(table_id, user, promise, now=self.now)
        for place, user in enumerate(users):
            seed = ready_step.Seed(new.game_id, f"seed of {place}")
            ready_step.reveal(table_id, user, seed, now=self.now, chance=self.chance)
        if seen:
            self.see_deal(new.game_id)
        return new.game_id

    def see_deal(self, game_id: str) -> None:
        """Let every page show the round just dealt, so that clocks run at once."""
        with transaction.atomic():
            change = changes.begin(storage.lock(game_id), now=self.now, chance=self.chance)
            live = change.game.live
            live.seen_by = list(range(len(change.game.players)))
            live.asked_at = min(live.asked_at, self.now)
            changes.save(change)

    def game(self, *people: User, bots: tuple[str, ...] = (), terms: lobby.Terms = TERMS) -> str:
        """Return the id of a game just begun among these."""
        seats = len(people) + len(bots)
        table_id = self.open(people[0], seats=seats, terms=terms)
        self.seat(table_id, *people[1:], bots=bots)
        return self.start(table_id)

    def act(
        self,
        game_id: str,
        user: User,
        action: str,
        *,
        turn: int | None = None,
        action_id: str | None = None,
    ) -> Answer:
        """Send an action as a person's page does: for the turn that it sees now, under a new id."""
        self._live_on()
        if turn is None:
            turn = selectors.game_for(game_id, user.pk)["turn"]
        decides = action != "last" and not action.startswith("call@")
        attempt = Attempt(
            game_id=game_id,
            actor=Person(user.pk),
            action=action,
            turn=turn if decides else None,
            action_id=action_id or f"a{self.number()}",
        )
        return play.submit_action(attempt, now=self.now, chance=self.chance)

    def last_push(self, game_id: str) -> dict[str, dict[str, Any]]:
        """Return the newest game message by user (as text), and under "rest" the spectators'."""
        table = Game.objects.get(public_id=game_id).table_id
        for to, parcel in reversed(self.pushed):
            raw = {**parcel["to"], "rest": parcel["rest"]} if to == table and "to" in parcel else {}
            messages = {who: orjson.loads(message) for who, message in raw.items() if message}
            if messages and all(message["type"] == "game" for message in messages.values()):
                return messages
        raise AssertionError("Nothing was pushed.")


def install(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the house's line and layer in place of the real ones."""

    def enqueue(task: str, args: tuple[Any, ...], delay_ms: int) -> None:
        # Looked up anew each time: a test may listen in by putting its own in place.
        house.enqueue(task, args, delay_ms)

    monkeypatch.setattr(scheduling, "enqueue", enqueue)
    monkeypatch.setattr(push, "_send", house.deliver)


def rig(house: House, game_id: str, *, hands: Sequence[str], top: str, stock: str = "") -> None:
    """Give a running round these hands (by seat), this top card, and seat 0 the turn.

    The next cards to be drawn are `stock`'s, in order; all others follow. Cards are written as in
    the record, with spaces between.
    """
    with transaction.atomic():
        game = storage.lock(game_id)
        current = game.state.round
        held = [[parse_card(text) for text in hand.split()] for hand in hands]
        first = [parse_card(text) for text in stock.split()]
        placed = {card for hand in held for card in hand} | set(first) | {parse_card(top)}
        rest = [card for card in range(52) if card not in placed]
        current.hands = [mask_of(hand) for hand in held]
        current.discards = [parse_card(top)]
        current.stock = [*reversed(rest), *reversed(first)]
        current.suit = parse_card(top) // 13
        current.direction, current.turn = 1, 0
        current.crank, current.demanded_by, current.naming = 0, None, False
        current.refit()
        game.live.seen_by = list(range(len(game.players)))
        game.live.asked_turn, game.live.asked_at = current.turns, house.now
        game.live.pause_ms = game.live.bot_due_at = None
        storage.save(game)


def refused(code: str) -> "pytest.RaisesExc[Refused]":
    """Expect a refusal with this code."""
    return pytest.raises(Refused, check=lambda refusal: refusal.code == code)
