"""`make fuzz`: broken records judged by both verifiers; what they differ on lies in var/fuzz.

`MINUTES=10` says for how long, `SEED=1` where to begin; the seed is printed.
"""

import os
import subprocess
import sys

from scripts import install
from scripts.places import BACKEND, PYTHON, Stop, environment


def main() -> int:
    """Let them judge until the time is over. Return 0 if they agreed on everything."""
    install.python_packages(dev=True)
    install.node_packages()
    command = [str(PYTHON), "-m", "tests.verifiers", "--minutes", os.environ.get("MINUTES", "1")]
    if "SEED" in os.environ:
        command += ["--seed", os.environ["SEED"]]
    return subprocess.run(command, check=False, cwd=BACKEND, env=environment()).returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Stop as stop:
        sys.exit(f"\n{stop}")
