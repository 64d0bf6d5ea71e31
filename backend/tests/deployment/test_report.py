"""The end of `make test`'s output: whoever has nothing but that must learn what failed."""
# ruff: noqa: RUF001 - the marks are those that the runners print

from pathlib import Path

import pytest

from scripts import failures
from scripts import test as make_test
from scripts.report import TOLD_LINES

SHOWN_ELSEWHERE = 24
"""Lines that are left of an output where only its end is kept."""

PYTEST = """\
=================================== FAILURES ===================================
E   AssertionError: one
=========================== short test summary info ============================
FAILED tests/engine/test_crank.py::test_sum[a-b] - AssertionError: one
  two
assert 1 == 2
ERROR tests/bots/test_choice.py - ImportError while importing test module
FAILED tests/games/test_away.py::test_return
1 failed, 1 passed, 2 errors in 37.76s
"""

VITEST = """\
     \x1b[31m×\x1b[39m adds 9ms

\x1b[41m\x1b[1m FAIL \x1b[22m\x1b[49m src/sum.test.ts\x1b[2m > \x1b[22madds
\x1b[31m\x1b[1mAssertionError\x1b[22m: expected 1 to be 2 // Object.is equality\x1b[39m

 Test Files  1 failed (1)
"""

PLAYWRIGHT = """\
  ✘  1 e2e/a.spec.ts:2:1 › sits down (190ms)

  1) e2e/a.spec.ts:2:1 › sits down ──────────────────────────────

    Error: expect(locator).toBeVisible() failed

    Locator: getByRole('button')
    Expected: visible
    Timeout: 15000ms

    > 2 | await expect(button).toBeVisible();
        |                      ^
        at /somewhere/e2e/a.spec.ts:2:61

    Retry #1 ────────────────────────────────────────

    Error: something else

  2) e2e/b.spec.ts:4:1 › a group › plays ──────────────

    Test timeout of 600000ms exceeded.

  3) e2e/c.spec.ts:8:1 › a group › waits ──────────────

    Error: expect(received).toEqual(expected) // deep equality

    - Expected  - 1
    + Received  + 3

    - Array []
    + Array [
    +   "table-offline light 360: color-contrast",
    + ]

    Retry #1 ────────────────────────────────────────

  2 failed
    e2e/a.spec.ts:2:1 › sits down ───────────────────────────────
    e2e/b.spec.ts:4:1 › a group › plays ───────────────
  1 flaky
    e2e/c.spec.ts:8:1 › a group › waits ───────────────
  14 passed (5.5m)
"""

SITS_DOWN = [
    "e2e/a.spec.ts:2:1 › sits down",
    "Error: expect(locator).toBeVisible() failed",
    "Locator: getByRole('button')",
    "> 2 | await expect(button).toBeVisible();",
]
PLAYS = ["e2e/b.spec.ts:4:1 › a group › plays", "Test timeout of 600000ms exceeded."]
WAITS = [
    "e2e/c.spec.ts:8:1 › a group › waits",
    "Error: expect(received).toEqual(expected) // deep equality",
    '+   "table-offline light 360: color-contrast",',
]

PASSING = make_test.Step("passing", lambda: 0)


@pytest.mark.parametrize(
    ("output", "failed", "flaky"),
    [
        (
            PYTEST,
            [
                ["tests/engine/test_crank.py::test_sum[a-b]", "AssertionError: one"],
                ["tests/bots/test_choice.py", "ImportError while importing test module"],
                ["tests/games/test_away.py::test_return"],
            ],
            [],
        ),
        (
            VITEST,
            [
                [
                    "src/sum.test.ts > adds",
                    "AssertionError: expected 1 to be 2 // Object.is equality",
                ]
            ],
            [],
        ),
        (PLAYWRIGHT, [SITS_DOWN, PLAYS], [WAITS]),
        ("Found 1 error in 1 file\n", [], []),
        ("", [], []),
    ],
)
def test_names_and_reasons_are_found_in_what_the_runners_print(
    output: str, failed: list[failures.Failure], flaky: list[failures.Failure]
) -> None:
    assert failures.read(output) == failures.Told(failed, flaky)


def _printing(name: str, text: str, *, code: int = 1) -> make_test.Step:
    """Return a step whose program prints that and ends with that code."""
    command = ("sh", "-c", 'printf %s "$1"; exit "$2"', "sh", text, str(code))
    return make_test.Step(name, lambda: make_test.call(command, cwd=Path.cwd()))


@pytest.fixture
def outputs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(make_test, "OUTPUTS", tmp_path / "test")
    monkeypatch.setenv("ALLOW_MISSING", "0")
    return tmp_path / "test"


def _end(capfd: pytest.CaptureFixture[str]) -> list[str]:
    return capfd.readouterr().out.splitlines()[-SHOWN_ELSEWHERE:]


@pytest.mark.usefixtures("outputs")
def test_the_end_names_the_failed_tests_and_why(capfd: pytest.CaptureFixture[str]) -> None:
    steps = [_printing("pytest", "3 passed\n", code=0), _printing("browser", PLAYWRIGHT)]
    assert make_test.run_all(steps) == 1
    end = _end(capfd)
    assert {line.strip() for line in end} >= {*SITS_DOWN, *PLAYS, *WAITS}
    assert "1 flaky, passed when tried again" in "\n".join(end)
    assert end[-1] == "1 passed, 1 failed, 0 skipped"


@pytest.mark.usefixtures("outputs")
def test_what_passed_only_when_tried_again_is_told_of_a_step_that_passed(
    capfd: pytest.CaptureFixture[str],
) -> None:
    flaky = PLAYWRIGHT.replace("  2 failed\n", "").replace("  1) ", "  -) ")
    assert make_test.run_all([_printing("browser", flaky, code=0)]) == 0
    end = _end(capfd)
    assert any(line.startswith("browser: 1 flaky") for line in end)
    assert {line.strip() for line in end} >= set(WAITS)


@pytest.mark.usefixtures("outputs")
def test_the_end_of_a_step_that_names_no_tests_is_shown_again(
    capfd: pytest.CaptureFixture[str],
) -> None:
    steps = [_printing("mypy", "a\nb\nc\nd\na.py:1: error: x\n\nFound 1 error\n"), PASSING]
    assert make_test.run_all(steps) == 1
    end = _end(capfd)
    assert "  a.py:1: error: x" in end
    assert "  Found 1 error" in end
    assert "  a" not in end


@pytest.mark.usefixtures("outputs")
def test_many_failures_are_counted_where_there_is_no_room_for_all(
    capfd: pytest.CaptureFixture[str],
) -> None:
    many = "".join(f"FAILED tests/test_a.py::test_{i} - why {i}\n" for i in range(100))
    assert make_test.run_all([_printing("pytest", many)]) == 1
    end = _end(capfd)
    assert "  tests/test_a.py::test_0" in end
    told = sum("::test_" in line for line in end)
    assert f"  and {100 - told} more" in end
    assert told < TOLD_LINES


def test_what_programs_print_is_on_the_screen_and_in_a_file(
    outputs: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    make_test.run_all([_printing("ruff", "said by a program\n", code=0)])
    assert (outputs / "ruff.txt").read_text("utf-8") == "said by a program\n"
    assert "said by a program\n" in capfd.readouterr().out


def test_a_program_left_running_does_not_hold_up_the_next_step(
    outputs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scripts.output.PATIENCE_SECONDS", 0.1)
    holds = make_test.Step(
        "leaves", lambda: make_test.call(("sh", "-c", "echo begun; sleep 3 &"), cwd=outputs.parent)
    )
    assert make_test.run_all([holds, PASSING]) == 0
    assert (outputs / "leaves.txt").read_text("utf-8") == "begun\n"
