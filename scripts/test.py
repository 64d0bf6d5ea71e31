"""`make test`: every check there is, one after the other, and a report of how they went.

A step fails when its command does, and is *missing* when something it needs can be neither found
nor installed. Both make the whole fail; `ALLOW_MISSING=1` lets a developer pass without what is
missing. `ONLY="ruff mypy"` runs the steps of those names.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scripts import browser, install, report, schema
from scripts.output import kept
from scripts.places import BACKEND, FRONTEND, OUTPUTS, PYTHON, ROOT, Missing, Stop, environment
from scripts.report import Outcome

CANNOT_RUN: Final = 69
"""What tests.services answers when a server is missing (`EX_UNAVAILABLE`)."""
STEP_SECONDS: Final = {False: 1500, True: 7200}

RUFF: Final = (str(PYTHON), "-m", "ruff")
PYTEST: Final = (str(PYTHON), "-m", "pytest", "-q", "--durations=5")
# The rules know no database: testing them on another one would test the same thing again.
PURE: Final = ("--ignore=tests/engine", "--ignore=tests/bots")
# What takes any input whatever is tried on the stricter database alone: it takes minutes.
FUZZED: Final = (
    "--ignore=tests/hostile/test_schema_fuzzed.py",
    "--ignore=tests/accounts/test_hostile.py",
)
SERVICES: Final = (str(PYTHON), "-m", "tests.services")


@dataclass(frozen=True)
class Step:
    """One check: a name for the table and what to do, which returns an exit code."""

    name: str
    do: Callable[[], int]


def main(*, long: bool) -> int:
    """Install, run the steps, print the report. Return 0 when nothing failed."""
    install.python_packages(dev=True)
    install.node_packages()
    only = os.environ.get("ONLY", "").split()
    steps = [step for step in _steps(long=long) if not only or step.name in only]
    if not steps:
        raise Stop(f"No step is called {' or '.join(only)}.")
    return run_all(steps)


def run_all(steps: list[Step]) -> int:
    """Run the steps and print the report. Return 1 if one failed or, unforgiven, could not run."""
    forgiven = os.environ.get("ALLOW_MISSING") == "1"
    return report.main([_run(step) for step in steps], forgiven=forgiven)


def _steps(*, long: bool) -> list[Step]:
    if long:
        return [
            Step("long", _backend(*PYTEST, "-m", "long and not scaled", long=True)),
            Step("long-scaled", _scaled(*PYTEST, "-m", "long", long=True)),
            Step("long-browser", lambda: browser.run_in_browser("e2e:long")),
        ]
    return [
        Step("format", lambda: call((*RUFF, "format", "--check", "."), cwd=ROOT)),
        Step("ruff", lambda: call((*RUFF, "check", "."), cwd=ROOT)),
        Step("mypy", _backend(str(PYTHON), "-m", "mypy", ".", "../scripts")),
        Step("imports", _backend(str(PYTHON.parent / "lint-imports"))),
        Step("migrations", _backend(str(PYTHON), "manage.py", "makemigrations", "--check")),
        Step("pytest", _backend(*PYTEST, "-n", "2", "-m", "not long and not scaled", *FUZZED)),
        Step("pytest-scaled", _scaled(*PYTEST, "-n", "2", "-m", "not long", *PURE)),
        Step("page-format", _page("format:check")),
        Step("page-lint", _page("lint")),
        Step("page-types", _page("typecheck")),
        Step("page-tests", _page("test")),
        Step("schema", lambda: schema.main(check=True)),
        Step("page-build", _build),
        Step("browser", lambda: browser.run_in_browser("e2e")),
    ]


def _backend(*command: str, long: bool = False) -> Callable[[], int]:
    return lambda: call(command, cwd=BACKEND, long=long)


def _page(script: str) -> Callable[[], int]:
    return lambda: call(("npm", "run", "--silent", script), cwd=FRONTEND)


def _scaled(*command: str, long: bool = False) -> Callable[[], int]:
    """Run a command beside private PostgreSQL and Redis, installed as packages if need be."""

    def do() -> int:
        if call((*SERVICES, "true"), cwd=BACKEND) == CANNOT_RUN:
            install.server_packages()
        return call((*SERVICES, *command), cwd=BACKEND, long=long)

    return do


def _build() -> int:
    install.page()
    return 0


def call(command: tuple[str, ...], *, cwd: Path, long: bool = False) -> int:
    """Run a command in a process group of its own, and end all of it if it takes too long."""
    process = subprocess.Popen(
        command, cwd=cwd, env=environment(), stdin=subprocess.DEVNULL, start_new_session=True
    )
    try:
        return process.wait(STEP_SECONDS[long])
    except subprocess.TimeoutExpired:
        print(f"Ended after {STEP_SECONDS[long]} seconds.", flush=True)
        return 1
    finally:
        if process.poll() is None:
            _end(process)


def _end(process: "subprocess.Popen[bytes]") -> None:
    """End a process and its children: asked first, so that servers it started are stopped."""
    os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(30)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _run(step: Step) -> Outcome:
    print(f"\n=== {step.name} " + "=" * (70 - len(step.name)), flush=True)
    output = OUTPUTS / f"{step.name}.txt"
    begun = time.monotonic()
    with kept(output):
        try:
            code = step.do()
        except Stop as stop:
            print(stop, flush=True)
            code = CANNOT_RUN if isinstance(stop, Missing) else 1
    verdict = {0: "passed", CANNOT_RUN: "missing"}.get(code, "failed")
    return Outcome(step.name, verdict, time.monotonic() - begun, output)


if __name__ == "__main__":
    # Leave by the front door, so that a running step is ended too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        sys.exit(main(long="--long" in sys.argv))
    except Stop as stop:
        sys.exit(f"\n{stop}")
