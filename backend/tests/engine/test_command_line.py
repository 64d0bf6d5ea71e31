"""`python -m engine`: what it prints and how it exits."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine import bench
from engine.__main__ import main
from engine.verify import verify

BACKEND = Path(__file__).parents[2]
SAMPLE = BACKEND / "tests" / "data" / "sample-record.json"


def test_verify_valid(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(SAMPLE)]) == 0
    assert capsys.readouterr().out == f"{SAMPLE}: valid\n"


def test_verify_invalid(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text(SAMPLE.read_text(encoding="utf-8").replace('"2:TS"', '"2:AC"'))
    assert main(["verify", str(SAMPLE), str(broken)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == (
        f"{broken}: invalid rounds[0].moves[0] card_not_held You do not hold the ace of clubs."
    )


def test_verify_unreadable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that cannot be read outweighs one that is invalid; the others are still checked."""
    (tmp_path / "empty.json").write_text("")
    status = main(
        ["verify", str(tmp_path / "gone.json"), str(tmp_path / "empty.json"), str(SAMPLE)]
    )
    assert status == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{tmp_path / 'gone.json'}: unreadable: ")
    assert lines[1].startswith(f"{tmp_path / 'empty.json'}: invalid $ not_json ")
    assert lines[2] == f"{SAMPLE}: valid"


def simulate(out: Path, *more: str) -> int:
    return main(
        ["simulate", "--games", "2", "--players", "3", "--seed", "7", "--out", str(out), *more]
    )


@pytest.mark.parametrize("policy", ["random", "auto"])
def test_simulate(tmp_path: Path, policy: str) -> None:
    options = ("--option", "matching=rank", "--option", "covered_six=true", "--policy", policy)
    assert simulate(tmp_path / "a", *options) == 0
    paths = sorted((tmp_path / "a").glob("*.json"))
    assert len(paths) == 2
    for path in paths:
        record = json.loads(path.read_bytes())
        assert verify(path.read_bytes()) is None
        assert record["options"]["matching"] == "rank"
        assert record["options"]["covered_six"] is True
        assert len(record["seats"]) == 3
        moved = [len(one["moves"]) for one in record["rounds"]]
        marked = [len(one["auto"]) for one in record["rounds"]]
        assert (moved == marked) == (policy == "auto")


def test_simulate_is_repeatable(tmp_path: Path) -> None:
    simulate(tmp_path / "a")
    simulate(tmp_path / "b")
    for path in (tmp_path / "a").iterdir():
        assert path.read_bytes() == (tmp_path / "b" / path.name).read_bytes()


def test_random_play_forgets_and_calls(tmp_path: Path) -> None:
    main(["simulate", "--games", "5", "--seed", "3", "--out", str(tmp_path)])
    text = "".join(path.read_text() for path in tmp_path.iterdir())
    for trace in (r"call@\d", '"[0-4]:last"', '"[0-4]:..!"'):
        assert re.search(trace, text)


@pytest.mark.parametrize("option", ["jokers=true", "matching=suit", "wild_nines", "length=1"])
def test_options_there_are_not(
    tmp_path: Path, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(tmp_path, "--option", option) == 2
    assert "option" in capsys.readouterr().err


def test_bench(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench, "SECONDS_A_RUN", 0.01)
    monkeypatch.setattr(bench, "RUNS", 1)
    assert main(["bench"]) == 0
    assert re.fullmatch(r"\d+ games/s\n\d+ decisions/s\n", capsys.readouterr().out)


def test_from_the_shell() -> None:
    """It starts as a module, with nothing but the standard library."""
    command = [sys.executable, "-S", "-m", "engine", "verify", str(SAMPLE)]
    done = subprocess.run(command, cwd=BACKEND, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{SAMPLE}: valid\n", "")
