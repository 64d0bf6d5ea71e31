"""The engine from the shell: `python -m engine verify|simulate|bench`."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Final

from engine.bench import measure
from engine.options import MAX_SEATS, MIN_SEATS, Options
from engine.simulate import POLICIES, records
from engine.verify import verify

VALID: Final = 0
INVALID: Final = 1
UNREADABLE: Final = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    given = _parser().parse_args(arguments)
    if given.command == "verify":
        return _verify(given.files)
    if given.command == "simulate":
        return _simulate(given)
    speed = measure()
    print(f"{speed.games:.0f} games/s")
    print(f"{speed.decisions:.0f} decisions/s")
    return VALID


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)

    check = commands.add_parser("verify", help="check game records")
    check.add_argument("files", nargs="+", metavar="FILE")

    play = commands.add_parser("simulate", help="write records of whole games without people")
    play.add_argument("--games", type=int, default=1)
    play.add_argument("--players", type=int, default=4, choices=range(MIN_SEATS, MAX_SEATS + 1))
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--policy", choices=sorted(POLICIES), default="random")
    play.add_argument("--out", type=Path, required=True, metavar="DIR")

    commands.add_parser("bench", help="measure random play, four seats, on one core")
    return parser


def _verify(files: Sequence[str]) -> int:
    status = VALID
    for name in files:
        try:
            fault = verify(Path(name).read_bytes())
        except OSError as error:
            print(f"{name}: unreadable: {error.strerror}")
            status = UNREADABLE
            continue
        if fault is None:
            print(f"{name}: valid")
        else:
            print(f"{name}: invalid {fault.path} {fault.code} {fault.message}")
            status = max(status, INVALID)
    return status


def _simulate(given: argparse.Namespace) -> int:
    try:
        options = _options(given.option)
    except ValueError as refused:
        print(refused, file=sys.stderr)
        return UNREADABLE
    given.out.mkdir(parents=True, exist_ok=True)
    played = records(
        games=given.games,
        options=options,
        seats=given.players,
        policy=given.policy,
        seed=given.seed,
    )
    for number, record in enumerate(played, start=1):
        path = given.out / f"game-{number:05}.json"
        path.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return VALID


def _options(given: Sequence[str]) -> Options:
    """Options from `NAME=VALUE` pairs; ValueError for a name or a value there is not."""
    chosen: dict[str, str | bool] = Options().to_dict()
    known = [field.name for field in fields(Options)]
    for pair in given:
        name, _, value = pair.partition("=")
        if name not in known:
            raise ValueError(f"There is no option {name}; there are {', '.join(known)}.")
        chosen[name] = value == "true" if value in ("true", "false") else value
    return Options.from_dict(chosen)


if __name__ == "__main__":
    sys.exit(main())
