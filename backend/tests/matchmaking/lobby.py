"""A house with a queue: people with open pages, whose clock only the test moves."""

from collections.abc import Sequence
from dataclasses import dataclass

from accounts import open_pages
from accounts.models import OpenPage, User
from engine.shuffle import client_hash
from games import table_storage
from games.models import Table
from games.services import matches, ready_step
from matchmaking import matching, queue, scheduling
from matchmaking import sweep as sweeping
from matchmaking.models import QueueEntry
from matchmaking.pairing import Kind
from tests.factories import house_bot
from tests.games.house import House

DUEL = Kind("duel", "short")
TABLE = Kind("table", "short")


@dataclass
class Hall:
    """Where people wait."""

    house: House

    def __post_init__(self) -> None:
        house_bot("random")
        house_bot("careful")

    @property
    def now(self) -> int:
        """The instant it is."""
        return self.house.now

    def person(self, *, rating: int = 1500, online: bool = True, **fields: object) -> User:
        """Return somebody new, with a page open."""
        shown = {"value": rating, "uncertainty": 80, "provisional": False}
        user = self.house.person(duel_rating=shown, table_rating=shown, **fields)
        if online:
            self.open_page(user)
        return user

    def open_page(self, user: User) -> None:
        """Let somebody open a page."""
        open_pages.opened(f"page-of-{user.pk}", user.pk, now=self.now)

    def close_page(self, user: User) -> None:
        """Let somebody close it."""
        open_pages.closed(f"page-of-{user.pk}")

    def look(self, user: User, *kinds: Kind, bots_after_ms: int | None = None) -> None:
        """Let somebody look for a game: a short duel, where nothing is said."""
        wish = queue.Wish(kinds or (DUEL,), bots_after_ms)
        queue.look_for(user, wish, now=self.now)

    def draw(self) -> matches.NewMatch:
        """Return ids and a secret."""
        new = ready_step.NewGame(f"game-{self.house.number()}", self.house.chance.randbytes(32))
        return matches.NewMatch(f"table-{self.house.number()}", new)

    def pair(self) -> int:
        """Make the matches that can be made."""
        return matching.make_matches(now=self.now, draw=self.draw, chance=self.house.chance)

    def pass_time(self, ms: int) -> None:
        """Let time pass with the pages open that are, and then look after the queue."""
        self.house.now += ms
        OpenPage.objects.update(seen_at=self.now)
        self.sweep()

    def sweep(self) -> None:
        """Do what the sweep does every second, of games and of the queue."""
        self.house.sweep()
        self.run_announced()
        sweeping.sweep(now=self.now, draw=self.draw, chance=self.house.chance)

    def run_announced(self) -> None:
        """Run what was announced to this package."""
        own = {scheduling.SETTLE: matching.settle, scheduling.NO_SHOW: matching.note_no_shows}
        due = [each for each in self.house.line if each[2] in own]
        self.house.line = [each for each in self.house.line if each[2] not in own]
        for _, _, task, (game_id,) in due:
            own[task](game_id, now=self.now)

    def table_of(self, user: User) -> Table | None:
        """Return the table at which somebody sits."""
        seat = getattr(User.objects.get(pk=user.pk), "table_seat", None)
        return None if seat is None else seat.table

    def entry(self, user: User) -> QueueEntry | None:
        """Return somebody's search."""
        return QueueEntry.objects.filter(user=user).first()

    def say_ready(self, users: Sequence[User]) -> None:
        """Let people of one match say that they are ready."""
        for user in users:
            table = self.table_of(user)
            assert table is not None
            assert table.game is not None
            promise = ready_step.Promise(table.game.public_id, client_hash("seed"))
            ready_step.give_hash(table.public_id, user.pk, promise, now=self.now)

    def reveal(self, users: Sequence[User]) -> None:
        """Let people of one match give their seeds; the last one begins the game."""
        for user in users:
            table = self.table_of(user)
            assert table is not None
            assert table.game is not None
            seed = ready_step.Seed(table.game.public_id, "seed")
            ready_step.reveal(
                table.public_id, user.pk, seed, now=self.now, chance=self.house.chance
            )

    def seats_of(self, table: Table) -> list[str]:
        """Return who sits at a table, in order."""
        seats = table_storage.load(table.public_id).seats
        return [holder.name for seat in seats if (holder := seat.person or seat.bot) is not None]
