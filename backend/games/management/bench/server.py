"""A server of the benchmark's own, and what it uses of the processor."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from django.conf import settings
from django.db import connection

READY_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class Server:
    """A server that answers at `port`."""

    pid: int
    port: int

    def cpu_seconds(self) -> float:
        """Return the processor time that the process has used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        user, system = int(fields[11]), int(fields[12])
        return (user + system) / os.sysconf("SC_CLK_TCK")

    def memory_kb(self) -> int:
        """Return the memory that the process holds."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1])


@contextmanager
def running() -> Iterator[Server]:
    """Serve the test database that this process has open, until the block ends."""
    with TemporaryDirectory(prefix="craits-bench-") as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        environment = {
            **os.environ,
            # The sessions made here must be good there.
            "SECRET_KEY": settings.SECRET_KEY,
            "DATABASE_URL": _database_url(),
            "CRAITS_DATA_DIR": folder,
            "CRAITS_PACE": "test",
            "CRAITS_PUBLIC_URL": f"http://localhost:{port}",
        }
        command = _command(port)
        process = subprocess.Popen(command, env=environment, cwd=settings.BACKEND_DIR)  # noqa: S603
        try:
            _wait(port, process)
            yield Server(process.pid, port)
        finally:
            process.terminate()
            process.wait(15)


def _command(port: int) -> list[str]:
    return [
        *(sys.executable, "-m", "uvicorn", "config.asgi:application", "--port", str(port)),
        *("--ws", "websockets-sansio", "--ws-per-message-deflate", "false"),
        *("--no-access-log", "--log-level", "warning", "--timeout-keep-alive", "60"),
    ]


def _database_url() -> str:
    """Return the address of the test database, which the settings do not know."""
    name = str(connection.settings_dict["NAME"])
    if connection.vendor == "sqlite":
        return f"sqlite:///{name}"
    return f"{os.environ['DATABASE_URL'].rsplit('/', 1)[0]}/{name}"


def _wait(port: int, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + READY_SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        try:
            urllib.request.urlopen(f"http://localhost:{port}/api/status", timeout=2)
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("The server did not start.")
