"""`make screenshots`: pictures of every screen, both themes, both sizes, into var/screenshots.

A few of them are kept with the repository, in docs/screenshots: those are renewed.
"""

import shutil
import sys

from scripts import browser, install
from scripts.places import ROOT, Stop

TAKEN = ROOT / "var" / "screenshots"
KEPT = ROOT / "docs" / "screenshots"
FOR_THE_README = {
    "table": "table-turn-dark-1280",
    "table-phone": "table-turn-light-360",
    "sheet": "table-sheet-light-1280",
    "end": "table-end-dark-1280",
    "lobby": "lobby-seats-light-1280",
    "replay": "replay-dark-1280",
}


def main() -> int:
    """Take the pictures. Return the exit code."""
    install.python_packages(dev=True)
    install.node_packages()
    shutil.rmtree(TAKEN, ignore_errors=True)
    code = browser.run_in_browser("screenshots")
    KEPT.mkdir(parents=True, exist_ok=True)
    for name, scene in FOR_THE_README.items():
        picture = TAKEN / f"{scene}.jpg"
        if picture.exists():
            shutil.copy(picture, KEPT / f"{name}.jpg")
    print(
        f"- {len(list(TAKEN.glob('*.jpg')))} pictures are in {TAKEN.relative_to(ROOT)}", flush=True
    )
    return code


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Stop as stop:
        sys.exit(f"\n{stop}")
