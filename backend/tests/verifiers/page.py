"""The page's verifier, built into one file and run by Node."""

import json
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from struct import Struct
from threading import Thread
from typing import IO, Any, Final

Verdict = tuple[str, str] | None
"""Path and code of the first fault; None for a valid record."""

FRONTEND: Final = Path(__file__).resolve().parents[3] / "frontend"
VITE: Final = FRONTEND / "node_modules" / "vite" / "bin" / "vite.js"
CONFIG: Final = FRONTEND / "build" / "verifier.config.ts"
PROGRAM: Final = "verifier.mjs"
_LENGTH: Final = Struct(">I").pack


class PageVerifier:
    """Judges records as the page does."""

    def __init__(self, program: subprocess.Popen[bytes]) -> None:
        self._program = program

    def judge(self, records: Sequence[bytes]) -> Iterator[Verdict]:
        """Judge records in order. It works ahead of whoever takes the verdicts."""
        for answer in self._answers(records):
            fault = answer["fault"]
            yield None if fault is None else (fault["path"], fault["code"])

    def cpu_ms(self, record: bytes) -> float:
        """Return the milliseconds of processor time that judging a record takes."""
        (answer,) = self._answers([record])
        return float(answer["cpu_ms"])

    def _answers(self, records: Sequence[bytes]) -> Iterator[dict[str, Any]]:
        feeder = Thread(target=_feed, args=(self._program.stdin, records))
        feeder.start()
        for _ in records:
            line = self._program.stdout.readline() if self._program.stdout else b""
            if not line:
                raise ChildProcessError("The page's verifier has ended.")
            yield json.loads(line)
        feeder.join()


def _feed(pipe: IO[bytes] | None, records: Sequence[bytes]) -> None:
    if pipe is None:
        raise ChildProcessError("The page's verifier takes nothing.")
    for record in records:
        pipe.write(_framed(record))
    pipe.flush()


def _framed(record: bytes) -> bytes:
    return _LENGTH(len(record)) + record


def retold(records: Sequence[bytes], folder: Path) -> list[Any]:
    """Return the rounds of each record's replay as the page tells them.

    With the program that `page_verifier` has built into the folder.
    """
    command = ("node", str(folder / PROGRAM), "retell")
    given = b"".join(map(_framed, records))
    done = subprocess.run(command, input=given, check=True, capture_output=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


@contextmanager
def page_verifier(folder: Path) -> Iterator[PageVerifier]:
    """Build it into a folder and run it. Needs Node and the page's packages."""
    if not VITE.exists():
        raise FileNotFoundError("The page's packages are not installed: `npm ci` in frontend/.")
    build = ("node", str(VITE), "build", "--config", str(CONFIG), "--outDir", str(folder))
    subprocess.run(build, cwd=FRONTEND, check=True, capture_output=True)
    command = ("node", str(folder / PROGRAM))
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        try:
            yield PageVerifier(program)
        finally:
            program.kill()
