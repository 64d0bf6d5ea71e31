"""Somebody who calls the API, somebody it is about, and how the two stand."""

import time
from typing import Any

from accounts.models import User
from games.models import Table
from social.models import (
    Block,
    Challenge,
    Follow,
    Measure,
    MeasureKind,
    Mute,
)
from tests.accounts.browser import Browser
from tests.factories import house_bot, make_guest, make_user

LATER = int(time.time() * 1000) + 3_600_000
"""In an hour; doors read the real clock."""

CALLERS = ("nobody", "guest", "suspended", "silenced", "player")

TERMS = {"seats": 2, "pace": "normal", "options": {"length": "short"}}


def browser_of(user: User) -> Browser:
    """Return the browser of somebody with an account, signed in."""
    browser = Browser()
    browser.client.force_login(user, backend="allauth.account.auth_backends.AuthenticationBackend")
    return browser


class Scene:
    """One caller of a kind of CALLERS, one other of a kind, and their relation."""

    def __init__(self, caller: str = "player", other: str = "player") -> None:
        self.browser = Browser()
        self.caller: User | None = None
        if caller == "guest":
            public_id = self.browser.become_guest()["public_id"]
            self.caller = User.objects.get(public_id=public_id)
        elif caller != "nobody":
            self.caller = make_user(**standing(caller))
            self.browser = browser_of(self.caller)
        self.other = self._other(other)
        self._relate(other)

    @property
    def user(self) -> User:
        """The caller, who is somebody."""
        assert self.caller is not None
        return self.caller

    def table(self, host: User | None = None) -> str:
        """Return the id of a private table of somebody's, the other's by default."""
        terms = {**TERMS, "visibility": "private"}
        opened = browser_of(host or self.host).post("/api/tables", terms)
        assert opened.status == 201, opened.text
        return str(opened.body["table_id"])

    def challenge_from(self, challenger: User, challenged: User) -> str:
        """Return the id of an open challenge, made before anybody's standing changed."""
        table_id = self.table(challenger)
        row = Challenge.objects.create(
            public_id=f"c{challenger.pk}x{challenged.pk}",
            challenger=challenger,
            challenged=challenged,
            table=_table(table_id),
            made_at=LATER - 3_600_000,
            expires_at=LATER,
        )
        return row.public_id

    def warning(self) -> int:
        """Return the id of a warning to the caller, or of none where there is no caller."""
        if self.caller is None:
            return 1
        row = Measure.objects.create(
            kind=MeasureKind.WARN, user=self.caller, reason="Be kind.", at=1
        )
        return row.pk

    @property
    def host(self) -> User:
        """Somebody who may open a table."""
        return make_user()

    def _other(self, kind: str) -> User:
        if kind == "guest":
            return make_guest()
        if kind == "bot":
            return house_bot("careful")
        if kind == "self":
            return self.user
        return make_user(**standing(kind))

    def _relate(self, relation: str) -> None:
        if relation not in {"blocked", "blocking", "muted", "muting", "followed"}:
            return
        me, other = self.user, self.other
        if relation == "blocked":
            Block.objects.create(blocker=me, blocked=other, at=1)
        elif relation == "blocking":
            Block.objects.create(blocker=other, blocked=me, at=1)
        elif relation == "muted":
            Mute.objects.create(viewer=me, muted=other, at=1)
        elif relation == "muting":
            Mute.objects.create(viewer=other, muted=me, at=1)
        elif relation == "followed":
            Follow.objects.create(follower=me, followed=other, at=1)


def standing(kind: str) -> dict[str, Any]:
    """Return the fields of somebody who stands like this with the moderators."""
    if kind == "suspended":
        return {"suspended_until": LATER, "suspension_reason": "Stalling."}
    if kind == "silenced":
        return {"silenced_until": LATER}
    return {}


def _table(table_id: str) -> Table:
    return Table.objects.get(public_id=table_id)
