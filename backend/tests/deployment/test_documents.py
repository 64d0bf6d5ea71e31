"""The documents keep up with the code."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]


def _read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def _dependencies() -> set[str]:
    project: dict[str, Any] = tomllib.loads(_read("backend/pyproject.toml"))
    package: dict[str, Any] = json.loads(_read("frontend/package.json"))
    groups = [project["project"]["dependencies"], *project["dependency-groups"].values()]
    python = {re.split(r"[\[<>= ]", line)[0] for group in groups for line in group}
    return {*python, *package["dependencies"], *package["devDependencies"]}


def test_every_dependency_has_its_reason() -> None:
    rows = re.findall(r"^\| (.*?) \|", _read("docs/decisions.md"), re.MULTILINE)
    explained = {name.lower() for row in rows for name in re.split(r"[, ]+", row)}
    families = tuple(name.removesuffix("*") for name in explained if name.endswith("*"))
    names = {name.lower() for name in _dependencies()}
    assert {n for n in names - explained if not n.startswith(families)} == set()


def test_every_setting_of_the_environment_is_explained() -> None:
    read = set(re.findall(r'env\.\w+\(\s*"([A-Z_]+)"', _read("backend/config/settings.py")))
    explained = set(re.findall(r"`([A-Z_]+)`", _read("docs/operations.md")))
    assert len(read) > 10
    assert read - explained == set()


def test_no_lock_file_names_a_package_index() -> None:
    for name in ("requirements.txt", "requirements-dev.txt", "requirements-services.txt"):
        assert "://" not in _read(f"backend/{name}"), name
    assert '"resolved"' not in _read("frontend/package-lock.json")
