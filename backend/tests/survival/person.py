"""A person at a table as a stubborn client plays: over a socket or REST, until there is an answer."""

import hashlib
import json
import random
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from http.client import HTTPException

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.site.browser import Browser, Json
from tests.site.processes import PATIENCE, Site, wait_until
from tests.survival.ledger import Acknowledged, Ledger

GONE = (OSError, HTTPException, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)
"""What a client sees of a process that has just been killed, or is not up again."""

QUIET_SECONDS = 1.0
"""A client that has heard nothing for this long asks whether it has missed anything."""

OVER = ("finished", "aborted")


class Person:
    """Somebody with a browser: sits down, promises, and does what is offered, at random."""

    def __init__(self, site: Site, ledger: Ledger, *, chance: random.Random) -> None:
        self.site = site
        self.ledger = ledger
        self.chance = chance
        self.browser = Browser(site.port)
        self.view: Json = None
        self.table_id = ""
        self._socket: ClientConnection | None = None
        self._closing = ExitStack()
        self._numbers = 0
        self.insist("GET", "/api/me")
        self.insist("POST", "/api/guests")

    # Sitting down

    def insist(self, method: str, path: str, body: object = None) -> Json:
        """Make a call again and again until it is answered, and return the answer's body."""

        def once() -> bool:
            try:
                answers.append(self.browser.call(method, path, body))
            except GONE:
                return False
            return True

        answers: list[Json] = []
        wait_until(once, f"{method} {path} is answered")
        assert answers[0].status < 500, answers[0].content
        return answers[0].body

    def open(self, *, seats: int, length: str, bots: int) -> str:
        """Open a table for that many and seat bots; return its id."""
        body = {
            "seats": seats,
            "pace": "fast",
            "visibility": "private",
            "options": {"length": length},
        }
        self.table_id = self.insist("POST", "/api/tables", body)["table_id"]
        for number in range(bots):
            bot = ("careful", "random")[number % 2]
            self.insist("POST", self._at_table("bots"), {"bot": bot})
        return self.table_id

    def join(self, table_id: str) -> None:
        """Sit down at a table."""
        self.table_id = table_id
        self.insist("POST", self._at_table("join"), {})

    def promise(self, game_id: str) -> None:
        """Give the hash of this game's seed (F-1.4)."""
        promise = hashlib.sha256(self._seed(game_id).encode()).hexdigest()
        body = {"game_id": game_id, "client_hash": promise}
        self.insist("POST", self._at_table("ready"), body)

    def reveal(self, game_id: str) -> None:
        """Give the seed itself."""
        body = {"game_id": game_id, "client_seed": self._seed(game_id)}
        self.insist("POST", self._at_table("reveal"), body)

    def leave(self) -> None:
        """Leave the table, for good."""
        self.insist("POST", self._at_table("leave"))
        self.hang_up()

    # Playing

    @property
    def over(self) -> bool:
        """Tell whether the game, as far as this person knows, is over."""
        return self.view is not None and self.view["phase"] in OVER

    def play(self, *, until: Callable[[], bool]) -> None:
        """Do what is offered until `until` says so or the game is over."""
        while not self.over and not until():
            if self.view is None or not self._do_something():
                self._listen()

    def hang_up(self) -> None:
        """Close the page."""
        self._socket = None
        self._closing.close()

    def ask(self, game_id: str) -> None:
        """Look at a game as it is now, over REST."""
        known = self.ledger.version
        view = self.insist("GET", f"/api/games/{game_id}")
        self._see({"version": view["version"], "moves": [], "view": view}, at_least=known)

    def _do_something(self) -> bool:
        """Do one thing that the view offers; False when there is nothing to do."""
        if self.view["phase"] == "score":
            return self._read_on()
        action = self._choose(self.view["legal"])
        if action is None:
            return False
        time.sleep(self.chance.uniform(0, 0.1))
        self._act(action, self.view["turn"])
        return True

    def _read_on(self) -> bool:
        sheet, seat = self.view["score_sheet"], self.view["your_seat"]
        if sheet["ready"][seat]:
            return False
        known = self.ledger.version
        answer = self.insist("POST", self._at_game("continue"))
        if "errors" in answer:
            # Asked again after a crash: the sheet had gone by then, or the game was over.
            self.ask(self.view["game_id"])
        else:
            self._see(answer, at_least=known)
        return True

    def _choose(self, legal: Json) -> str | None:
        if legal["last"]:
            return "last"
        if legal["call"] and not self.view["your_pending_call"] and self.chance.random() < 0.5:
            return f"call@{self.chance.choice(legal['call'])}"
        choices = ["draw"] if legal["draw"] else []
        choices += [f"name={suit}" for suit in legal["name"]]
        mark = self.chance.choice(("!", "")) if legal["announce_with_play"] else ""
        for play in legal["play"]:
            choices += [f"{play['card']}={suit}{mark}" for suit in play["names"]]
            choices += [f"{play['card']}{mark}"] if play["may_keep"] else []
        return self.chance.choice(choices) if choices else None

    def _act(self, action: str, turn: int) -> None:
        """Send an action until it is answered, and now and then once more after that."""
        self._numbers += 1
        seat = self.view["your_seat"]
        request = {"action_id": f"{seat}-{self._numbers}", "action": action, "turn": turn}
        status, body = self._answer_to(request)
        if status not in {200, 202}:
            assert 400 <= status < 500, body
            self.ledger.refuse(seat, str(request["action_id"]))
            self._sync()
            return
        taken = Acknowledged(seat, str(request["action_id"]), action, status, body)
        self.ledger.acknowledge(taken)
        if status == 200:
            self._see(body)
        else:
            self.view["your_pending_call"] = body
        if self.chance.random() < 0.2:
            self._repeat(taken, turn)

    def _repeat(self, taken: Acknowledged, turn: int) -> None:
        """Send what has been answered again: the answer must be the same."""
        again = {"action_id": taken.action_id, "action": taken.action, "turn": turn}
        status, body = self._answer_to(again)
        # Answers are kept as long as the game goes on.
        ended = status == 200 and body["view"]["phase"] in OVER
        assert ended or (status, body) == (taken.status, taken.body)

    def _answer_to(self, request: Json) -> tuple[int, Json]:
        """Send a request through either door until it is answered."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            door = self.chance.choice((self._over_rest, self._over_socket))
            self.ledger.asking.set()
            try:
                return door(request)
            except GONE:
                self.ledger.leave_open()
                self.hang_up()
                time.sleep(0.05)
        raise AssertionError(f"never answered: {request}")

    def _over_rest(self, request: Json) -> tuple[int, Json]:
        answer = self.browser.post(self._at_game("actions"), request)
        return answer.status, answer.body

    def _over_socket(self, request: Json) -> tuple[int, Json]:
        socket = self._connected()
        socket.send(json.dumps({"type": "action", **request}))
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            message = self._take(socket, seconds=30)
            if message["type"] == "answer" and message["action_id"] == request["action_id"]:
                return message["status"], message["body"]
        raise TimeoutError

    # Listening

    def _listen(self) -> None:
        """Wait a moment for news; after a silence ask whether any was missed."""
        try:
            self._take(self._connected(), seconds=QUIET_SECONDS)
        except TimeoutError:
            self._ping()
        except GONE:
            self.hang_up()
            time.sleep(0.05)

    def _ping(self) -> None:
        """Compare versions with the server's, and ask for everything if it has more."""
        try:
            socket = self._connected()
            socket.send(json.dumps({"type": "ping", "at": 0}))
            while (pong := self._take(socket, seconds=30))["type"] != "pong":
                pass
        except GONE:
            self.hang_up()
            return
        if self.view is None or (pong["game_version"] or 0) > self.view["version"]:
            self._sync()

    def _sync(self) -> None:
        try:
            self._connected().send(json.dumps({"type": "sync"}))
        except GONE:
            self.hang_up()
            return
        self._listen()

    def _take(self, socket: ClientConnection, *, seconds: float) -> Json:
        """Return the next message, having looked at it. TimeoutError when none comes."""
        message = json.loads(socket.recv(seconds))
        assert message["type"] != "error", message
        if message["type"] == "game":
            self._see(message)
        return message

    def _see(self, message: Json, *, at_least: int = 0) -> None:
        self.ledger.hear(message, at_least=at_least)
        if self.view is None or message["version"] >= self.view["version"]:
            self.view = message["view"]

    def _connected(self) -> ClientConnection:
        """Return the open socket, opening it first if need be."""
        if self._socket is not None:
            return self._socket
        known = self.ledger.version
        opening = connect(
            f"ws://localhost:{self.site.port}/ws/tables/{self.table_id}/",
            origin=Origin(self.site.origin),
            additional_headers={"Cookie": self.browser.cookie_header},
            compression=None,
            open_timeout=30,
            close_timeout=1,
        )
        self._socket = self._closing.enter_context(opening)
        while True:
            message = json.loads(self._socket.recv(30))
            if message["type"] == "game":
                # What was acknowledged is there after any restart.
                self._see(message, at_least=known)
                return self._socket
            assert message["type"] in {"table", "presence"}, message

    def _at_table(self, what: str) -> str:
        return f"/api/tables/{self.table_id}/{what}"

    def _at_game(self, what: str) -> str:
        return f"/api/games/{self.view['game_id']}/{what}"

    def _seed(self, game_id: str) -> str:
        return hashlib.sha256(f"{game_id} {id(self)}".encode()).hexdigest()[:32]


class Sitting(threading.Thread):
    """A person playing beside the test; what goes wrong is told by `join_in`."""

    def __init__(self, person: Person, *, until: Callable[[], bool]) -> None:
        super().__init__(name="person", daemon=True)
        self.person = person
        self._until = until
        self._error: BaseException | None = None

    def run(self) -> None:
        """Play until it is enough."""
        try:
            self.person.play(until=self._until)
        except BaseException as error:  # noqa: BLE001 -- raised again where the test can see it
            self._error = error
        finally:
            self.person.hang_up()

    def join_in(self) -> None:
        """Wait until the person has played enough, and fail as they did."""
        self.join()
        if self._error is not None:
            raise self._error
