"""The web server's command line, the same wherever it runs, and the database it needs."""

import os
import socket
import subprocess
import time
import urllib.error
import urllib.request

from scripts.places import BACKEND, PYTHON, Stop, environment

READY_SECONDS = 30.0


def free_port() -> int:
    """Return the port to serve on, `PORT` or 8000, having looked that nobody has it."""
    value = os.environ.get("PORT", "8000")
    if not value.isdigit():
        raise Stop(f"PORT must be a number, not {value!r}.")
    port = int(value)
    with socket.socket() as probe:
        if probe.connect_ex(("localhost", port)) == 0:
            raise Stop(f"Port {port} is taken; another one: `make run PORT=8001`.")
    return port


def migrate(env: dict[str, str]) -> None:
    """Bring the database up to date."""
    command = [str(PYTHON), "manage.py", "migrate", "--verbosity", "0"]
    if subprocess.run(command, check=False, cwd=BACKEND, env=env).returncode != 0:
        raise Stop("The database could not be brought up to date.")


def command(*, host: str, port: int) -> list[str]:
    """Return the command that serves the site; run it in `backend`."""
    return [
        *(str(PYTHON), "-m", "uvicorn", "config.asgi:application"),
        *("--host", host, "--port", str(port)),
        # The quicker of uvicorn's two WebSocket sides; compression would double the work of a push.
        *("--ws", "websockets-sansio", "--ws-per-message-deflate", "false"),
        *("--ws-max-size", "16384", "--timeout-graceful-shutdown", "5"),
        *("--no-server-header", "--no-access-log", "--log-level", "warning"),
    ]


def public_environment(port: int) -> dict[str, str]:
    """Return the environment of a server on this machine, its own address in it."""
    address = os.environ.get("CRAITS_PUBLIC_URL", f"http://localhost:{port}")
    return environment(CRAITS_PUBLIC_URL=address)


def is_ready(server: "subprocess.Popen[bytes]", port: int) -> bool:
    """Wait until the server says that it is well; say whether it did."""
    deadline = time.monotonic() + READY_SECONDS
    while server.poll() is None and time.monotonic() < deadline:
        try:
            urllib.request.urlopen(f"http://localhost:{port}/api/health", timeout=2)
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return True
    return False
