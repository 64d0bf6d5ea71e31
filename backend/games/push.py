"""Everything that is sent to open sockets, and the only module that touches the channel layer.

The law of this module:
- Only services call it, inside the transaction whose outcome they tell of. It sends after the
  commit, so nobody is told what is not true; a failure to send never fails what was committed.
- What it sends was built by `audience`. Nothing here looks into it.
- One message a change goes over the layer, carrying the bytes of each viewpoint; each consumer
  forwards its own (`bytes_for`). Losing one costs an animation: the next ping finds the gap.
- Sizes, schemas and types are those of docs/protocol.md, "The socket"; tests/games/test_push.py
  holds every message against them, and tests/games/test_told_equals_asked.py holds each pushed
  view against the fetched one.
"""

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from channels.layers import get_channel_layer
from django.db import transaction

log = logging.getLogger(__name__)

Parcel = dict[str, Any]
"""What goes over the channel layer: its `type`, which names the consumer's method, and then
`to` (bytes by user, as text: the layer's encoding wants texts as keys) and `rest` (bytes for
everybody else, or None) and `game`; or `code`, why the sockets end."""


@dataclass(slots=True)
class Outbox:
    """What is told in a thread, to be sent by somebody on the event loop who may await it.

    A socket's consumer does this: from the thread in which it has an action taken, sending would
    cost a way to the event loop and back.
    """

    messages: list[tuple[str, Parcel]] = field(default_factory=list)

    @contextmanager
    def collecting(self) -> Iterator[None]:
        """Collect what this thread tells meanwhile."""
        token = _outbox.set(self)
        try:
            yield
        finally:
            _outbox.reset(token)

    async def send(self) -> None:
        """Send what is in the box, in order."""
        layer: Any = get_channel_layer()
        for group, message in self.messages:
            try:
                await layer.group_send(group, message)
            except Exception:
                # What it tells of is committed, and the next ping finds the gap.
                log.exception("a message to %s could not be sent", group)


_outbox: ContextVar[Outbox | None] = ContextVar("outbox", default=None)


def table_group(table: int) -> str:
    """Return the channel-layer group of a table's sockets."""
    return f"table.{table}"


def bytes_for(parcel: Parcel, user: int | None) -> bytes | None:
    """Return what a consumer forwards to its user, if anything."""
    message: bytes | None = parcel["to"].get(str(user), parcel["rest"])
    return message


def send(
    table: int, *, to: Mapping[int, bytes | None], rest: bytes | None, game: str | None = None
) -> None:
    """After commit, send each user in `to` their bytes (None: nothing), and `rest` to all others.

    `game` is the id of the game that is told of, if one is: consumers remember it.
    """
    by_user = {str(user): message for user, message in to.items()}
    _after_commit(table, {"type": "table.parcel", "to": by_user, "rest": rest, "game": game})


def close(table: int, *, code: str) -> None:
    """After commit, end every socket of a table, saying why."""
    _after_commit(table, {"type": "table.closing", "code": code})


def _after_commit(table: int, message: Parcel) -> None:
    def deliver() -> None:
        _send(table_group(table), message)

    # A plain function: Django's report of a robust hook's failure needs its name.
    transaction.on_commit(deliver, robust=True)


def _send(group: str, message: Parcel) -> None:
    box = _outbox.get()
    if box is not None:
        box.messages.append((group, message))
        return
    layer: Any = get_channel_layer()
    layer.publish(group, message)
