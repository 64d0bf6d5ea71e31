"""`make lock`: writes the pinned, hashed requirements from backend/pyproject.toml.

Pins stay as they are unless the ranges ask otherwise; `make lock UPGRADE=1` moves all to the
newest allowed. No address of a package index gets into the files.
"""

import os
import subprocess
import sys

from scripts import install
from scripts.places import BACKEND, PYTHON, Stop, environment

SHARED = (
    *("--universal", "--python-version", "3.11", "--generate-hashes", "--no-annotate"),
    *("--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command", "make lock"),
)


def main() -> int:
    """Write the three files. Return the exit code."""
    install.python_packages(dev=True)
    _compile("requirements.txt", "pyproject.toml")
    _compile("requirements-dev.txt", "pyproject.toml", "--group", "dev", "-c", "requirements.txt")
    _compile("requirements-services.txt", "--group", "services")
    return 0


def _compile(target: str, *sources: str) -> None:
    command = [
        str(PYTHON),
        "-m",
        "uv",
        "pip",
        "compile",
        "--quiet",
        *SHARED,
        *sources,
        "-o",
        target,
    ]
    if os.environ.get("UPGRADE"):
        command.append("--upgrade")
    env = environment(UV_PYTHON_DOWNLOADS="never")
    if subprocess.run(command, check=False, cwd=BACKEND, env=env).returncode != 0:
        raise Stop(f"backend/{target} could not be written.")
    print(f"- Wrote backend/{target}", flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Stop as stop:
        sys.exit(f"\n{stop}")
