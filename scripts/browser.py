"""A browser for the tests and the pictures. They start their sites themselves (scripts.site)."""

import os
import shutil
import subprocess
from pathlib import Path

from scripts import install
from scripts.places import FRONTEND, Missing, environment

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLAYWRIGHTS_OWN = "console.log(require('@playwright/test').chromium.executablePath())"


def find_chromium() -> Path:
    """Return a Chromium's path: named, installed, Playwright's own, or installed now; or stop."""
    for found in (_named(), _on_path(), _playwrights_own()):
        if found is not None:
            return found
    if _install_on_debian():
        found = _on_path()
        if found is not None:
            return found
    raise Missing(
        "No Chromium found. Name one in CHROMIUM_PATH, install your system's package `chromium`, "
        "or run `npx playwright install chromium` in frontend.",
    )


def run_in_browser(script: str, *arguments: str) -> int:
    """Run one of the page's npm scripts that drive a browser; return its exit code."""
    chromium = find_chromium()
    install.page()
    command = ["npm", "run", "--silent", script, "--", *arguments]
    env = environment(CHROMIUM_PATH=str(chromium))
    return subprocess.run(command, check=False, cwd=FRONTEND, env=env).returncode


def _named() -> Path | None:
    named = os.environ.get("CHROMIUM_PATH")
    if named and not Path(named).exists():
        raise Missing(f"CHROMIUM_PATH names {named}, which does not exist.")
    return Path(named) if named else None


def _on_path() -> Path | None:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return Path(found) if found else None


def _playwrights_own() -> Path | None:
    answer = subprocess.run(
        ["node", "-e", PLAYWRIGHTS_OWN], check=False, cwd=FRONTEND, capture_output=True, text=True
    )
    path = Path(answer.stdout.strip())
    return path if answer.returncode == 0 and path.is_file() else None


def _install_on_debian() -> bool:
    """Install Debian's Chromium where that needs no asking: as root. Say whether it worked."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    print("- Installing Chromium", flush=True)
    install_it = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
    env = environment(DEBIAN_FRONTEND="noninteractive")
    commands = (["apt-get", "update", "--quiet"], install_it)
    return all(
        subprocess.run(
            each, check=False, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        ).returncode
        == 0
        for each in commands
    )
