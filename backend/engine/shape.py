"""The fields, types and bounds of a record (docs/record.md), checked before anything is played."""

import json
import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final, Literal, NoReturn

from engine.errors import Code
from engine.options import MAX_SEATS, MIN_SEATS, Options, first_bad_option
from engine.shuffle import check_client_seed, check_game_id

FORMAT: Final = "craits-record"
VERSION: Final = 1
RULES_VERSION: Final = 1

MAX_BYTES: Final = 4_000_000
MAX_WHOLE: Final = 2**53 - 1
"""The largest whole number that every reader of JSON holds exactly."""
MAX_DEPTH: Final = 64
"""Brackets within brackets: how deep readers of JSON can follow differs, this much all can."""

FaultCode = Literal[
    "not_json",
    "bad_field",
    "bad_commitment",
    "bad_client_hash",
    "wrong_first_dealer",
    "wrong_header",
    "bad_move_syntax",
    Code,
    "round_not_over",
    "wrong_auto",
    "wrong_result",
    "wrong_totals",
    "missing_rounds",
]
"""What can be wrong with a record; where several fit, the first holds."""

_HASH: Final = re.compile(r"[0-9a-f]{64}")
_CARD: Final = re.compile(r"[A2-9TJQK][CDHS]")
_INSTANT: Final = re.compile(r"(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z", re.ASCII)
_STEPS: Final = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}
_NEITHER_BRACKET_NOR_QUOTE: Final = bytes(set(range(256)) - {*_STEPS, ord('"')})
_DAYS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing wrong with a record: where (`$`: the whole), which kind, and a sentence."""

    path: str
    code: FaultCode
    message: str


class FaultFoundError(Exception):
    """Carries a fault out of the checks."""

    def __init__(self, path: str, code: FaultCode, message: str) -> None:
        super().__init__(message)
        self.fault = Fault(path, code, message)


def read(data: object) -> Mapping[str, Any]:
    """Return the object that a record's text holds, or a mapping as it is."""
    if isinstance(data, Mapping):
        return data
    record = _decode(_text(data))
    if not isinstance(record, dict):
        _bad("$", "A record is a JSON object.")
    return record


def _text(data: object) -> str:
    """Return the text of bytes or of a string, if it is not too long and is UTF-8."""
    try:
        if isinstance(data, str):
            data = data.encode()
        if not isinstance(data, bytes | bytearray):
            _not_json("A record is a JSON text.")
        if len(data) > MAX_BYTES:
            _not_json("The record is larger than 4 MB.")
        if _depth(data) > MAX_DEPTH:
            _not_json(f"The record's brackets nest deeper than {MAX_DEPTH}.")
        return data.decode()
    except UnicodeError:
        _not_json("The record is not UTF-8 text.")


def _depth(data: bytes | bytearray) -> int:
    """Return how deep brackets nest outside of strings, of JSON; of anything else, some number."""
    unescaped = data.replace(b"\\\\", b"").replace(b'\\"', b"")
    outside = unescaped.translate(None, _NEITHER_BRACKET_NOR_QUOTE).split(b'"')[::2]
    return max(accumulate(map(_STEPS.__getitem__, b"".join(outside))), default=0)


def _decode(text: str) -> object:
    try:
        return json.loads(
            text, parse_int=_number, parse_float=_number, parse_constant=_refuse_constant
        )
    except (ValueError, RecursionError):
        _not_json("The record is not JSON.")


def _number(text: str) -> int | float:
    """Read a number as JSON has it, of one kind: 1.0 is 1, and 2^60 is no whole number."""
    number = float(text)
    if math.isfinite(number) and number.is_integer() and abs(number) <= MAX_WHOLE:
        return int(number)
    return number


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON.")


def _not_json(message: str) -> NoReturn:
    raise FaultFoundError("$", "not_json", message)


def _bad(path: str, message: str) -> NoReturn:
    raise FaultFoundError(path, "bad_field", message)


# Kinds of value: each gives the value back with its type, or finds a fault at `path`.


def _whole(value: object, path: str, *, low: int = -MAX_WHOLE, high: int = MAX_WHOLE) -> int:
    if type(value) is not int or not low <= value <= high:
        _bad(path, f"Expected a whole number from {low} to {high}.")
    return value


def _flag(value: object, path: str) -> bool:
    if not isinstance(value, bool):
        _bad(path, "Expected true or false.")
    return value


def _string(value: object, path: str) -> str:
    if not isinstance(value, str):
        _bad(path, "Expected a text.")
    return value


def _string_that(check: Callable[[str], None], value: object, path: str) -> None:
    """Check a text by somebody else's rule, which raises ValueError."""
    try:
        check(_string(value, path))
    except ValueError as refused:
        _bad(path, str(refused))


def _matching(value: object, path: str, pattern: re.Pattern[str], what: str) -> str:
    if not isinstance(value, str) or not pattern.fullmatch(value):
        _bad(path, f"Expected {what}.")
    return value


def _one_of(value: object, path: str, *allowed: str | int) -> None:
    if type(value) not in (str, int) or value not in allowed:
        _bad(path, f"Expected {' or '.join(str(one) for one in allowed)}.")


def _object(value: object, path: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        _bad(path, "Expected an object.")
    return value


def _list(value: object, path: str, *, low: int = 0, high: int | None = None) -> list[Any]:
    if not isinstance(value, list) or len(value) < low or (high is not None and len(value) > high):
        size = f"{low}" if low == high else f"{low} or more" if high is None else f"{low} to {high}"
        _bad(path, f"Expected a list of {size} entries.")
    return value


def _list_of(value: object, path: str, check: Callable[[object, str], object]) -> list[Any]:
    entries = _list(value, path)
    for index, entry in enumerate(entries):
        check(entry, f"{path}[{index}]")
    return entries


# The record, part by part


def check_shape(record: Mapping[str, Any]) -> None:
    """Find the first field that is missing, of another type or out of bounds."""
    _one_of(record.get("format"), "format", FORMAT)
    _one_of(record.get("version"), "version", VERSION)
    _one_of(record.get("rules"), "rules", RULES_VERSION)
    _string_that(check_game_id, record.get("game_id"), "game_id")
    _check_instant(record.get("started_at"), "started_at")
    _check_instant(record.get("ended_at"), "ended_at")
    rated = _flag(record.get("rated"), "rated")
    _check_sequence(record, rated=rated)
    options = _check_options(record.get("options"))
    if rated and not options.is_standard:
        _bad("rated", "Only a game with standard options is rated.")
    seats = _check_seats(record.get("seats"), rated=rated)
    _check_fairness(record.get("fairness"), seats)
    _whole(record.get("first_dealer"), "first_dealer", low=0, high=seats - 1)
    # How the game ended bounds the fields before it, so its own check comes first among the last.
    aborted = record.get("ended_by") == "aborted"
    _check_rounds(record.get("rounds"), seats, options, aborted=aborted)
    for name in ("totals", "places"):
        _check_final(record.get(name, ...), name, aborted=aborted)
    _check_ended_by(record, options, rated=rated)


def _check_instant(value: object, path: str) -> None:
    found = _INSTANT.fullmatch(value) if isinstance(value, str) else None
    if found is None or not _is_instant([int(part) for part in found.groups()]):
        _bad(path, "Expected an instant such as 2026-11-29T20:00:00Z.")


def _is_instant(parts: Sequence[int]) -> bool:
    year, month, day, hour, minute, second = parts
    if not (year >= 1 and 1 <= month <= 12 and hour < 24 and minute < 60 and second < 60):
        return False
    leap = month == 2 and year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 1 <= day <= _DAYS[month - 1] + leap


def _check_sequence(record: Mapping[str, Any], *, rated: bool) -> None:
    sequence = record.get("sequence", ...)
    if rated:
        _whole(sequence, "sequence", low=0)
    elif sequence is not None:
        _bad("sequence", "Expected null: the game is not rated.")


def _check_options(value: object) -> Options:
    options = _object(value, "options")
    fault = first_bad_option(options)
    if fault is not None:
        _bad(f"options.{fault}", "The option is missing or has no such value.")
    return Options.from_dict(options)


def _check_seats(value: object, *, rated: bool) -> int:
    seats = _list(value, "seats", low=MIN_SEATS, high=MAX_SEATS)
    for index, entry in enumerate(seats):
        path = f"seats[{index}]"
        seat = _object(entry, path)
        _string(seat.get("name"), f"{path}.name")
        _one_of(seat.get("kind"), f"{path}.kind", "human", "guest", "bot")
        _check_account(seat, path)
        _flag(seat.get("left"), f"{path}.left")
        if rated:
            _whole(seat.get("rating_before"), f"{path}.rating_before")
            _whole(seat.get("rating_after"), f"{path}.rating_after")
    return len(seats)


def _check_account(seat: Mapping[str, Any], path: str) -> None:
    account = seat.get("account", ...)
    if seat["kind"] != "guest":
        _string(account, f"{path}.account")
    elif account is not None:
        _bad(f"{path}.account", "Expected null: a guest has no account.")


def _check_fairness(value: object, seats: int) -> None:
    fairness = _object(value, "fairness")
    _check_hash(fairness.get("commitment"), "fairness.commitment")
    hashes = _list(fairness.get("client_hashes"), "fairness.client_hashes", low=seats, high=seats)
    for index, one in enumerate(hashes):
        _check_hash(one, f"fairness.client_hashes[{index}]")
    _check_hash(fairness.get("server_seed"), "fairness.server_seed")
    seeds = _list(fairness.get("client_seeds"), "fairness.client_seeds", low=seats, high=seats)
    for index, seed in enumerate(seeds):
        _string_that(check_client_seed, seed, f"fairness.client_seeds[{index}]")


def _check_hash(value: object, path: str) -> None:
    _matching(value, path, _HASH, "32 bytes in lower-case hex")


def _check_rounds(value: object, seats: int, options: Options, *, aborted: bool) -> None:
    rounds = _list(value, "rounds", high=len(options.hand_sizes))
    for index, entry in enumerate(rounds):
        may_be_open = aborted and index == len(rounds) - 1
        _check_round(entry, f"rounds[{index}]", seats, may_be_open=may_be_open)


def _check_round(value: object, path: str, seats: int, *, may_be_open: bool) -> None:
    entry = _object(value, path)
    _whole(entry.get("number"), f"{path}.number", low=1)
    _whole(entry.get("dealer"), f"{path}.dealer", low=0, high=seats - 1)
    _whole(entry.get("hand_size"), f"{path}.hand_size", low=1)
    _matching(entry.get("starter"), f"{path}.starter", _CARD, "a card such as TD")
    moves = _list_of(entry.get("moves"), f"{path}.moves", _string)
    _check_times(entry.get("times_ms"), f"{path}.times_ms", len(moves))
    _check_auto(entry.get("auto"), f"{path}.auto", len(moves))
    _check_result(entry.get("result", ...), f"{path}.result", may_be_open=may_be_open)


def _check_times(value: object, path: str, moves: int) -> None:
    before = 0
    for index, at_ms in enumerate(_list(value, path, low=moves, high=moves)):
        before = _whole(at_ms, f"{path}[{index}]", low=before)


def _check_auto(value: object, path: str, moves: int) -> None:
    low = 0
    for index, move in enumerate(_list(value, path)):
        low = _whole(move, f"{path}[{index}]", low=low, high=moves - 1) + 1


def _check_result(value: object, path: str, *, may_be_open: bool) -> None:
    if value is None and may_be_open:
        return
    result = _object(value, path)
    _one_of(result.get("ended_by"), f"{path}.ended_by", "out", "blocked")
    for name in ("out", "scores"):
        _list_of(result.get(name), f"{path}.{name}", _whole)


def _check_final(value: object, path: str, *, aborted: bool) -> None:
    if not aborted:
        _list_of(value, path, _whole)
    elif value is not None:
        _bad(path, "Expected null: an aborted game has none.")


def _check_ended_by(record: Mapping[str, Any], options: Options, *, rated: bool) -> None:
    _one_of(record.get("ended_by"), "ended_by", "finished", "aborted")
    if record["ended_by"] != "aborted":
        return
    if rated:
        _bad("rated", "An aborted game is not rated.")
    rounds = record["rounds"]
    if len(rounds) == len(options.hand_sizes) and rounds[-1]["result"] is not None:
        _bad("ended_by", "The last round was played to its end, so the game was finished.")
