"""`make format`: all code in its one form, and what the linters can put right put right."""

import subprocess
import sys

from scripts import install
from scripts.places import FRONTEND, PYTHON, ROOT, Stop, environment

RUFF = (str(PYTHON), "-m", "ruff")
COMMANDS = (
    (ROOT, (*RUFF, "check", "--fix", "--quiet", ".")),
    (ROOT, (*RUFF, "format", ".")),
    (FRONTEND, ("npm", "run", "--silent", "format")),
)


def main() -> int:
    """Format both halves. Return 0 when all of it could be."""
    install.python_packages(dev=True)
    install.node_packages()
    codes = [
        subprocess.run(command, check=False, cwd=folder, env=environment()).returncode
        for folder, command in COMMANDS
    ]
    return max(codes)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Stop as stop:
        sys.exit(f"\n{stop}")
