"""What is asked of a game, by whom, and what is answered."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """A user who asks for something; their seat is looked up. None is somebody unknown.

    `admittance` is the number by which a door that stays open knows them (`accounts.admittance`);
    None at a door that has just looked.
    """

    user: int | None
    admittance: int | None = None


class NotSeenSince(Exception):
    """What let this user in may have ended since the door last looked: it must look again."""


@dataclass(frozen=True, slots=True)
class BotSeat:
    """The server, on behalf of a bot's seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Attempt:
    """A request: an action, the decision it answers, and the id that makes a retry harmless."""

    game_id: str
    actor: Person | BotSeat
    action: str
    turn: int | None
    action_id: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What the requester is told: 200 and a `GameMessage`, or 202 and a `PendingCall`."""

    status: int
    body: bytes
