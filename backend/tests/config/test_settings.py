"""Settings refuse what would be unsafe, and stand for both kinds of server."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

BACKEND = Path(__file__).resolve().parents[2]
PRODUCTION = {
    "CRAITS_ENV": "production",
    "SECRET_KEY": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "CRAITS_PUBLIC_URL": "https://craits.example",
    "DATABASE_URL": "postgres://craits:secret@postgres/craits",
    "REDIS_URL": "redis://redis:6379/0",
    "EMAIL_URL": "smtp+tls://user:password@mail.example:587",
}


def _python(*command: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a process of its own with just these variables."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return subprocess.run(
        [sys.executable, *command],
        check=False,
        cwd=BACKEND,
        env={**kept, **env},
        capture_output=True,
        text=True,
    )


def _settings(name: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Read the settings, as every process of the server does first, and print one of them."""
    return _python("-c", f"from config import settings; print(settings.{name})", **env)


def _value(name: str, **env: str) -> str:
    answer = _settings(name, **env)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.strip()


def test_production_passes_djangos_own_checks(tmp_path: Path) -> None:
    answer = _python(
        *("manage.py", "check", "--deploy", "--fail-level", "WARNING"),
        **PRODUCTION,
        CRAITS_DATA_DIR=str(tmp_path),
    )
    assert answer.returncode == 0, answer.stderr


@pytest.mark.parametrize("name", ["SECRET_KEY", "CRAITS_PUBLIC_URL"])
def test_production_does_not_start_without(name: str, tmp_path: Path) -> None:
    env = {key: value for key, value in PRODUCTION.items() if key != name}
    answer = _settings("PUBLIC_URL", **env, CRAITS_DATA_DIR=str(tmp_path))
    assert answer.returncode != 0
    assert name in answer.stderr


@pytest.mark.parametrize(("name", "value"), [("CRAITS_DEBUG", "1"), ("CRAITS_PACE", "test")])
def test_production_does_not_start_with(name: str, value: str, tmp_path: Path) -> None:
    answer = _settings("DEBUG", **PRODUCTION, **{name: value}, CRAITS_DATA_DIR=str(tmp_path))
    assert answer.returncode != 0
    assert name in answer.stderr


def test_the_local_key_is_made_once_and_private(tmp_path: Path) -> None:
    first = _value("SECRET_KEY", CRAITS_DATA_DIR=str(tmp_path))
    assert len(first) >= 50
    assert (tmp_path / "secret_key").stat().st_mode & 0o077 == 0
    assert _value("SECRET_KEY", CRAITS_DATA_DIR=str(tmp_path)) == first


def test_a_redis_socket_has_two_names(tmp_path: Path) -> None:
    env = {"CRAITS_DATA_DIR": str(tmp_path), "REDIS_URL": "unix:///run/redis?db=3"}
    assert _value("CELERY_BROKER_URL", **env) == "redis+socket:///run/redis?virtual_host=3"
