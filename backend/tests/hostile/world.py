"""A site with something to break: tables, a game going on, a game that is over, and callers."""

import hashlib
from dataclasses import dataclass, field

from tests.site.browser import Answer, Browser, Json
from tests.site.processes import Site, wait_until

TERMS = {"pace": "relaxed", "visibility": "public", "options": {"length": "short"}}


@dataclass
class World:
    """The site's callers by name, and the ids of what is there."""

    site: Site
    callers: dict[str, Browser] = field(default_factory=dict)
    ids: dict[str, str] = field(default_factory=dict)
    """`table` and `game`, where the player sits; `over`, a game that is over; `user`, a guest."""

    @classmethod
    def at(cls, site: Site) -> "World":
        """Populate a site."""
        world = cls(site, {name: Browser(site.port) for name in CALLERS})
        for name in ("guest", "host", "player"):
            world.callers[name].become_guest()
        world.ids["user"] = world.callers["guest"].done("GET", "/api/me")["public_id"]
        world.callers["nobody"].get("/api/me")
        world.callers["account"].get("/api/me")
        world.callers["account"].done("POST", SIGN_UP, ACCOUNT)
        player = world.callers["player"]
        begin_game(player)
        over = player.done("GET", "/api/me")["current"]
        player.done("POST", f"/api/tables/{over['table_id']}/leave")
        record = f"/api/games/{over['game_id']}/record"
        wait_until(lambda: player.get(record).status == 200, "a game among bots ends")
        world.ids["over"] = over["game_id"]
        for name in ("host", "player"):
            world.seat(name)
        return world

    def seat(self, name: str) -> Browser:
        """Return a caller, where they belong: the host at a table, the player in a game."""
        caller = self.callers[name]
        if name != "nobody" and caller.get("/api/me").status == 401:
            caller.become_guest()  # requests made at random may have deleted who they were
        if name in {"host", "player"}:
            here = caller.done("GET", "/api/me")["current"]
            if name == "host" and (here is None or not is_host(caller, here["table_id"])):
                here = open_table(caller)
            if name == "player" and (here is None or here["game_id"] is None):
                begin_game(caller)
                here = caller.done("GET", "/api/me")["current"]
            if name == "player":
                self.ids |= {"table": here["table_id"], "game": here["game_id"]}
            else:
                self.ids["open"] = here["table_id"]
        return caller


CALLERS = ("nobody", "guest", "host", "player", "account")
"""Somebody without a session; a guest who sits nowhere; a host at an open table; a player; and
somebody with an account, who sits nowhere. Host and player are guests."""

SIGN_UP = "/_allauth/browser/v1/auth/signup"
ACCOUNT = {"email": "a@x.org", "username": "Accountant", "password": "fourteen brass notches"}


def is_host(caller: Browser, table_id: str) -> bool:
    """Tell whether a table is still the caller's: requests made at random may have given it up."""
    table = caller.done("GET", f"/api/tables/{table_id}")
    return bool(table["state"] == "seats" and table["host"] == table["you"])


def open_table(caller: Browser) -> Json:
    """Open a table for three with a bot, leaving first where one sits."""
    here = caller.done("GET", "/api/me")["current"]
    if here is not None:
        caller.done("POST", f"/api/tables/{here['table_id']}/leave")
    table = caller.done("POST", "/api/tables", {"seats": 3, **TERMS})
    caller.done("POST", f"/api/tables/{table['table_id']}/bots", {"bot": "random", "seat": 2})
    return table


def begin_game(caller: Browser) -> None:
    """Begin a game against bots."""
    table_id = open_table(caller)["table_id"]
    game_id = caller.done("POST", f"/api/tables/{table_id}/start")["start"]["game_id"]
    promise = {"game_id": game_id, "client_hash": hashlib.sha256(b"seed").hexdigest()}
    caller.done("POST", f"/api/tables/{table_id}/ready", promise)
    seed = {"game_id": game_id, "client_seed": "seed"}
    caller.done("POST", f"/api/tables/{table_id}/reveal", seed)


def assert_refused(answer: Answer, *, status: int | None = None, code: str | None = None) -> None:
    """Expect a refusal in the one shape of docs/protocol.md."""
    assert 400 <= answer.status < 500, answer.content[:300]
    assert_shape(answer.status, answer.body)
    assert status is None or answer.status == status, answer.content[:300]
    assert code is None or answer.code == code, answer.content[:300]


def assert_shape(status: int, body: Json) -> None:
    """Expect the shape that every refusal has."""
    kinds = {"client_error", "validation_error"} if status == 400 else {"client_error"}
    assert set(body) == {"type", "errors"}
    assert body["type"] in kinds
    assert body["errors"]
    for error in body["errors"]:
        assert set(error) == {"code", "detail", "attr"}
        assert error["code"]
        assert error["detail"]
