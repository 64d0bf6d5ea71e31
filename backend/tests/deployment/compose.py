"""Reading docker-compose.yml as Docker would, as far as the tests need."""

import re
from pathlib import Path
from typing import Any

import yaml

FILE = Path(__file__).resolve().parents[3] / "docker-compose.yml"
_VARIABLE = re.compile(r"\$\{(?P<name>\w+)(?::(?P<kind>[-?])(?P<word>[^}]*))?\}")


def services() -> dict[str, Any]:
    """Return the services as written, merge keys resolved."""
    found: dict[str, Any] = yaml.safe_load(FILE.read_text("utf-8"))["services"]
    return found


def environment(service: str, given: dict[str, str]) -> dict[str, str]:
    """Return what a service's environment is when its variables have the `given` values."""
    written: dict[str, str] = services()[service]["environment"]
    return {name: fill_in(str(value), given) for name, value in written.items()}


def fill_in(text: str, given: dict[str, str]) -> str:
    """Replace `${NAME}`, `${NAME:-default}` and `${NAME:?message}`; raise KeyError for the last."""

    def value(match: re.Match[str]) -> str:
        name, kind = match["name"], match["kind"]
        if given.get(name):
            return given[name]
        if kind == "?":
            raise KeyError(name)
        return match["word"] or ""

    return _VARIABLE.sub(value, text)


def command(service: str) -> list[str]:
    """Return the command of a service."""
    words: list[str] = services()[service]["command"]
    return words
