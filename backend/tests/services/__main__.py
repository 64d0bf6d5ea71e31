"""Runs a command beside private servers: `python -m tests.services COMMAND...`."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

from tests.services.missing import MissingServer
from tests.services.postgres import postgres
from tests.services.redis import redis

CANNOT_RUN = 69
"""The exit code that says: a server is missing (`EX_UNAVAILABLE`)."""


def main(command: list[str]) -> int:
    """Run the command and return its exit code, or `CANNOT_RUN` when a server is missing."""
    signal.signal(signal.SIGTERM, _end)
    with TemporaryDirectory(prefix="craits-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        try:
            with postgres(folder / "pg") as database, redis(folder / "redis") as broker:
                environment = {**os.environ, "DATABASE_URL": database.url, "REDIS_URL": broker}
                return subprocess.run(command, check=False, env=environment).returncode
        except MissingServer as missing:
            print(missing, file=sys.stderr)
            return CANNOT_RUN


def _end(number: int, frame: FrameType | None) -> None:
    """Leave by the front door, so that the servers are stopped."""
    raise SystemExit(128 + number)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
