"""One socket: a table as one user sees it, and a second door to the one path."""

import logging
from contextlib import suppress
from typing import Final

import orjson
from rest_framework.exceptions import APIException, Throttled

from accounts import sessions, standing
from accounts.api.standing import StandingError
from accounts.instants import now_ms
from accounts.models import User
from accounts.open_socket import FLOOD, SIGNED_OUT, OpenSocket
from games import push, selectors
from games.api.callers import checked
from games.api.refusing import as_drf, body_of
from games.api.requests import ActionSerializer, SeenSerializer
from games.frames import Act, BadFrame, Frame, Ping, Seen, TokenBucket, read_frame
from games.identifiers import new_chance
from games.push import Parcel
from games.refusals import Refused
from games.services import attendance, play, presence
from games.services.attempts import Attempt, NotSeenSince, Person
from games.threads import in_thread

log = logging.getLogger(__name__)

NOT_FOUND: Final = 4404
TABLE_CLOSED: Final = 4410

STRIKES: Final = 50
"""Refused frames after which a socket is closed: nobody of good will gets there."""


class TableConsumer(OpenSocket):
    """Tells a user everything about a table, and takes actions of whoever sits there."""

    def __init__(self) -> None:
        super().__init__()
        self.table_id = ""
        self.game_id = ""
        """The game that this socket was last told of: the one that actions are for."""
        self.user: User | None = None
        self.user_pk: int | None = None
        self.counted = False
        self.strikes = 0
        self.renewed_at = now_ms()
        self.bucket = TokenBucket(now=self.renewed_at)

    async def connect(self) -> None:
        """Let in whoever has the link, and send what there is now."""
        self.table_id = self.scope["url_route"]["kwargs"]["table_id"]
        user = self.scope["user"]
        self.user = user if isinstance(user, User) else None
        self.user_pk = None if self.user is None else self.user.pk
        table = await in_thread(selectors.table_pk, self.table_id)
        if table is None:
            await self.close(NOT_FOUND)
            return
        # Listening comes before looking: what changes in between is told twice, never not at all.
        await self.join(push.table_group(table))
        if self.session_key is not None:
            await self.join(sessions.session_group(self.session_key))
        await self.accept()
        await in_thread(
            presence.connect, self.channel_name, self.table_id, self.user_pk, now=now_ms()
        )
        self.counted = True
        await self._send_everything()

    async def disconnect(self, code: int) -> None:
        """Take leave."""
        await super().disconnect(code)
        if self.counted:
            await in_thread(presence.disconnect, self.channel_name, now=now_ms())

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """Take one frame. Whatever comes in, the socket lives on; a flood ends it."""
        if self.ended:
            return
        if not self.bucket.take(now=now_ms()):
            await self._refuse(Throttled())
            return
        try:
            frame = read_frame(text_data)
        except BadFrame as bad:
            await self._refuse(APIException(str(bad), bad.code))
            return
        if await self._still_holds():
            await self._handle(frame)

    async def table_parcel(self, parcel: Parcel) -> None:
        """Forward what a change told this user (`push`)."""
        self.game_id = parcel["game"] or self.game_id
        message = push.bytes_for(parcel, self.user_pk)
        if message is not None and not self.ended and await self._still_holds():
            await self.tell(message.decode())

    async def table_closing(self, closing: Parcel) -> None:
        """End, because the table is no more (`push`)."""
        await self.say_goodbye(closing["code"], TABLE_CLOSED)

    async def _handle(self, frame: Frame) -> None:
        if isinstance(frame, Act):
            await self._act(frame.fields)
        elif isinstance(frame, Ping):
            await self._pong(frame)
        elif isinstance(frame, Seen):
            await self._see(frame)
        else:
            await self._send_everything()

    async def _act(self, fields: dict[str, object]) -> None:
        """Answer an action as REST would, by the same form and the same path."""
        if self.user is not None and standing.is_suspended(self.user, now_ms()):
            # That may be over: nothing that is refused here asks the one path.
            await self._session_holds()
        while True:
            try:
                status, body = await in_thread(_submit, self.game_id, self.user, fields)
                break
            except NotSeenSince:
                if not await self._session_holds():
                    await self.say_goodbye("signed_out", SIGNED_OUT)
                    return
        action_id = orjson.dumps(fields.get("action_id"))
        await self.tell(
            f'{{"type":"answer","action_id":{action_id.decode()},"status":{status},"body":{body}}}'
        )

    async def _see(self, seen: Seen) -> None:
        """Note that the user sees the cards. Nothing is answered; a clock that starts is told to all."""
        bad_form = await in_thread(_see_deal, seen, self.user_pk)
        if bad_form is not None:
            await self._refuse(bad_form)

    async def _pong(self, ping: Ping) -> None:
        versions = await in_thread(selectors.versions, self.table_id)
        pong = {"type": "pong", "at": ping.at, "now": now_ms(), **versions}
        await self.tell(orjson.dumps(pong).decode())

    async def _still_holds(self) -> bool:
        """Renew the socket's row from time to time, and end it if its session has ended.

        Asked before anything is taken or told, so that no silence outlives a session either.
        """
        now = now_ms()
        if now - self.renewed_at < presence.RENEW_MS:
            return True
        self.renewed_at = now
        if not await self._session_holds():
            await self.say_goodbye("signed_out", SIGNED_OUT)
            return False
        await in_thread(presence.renew, self.channel_name, self.table_id, self.user_pk, now=now)
        return True

    async def _session_holds(self) -> bool:
        """Look anew at whose session this is, and how they stand."""
        if self.user is None or self.session_key is None:
            return True
        now = await sessions.still_of(self.session_key, self.user)
        self.user = now or self.user
        return now is not None

    async def _send_everything(self) -> None:
        now = now_ms()
        table = await in_thread(selectors.table_message, self.table_id, self.user_pk, now=now)
        await self.tell(table.decode())
        found = await in_thread(selectors.game_message, self.table_id, self.user_pk, now=now)
        if found is not None:
            self.game_id, message = found
            await self.tell(message.decode())

    async def _refuse(self, error: APIException) -> None:
        self.strikes += 1
        if self.strikes > STRIKES:
            await self.end(FLOOD)
            return
        message = {"type": "error", "body": body_of(error)}
        await self.tell(orjson.dumps(message).decode())


def _submit(game_id: str, user: User | None, fields: dict[str, object]) -> tuple[int, str]:
    """Take an action for a game, and return status and body of the answer.

    Raises NotSeenSince if who the user is must be looked at again.
    """
    try:
        if user is not None:
            # As they stood when this socket looked last: the one path knows if that is too old.
            standing.check_may_play(user, now_ms())
        given = checked(ActionSerializer, fields)
        attempt = Attempt(
            game_id=game_id,
            actor=Person(None) if user is None else Person(user.pk, user.admittance),
            action=given["action"],
            turn=given.get("turn"),
            action_id=given["action_id"],
        )
        answer = play.submit_action(attempt, now=now_ms(), chance=new_chance())
    except Refused as refused:
        error: APIException = as_drf(refused)
    except standing.NotInGoodStanding as refusal:
        error = StandingError(refusal)
    except APIException as bad_form:
        error = bad_form
    else:
        return answer.status, answer.body.decode()
    return error.status_code, orjson.dumps(body_of(error)).decode()


def _see_deal(seen: Seen, user: int | None) -> APIException | None:
    """Take in that a user sees a round's cards, or return what is wrong with the frame.

    Who says so too late, or does not play here, does no harm and is not told.
    """
    try:
        given = checked(SeenSerializer, seen.fields)
    except APIException as bad_form:
        return bad_form
    if user is not None:
        with suppress(Refused):
            attendance.see_deal(
                seen.game_id, user, given["round"], now=now_ms(), chance=new_chance()
            )
    return None
