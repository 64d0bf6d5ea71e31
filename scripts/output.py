"""What a part of a run prints, kept in a file as well."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PATIENCE_SECONDS: Final = 5


@contextmanager
def kept(path: Path) -> Iterator[None]:
    """Write what is printed meanwhile, by programs started here too, into the file as well."""
    path.parent.mkdir(parents=True, exist_ok=True)
    source, target = os.pipe()
    screen = os.dup(1), os.dup(2)
    # In a session of its own: after Ctrl-C it still writes down what the step says about that.
    tee = subprocess.Popen(["tee", str(path)], stdin=source, start_new_session=True)
    os.close(source)
    _print_to(target, target)
    os.close(target)
    try:
        yield
    finally:
        _print_to(*screen)
        for descriptor in screen:
            os.close(descriptor)
        _wait_for(tee)


def _print_to(out: int, err: int) -> None:
    sys.stdout.flush()
    sys.stderr.flush()
    os.dup2(out, 1)
    os.dup2(err, 2)


def _wait_for(tee: "subprocess.Popen[bytes]") -> None:
    """Wait until all is written; a program that was left running may hold the other end open."""
    try:
        tee.wait(PATIENCE_SECONDS)
    except subprocess.TimeoutExpired:
        tee.kill()
        tee.wait()
