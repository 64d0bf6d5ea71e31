"""The processes of a site on throw-away data, each of which can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final

from tests.deployment import compose
from tests.services.postgres import Postgres, postgres
from tests.services.redis import redis

BACKEND: Final = Path(__file__).resolve().parents[2]

PATIENCE: Final = 120.0
"""Seconds after which a test gives up on what should have happened within one: it decides nothing
on a machine that works, and a busy one needs the room."""

FORGIVEN: Final = "Invalid UTF-8 sequence received from client."
"""After this line uvicorn logs how it found out. It ends that socket as the standard wants."""


@dataclass
class Program:
    """One process of a site and its children; it may be started again and again."""

    name: str
    command: list[str]
    env: dict[str, str]
    log: Path
    running: "subprocess.Popen[bytes] | None" = None

    def start(self) -> None:
        """Start it, in a process group of its own."""
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(
                self.command,
                cwd=BACKEND,
                env=self.env,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def kill(self) -> None:
        """End it and its children as a power cut would: it gets no chance to do anything."""
        if self.running is not None:
            os.killpg(self.running.pid, signal.SIGKILL)
            self.running.wait(PATIENCE)
            self.running = None


@dataclass
class Site:
    """A site: where it listens, where its data lies, and its processes by their name."""

    port: int
    database: str
    """The address of its database, as in `DATABASE_URL`."""
    programs: dict[str, Program] = field(default_factory=dict)
    postgres: Postgres | None = None
    """The server of its database, if it has one."""

    @property
    def origin(self) -> str:
        """Where its page would come from."""
        return f"http://localhost:{self.port}"

    def start(self, *names: str) -> None:
        """Start these processes, all if none is named, and wait until the site is well."""
        for name in names or self.programs:
            self.programs[name].start()
        wait_until(self.is_well, "the site is well")

    def kill(self, *names: str) -> None:
        """Kill these processes, all if none is named."""
        for name in names or self.programs:
            self.programs[name].kill()

    def is_well(self) -> bool:
        """Tell whether the web process says that it can do its work."""
        connection = HTTPConnection("localhost", self.port, timeout=10)
        try:
            connection.request("GET", "/api/health")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def complaints(self) -> list[str]:
        """Return what its processes logged as errors, each with the lines that follow."""
        found = []
        for program in self.programs.values():
            lines = program.log.read_text("utf-8", "replace").splitlines()
            found += [
                "\n".join([program.name, *lines[at : at + 60]])
                for at, line in enumerate(lines)
                if (" ERROR " in line or line.startswith("Traceback"))
                and FORGIVEN not in lines[at - 1]
            ]
        return found


@contextmanager
def embedded_site(folder: Path) -> Iterator[Site]:
    """Run the embedded default, one process and a SQLite file, with its data in `folder`."""
    port = free_port()
    env = _environment(folder, port)
    web = [word for word in _web(port) if not word.startswith("--workers")]
    site = Site(port, f"sqlite:///{folder / 'craits.sqlite3'}")
    with _running(site, {"web": web}, env, folder):
        yield site


@contextmanager
def scaled_site(folder: Path) -> Iterator[Site]:
    """Run docker-compose's processes on a PostgreSQL and a Redis of their own, all in `folder`.

    Its path must be short: sockets lie in it.
    """
    port = free_port()
    with postgres(folder / "pg") as database, redis(folder / "redis") as broker:
        servers = {"DATABASE_URL": database.url, "REDIS_URL": broker}
        env = _environment(folder, port) | servers
        commands = {name: compose.command(name) for name in ("worker", "beat")}
        with _running(
            site := Site(port, database.url, postgres=database),
            {"web": _web(port)} | commands,
            env,
            folder,
        ):
            yield site


def wait_until(true: Callable[[], bool], what: str) -> None:
    """Wait until something is true, and fail when it does not come true."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, f"not within {PATIENCE:.0f} s: {what}"
        time.sleep(0.05)


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


@contextmanager
def _running(
    site: Site, commands: dict[str, list[str]], env: dict[str, str], folder: Path
) -> Iterator[None]:
    """Bring the database up to date and run the commands beside each other."""
    manage = [sys.executable, "manage.py", "migrate", "--verbosity", "0"]
    subprocess.run(manage, check=True, cwd=BACKEND, env=env)
    for name, words in commands.items():
        command = [str(Path(sys.executable).parent / words[0]), *words[1:]]
        site.programs[name] = Program(name, command, env, folder / f"{name}.log")
    try:
        site.start()
        yield
    finally:
        site.kill()


def _web(port: int) -> list[str]:
    return [word.replace("--port=8000", f"--port={port}") for word in compose.command("web")]


def _environment(folder: Path, port: int) -> dict[str, str]:
    """Return an environment in which nothing of the tests' own settings is left.

    The page is a stand-in: what is tested here must not depend on whether the real one is built.
    """
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>Craits</title>")
    return {
        "PATH": os.environ["PATH"],
        "HOME": os.environ.get("HOME", "/"),
        "SECRET_KEY": "a-key-of-the-tests-0123456789-abcdefghijklmnopqrstuvwxyz",
        "CRAITS_DATA_DIR": str(folder),
        "CRAITS_PAGE_DIR": str(page),
        "CRAITS_PACE": "test",
        "CRAITS_PUBLIC_URL": f"http://localhost:{port}",
        "CRAITS_LOG_LEVEL": "WARNING",
    }
