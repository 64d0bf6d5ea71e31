"""People at tables who play when they are told of their turn, by socket or by REST."""

import asyncio
import http.client
import random
from dataclasses import dataclass, field
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect

SHEET_SECONDS = 0.7
"""A little longer than the score sheet stays at the pace of tests."""

PATIENCE_SECONDS = 60
"""For a server at which everybody arrives at once."""

CSRF = "b" * 32


@dataclass(slots=True)
class Seat:
    """Somebody with a session, and the table they sit at."""

    session: str
    table_id: str
    game_id: str

    @property
    def cookies(self) -> str:
        """Return the cookie header."""
        return f"sessionid={self.session}; csrftoken={CSRF}"


@dataclass(slots=True)
class Tally:
    """What has been played: moves taken and how long each took, in seconds."""

    wanted: int
    taken: int = 0
    refused: int = 0
    answered: list[float] = field(default_factory=list)
    """From sending an action to its answer."""
    told: list[float] = field(default_factory=list)
    """From sending an action to its arrival at the last of its table."""
    done: asyncio.Event = field(default_factory=asyncio.Event)

    def count(self, status: int, seconds: float) -> None:
        """Count an answer."""
        if status >= 400:
            self.refused += 1
            return
        self.taken += 1
        self.answered.append(seconds)
        if self.taken >= self.wanted:
            self.done.set()


@dataclass(slots=True)
class Table:
    """What the people of one table share: when a move was sent, and how many know of it."""

    seats: int
    sent_at: dict[int, float] = field(default_factory=dict)
    """By the version that the move will make."""
    knowing: dict[int, int] = field(default_factory=dict)

    def hear(self, version: int, *, at: float) -> float | None:
        """Note that one more knows of a version; return how long it took once all of them do."""
        self.knowing[version] = self.knowing.get(version, 0) + 1
        if self.knowing[version] < self.seats:
            return None
        del self.knowing[version]
        sent_at = self.sent_at.pop(version, None)
        return None if sent_at is None else at - sent_at


class Player:
    """One person with a page open."""

    def __init__(
        self, seat: Seat, table: Table, port: int, *, by_rest: bool = False, pause: float = 0
    ) -> None:
        self._seat = seat
        self._table = table
        self._port = port
        self._by_rest = by_rest
        self._pause = pause
        """Between being told of one's turn and acting, in seconds."""
        self._chance = random.Random(seat.session)  # noqa: S311 -- proves nothing
        self._http = http.client.HTTPConnection("localhost", port)
        self._version = 0
        self._sent_at = 0.0
        self.here = asyncio.Event()
        """Set when the page is open."""
        self.begin = asyncio.Event()
        """To be set when everybody's is: until then nobody acts."""
        self.tally: Tally | None = None

    async def play(self) -> None:
        """Connect, and play until cancelled."""
        address = f"ws://localhost:{self._port}/ws/tables/{self._seat.table_id}/"
        async with connect(
            address,
            additional_headers={"Cookie": self._seat.cookies},
            origin=f"http://localhost:{self._port}",  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            max_queue=None,
            open_timeout=PATIENCE_SECONDS,
        ) as socket:
            self.here.set()
            await self.begin.wait()
            async for text in socket:
                await self._read(socket, orjson.loads(text))

    async def _read(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "answer":
            self._count(message["status"])
        elif message["type"] == "game" and message["version"] > self._version:
            self._version = message["version"]
            seconds = self._table.hear(self._version, at=_now())
            if seconds is not None and self.tally is not None:
                self.tally.told.append(seconds)
            await self._consider(socket, message["view"])

    async def _consider(self, socket: ClientConnection, view: dict[str, Any]) -> None:
        if view["phase"] == "score" and view["your_seat"] == 0:
            # Any request after the sheet's time has the next round dealt: so no worker is needed.
            await asyncio.sleep(SHEET_SECONDS)
            await self._send(socket, {"action": "last"})
        elif view["phase"] == "playing" and view["clock"]["seat"] == view["your_seat"]:
            await asyncio.sleep(self._pause * 2 * self._chance.random())
            self._table.sent_at[view["version"] + 1] = _now()
            action = {"action": self._choice(view["legal"]), "turn": view["turn"]}
            await (self._post(action) if self._by_rest else self._send(socket, action))

    def _choice(self, legal: dict[str, Any]) -> str:
        mark = "!" if legal["announce_with_play"] else ""
        choices = ["draw"] if legal["draw"] else []
        choices += [f"name={suit}" for suit in legal["name"]]
        for play in legal["play"]:
            named = [f"{play['card']}={suit}{mark}" for suit in play["names"]]
            choices += [f"{play['card']}{mark}", *named] if play["may_keep"] else named
        return self._chance.choice(choices)

    async def _send(self, socket: ClientConnection, action: dict[str, Any]) -> None:
        self._sent_at = _now()
        frame = {"type": "action", "action_id": self._new_id(), **action}
        await socket.send(orjson.dumps(frame).decode())

    async def _post(self, action: dict[str, Any]) -> None:
        self._sent_at = _now()
        body = orjson.dumps({"action_id": self._new_id(), **action})
        self._count(await asyncio.to_thread(self._call, body))

    def _call(self, body: bytes) -> int:
        headers = {
            "Cookie": self._seat.cookies,
            "X-CSRFToken": CSRF,
            "Content-Type": "application/json",
            "Origin": f"http://localhost:{self._port}",
        }
        path = f"/api/games/{self._seat.game_id}/actions"
        self._http.request("POST", path, body, headers)
        answer = self._http.getresponse()
        answer.read()
        return answer.status

    def _count(self, status: int) -> None:
        if self.tally is not None:
            self.tally.count(status, _now() - self._sent_at)

    def _new_id(self) -> str:
        return f"{self._chance.getrandbits(60):x}"


def _now() -> float:
    return asyncio.get_running_loop().time()
