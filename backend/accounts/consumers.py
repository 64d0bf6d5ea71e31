"""The personal socket: whatever concerns one user, wherever in the house the user is."""

from typing import Any, Final

import orjson
from channels.db import database_sync_to_async

from accounts import open_pages, sessions
from accounts.instants import now_ms
from accounts.models import User
from accounts.open_socket import FLOOD, SIGNED_OUT, OpenSocket

MAX_FRAME: Final = 256
PINGS_A_RENEWAL: Final = 60
"""Frames between two renewals after which a socket is closed: a page sends a handful."""


class PersonConsumer(OpenSocket):
    """Tells a user what other packages have to tell (`push.tell`), and keeps the page counted."""

    def __init__(self) -> None:
        super().__init__()
        self.user: User | None = None
        self.renewed_at = now_ms()
        self.frames = 0

    async def connect(self) -> None:
        """Let in whoever is somebody, account or guest."""
        user: object = self.scope["user"]
        self.user = user if isinstance(user, User) else None
        if self.user is None or self.session_key is None:
            # Accepted first: a browser learns the code of an open socket alone.
            await self.accept()
            await self.say_goodbye("signed_out", SIGNED_OUT)
            return
        await self.join(sessions.person_group(self.user.pk))
        await self.join(sessions.session_group(self.session_key))
        await self.accept()
        await self._renew()
        await self._send({"type": "hello", "now": now_ms()})

    async def disconnect(self, code: int) -> None:
        """Take leave."""
        await super().disconnect(code)
        if self.user is not None:
            await database_sync_to_async(open_pages.closed)(self.channel_name)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """Answer a ping; nothing else is understood, and a flood ends the socket."""
        self.frames += 1
        if self.ended or not await self._still_holds():
            return
        at = _ping(text_data)
        if at is None or self.frames > PINGS_A_RENEWAL:
            await self.end(FLOOD)
            return
        await self._send({"type": "pong", "at": at, "now": now_ms()})

    async def person_told(self, parcel: dict[str, Any]) -> None:
        """Forward what somebody tells this user (`push.tell`)."""
        if not self.ended and await self._still_holds():
            await self.tell(parcel["message"])

    async def _still_holds(self) -> bool:
        """From time to time renew the page's row, or end if its session has ended."""
        if now_ms() - self.renewed_at < open_pages.RENEW_MS:
            return True
        if not await self._session_holds():
            await self.say_goodbye("signed_out", SIGNED_OUT)
            return False
        await self._renew()
        return True

    async def _session_holds(self) -> bool:
        if self.user is None or self.session_key is None:
            return False
        return await sessions.still_plays(self.session_key, self.user)

    async def _renew(self) -> None:
        self.renewed_at, self.frames = now_ms(), 0
        if self.user is not None:
            await database_sync_to_async(open_pages.opened)(
                self.channel_name, self.user.pk, now=self.renewed_at
            )

    async def _send(self, message: dict[str, Any]) -> None:
        await self.tell(orjson.dumps(message).decode())


def _ping(text: str | None) -> int | float | None:
    """Return the `at` of a ping; None for anything else."""
    if text is None or len(text) > MAX_FRAME:
        return None
    try:
        body = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    at = body.get("at") if isinstance(body, dict) and body.get("type") == "ping" else None
    return at if isinstance(at, int | float) and not isinstance(at, bool) else None
