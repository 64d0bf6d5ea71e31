"""A browser for the tests, and a site of its own for it to visit."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts import install, serve
from scripts.places import BACKEND, FRONTEND, Missing, Stop, environment

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


@contextmanager
def site() -> Iterator[str]:
    """Serve the built page with an empty database at the pace of tests; give its address."""
    port = serve.any_free_port()
    with TemporaryDirectory(prefix="craits-site-") as folder:
        env = environment(
            CRAITS_DATA_DIR=folder, CRAITS_PACE="test", CRAITS_PUBLIC_URL=f"http://localhost:{port}"
        )
        serve.migrate(env)
        server = subprocess.Popen(serve.command(host="localhost", port=port), cwd=BACKEND, env=env)
        try:
            if not serve.is_ready(server, port):
                raise Stop("The site for the browser did not start.")
            yield env["CRAITS_PUBLIC_URL"]
        finally:
            server.terminate()
            server.wait(20)


def run_in_browser(script: str, *arguments: str) -> int:
    """Run one of the page's npm scripts against such a site; return its exit code."""
    chromium = find_chromium()
    install.page()
    with site() as address:
        env = environment(CHROMIUM_PATH=str(chromium), CRAITS_URL=address)
        command = ["npm", "run", "--silent", script, "--", *arguments]
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
