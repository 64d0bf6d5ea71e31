"""`python -m scripts.site`: a site of its own for a browser test, until it is ended.

`CRAITS_DATA_DIR` says where it keeps everything and `PORT` where it listens: started again with the
same ones it is the same site after a restart. Bots are quick, everything that a person has to read
or answer waits for them, and mails are files in the folder `mail`.
"""

import os
import sys
from pathlib import Path

from scripts import serve
from scripts.places import BACKEND, Stop, environment


def main() -> None:
    """Serve; this process becomes the server, so that a signal reaches it."""
    port, folder = _needed("PORT"), Path(_needed("CRAITS_DATA_DIR")).resolve()
    env = environment(
        CRAITS_DATA_DIR=str(folder),
        CRAITS_PACE="test",
        CRAITS_SCORE_SHEET_MS="120000",
        CRAITS_READY_STEP_MS="120000",
        CRAITS_PUBLIC_URL=f"http://localhost:{port}",
        # What follows the third slash is the path.
        EMAIL_URL=f"filemail:///{folder / 'mail'}",
    )
    serve.migrate(env)
    command = serve.command(host="localhost", port=int(port))
    os.chdir(BACKEND)
    os.execve(command[0], command, env)


def _needed(name: str) -> str:
    value = os.environ.get(name)
    if not value:
        raise Stop(f"{name} must be set.")
    return value


if __name__ == "__main__":
    try:
        main()
    except Stop as stop:
        sys.exit(f"\n{stop}")
