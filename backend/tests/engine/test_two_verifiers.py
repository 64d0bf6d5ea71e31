"""The page's verifier says of every record what the server's says: the same path, the same code."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from engine.record import replay
from engine.shape import FaultCode
from tests.verifiers.breaking import broken
from tests.verifiers.comparing import Judged, judged
from tests.verifiers.corpus import games, longest_game, text_of
from tests.verifiers.page import PageVerifier, page_verifier, retold

GAMES = 1000
LONG_GAMES = 20_000
RETOLD = 24
BATCH = 500
SEED = 1


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("verifier")


@pytest.fixture(scope="module")
def page(folder: Path) -> Iterator[PageVerifier]:
    with page_verifier(folder) as verifier:
        yield verifier


def corpus(number: int, breaks: int) -> Iterator[list[bytes]]:
    """Give so many games and each one's broken copies, in batches."""
    rng = Random(SEED)
    batch: list[bytes] = []
    for record in games(number, seed=SEED):
        batch.append(text_of(record))
        batch += (broken(record, rng) for _ in range(breaks))
        if len(batch) >= BATCH:
            yield batch
            batch = []
    yield batch


def judge(number: int, breaks: int, page: PageVerifier) -> Iterator[Judged]:
    for batch in corpus(number, breaks):
        yield from judged(batch, page)


def test_a_thousand_games_and_their_broken_copies(page: PageVerifier) -> None:
    places: dict[str, set[str]] = defaultdict(set)
    valid = 0
    for one in judge(GAMES, 1, page):
        assert one.by_page == one.by_server, one.text
        if one.by_server is None:
            valid += 1
        else:
            path, code = one.by_server
            places[code].add(re.sub(r"\d+", "_", path) if code == "bad_field" else path)
    assert valid > GAMES
    assert set(places) == set(get_args(FaultCode))
    in_few_places = {"$", "first_dealer", "fairness.commitment", "rounds", "totals", "places"}
    few = {code for code, where in places.items() if len(where) < 4 and not where <= in_few_places}
    assert few == set()


@pytest.mark.long
def test_twenty_thousand_games_and_their_broken_copies(page: PageVerifier) -> None:
    assert [one.text for one in judge(LONG_GAMES, 10, page) if not one.agreed] == []


@pytest.mark.usefixtures("page")
def test_the_page_retells_a_game_as_the_server_does(folder: Path) -> None:
    """So the replay of a record that no server has is the same replay."""
    records = list(games(RETOLD, seed=SEED))
    told = retold([text_of(record) for record in records], folder)
    for record, by_page in zip(records, told, strict=True):
        assert by_page == json.loads(json.dumps(list(replay(record))))


def test_the_longest_game(page: PageVerifier) -> None:
    longest = text_of(longest_game())
    assert list(page.judge([longest])) == [None]
    assert page.cpu_ms(longest) < 1000


@pytest.mark.parametrize(
    "text",
    [
        b" " * 4_000_001,
        b"[" * 4_000_000,
        b'{"a":' * 800_000,
        b"[]," * 1_333_333,
        b"9" * 4_000_000,
        b'"' + b"x" * 3_999_990 + b'"',
        b'{"rounds":[' + b"{}," * 1_333_000 + b"{}]}",
    ],
    ids=lambda text: repr(text[:12]),
)
def test_neither_dwells_on_what_is_hostile(text: bytes, page: PageVerifier) -> None:
    assert [one.agreed for one in judged([text], page)] == [True]
    assert page.cpu_ms(text) < 1000
