"""`make bench`: whole games and decisions a second of the engine, on one core."""

import subprocess
import sys

from scripts import install
from scripts.places import BACKEND, PYTHON, Stop, environment


def main() -> int:
    """Run the engine's own measurement. Return its exit code."""
    install.python_packages(dev=False)
    command = [str(PYTHON), "-m", "engine", "bench"]
    return subprocess.run(command, check=False, cwd=BACKEND, env=environment()).returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Stop as stop:
        sys.exit(f"\n{stop}")
