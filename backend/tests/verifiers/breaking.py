"""Breaking records in every way that there is a code for, and in many more, from a source of chance."""

import json
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from random import Random
from typing import Any, Final

from engine.cards import RANKS, SUITS, TEXT
from tests.verifiers.corpus import Record, break_off, text_of

NASTY: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 2, 3, 4, 5, 7, 8, 15, 0.5, 1e300, 2**53 - 1, 2**53, -(2**53)),
    *("", "0", "x", "\ud800", "\0", "é", "draw", "A" * 64, "0" * 64, "out", "blocked", "aborted"),
    *([], [[]], [0], {}, {"length": 1}, "finished", "short", "full", "guest", "2026-02-29T00:00:00Z"),
)  # fmt: skip


def broken(record: Record, rng: Random) -> bytes:
    """Return the text of a copy of a valid record, broken once or a few times (now and then not)."""
    copy: Record = json.loads(json.dumps(record))
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        # One break may have taken away what the next would need: then that one breaks no more.
        with suppress(AttributeError, IndexError, KeyError, TypeError, ValueError):
            rng.choice(_BREAKS)(copy, rng)
    text = text_of(copy)
    return rng.choice(_TEXT_BREAKS)(text, rng) if rng.random() < 0.15 else text


# The record as an object


def _any_round(record: Record, rng: Random) -> Record | None:
    rounds = record["rounds"] if isinstance(record.get("rounds"), list) else []
    entry = rng.choice(rounds) if rounds else None
    whole = isinstance(entry, dict) and all(
        isinstance(entry.get(name), list) for name in ("moves", "times_ms", "auto")
    )
    return entry if whole else None


def _any_move(rng: Random) -> str:
    seat = rng.randrange(5) if rng.random() < 0.95 else rng.choice("59 x٢")
    return f"{seat}:{_any_action(rng)}"


def _any_action(rng: Random) -> str:
    chance = rng.random()
    if chance < 0.15:
        return "draw"
    if chance < 0.25:
        return rng.choice(("last", f"call@{rng.randrange(6)}", f"name={rng.choice(SUITS)}"))
    if chance < 0.3:
        return rng.choice(("", "Draw", "10D", "8H=", "KD!!", "TD\n", "=S", "call@", "name=X", "ð"))
    named = f"={rng.choice(SUITS)}" if rng.random() < 0.3 else ""
    card = rng.choice("893") + rng.choice(SUITS) if rng.random() < 0.3 else rng.choice(TEXT)
    return f"{card}{named}{'!' if rng.random() < 0.2 else ''}"


def _replace_move(record: Record, rng: Random) -> None:
    entry = _any_round(record, rng)
    if entry and entry["moves"]:
        index = rng.randrange(len(entry["moves"]))
        seat = str(entry["moves"][index])[:1]
        same_seat = rng.random() < 0.6
        move = f"{seat}:{_any_action(rng)}" if same_seat else _any_move(rng)
        entry["moves"][index] = move


def _play_early(record: Record, rng: Random) -> None:
    """Let a seat play a card before its time: it will often hold it already."""
    entry = _any_round(record, rng)
    if not entry or len(entry["moves"]) < 2:
        return
    moves = entry["moves"]
    early = 0 if rng.random() < 0.3 else rng.randrange(len(moves) - 1)
    later = rng.randrange(early + 1, len(moves))
    move = str(moves[later])
    endings = ("", "!", f"={rng.choice(SUITS)}", f"={rng.choice(SUITS)}!")
    moves[early] = rng.choice((move, move[:4] + rng.choice(endings)))
    if rng.random() < 0.2:
        entry["auto"] = [early]


def _name_otherwise(record: Record, rng: Random) -> None:
    """Let the dealer do something else than name the starter's suit, or name another."""
    rounds = record["rounds"] if isinstance(record.get("rounds"), list) else []
    named = [
        entry["moves"]
        for entry in rounds
        if isinstance(entry, dict)
        and isinstance(entry.get("moves"), list)
        and "name=" in "".join(map(str, entry["moves"][:1]))
    ]
    if named:
        moves = rng.choice(named)
        actions = (f"name={rng.choice(SUITS)}", _any_action(rng), *(str(m)[2:] for m in moves[1:]))
        moves[0] = f"{str(moves[0])[:1]}:{rng.choice(actions)}"


def _alter_move(record: Record, rng: Random) -> None:
    """Change one sign of a move, or put an announcement to it, or take it away."""
    entry = _any_round(record, rng)
    if not entry or not entry["moves"]:
        return
    index = rng.randrange(len(entry["moves"]))
    move = str(entry["moves"][index]) or "0"
    at = rng.randrange(len(move))
    altered = (
        move[:at] + rng.choice(f"01234:=!@{RANKS}{SUITS}") + move[at + 1 :],
        move.removesuffix("!") if move.endswith("!") else f"{move}!",
        f"{move}={rng.choice(SUITS)}" if "=" not in move else move.split("=")[0],
        f"{rng.randrange(5)}{move[1:]}",
    )
    entry["moves"][index] = rng.choice(altered)


def _insert_move(record: Record, rng: Random) -> None:
    entry = _any_round(record, rng)
    if not entry:
        return
    moves, times = entry["moves"], entry["times_ms"]
    at = rng.choice((rng.randint(0, len(moves)), len(moves)))
    moves.insert(at, rng.choice(moves) if moves and rng.random() < 0.3 else _any_move(rng))
    times.insert(at, times[at - 1] if at else 0)


def _drop_moves(record: Record, rng: Random) -> None:
    entry = _any_round(record, rng)
    if not entry or not entry["moves"]:
        return
    at = rng.randrange(len(entry["moves"]))
    until = at + 1 if rng.random() < 0.7 else len(entry["moves"])
    del entry["moves"][at:until], entry["times_ms"][at:until]
    entry["auto"] = [index for index in entry["auto"] if index < len(entry["moves"])]


def _swap_moves(record: Record, rng: Random) -> None:
    entry = _any_round(record, rng)
    if entry and len(entry["moves"]) > 1:
        at = rng.randrange(len(entry["moves"]) - 1)
        moves = entry["moves"]
        moves[at], moves[at + 1] = moves[at + 1], moves[at]


def _mark_auto(record: Record, rng: Random) -> None:
    """Say of some move that the server made it, or of all that nobody but the server played."""
    entry = _any_round(record, rng)
    if entry and entry["moves"]:
        every = list(range(len(entry["moves"])))
        entry["auto"] = every if rng.random() < 0.1 else [rng.choice(every)]


def _alter_header(record: Record, rng: Random) -> None:
    entry = _any_round(record, rng)
    if entry:
        name = rng.choice(("number", "dealer", "hand_size", "starter"))
        entry[name] = rng.choice(TEXT) if name == "starter" else rng.randrange(9)


def _alter_result(record: Record, rng: Random) -> None:
    entry = _any_round(record, rng)
    result = entry and entry.get("result")
    if not isinstance(result, dict):
        return
    name = rng.choice(("ended_by", "out", "scores", "scores"))
    if name == "ended_by":
        result["ended_by"] = rng.choice(("out", "blocked"))
    elif isinstance(result.get(name), list):
        _alter_list(result[name], rng)


def _alter_end(record: Record, rng: Random) -> None:
    name = rng.choice(("totals", "places"))
    if isinstance(record.get(name), list):
        _alter_list(record[name], rng)


def _alter_list(numbers: list[Any], rng: Random) -> None:
    at = rng.randint(0, len(numbers))
    if at == len(numbers) or rng.random() < 0.2:
        numbers.insert(at, rng.choice((0, 1, 5)))
    elif rng.random() < 0.3:
        del numbers[at]
    elif isinstance(numbers[at], int):
        numbers[at] += rng.choice((-50, -1, 1, 10))


def _alter_secret(record: Record, rng: Random) -> None:
    """Change a seed or a hash; now and then with what was to agree with it."""
    fairness = record.get("fairness")
    if not isinstance(fairness, dict):
        return
    chance, seed = rng.random(), rng.randbytes(32)
    seeds, hashes = fairness.get("client_seeds"), fairness.get("client_hashes")
    if chance < 0.3:
        fairness["server_seed"] = seed.hex()
        if chance < 0.2:
            fairness["commitment"] = sha256(seed).hexdigest()
    elif chance < 0.35:
        fairness["commitment"] = seed.hex()
    elif isinstance(seeds, list) and isinstance(hashes, list) and seeds and hashes:
        seat = rng.randrange(min(len(seeds), len(hashes)))
        seeds[seat] = rng.choice((seed.hex(), "", "a\nb", "~" * 64, "~" * 65, "é"))
        if chance < 0.65:
            hashes[seat] = sha256(seeds[seat].encode()).hexdigest()


def _alter_game(record: Record, rng: Random) -> None:
    name, *values = rng.choice((
        ("game_id", "other", "", "x" * 40, "x" * 41, "a b", "a\n"),
        ("first_dealer", 0, 1, 2, 3, 4, 5, -1),
        ("ended_by", "finished", "aborted", "won"),
        ("rated", True, False),
        ("sequence", None, 7, -1, 1.5),
        ("rules", 1, 2),
        ("started_at", "2024-02-29T23:59:59Z", "2023-02-29T00:00:00Z", "0000-01-01T00:00:00Z"),
        ("ended_at", "2000-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-13-01T00:00:00Z"),
        ("ended_at", "2026-12-01T24:00:00Z", "2026-12-01T00:00:00Z\n", "\uff12026-12-01T00:00:00Z"),
    ))  # fmt: skip
    record[name] = rng.choice(values)


def _alter_options(record: Record, rng: Random) -> None:
    options = record.get("options")
    if not isinstance(options, dict):
        return
    name, *values = rng.choice((
        ("length", "short", "full"),
        ("matching", "colour", "rank", "color"),
        ("wild_nines", True, False, 0),
        ("covered_six", True, False, None),
        ("free_draw", True, False, "true"),
    ))  # fmt: skip
    options[name] = rng.choice(values)


def _alter_rounds(record: Record, rng: Random) -> None:
    rounds = record.get("rounds")
    if not isinstance(rounds, list) or not rounds:
        return
    at = rng.randrange(len(rounds))
    if rng.random() < 0.6:
        del rounds[at if rng.random() < 0.5 else -1]
    elif rng.random() < 0.5:
        rounds.insert(at, rounds[rng.randrange(len(rounds))])
    else:
        other = rng.randrange(len(rounds))
        rounds[at], rounds[other] = rounds[other], rounds[at]


def _cut_short(record: Record, _: Random) -> None:
    """Leave out the last round and let totals and places agree with what is left."""
    scores = record["rounds"].pop()["result"]["scores"]
    totals = [total - score for total, score in zip(record["totals"], scores, strict=True)]
    record["totals"] = totals
    record["places"] = [1 + sum(other < total for other in totals) for total in totals]


def _put_nasty(record: Record, rng: Random) -> None:
    """Put something nasty anywhere, or take something away."""
    node: Any = record
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not keys:
            return
        key = rng.choice(keys)
        deeper = isinstance(node[key], dict | list) and node[key]
        if deeper and rng.random() < 0.85:
            node = node[key]
            continue
        if rng.random() < 0.25:
            del node[key]
        else:
            node[key] = rng.choice(NASTY)
        return


def _add_field(record: Record, rng: Random) -> None:
    """Add a field that nobody knows, and which is to be ignored."""
    entry = _any_round(record, rng)
    node = rng.choice((record, entry or record, record.get("options"), record.get("fairness")))
    if isinstance(node, dict):
        node[rng.choice(("comment", "__proto__", "constructor", "", "toString"))] = rng.choice(
            NASTY
        )


_Break = Callable[[Record, Random], None]
_BREAKS: Final[tuple[_Break, ...]] = (
    *(_replace_move, _replace_move, _alter_move, _alter_move, _insert_move, _drop_moves, _swap_moves),
    *(_play_early, _play_early, _play_early, _name_otherwise, _name_otherwise),
    *(_mark_auto, _mark_auto, _alter_header, _alter_result, _alter_end, _alter_game),
    *(_alter_secret, _alter_secret),
    *(_alter_options, _alter_rounds, _cut_short, break_off, _put_nasty, _put_nasty, _add_field),
)  # fmt: skip


# The text


def _flip_byte(text: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(text))
    return text[:at] + bytes((rng.randrange(256),)) + text[at + 1 :]


def _cut_text(text: bytes, rng: Random) -> bytes:
    return text[: rng.randrange(len(text))]


def _repeat_key(text: bytes, rng: Random) -> bytes:
    """Say something twice: the last holds."""
    name = rng.choice(("format", "rules", "seats", "ended_by", "rounds", "totals"))
    value = json.dumps(rng.choice(NASTY))
    if rng.random() < 0.5:
        return b"{" + f'"{name}": {value}, '.encode() + text[1:]
    return text[:-1] + f', "{name}": {value}}}'.encode()


def _rewrite_number(text: bytes, rng: Random) -> bytes:
    """Write a number in another way, which JSON may or may not know."""
    forms = (
        *("{0}.0", "{0}e0", "{0}E+0", "{0}0e-1", "-0", "-0.0", "0{0}", "+{0}", "{0}.", ".{0}", "NaN"),
        *("Infinity", "-Infinity", "1e999", "{0}.0000000000000000001", "0x{0}", "1_0", "{0}n", "1e-400"),
        *("9007199254740991", "9007199254740992", "9007199254740993", "-{0}", "{0} ", "{0}/**/", "٣"),
    )  # fmt: skip
    parts = text.split(b": ")
    places = [at for at, part in enumerate(parts) if part[:1].isdigit() and at]
    if not places:
        return text
    at = rng.choice(places)
    digits = len(parts[at]) - len(parts[at].lstrip(b"0123456789"))
    number = parts[at][:digits].decode()
    parts[at] = rng.choice(forms).format(number).encode() + parts[at][digits:]
    return b": ".join(parts)


def _wrap(text: bytes, rng: Random) -> bytes:
    around: tuple[tuple[bytes, bytes], ...] = (
        *((b"\xef\xbb\xbf", b""), (b" \n\t\r", b" \n\t\r"), (b"\x0b", b""), (b"\xc2\xa0", b"")),
        *((b"[", b"]"), (b"", b"\0"), (b"", b"{}"), (b"", b","), (b"//\n", b""), (b"\x0c", b"")),
        *((b"", b"\xe2\x80\xa8"), (b"\xfe\xff", b""), (b"", b"\x1a")),
    )  # fmt: skip
    before, after = rng.choice(around)
    return before + text + after


def _nest(text: bytes, rng: Random) -> bytes:
    """Add a field of brackets within brackets, about as deep as is allowed, or far deeper."""
    depth: int = rng.choice((*range(58, 70), 500, 1200, 5000, 100_000))
    inner = rng.choice((b"", b'"]]]"', b'"\\"[["', b'"\\\\"', b"1"))
    if rng.random() < 0.5:
        value = b"[" * depth + inner + b"]" * depth
    else:
        value = b'{"[":' * depth + (inner or b"0") + b"}" * depth
    doubled = b', "deep": 1' if rng.random() < 0.3 else b""
    return text[:-1] + b', "deep": ' + value + doubled + b"}"


def _spoil_string(text: bytes, rng: Random) -> bytes:
    """Put a sign into some string that JSON or UTF-8 does not allow there, or only just does."""
    signs = (
        *(b"\\ud83d", b"\\ud83d\\ude00", b"\\u0000", b"\\x41", b"\\u00", b"\\'", b"\x01", b"\n", b"\x7f"),
        *(b"\xed\xa0\x80", b"\xc0\x80", b"\xf4\x90\x80\x80", b"\xf0\x9f\x98\x80", b"\xc3", b"\\/"),
        *(b"\\u0041", b"\\", b"\xef\xbf\xbf", b"\xe2\x80\xa8", b"\\b"),
    )  # fmt: skip
    places = [at for at, byte in enumerate(text) if byte == ord('"')]
    at = rng.choice(places) + rng.randrange(2)
    return text[:at] + rng.choice(signs) + text[at:]


def _fill_up(text: bytes, rng: Random) -> bytes:
    """Fill a record up with white space to about the size that is allowed."""
    size = (
        4_000_000 + rng.randrange(-2, 3) if rng.random() < 0.05 else len(text) + rng.randrange(99)
    )
    return text + b" " * max(0, size - len(text))


_TextBreak = Callable[[bytes, Random], bytes]
_TEXT_BREAKS: Final[tuple[_TextBreak, ...]] = (
    *(_flip_byte, _flip_byte, _cut_text, _repeat_key, _rewrite_number, _rewrite_number),
    *(_wrap, _nest, _spoil_string, _spoil_string, _fill_up),
)
