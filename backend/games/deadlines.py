"""When the server acts. Pure: instants and spans in whole milliseconds, no clock is read here.

A decision has its pace's time for the move; after that the seat's bank for the round runs, and
at its end the server plays (R-8.1), a little later for the sake of a slow connection.
"""

from dataclasses import dataclass

GRACE_MS = 300
"""An action this late is still taken: it was under way when the time ran out.

Given once, where it decides anything: not as the bank begins to run, only at its end."""

DEAL_SEEN_MS = 5_000
"""The first clock of a round waits this long, at most, for its player to see the cards."""

DOWNTIME_MS = 5_000
"""No sweep for this long means that the server was down: no clock runs meanwhile."""

AWAY_PAUSE_MS = 900
"""How long a seat that is away or has left seems to think, so that others can follow."""

DESERTED_PAUSE_MS = 120
"""The same when no person looks on any more: the game is only to be finished."""

BOT_SLACK_MS = 2_000
"""How late a bot's wake-up may be before the sweep takes it for lost."""

AWAY_AFTER = 2
"""Expiries in a row that mark a seat away."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """Time for each decision and, on top of it, a bank for each round."""

    move_ms: int
    bank_ms: int


PACES: dict[str, Allowance] = {
    "fast": Allowance(8_000, 30_000),
    "normal": Allowance(20_000, 60_000),
    "relaxed": Allowance(45_000, 180_000),
}


def bank_after(*, bank_ms: int, move_ends_at: int, now: int) -> int:
    """Return what is left of a bank when its seat decides at `now`."""
    return max(0, bank_ms - max(0, now - move_ends_at))


def earliest(*instants: int | None) -> int | None:
    """Return the first instant of those that are set."""
    return min((instant for instant in instants if instant is not None), default=None)
