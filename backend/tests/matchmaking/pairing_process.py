"""Processes that pair: `python -m tests.matchmaking.pairing_process PROCESSES PASSES`.

All of them begin at once when a line comes in, and then it is printed how many matches each has made.
"""

import multiprocessing
import os
import sys
from typing import Any

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
django.setup()

from accounts.instants import now_ms  # noqa: E402 -- after Django is set up
from games.identifiers import new_chance  # noqa: E402
from matchmaking import matching  # noqa: E402
from matchmaking.tasks import draw  # noqa: E402


def main(processes: int, passes: int) -> int:
    """Wait for the word, then pair again and again. Returns the exit status."""
    # Django is loaded once, which takes longer than all the rest; connections are each one's own.
    fork = multiprocessing.get_context("fork")
    start, made = fork.Barrier(processes), fork.SimpleQueue()
    children = [fork.Process(target=_pair, args=(passes, start, made)) for _ in range(processes)]
    print("here", flush=True)
    sys.stdin.readline()
    for child in children:
        child.start()
    for child in children:
        child.join()
    if any(child.exitcode for child in children):
        return 1
    print(*(made.get() for _ in children), flush=True)
    return 0


def _pair(passes: int, start: Any, made: Any) -> None:  # noqa: ANN401 -- multiprocessing's own
    start.wait()
    counts = [
        matching.make_matches(now=now_ms(), draw=draw, chance=new_chance()) for _ in range(passes)
    ]
    made.put(sum(counts))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
