"""Broken records: each kind is found at the right place, with the right code, at once."""

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any, cast

import pytest

from engine import game
from engine.actions import DRAW, Action, move_text
from engine.autoplay import choose_in_round
from engine.options import Options
from engine.record import Fault, PlayedRound, build, verify
from engine.round import RoundState

SAMPLE = Path(__file__).parents[1] / "data" / "sample-record.json"
Record = dict[str, Any]
Break = Callable[[Record], object]


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


def put(path: str, *, to: object) -> Break:
    """Return a break that puts a value at a path such as `rounds[0].dealer`."""
    *way, last = [int(step) if step.isdigit() else step for step in _steps(path)]

    def change(record: Record) -> None:
        node: Any = record
        for step in way:
            node = node[step]
        node[last] = to

    return change


def drop(path: str) -> Break:
    """Return a break that takes away what is at a path."""
    *way, last = [int(step) if step.isdigit() else step for step in _steps(path)]

    def change(record: Record) -> None:
        node: Any = record
        for step in way:
            node = node[step]
        del node[last]

    return change


def _steps(path: str) -> list[str]:
    return path.replace("[", ".").replace("]", "").split(".")


def with_move(number: int, index: int, move: str) -> Break:
    """Return a break that replaces one move."""
    return put(f"rounds[{number}].moves[{index}]", to=move)


def append_move(number: int, move: str) -> Break:
    def change(record: Record) -> None:
        entry = record["rounds"][number]
        entry["moves"].append(move)
        entry["times_ms"].append(entry["times_ms"][-1])

    return change


def insert_first(number: int, move: str) -> Break:
    def change(record: Record) -> None:
        entry = record["rounds"][number]
        entry["moves"].insert(0, move)
        entry["times_ms"].insert(0, 0)
        entry["auto"] = []

    return change


def drop_last_move(record: Record) -> None:
    entry = record["rounds"][0]
    entry["moves"].pop()
    entry["times_ms"].pop()


def abort(record: Record) -> None:
    """Break off the sample in the middle of its second round: a valid aborted game."""
    record["ended_by"] = "aborted"
    record["totals"] = record["places"] = None
    del record["rounds"][2:]
    entry = record["rounds"][1]
    entry["result"] = None
    for name in ("moves", "times_ms"):
        del entry[name][5:]
    entry["auto"] = [2]


def aborted(change: Break) -> Break:
    def both(record: Record) -> None:
        abort(record)
        change(record)

    return both


def rate(record: Record) -> None:
    record["rated"], record["sequence"] = True, 7
    for seat in record["seats"]:
        seat["rating_before"], seat["rating_after"] = 1500, 1510


def rated(change: Break) -> Break:
    def both(record: Record) -> None:
        rate(record)
        change(record)

    return both


def cut_short(record: Record) -> None:
    """Leave the last round out, and make totals and places agree with what is left."""
    last = record["rounds"].pop()
    for seat, score in enumerate(last["result"]["scores"]):
        record["totals"][seat] -= score
    record["places"] = [2, 3, 1]


HASH = "0" * 64

BROKEN: list[tuple[Break, str, str]] = [
    # Fields, types, bounds
    (drop("format"), "format", "bad_field"),
    (put("format", to="pgn"), "format", "bad_field"),
    (put("version", to=2), "version", "bad_field"),
    (put("version", to=True), "version", "bad_field"),
    (put("rules", to="1"), "rules", "bad_field"),
    (put("game_id", to="a b"), "game_id", "bad_field"),
    (put("game_id", to="x" * 41), "game_id", "bad_field"),
    (put("started_at", to="2026-11-29 20:00:00"), "started_at", "bad_field"),
    (put("started_at", to="2026-02-30T20:00:00Z"), "started_at", "bad_field"),
    (put("ended_at", to="2026-11-29T20:00:60Z"), "ended_at", "bad_field"),
    (put("ended_at", to=None), "ended_at", "bad_field"),
    (put("rated", to=0), "rated", "bad_field"),
    (put("sequence", to=4), "sequence", "bad_field"),
    (drop("sequence"), "sequence", "bad_field"),
    (rated(put("sequence", to=None)), "sequence", "bad_field"),
    (rated(put("options.free_draw", to=True)), "rated", "bad_field"),
    (rated(drop("seats[1].rating_after")), "seats[1].rating_after", "bad_field"),
    (rated(put("seats[2].rating_before", to=1500.5)), "seats[2].rating_before", "bad_field"),
    (drop("options"), "options", "bad_field"),
    (drop("options.covered_six"), "options.covered_six", "bad_field"),
    (put("options.length", to="long"), "options.length", "bad_field"),
    (put("options.wild_nines", to=0), "options.wild_nines", "bad_field"),
    (put("seats", to=[]), "seats", "bad_field"),
    (put("seats", to={}), "seats", "bad_field"),
    (drop("seats[2]"), "fairness.client_hashes", "bad_field"),
    (put("seats[0]", to="ada"), "seats[0]", "bad_field"),
    (put("seats[0].name", to=None), "seats[0].name", "bad_field"),
    (put("seats[1].kind", to="robot"), "seats[1].kind", "bad_field"),
    (put("seats[1].kind", to=["bot"]), "seats[1].kind", "bad_field"),
    (put("seats[0].account", to=None), "seats[0].account", "bad_field"),
    (put("seats[2].account", to="u_1"), "seats[2].account", "bad_field"),
    (drop("seats[2].left"), "seats[2].left", "bad_field"),
    (put("fairness.commitment", to=HASH.upper() + "G"), "fairness.commitment", "bad_field"),
    (put("fairness.server_seed", to="AB" * 32), "fairness.server_seed", "bad_field"),
    (put("fairness.client_hashes[1]", to="e3"), "fairness.client_hashes[1]", "bad_field"),
    (put("fairness.client_seeds[0]", to="é"), "fairness.client_seeds[0]", "bad_field"),
    (put("fairness.client_seeds[2]", to="x" * 65), "fairness.client_seeds[2]", "bad_field"),
    (put("fairness.client_seeds[2]", to="\udc80"), "fairness.client_seeds[2]", "bad_field"),
    (put("first_dealer", to=3), "first_dealer", "bad_field"),
    (put("first_dealer", to=-1), "first_dealer", "bad_field"),
    (put("first_dealer", to=False), "first_dealer", "bad_field"),
    (put("rounds", to=None), "rounds", "bad_field"),
    (lambda r: r["rounds"].append(r["rounds"][0]), "rounds", "bad_field"),
    (put("rounds[3]", to=4), "rounds[3]", "bad_field"),
    (put("rounds[0].number", to=0), "rounds[0].number", "bad_field"),
    (put("rounds[0].dealer", to=3), "rounds[0].dealer", "bad_field"),
    (put("rounds[0].hand_size", to=10**400), "rounds[0].hand_size", "bad_field"),
    (put("rounds[0].starter", to="10D"), "rounds[0].starter", "bad_field"),
    (put("rounds[0].moves", to="2:TS"), "rounds[0].moves", "bad_field"),
    (put("rounds[0].moves[3]", to=None), "rounds[0].moves[3]", "bad_field"),
    (drop("rounds[0].times_ms[3]"), "rounds[0].times_ms", "bad_field"),
    (put("rounds[0].times_ms[1]", to=5), "rounds[0].times_ms[1]", "bad_field"),
    (put("rounds[0].times_ms[0]", to=-1), "rounds[0].times_ms[0]", "bad_field"),
    (put("rounds[0].times_ms[4]", to=float("inf")), "rounds[0].times_ms[4]", "bad_field"),
    (put("rounds[0].auto", to=[9, 2]), "rounds[0].auto[1]", "bad_field"),
    (put("rounds[0].auto", to=[2, 2]), "rounds[0].auto[1]", "bad_field"),
    (put("rounds[0].auto", to=[23]), "rounds[0].auto[0]", "bad_field"),
    (put("rounds[0].result", to=None), "rounds[0].result", "bad_field"),
    (put("rounds[0].result.ended_by", to="bored"), "rounds[0].result.ended_by", "bad_field"),
    (put("rounds[0].result.out", to=2), "rounds[0].result.out", "bad_field"),
    (put("rounds[0].result.scores[1]", to="55"), "rounds[0].result.scores[1]", "bad_field"),
    (put("totals", to=None), "totals", "bad_field"),
    (put("places[0]", to=2.5), "places[0]", "bad_field"),
    (drop("places"), "places", "bad_field"),
    (put("ended_by", to="won"), "ended_by", "bad_field"),
    (aborted(put("totals", to=[0, 0, 0])), "totals", "bad_field"),
    (aborted(put("rounds[0].result", to=None)), "rounds[0].result", "bad_field"),
    (aborted(rate), "rated", "bad_field"),
    # Seeds
    (put("fairness.commitment", to=HASH), "fairness.commitment", "bad_commitment"),
    (put("fairness.server_seed", to=HASH), "fairness.commitment", "bad_commitment"),
    (put("fairness.client_hashes[1]", to=HASH), "fairness.client_hashes[1]", "bad_client_hash"),
    (put("fairness.client_seeds[0]", to="other"), "fairness.client_hashes[0]", "bad_client_hash"),
    (put("first_dealer", to=1), "first_dealer", "wrong_first_dealer"),
    # Headers
    (put("rounds[1].number", to=3), "rounds[1].number", "wrong_header"),
    (put("rounds[2].dealer", to=1), "rounds[2].dealer", "wrong_header"),
    (put("rounds[3].hand_size", to=6), "rounds[3].hand_size", "wrong_header"),
    (put("rounds[4].starter", to="AC"), "rounds[4].starter", "wrong_header"),
    (lambda r: r["rounds"].pop(4), "rounds[4].number", "wrong_header"),
    (put("game_id", to="another"), "first_dealer", "wrong_first_dealer"),
    # Moves
    (with_move(0, 0, "2:10S"), "rounds[0].moves[0]", "bad_move_syntax"),
    (with_move(0, 5, ""), "rounds[0].moves[5]", "bad_move_syntax"),
    (with_move(0, 5, "5:draw"), "rounds[0].moves[5]", "bad_move_syntax"),
    (with_move(0, 5, "1:KH!!"), "rounds[0].moves[5]", "bad_move_syntax"),
    (with_move(0, 5, "1:KH\n"), "rounds[0].moves[5]", "bad_move_syntax"),
    (with_move(0, 5, "\ud800"), "rounds[0].moves[5]", "bad_move_syntax"),
    (with_move(0, 5, "1:call@5"), "rounds[0].moves[5]", "bad_move_syntax"),
    (with_move(0, 5, "\u0661:KH"), "rounds[0].moves[5]", "bad_move_syntax"),
    (with_move(0, 0, "1:KS"), "rounds[0].moves[0]", "out_of_turn"),
    (with_move(0, 0, "1:draw"), "rounds[0].moves[0]", "out_of_turn"),
    (with_move(0, 0, "4:TS"), "rounds[0].moves[0]", "out_of_turn"),
    (insert_first(5, "0:name=H"), "rounds[5].moves[0]", "out_of_turn"),
    (with_move(0, 0, "2:AC"), "rounds[0].moves[0]", "card_not_held"),
    (with_move(0, 0, "2:4C"), "rounds[0].moves[0]", "illegal_play"),
    (with_move(0, 3, "2:3H"), "rounds[0].moves[3]", "illegal_play"),
    (with_move(0, 0, "2:TS=C"), "rounds[0].moves[0]", "illegal_play"),
    (with_move(0, 0, "2:TS!"), "rounds[0].moves[0]", "illegal_play"),
    (with_move(0, 17, "1:9H=S"), "rounds[0].moves[17]", "illegal_play"),
    (with_move(0, 22, "2:4C!"), "rounds[0].moves[22]", "illegal_play"),
    (with_move(0, 0, "2:name=C"), "rounds[0].moves[0]", "illegal_play"),
    (with_move(5, 0, "2:name=S"), "rounds[5].moves[0]", "illegal_play"),
    (with_move(0, 16, "0:8S"), "rounds[0].moves[16]", "must_name_suit"),
    (with_move(5, 0, "2:draw"), "rounds[5].moves[0]", "must_name_suit"),
    (with_move(0, 0, "2:draw"), "rounds[0].moves[0]", "may_not_draw"),
    (with_move(0, 3, "2:draw"), "rounds[0].moves[3]", "may_not_draw"),
    (insert_first(0, "0:call@1"), "rounds[0].moves[0]", "not_exposed"),
    (insert_first(0, "0:call@4"), "rounds[0].moves[0]", "not_exposed"),
    (insert_first(0, "0:last"), "rounds[0].moves[0]", "not_exposed"),
    (with_move(4, 21, "0:call@0"), "rounds[4].moves[21]", "not_exposed"),
    (append_move(0, "0:draw"), "rounds[0].moves[23]", "round_is_over"),
    (append_move(7, "2:4C"), "rounds[7].moves[1]", "round_is_over"),
    (append_move(3, "2:call@0"), "rounds[3].moves[13]", "round_is_over"),
    (drop_last_move, "rounds[0].moves", "round_not_over"),
    (put("rounds[0].auto", to=[0]), "rounds[0].moves[0]", "wrong_auto"),
    (put("rounds[4].auto", to=[21]), "rounds[4].moves[21]", "wrong_auto"),
    (put("rounds[0].auto", to=[18]), "rounds[0].moves[18]", "wrong_auto"),
    # Results
    (put("rounds[0].result.ended_by", to="blocked"), "rounds[0].result.ended_by", "wrong_result"),
    (put("rounds[0].result.out", to=[2, 2]), "rounds[0].result.out", "wrong_result"),
    (put("rounds[0].result.out", to=[]), "rounds[0].result.out", "wrong_result"),
    (put("rounds[0].result.scores", to=[146, 55]), "rounds[0].result.scores", "wrong_result"),
    (put("rounds[7].result.scores[0]", to=50), "rounds[7].result.scores", "wrong_result"),
    (put("totals[0]", to=235), "totals", "wrong_totals"),
    (put("totals", to=[236, 311]), "totals", "wrong_totals"),
    (put("places", to=[1, 2, 3]), "places", "wrong_totals"),
    (lambda r: r["rounds"].pop(), "totals", "wrong_totals"),
    (cut_short, "rounds", "missing_rounds"),
    (aborted(put("rounds", to=[])), "rounds", "missing_rounds"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "path", "code"), BROKEN)
def test_broken_records(record: Record, change: Break, path: str, code: str) -> None:
    change(record)
    assert found(record) == (path, code)
    try:
        text = json.dumps(record, allow_nan=False)
    except ValueError:
        return  # Infinity: not to be written as JSON
    assert found(text.encode()) == (path, code)


def test_there_are_enough_kinds() -> None:
    assert len({code for _, _, code in BROKEN}) == 18
    assert len(BROKEN) >= 100


def test_the_sample_is_valid(record: Record) -> None:
    assert verify(SAMPLE.read_bytes()) is None
    assert verify(SAMPLE.read_text(encoding="utf-8")) is None
    assert verify(record) is None


def test_rated_and_aborted_games_are_valid(record: Record) -> None:
    rate(record)
    assert found(record) is None
    record["rated"], record["sequence"] = False, None
    abort(record)
    assert found(record) is None


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
        b"",
        b"{",
        b"\xef\xbb\xbf{}",
        b"\xff\xfe{\x00}\x00",
        b"\xc3\x28",
        b'{"a": NaN}',
        b'{"a": Infinity}',
        b"[" * 1_000_000,
        b'{"a":' * 500_000,
        "\ud800",
        b" " * 4_000_001,
        b'"' + b"x" * 3_999_990 + b'" x',
        "{'format': 1}",
        None,
        17,
    ],
    ids=lambda data: repr(data)[:20],
)  # fmt: skip
def test_not_json(data: object) -> None:
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
    abort(record)
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


def dawdle(r: RoundState) -> tuple[int, Action]:
    """Draw while there is a card to draw, and play only to make one: no round ends before its time."""
    assert r.turn is not None
    if not r.naming and (r.crank or r.stock or len(r.discards) > 1):
        return r.turn, DRAW
    return r.turn, choose_in_round(r, r.turn)


def test_the_longest_game_within_a_second() -> None:
    """Fifteen rounds of two thousand moves each (R-3.6), five seats."""
    options = Options(length="full", free_draw=True)
    seeds = [""] * 5
    state, _ = game.start(
        game_id="long", options=options, seats=5, server_seed=bytes(32), client_seeds=seeds
    )
    rounds = []
    while True:
        moves = []
        while not state.round_over:
            seat, action = dawdle(state.round)
            game.advance(state, seat, action)
            moves.append(move_text(seat, action))
        rounds.append(PlayedRound(moves=moves, times_ms=range(len(moves))))
        if state.over:
            break
        game.deal_next_round(state)
    assert [len(played.moves) for played in rounds] == [2000] * 15
    seat_entry = {"name": "x", "kind": "guest", "account": None, "left": False}
    longest = build(
        game_id="long",
        options=options,
        seats=[seat_entry] * 5,
        server_seed=bytes(32),
        client_seeds=seeds,
        rounds=rounds,
        started_at="2026-01-01T00:00:00Z",
        ended_at="2026-01-01T00:00:00Z",
        ended_by="finished",
    )
    assert found(json.dumps(longest)) is None
