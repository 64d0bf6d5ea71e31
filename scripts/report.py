"""The report of `make test`: a table of the steps, then what failed in them, then the count."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scripts import failures
from scripts.failures import Failure
from scripts.places import ROOT

TOLD_LINES: Final = 20
"""What failed is told in about so many lines: of a long output often the end alone is kept."""
LEAST_LINES: Final = 3
TAIL_LINES: Final = 5
"""So much of its end is shown of a step that does not name what failed."""


@dataclass(frozen=True)
class Outcome:
    """How a step went: `passed`, `failed` or `missing`; and the file with what it printed."""

    name: str
    verdict: str
    seconds: float
    output: Path


def main(outcomes: list[Outcome], *, forgiven: bool) -> int:
    """Print the report. Return 1 if a step failed or, unless that is forgiven, is missing."""
    print("\n" + "=" * 75)
    for outcome in outcomes:
        print(f"{outcome.name:<20} {outcome.verdict:<10} {outcome.seconds:8.1f} s")
    print(f"total {sum(outcome.seconds for outcome in outcomes):34.1f} s\n")
    _print_failures(outcomes)

    count = dict.fromkeys(("passed", "failed", "missing"), 0)
    for outcome in outcomes:
        count[outcome.verdict] += 1
    failed = count["failed"] + (0 if forgiven else count["missing"])
    skipped = count["missing"] if forgiven else 0
    print(f"{count['passed']} passed, {failed} failed, {skipped} skipped", flush=True)
    return 1 if failed else 0


def _print_failures(outcomes: list[Outcome]) -> None:
    told = [each for outcome in outcomes for each in _told(outcome)]
    for title, found in told:
        print(title)
        for line in _fitted(found, room=max(LEAST_LINES, TOLD_LINES // len(told) - 2)):
            print(f"  {line}")
        print()


def _told(outcome: Outcome) -> Iterator[tuple[str, list[Failure]]]:
    """Give what is to be told of a step: a title, and what stands under it."""
    output = outcome.output.read_text("utf-8", errors="replace")
    told = failures.read(output)
    source = f"({os.path.relpath(outcome.output, ROOT)})"
    if outcome.verdict != "passed" and told.failed:
        yield f"{outcome.name}: {len(told.failed)} failed {source}", told.failed
    elif outcome.verdict != "passed":
        end = [line for line in output.splitlines() if line.strip()][-TAIL_LINES:]
        yield f"{outcome.name}: {outcome.verdict} {source}", [[line] for line in end]
    if told.flaky:
        title = f"{outcome.name}: {len(told.flaky)} flaky, passed when tried again {source}"
        yield title, told.flaky


def _fitted(found: list[Failure], *, room: int) -> list[str]:
    """Lay failures out in so many lines: each with all that is known, or with less if need be."""
    lines: list[str] = []
    for depth in (failures.MOST_LINES, 2, 1):
        lines = [line for failure in found for line in _indented(failure[:depth])]
        if len(lines) <= room:
            return lines
    return [*lines[: room - 1], f"and {len(lines) - room + 1} more"]


def _indented(failure: Failure) -> list[str]:
    name, *why = failure
    return [name, *(f"  {line}" for line in why)]
