"""docker-compose.yml is valid, holds no secret, and its processes together are a running site."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.deployment import compose

BACKEND = Path(__file__).resolve().parents[2]
PROCESSES = ("migrate", "web", "worker", "beat")
GIVEN = {
    "SECRET_KEY": "a-key-of-the-tests-0123456789-abcdefghijklmnopqrstuvwxyz",
    "CRAITS_PUBLIC_URL": "http://localhost:8000",
    "POSTGRES_PASSWORD": "secret",
}


def test_it_follows_the_specification() -> None:
    answer = subprocess.run(
        ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", str(compose.FILE)],
        check=False,
        capture_output=True,
        text=True,
        env={
            **os.environ,
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        },
    )
    assert answer.returncode == 0, answer.stdout


@pytest.mark.skipif(
    subprocess.run(
        ["sh", "-c", "docker compose version"], check=False, capture_output=True
    ).returncode
    != 0,
    reason="Docker Compose is not installed",
)
def test_docker_compose_reads_it() -> None:
    answer = subprocess.run(
        ["docker", "compose", "--file", str(compose.FILE), "config", "--quiet"],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, **GIVEN},
    )
    assert answer.returncode == 0, answer.stderr


@pytest.mark.parametrize("name", GIVEN)
def test_what_must_be_given_has_no_default(name: str) -> None:
    others = {key: value for key, value in GIVEN.items() if key != name}
    with pytest.raises(KeyError, match=name):
        compose.environment("web", others)


def test_every_variable_is_explained() -> None:
    used = set(re.findall(r"\$\{(\w+)", compose.FILE.read_text("utf-8")))
    example = (compose.FILE.parent / ".env.example").read_text("utf-8")
    explained = set(re.findall(r"^#?(\w+)=", example, re.MULTILINE))
    assert used == explained


def test_every_long_running_service_has_a_health_check() -> None:
    unwatched = {
        name for name, service in compose.services().items() if "healthcheck" not in service
    }
    assert unwatched == {"migrate"}


@pytest.mark.scaled
def test_its_processes_together_are_a_site(tmp_path: Path) -> None:
    with _site(tmp_path) as port:
        _wait_until(lambda: _get(port, "/api/health") == 200, "the web process")
        env = _environment("worker", tmp_path, port)
        _wait_until(lambda: _succeeds(_health_check("worker"), env), "the worker")
        _wait_until((tmp_path / "beat.pulse").exists, "beat")
        assert _succeeds(_health_check("beat").replace("/data", str(tmp_path)), env)


@contextmanager
def _site(data: Path) -> Iterator[int]:
    """Run the commands of the containers side by side; give the port of the site."""
    port = _free_port()
    with ExitStack() as stack:
        for name in PROCESSES:
            process = stack.enter_context(_process(name, data, port))
            if name == "migrate":
                assert process.wait(120) == 0
        yield port


@contextmanager
def _process(name: str, data: Path, port: int) -> Iterator["subprocess.Popen[bytes]"]:
    words = [word.replace("--port=8000", f"--port={port}") for word in compose.command(name)]
    env = _environment(name, data, port)
    program = shutil.which(words[0], path=env["PATH"])
    assert program is not None, words[0]
    process = subprocess.Popen([program, *words[1:]], cwd=BACKEND, env=env)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        # Docker would wait as long before it kills.
        assert process.wait(15) in (0, -signal.SIGTERM)


def _environment(name: str, data: Path, port: int) -> dict[str, str]:
    """Return a container's environment, with the tests' own PostgreSQL and Redis in it."""
    servers = {key: os.environ[key] for key in ("DATABASE_URL", "REDIS_URL")}
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    given = {**GIVEN, "CRAITS_PUBLIC_URL": f"http://localhost:{port}"}
    return {
        **compose.environment(name, given),
        **servers,
        "PATH": path,
        "HOSTNAME": socket.gethostname(),
        "CRAITS_ENV": "production",
        "CRAITS_DATA_DIR": str(data),
    }


def _health_check(name: str) -> str:
    kind, command = compose.services()[name]["healthcheck"]["test"]
    assert kind == "CMD-SHELL"
    return str(command).replace("$$", "$")


def _succeeds(command: str, env: dict[str, str]) -> bool:
    answer = subprocess.run(["sh", "-c", command], check=False, cwd=BACKEND, env=env, timeout=30)
    return answer.returncode == 0


def _get(port: int, path: str) -> int:
    connection = HTTPConnection("localhost", port, timeout=5)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    except OSError:
        return 0
    finally:
        connection.close()


def _wait_until(true: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline, f"{what} is not well"
        time.sleep(0.3)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
