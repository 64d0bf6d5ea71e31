"""Finding finished games: by what they hold, in an order, page by page.

A page begins where the last one ended, by the key of the game there, so that a page far down is
found as quickly as the first. What a caller may not see is never looked at: games listed to
everybody are one search, the caller's own of private tables another, and the two are merged.
"""

import re
from base64 import b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from heapq import merge
from typing import Any, Final, TypeAlias

from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.db.models.fields.tuple_lookups import Tuple, TupleGreaterThan, TupleLessThan

from accounts.models import Kind, User
from games.refusals import Refused
from history.models import FinishedGame, FinishedSeat

Entry: TypeAlias = FinishedGame | FinishedSeat
Entries: TypeAlias = QuerySet[Any]


@dataclass(frozen=True, slots=True)
class Order:
    """How games are sorted: by a column, then by the game's row, both the same way."""

    column: str
    descending: bool = True


ORDERS: Final = {
    "newest": Order("ended_at"),
    "oldest": Order("ended_at", descending=False),
    "crank": Order("highest_crank"),
    "moves": Order("moves"),
    "rating": Order("rating"),
}
NEWEST: Final = "newest"
DIGEST: Final = 8
"""How many digits of a search's digest a cursor has: against mistakes, not against forgers."""


@dataclass(frozen=True, slots=True)
class Key:
    """Where in an order a game stands."""

    value: int
    game: int


@dataclass(frozen=True, slots=True)
class Cursor:
    """From where a page goes on, and which way."""

    key: Key
    back: bool = False

    @classmethod
    def parse(cls, text: str, search: "Search") -> "Cursor":
        """Read what `text_for` wrote of the same search. Refuses `not_found`."""
        try:
            plain = b64decode(text.encode(), altchars=b"-_", validate=True).decode("ascii")
        except (NotBase64, ValueError):
            plain = ""
        found = re.fullmatch(r"([<>])(-?[0-9]{1,18})\.([0-9]{1,18})\.([0-9a-f]+)", plain)
        if found is None or found[4] != search.digest():
            raise Refused("not_found", "There is no such page.")
        return cls(Key(int(found[2]), int(found[3])), back=found[1] == "<")

    def text_for(self, search: "Search") -> str:
        """Write it for an address; in another search it would mean another page."""
        way = "<" if self.back else ">"
        plain = f"{way}{self.key.value}.{self.key.game}.{search.digest()}"
        return urlsafe_b64encode(plain.encode()).decode()


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """Which games are looked for, and in which order. `place` is that of the first of `players`."""

    players: Sequence[User] = ()
    place: int | None = None
    columns: Q = field(default_factory=Q)
    """What the columns of `models.Finished` must hold."""
    order: Order = ORDERS[NEWEST]

    def digest(self) -> str:
        """Return a short text that two searches have in common only if they are the same."""
        players = [player.pk for player in self.players]
        asked = repr((players, self.place, str(self.columns), self.order))
        return sha256(asked.encode()).hexdigest()[:DIGEST]


@dataclass(frozen=True, slots=True)
class Page:
    """A page of games, and from where the pages next to it go on, if there are any."""

    entries: Sequence[Entry]
    following: Cursor | None
    previous: Cursor | None


def page(search: Search, *, viewer: int | None, cursor: Cursor | None, size: int) -> Page:
    """Return the games that a search finds for `viewer` behind a cursor, or the first ones."""
    back = cursor is not None and cursor.back
    found = _first(search, viewer, cursor.key if cursor else None, back=back, size=size + 1)
    more, entries = len(found) > size, found[:size]
    if back:
        entries.reverse()
    if not entries:
        return Page((), None, None)
    first, last = key_of(entries[0], search.order), key_of(entries[-1], search.order)
    return Page(
        entries,
        following=Cursor(last) if more or back else None,
        previous=Cursor(first, back=True) if (more if back else cursor is not None) else None,
    )


def behind(search: Search, *, viewer: int | None, key: Key | None, size: int) -> list[Entry]:
    """Return at most `size` games that a search finds for `viewer`, from behind a key on."""
    return _first(search, viewer, key, back=False, size=size)


def key_of(entry: Entry, order: Order) -> Key:
    """Return where a game stands in an order."""
    return Key(getattr(entry, order.column), entry.game_id)


def _first(
    search: Search, viewer: int | None, key: Key | None, *, back: bool, size: int
) -> list[Entry]:
    """Return the first games behind a key, or, the other way, before it."""
    if any(player.deleted_at is not None for player in search.players):
        return []  # A former player is found by nobody.
    order = Order(search.order.column, descending=search.order.descending != back)
    searches = [_cut(entries, order, key)[:size] for entries in _seen(search, viewer)]
    in_order = merge(
        *searches,
        key=lambda entry: (getattr(entry, order.column), entry.game_id),
        reverse=order.descending,
    )
    return [entry for entry, _ in zip(in_order, range(size), strict=False)]


def _seen(search: Search, viewer: int | None) -> Iterator[Entries]:
    """Yield what a search finds among the games that the viewer may see, in one or two parts."""
    players = [player.pk for player in search.players]
    if viewer in players:
        yield _narrowed(_of(viewer), search, viewer)
        return
    owner = None
    if players:
        # People first: a house bot has played so many games that few of them would be among those.
        owner = min(search.players, key=lambda player: player.kind == Kind.BOT).pk
        yield _narrowed(_of(owner).filter(listed=True), search, owner)
    else:
        yield _narrowed(FinishedGame.objects.filter(listed=True), search, None)
    if viewer is not None:
        yield _narrowed(_of(viewer).filter(listed=False), search, viewer)


def _of(user: int | None) -> Entries:
    return FinishedSeat.objects.filter(user=user)


def _narrowed(entries: Entries, search: Search, owner: int | None) -> Entries:
    """Keep what was looked for of somebody's games, or of all."""
    for number, player in enumerate(search.players):
        place = {"place": search.place} if search.place is not None and number == 0 else {}
        if player.pk == owner:
            entries = entries.filter(**place)
        else:
            with_them = FinishedSeat.objects.filter(game=OuterRef("game"), user=player, **place)
            entries = entries.filter(Exists(with_them))
    if search.order.column == "rating":
        entries = entries.filter(rating__isnull=False)
    return entries.filter(search.columns)


def _cut(entries: Entries, order: Order, key: Key | None) -> Entries:
    """Sort, and leave out what comes before the key."""
    if key is not None:
        beyond = TupleLessThan if order.descending else TupleGreaterThan
        columns = Tuple(F(order.column), F("game"))
        entries = entries.filter(beyond(columns, (key.value, key.game)))
    sign = "-" if order.descending else ""
    return entries.order_by(f"{sign}{order.column}", f"{sign}game")
