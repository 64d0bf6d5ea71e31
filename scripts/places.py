"""Where things lie, and how to tell that something went wrong."""

import os
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BACKEND: Final = ROOT / "backend"
FRONTEND: Final = ROOT / "frontend"
PAGE: Final = FRONTEND / "dist"
VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin" / "python"
STAMPS: Final = ROOT / "var" / "stamps"
OUTPUTS: Final = ROOT / "var" / "test"


class Stop(Exception):
    """Something is missing or failed; the sentence says what a person can do about it."""


class Missing(Stop):
    """A program that the step needs can be neither found nor installed."""


def environment(**more: str) -> dict[str, str]:
    """Return this process's environment with the virtual environment in front, and `more`."""
    path = f"{VENV / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONHOME"}
    return {**kept, "PATH": path, "VIRTUAL_ENV": str(VENV), **more}
