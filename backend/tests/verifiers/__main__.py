"""`python -m tests.verifiers`: broken records judged by both verifiers, until the time is over."""

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from tests.verifiers.breaking import broken
from tests.verifiers.comparing import Judged, judged
from tests.verifiers.corpus import games, text_of
from tests.verifiers.page import page_verifier

GAMES_A_BATCH = 64
BREAKS_A_GAME = 24


def main() -> int:
    """Return 0 if they agreed on everything."""
    given = _parser().parse_args()
    seed = int(time.time()) if given.seed is None else given.seed
    print(f"seed {seed}", flush=True)
    codes: Counter[str] = Counter()
    differences = 0
    until = time.monotonic() + given.minutes * 60
    with tempfile.TemporaryDirectory() as folder, page_verifier(Path(folder)) as page:
        while time.monotonic() < until:
            for one in judged(_batch(seed), page):
                codes[one.by_server[1] if one.by_server else "valid"] += 1
                if not one.agreed:
                    differences += 1
                    _save(one, given.out, f"{seed}-{differences}")
            seed += 1
            print(f"next seed {seed}: {codes.total()} records, {differences} differ", flush=True)
    for code, times in codes.most_common():
        print(f"{times:>9}  {code}")
    return 1 if differences else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.verifiers", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument(
        "--seed", type=int, help="the first batch's; printed, so it can be repeated"
    )
    parser.add_argument("--out", type=Path, default=Path("../var/fuzz"), metavar="DIR")
    return parser


def _batch(seed: int) -> list[bytes]:
    rng = Random(seed)
    texts = []
    for record in games(GAMES_A_BATCH, seed=seed):
        texts.append(text_of(record))
        texts += (broken(record, rng) for _ in range(BREAKS_A_GAME))
    return texts


def _save(one: Judged, folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    path.write_bytes(one.text)
    print(f"{path}: the server says {one.by_server}, the page {one.by_page}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
