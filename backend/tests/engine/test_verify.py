"""Broken records: each kind is found at the right place, with the right code, at once."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, cast, get_args

import pytest

from engine.record import Fault, verify
from engine.shape import FaultCode
from tests.verifiers.corpus import longest_game, text_of

DATA = Path(__file__).parents[1] / "data"
SAMPLE = DATA / "sample-record.json"
Record = dict[str, Any]

SHARED: Record = json.loads((DATA / "broken-records.json").read_text(encoding="utf-8"))
"""Broken records, as edits of the sample, and broken texts: the page's verifier is held to them too."""


@pytest.fixture
def record() -> Record:
    loaded: Record = json.loads(SAMPLE.read_text(encoding="utf-8"))
    return loaded


def found(data: object) -> tuple[str, str] | None:
    """Return path and code of the first fault, found in less than a second of processor time."""
    start = process_time()
    fault = verify(cast("bytes", data))
    assert process_time() - start < 1
    if fault is None:
        return None
    assert fault.message.endswith(".")
    return fault.path, fault.code


def edited(record: Record, edits: list[list[Any]]) -> Record:
    """Return a record after edits such as `["put", "rounds[0].dealer", 3]`, made in it one by one."""
    for kind, path, *value in edits:
        *way, last = [int(step) if step.isdigit() else step for step in _steps(path)]
        node: Any = record
        for step in way:
            node = node[step]
        if kind == "drop":
            del node[last]
        elif kind == "insert":
            node.insert(last, value[0])
        else:
            node[last] = value[0]
    return record


def _steps(path: str) -> list[str]:
    return path.replace("[", ".").replace("]", "").split(".")


def based(record: Record, base: str) -> Record:
    """Make a valid record of another kind of the sample: `rated`, `aborted` in its second round."""
    return edited(record, SHARED["bases"][base])


@pytest.mark.parametrize(
    "case", SHARED["broken"], ids=lambda case: f"{case['path']} {case['code']}"
)
def test_broken_records(record: Record, case: Record) -> None:
    edited(based(record, case["of"]), case["edits"])
    assert found(record) == (case["path"], case["code"])
    assert found(json.dumps(record).encode()) == (case["path"], case["code"])


@pytest.mark.parametrize("case", SHARED["texts"], ids=lambda case: case["name"])
def test_broken_texts(case: Record) -> None:
    data = bytes.fromhex(case["hex"]) if "hex" in case else case["text"].encode()
    assert found(data) == (case["path"], case["code"])


def test_there_are_enough_kinds() -> None:
    codes = {case["code"] for case in SHARED["broken"] + SHARED["texts"]}
    assert codes == set(get_args(FaultCode))
    assert len(SHARED["broken"]) >= 100


@pytest.mark.parametrize(
    ("path", "code"),
    [("fairness.client_seeds[2]", "bad_field"), ("rounds[0].moves[5]", "bad_move_syntax")],
)
def test_lone_surrogates(record: Record, path: str, code: str) -> None:
    """JSON can write what is no character."""
    edited(record, [["put", path, "\udc80"]])
    assert found(record) == (path, code)
    assert found(json.dumps(record)) == (path, code)


def test_no_number_beyond_all_others(record: Record) -> None:
    """Not to be written as JSON, but it may stand in an object."""
    edited(record, [["put", "rounds[0].times_ms[4]", float("inf")]])
    assert found(record) == ("rounds[0].times_ms[4]", "bad_field")


def test_the_sample_is_valid(record: Record) -> None:
    assert verify(SAMPLE.read_bytes()) is None
    assert verify(SAMPLE.read_text(encoding="utf-8")) is None
    assert verify(record) is None


def test_rated_and_aborted_games_are_valid(record: Record) -> None:
    assert found(based(copy.deepcopy(record), "rated")) is None
    assert found(based(record, "aborted")) is None


def test_a_round_that_was_over_when_the_game_was_aborted(record: Record) -> None:
    """Its result may not be left out, and the game goes on to no other."""
    record["ended_by"] = "aborted"
    record["totals"] = record["places"] = None
    del record["rounds"][2:]
    assert found(record) is None
    record["rounds"][1]["result"] = None
    assert found(record) == ("rounds[1].result", "wrong_result")


def test_a_game_played_to_its_end_was_not_aborted(record: Record) -> None:
    record["ended_by"] = "aborted"
    record["totals"] = record["places"] = None
    assert found(record) == ("ended_by", "bad_field")


def test_unknown_fields_are_ignored(record: Record) -> None:
    record["comment"] = {"a": [1, 2, {"b": None}]}
    record["rounds"][0]["weather"] = "fine"
    record["seats"][0]["hat"] = "red"
    assert found(record) is None


def test_whole_numbers_may_be_written_with_a_point(record: Record) -> None:
    """JSON knows one kind of number: 1.0 and 1e0 are 1."""
    text = json.dumps(record).replace('"version": 1,', '"version": 1.0,')
    assert found(text.replace('"rules": 1,', '"rules": 1e0,')) is None


@pytest.mark.parametrize(
    "data",
    [
        b"[" * 1_000_000,
        b'{"a":' * 500_000,
        "\ud800",
        b" " * 4_000_001,
        b'"' + b"x" * 3_999_990 + b'" x',
        b"[]," * 1_300_000,
        b'"\\"",' * 800_000,
        None,
        17,
    ],
    ids=lambda data: repr(data)[:20],
)
def test_not_json(data: object) -> None:
    """Long, deep, or no text at all: broken texts that are short are among the shared ones."""
    assert found(data) == ("$", "not_json")


@pytest.mark.parametrize("data", [b"[]", b"null", b"1", b'"record"', b"9" * 100_000, b"1e999"])
def test_not_an_object(data: bytes) -> None:
    assert found(data) == ("$", "bad_field")


def places(node: Record | list[Any], way: tuple[str | int, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Give the way to every value of a record, of lists to the first two only."""
    inside = node.items() if isinstance(node, dict) else enumerate(node[:2])
    for key, value in inside:
        yield (*way, key)
        if isinstance(value, dict | list):
            yield from places(value, (*way, key))


def test_hostile_values_everywhere(record: Record) -> None:
    """Put each of some nasty values in every place of a record: there is always an answer."""
    nasty: list[Any] = [None, True, -1, 0.5, 10**30, "", "\ud800", "\0", [], [[]], {}, {"x": {}}]
    based(record, "aborted")
    for *way, last in list(places(record)):
        for value in nasty:
            broken = copy.deepcopy(record)
            node: Any = broken
            for step in way:
                node = node[step]
            node[last] = value
            assert isinstance(verify(broken), Fault | None)


def test_the_last_of_two_equal_keys_holds(record: Record) -> None:
    """As in every browser."""
    text = json.dumps(record)
    assert found('{"format": "pgn",' + text[1:]) is None
    assert found(text[:-1] + ', "format": "pgn"}') == ("format", "bad_field")


def test_the_longest_game_within_a_second() -> None:
    longest = longest_game()
    assert [len(entry["moves"]) for entry in longest["rounds"]] == [2000] * 15
    assert found(text_of(longest)) is None
