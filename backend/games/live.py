"""What belongs to a running game but not to its rules: clock, banks, absence, the score sheet.

Kept beside the engine's state in the game's row, as JSON. Pure.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import orjson

from games.deadlines import DEAL_SEEN_MS, PACES, bank_after

AUTO_MOVES_KEPT = 12


@dataclass(slots=True)
class Live:
    """Instants are milliseconds since 1970; lists are by seat."""

    banks_ms: list[int]
    away: list[bool]
    left: list[bool]
    expiries: list[int]
    """Decisions in a row that the clock took for a seat."""
    auto_moves: list[list[str]]
    """What the server has played for a seat since its player last did something."""
    exposed_at: list[int | None]
    """When a seat's exposing play was made, while it is exposed (R-6.2)."""
    dealt_at: int
    """When the round's running clock stood at 0."""
    clock_ms: int = 0
    """The running clock at the round's last move: it never falls, whatever the wall clock does."""
    asked_turn: int = 0
    """The turn that `asked_at` and the two after it belong to."""
    asked_at: int = 0
    pause_ms: int | None = None
    """Set when nobody thinks about this decision: the server makes it after this pause."""
    bot_due_at: int | None = None
    sheet_ready: list[bool] | None = None
    sheet_ends_at: int | None = None
    calls_due_at: int | None = None
    """When the first of the calls held back falls due."""
    calls_made: int = 0
    """Calls ever held back in this game: while it is 0, no request can be one of them again."""
    seen_by: list[int] = field(default_factory=list)
    """The seats whose players have seen the round dealt: their clocks need not wait for them."""
    acted: list[int] = field(default_factory=list)
    """The seats whose players have done anything themselves in this game."""
    awake_at: int = 0
    """Up to when downtimes of the server have been left out."""
    left_out_ms: int = 0
    """Downtime left out of the present decision."""
    hurried: bool = False
    """Whoever stayed alone has had enough: the server plays the rest out at once, for everybody."""


def new(*, seats: int, pace: str, now: int) -> Live:
    """Return the state of a game whose first round is dealt now."""
    return Live(
        banks_ms=[PACES[pace].bank_ms] * seats,
        away=[False] * seats,
        left=[False] * seats,
        expiries=[0] * seats,
        auto_moves=[[] for _ in range(seats)],
        exposed_at=[None] * seats,
        dealt_at=now,
    )


def dumps(live: Live) -> str:
    """Return the JSON that `loads` reads."""
    return orjson.dumps(live).decode()


def loads(text: str | bytes) -> Live:
    """Return what `dumps` wrote."""
    return Live(**orjson.loads(text))


def absent(live: Live, seat: int) -> bool:
    """Tell whether a seat's decisions are made by the server at once."""
    return live.away[seat] or live.left[seat]


def begin_round(live: Live, *, pace: str, now: int) -> None:
    """Start the round's running clock and fill the banks; the score sheet is put away."""
    live.banks_ms = [PACES[pace].bank_ms] * len(live.banks_ms)
    live.exposed_at = [None] * len(live.exposed_at)
    live.seen_by = []
    live.dealt_at = now
    live.clock_ms = 0
    live.sheet_ready = live.sheet_ends_at = None


def show_sheet(live: Live, *, ready: Sequence[bool], ends_at: int) -> None:
    """Stop the clock for the score sheet."""
    live.sheet_ready = list(ready)
    live.sheet_ends_at = ends_at
    live.bot_due_at = live.pause_ms = None


def tick(live: Live, *, now: int) -> int:
    """Advance the round's running clock to `now` and return it."""
    live.clock_ms = max(live.clock_ms, now - live.dealt_at)
    return live.clock_ms


def spend(live: Live, *, seat: int, pace: str, now: int) -> None:
    """Take from a seat's bank what its decision cost, unless the server was hurrying it."""
    if live.pause_ms is None:
        ends_at = live.asked_at + PACES[pace].move_ms
        live.banks_ms[seat] = bank_after(bank_ms=live.banks_ms[seat], move_ends_at=ends_at, now=now)


def move_ends_at(live: Live, *, pace: str) -> int:
    """Return when the asked seat's bank begins to run."""
    span = PACES[pace].move_ms if live.pause_ms is None else live.pause_ms
    return live.asked_at + span


def deadline_at(live: Live, *, seat: int, pace: str) -> int:
    """Return when the server decides for the asked seat."""
    bank = live.banks_ms[seat] if live.pause_ms is None else 0
    return move_ends_at(live, pace=pace) + bank


def starts_at(live: Live, *, seat: int, now: int) -> int:
    """Return when the time of a decision asked of a person now begins to run.

    At once, unless its player may not have seen yet what was dealt.
    """
    return now if seat in live.seen_by else max(now, live.dealt_at + DEAL_SEEN_MS)


def shift(live: Live, *, by_ms: int) -> None:
    """Leave a downtime of the server out of every clock."""
    live.dealt_at += by_ms
    live.asked_at += by_ms
    live.left_out_ms += by_ms
    live.exposed_at = [None if at is None else at + by_ms for at in live.exposed_at]
    live.bot_due_at = _later(live.bot_due_at, by_ms)
    live.sheet_ends_at = _later(live.sheet_ends_at, by_ms)
    live.calls_due_at = _later(live.calls_due_at, by_ms)


def alone(live: Live, *, people: Sequence[int]) -> int | None:
    """Return the one seat among `people` (their seats) that has not left, if all the others have."""
    staying = [seat for seat in people if not live.left[seat]]
    return staying[0] if len(staying) == 1 < len(people) else None


def never_came(live: Live, *, people: Sequence[int]) -> list[int]:
    """Return the seats that the server had to play for and whose players never did anything.

    Who has left is not among them: leaving is something that one does.
    """
    return [
        seat
        for seat in people
        if live.auto_moves[seat] and seat not in live.acted and not live.left[seat]
    ]


def follow_exposures(live: Live, *, exposed_by: Sequence[int | None], now: int) -> None:
    """After a move: note when a new exposure began, and forget those that have ended."""
    for seat, move in enumerate(exposed_by):
        if move is None:
            live.exposed_at[seat] = None
        elif live.exposed_at[seat] is None:
            live.exposed_at[seat] = now


def remember_auto_move(live: Live, *, seat: int, action: str) -> None:
    """Keep what the server played for a seat, so that its player can read it on coming back."""
    live.auto_moves[seat] = [*live.auto_moves[seat], action][-AUTO_MOVES_KEPT:]


def _later(instant: int | None, by_ms: int) -> int | None:
    return None if instant is None else instant + by_ms
