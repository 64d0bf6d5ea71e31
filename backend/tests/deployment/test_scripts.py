"""What `make` does, as far as a wrong answer would go unseen."""

import time
from pathlib import Path

import pytest

from scripts import install
from scripts import test as make_test
from scripts.places import Missing, Stop


def _raise(error: Exception) -> int:
    raise error


PASSING = make_test.Step("passing", lambda: 0)
FAILING = make_test.Step("failing", lambda: 1)
UNABLE = make_test.Step("unable", lambda: _raise(Missing("no browser")))
BROKEN = make_test.Step("broken", lambda: _raise(Stop("the build failed")))


@pytest.mark.parametrize(
    ("steps", "forgiving", "code", "last_line"),
    [
        ([PASSING, PASSING], False, 0, "2 passed, 0 failed, 0 skipped"),
        ([PASSING, FAILING], False, 1, "1 passed, 1 failed, 0 skipped"),
        ([PASSING, UNABLE], False, 1, "1 passed, 1 failed, 0 skipped"),
        ([PASSING, UNABLE], True, 0, "1 passed, 0 failed, 1 skipped"),
        ([FAILING, UNABLE], True, 1, "0 passed, 1 failed, 1 skipped"),
        ([BROKEN], True, 1, "0 passed, 1 failed, 0 skipped"),
    ],
)
def test_what_failed_or_could_not_run_fails_the_whole(
    steps: list[make_test.Step],
    code: int,
    last_line: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *,
    forgiving: bool,
) -> None:
    monkeypatch.setattr(make_test, "OUTPUTS", tmp_path)
    monkeypatch.setenv("ALLOW_MISSING", "1" if forgiving else "0")
    assert make_test.run_all(steps) == code
    assert capsys.readouterr().out.splitlines()[-1] == last_line


def test_a_step_that_hangs_is_ended_with_its_children(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make_test, "STEP_SECONDS", {False: 0.3, True: 0.3})
    hanging = ("sh", "-c", f"(sleep 1; touch {tmp_path}/outlived) & wait")
    assert make_test.call(hanging, cwd=tmp_path) == 1
    time.sleep(1.2)
    assert not (tmp_path / "outlived").exists()


def test_the_page_is_built_anew_when_a_file_of_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[int] = []
    (tmp_path / "frontend" / "dist").mkdir(parents=True)
    source = tmp_path / "frontend" / "main.ts"
    source.write_text("1", "utf-8")

    def build(command: list[str], *, cwd: Path) -> None:
        (tmp_path / "frontend" / "dist" / "index.html").write_text("built", "utf-8")
        built.append(len(command))

    monkeypatch.setattr(install, "FRONTEND", tmp_path / "frontend")
    monkeypatch.setattr(install, "PAGE", tmp_path / "frontend" / "dist")
    monkeypatch.setattr(install, "STAMPS", tmp_path / "stamps")
    monkeypatch.setattr(install, "_run", build)
    install.page()
    install.page()
    assert len(built) == 1
    source.write_text("2", "utf-8")
    install.page()
    assert len(built) == 2
