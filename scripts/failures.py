"""What the output of a run of tests says of those that failed, in as few lines as tell it.

Whoever reads a report from elsewhere often has its end only, so the end must name them.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

Failure: TypeAlias = list[str]
"""A test's name, or a file's that could not be read; then why, in a line or a few."""

WIDTH: Final = 160
"""Characters of a line; longer ones are cut."""
MOST_LINES: Final = 5
"""Lines of a failure, its name included."""

COLOUR: Final = re.compile(r"\x1b\[[0-9;]*m")
PYTEST: Final = re.compile(r"(FAILED|ERROR) (?P<test>\S+\.py.*)")
VITEST: Final = re.compile(r" FAIL  (?P<test>.+)")
PLAYWRIGHT: Final = re.compile(r"  \d+\) (?P<test>\S+\.ts:\d+:\d+ .+?) ─*")
# Beyond the first line: what was looked for, what was found, and the line that looked for it.
PLAYWRIGHT_DETAIL: Final = re.compile(
    r" +(Error: |Locator: |Received( string)?: |\+ +[\"'\d]|- waiting for |> +\d+ \| )"
)
FLAKY: Final = re.compile(r"  \d+ flaky")


@dataclass(frozen=True)
class Told:
    """`failed` tests, and `flaky` ones: those that passed when they were tried again."""

    failed: list[Failure]
    flaky: list[Failure]


def read(output: str) -> Told:
    """Find the failures in what pytest, vitest or Playwright printed; nothing in anything else."""
    lines = COLOUR.sub("", output).splitlines()
    in_browser = list(_of_playwright(lines))
    again = _tried_again(lines)
    failed = [*_of_pytest(lines), *_of_vitest(lines)]
    failed += [failure for failure in in_browser if failure[0] not in again]
    flaky = [failure for failure in in_browser if failure[0] in again]
    return Told(_cut(failed), _cut(flaky))


def _cut(failures: list[Failure]) -> list[Failure]:
    return [[line.strip()[:WIDTH] for line in failure] for failure in failures]


def _of_pytest(lines: list[str]) -> Iterator[Failure]:
    for line in lines:
        if match := PYTEST.fullmatch(line):
            name, _, reason = match["test"].partition(" - ")
            yield [name, reason] if reason else [name]


def _of_vitest(lines: list[str]) -> Iterator[Failure]:
    for line, reason in pairwise([*lines, ""]):
        if match := VITEST.fullmatch(line):
            yield [match["test"], reason]


def _of_playwright(lines: list[str]) -> Iterator[Failure]:
    for number, line in enumerate(lines):
        if match := PLAYWRIGHT.fullmatch(line):
            yield [match["test"], *_why_in_browser(lines[number + 1 :])]


def _why_in_browser(lines: list[str]) -> list[str]:
    """Return the first line of what a test failed with when first tried, and its details."""
    why: list[str] = []
    for line in filter(str.strip, lines):
        ends = not line.startswith("    ") or line.startswith("    Retry #")
        if ends or len(why) == MOST_LINES - 1:
            break
        if not why or PLAYWRIGHT_DETAIL.match(line):
            why.append(line)
    return why


def _tried_again(lines: list[str]) -> set[str]:
    """Return the names that Playwright's summary lists as flaky."""
    names: set[str] = set()
    rest = iter(lines)
    for line in rest:
        if not FLAKY.fullmatch(line):
            continue
        for name in rest:
            if not name.startswith("    "):
                break
            names.add(name.strip(" ─"))
    return names
