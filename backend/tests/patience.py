"""How long a test waits for what should be there at once.

It goes on as soon as it is there: a machine with much else to do takes longer, and decides nothing.
"""

from typing import Any, Final, TypeAlias

from asgiref.testing import ApplicationCommunicator

PATIENCE: Final = 60.0
"""Seconds."""

Socket: TypeAlias = Any
"""asgiref's tester of applications, which carries no types."""

_Base: Socket = ApplicationCommunicator


class Communicator(_Base):  # type: ignore[misc]
    """asgiref's tester, which itself gives up after one second."""

    async def receive_output(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """Wait for what the application says next."""
        said: dict[str, Any] = await super().receive_output(seconds)
        return said

    async def wait(self, seconds: float = PATIENCE) -> None:
        """Wait for the application's end."""
        await super().wait(seconds)
