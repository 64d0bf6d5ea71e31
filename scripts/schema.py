"""`make schema`: the server's API, as a schema and as the page's types. `--check` only compares."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts import install
from scripts.places import BACKEND, FRONTEND, PYTHON, Stop, environment

SCHEMA = FRONTEND / "schema.json"
TYPES = FRONTEND / "src" / "protocol" / "rest.generated.ts"


def main(*, check: bool) -> int:
    """Write both files, or with `check` say whether they are what the server gives."""
    install.python_packages(dev=True)
    install.node_packages()
    before = [_read(SCHEMA), _read(TYPES)]
    _write_both()
    changed = [
        path for path, old in zip((SCHEMA, TYPES), before, strict=True) if _read(path) != old
    ]
    if not check or not changed:
        return 0
    for path, old in zip((SCHEMA, TYPES), before, strict=True):
        path.write_text(old, "utf-8")
    print(
        f"Not what the server gives: {', '.join(path.name for path in changed)}. `make schema` writes them."
    )
    return 1


def _write_both() -> None:
    with TemporaryDirectory(prefix="craits-schema-") as folder:
        command = [str(PYTHON), "manage.py", "spectacular", "--validate", "--fail-on-warn"]
        command += ["--format", "openapi-json", "--file", str(SCHEMA)]
        _run(command, cwd=BACKEND, env=environment(CRAITS_DATA_DIR=folder))
    _run(["npm", "run", "--silent", "schema"], cwd=FRONTEND, env=environment())


def _run(command: list[str], *, cwd: Path, env: dict[str, str]) -> None:
    if subprocess.run(command, check=False, cwd=cwd, env=env).returncode != 0:
        raise Stop("The schema could not be written.")


def _read(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


if __name__ == "__main__":
    try:
        sys.exit(main(check="--check" in sys.argv))
    except Stop as stop:
        sys.exit(f"\n{stop}")
