"""The rated games of a month as files for everybody: records, one a line, and what is in them.

The same records give the same bytes. They change in one thing alone: whoever deletes their account
is `former player` in a file that is written later.
"""

import gzip
import hashlib
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO, Final
from zlib import Z_BEST_COMPRESSION

import orjson
from django.db.models import Min, Q

from games.models import Game, Phase
from history.models import Record

FORMAT: Final = "craits-dump"
VERSION: Final = 1
BATCH: Final = 200
_READABLE: Final = orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE


class NotYetError(Exception):
    """The month is not over, or games of it wait for their ratings or for the search to know them."""


@dataclass(frozen=True, slots=True)
class Month:
    """A month of the calendar, UTC. `begins` and `ends` are instants; it ends before `ends`."""

    name: str
    begins: int
    ends: int

    @classmethod
    def parse(cls, text: str) -> "Month":
        """Read a month such as `2026-10`. Raises ValueError for what is none."""
        if not re.fullmatch(r"[0-9]{4}-[0-9]{2}", text):
            raise ValueError("A month is written like 2026-10.")
        first = datetime.strptime(text, "%Y-%m").replace(tzinfo=UTC)
        years, month = divmod(first.month, 12)
        following = first.replace(year=first.year + years, month=month + 1)
        return cls(text, int(first.timestamp() * 1000), int(following.timestamp() * 1000))


def dump(month: Month, folder: Path, *, now: int) -> dict[str, Any]:
    """Write a month's records and their manifest into a folder, and return the manifest.

    Each file is there whole or not at all. Raises NotYetError.
    """
    _check_settled(month, now=now)
    folder.mkdir(parents=True, exist_ok=True)
    name = f"craits-{month.name}.jsonl.gz"
    unfinished = folder / f".{name}.part"
    sequences, unpacked = _write_records(month, unfinished)
    manifest = {
        "format": FORMAT,
        "version": VERSION,
        "month": month.name,
        "file": name,
        "games": len(sequences),
        "first_sequence": min(sequences, default=None),
        "last_sequence": max(sequences, default=None),
        "sha256": _sha256(unfinished),
        "sha256_unpacked": unpacked,
    }
    unfinished.replace(folder / name)
    _write_whole(folder / f"craits-{month.name}.json", orjson.dumps(manifest, option=_READABLE))
    return manifest


def _write_records(month: Month, path: Path) -> tuple[list[int], str]:
    """Write a month's records, compressed; return their sequences and the SHA-256 of all lines."""
    digest, sequences = hashlib.sha256(), list[int]()
    with path.open("wb") as file:
        # Neither name nor time goes into the file, so that the same games give the same bytes.
        with gzip.GzipFile("", "wb", Z_BEST_COMPRESSION, file, mtime=0) as packed:
            for record in _records(month):
                line = record.body.encode() + b"\n"
                digest.update(line)
                packed.write(line)
                sequences.append(record.sequence or 0)
        _settle(file)
    return sequences, digest.hexdigest()


def _check_settled(month: Month, *, now: int) -> None:
    if now < month.ends:
        raise NotYetError("The month is not over.")
    ended = Game.objects.filter(ended_at__gte=month.begins, ended_at__lt=month.ends)
    # The rows of the search, by which games are picked, are written a while after an upgrade.
    waiting = Q(record__isnull=True) | Q(finished__isnull=True)
    if ended.filter(waiting, rated=True, phase=Phase.FINISHED).exists():
        raise NotYetError("Some games of the month are not rated or listed yet: try again soon.")


def _records(month: Month) -> Iterator[Record]:
    """Yield the rated records of a month in their sequence."""
    of_month = Record.objects.filter(
        sequence__isnull=False,
        game__finished__rated=True,
        game__finished__ended_at__gte=month.begins,
        game__finished__ended_at__lt=month.ends,
    ).order_by("sequence")
    following = of_month.aggregate(first=Min("sequence"))["first"] or 0
    while batch := list(of_month.filter(sequence__gte=following)[:BATCH]):
        yield from batch
        following = 1 + (batch[-1].sequence or 0)


def _write_whole(path: Path, content: bytes) -> None:
    unfinished = path.with_name(f".{path.name}.part")
    with unfinished.open("wb") as file:
        file.write(content)
        _settle(file)
    unfinished.replace(path)


def _settle(file: BinaryIO) -> None:
    """Have it on the disk before it takes its name."""
    file.flush()
    os.fsync(file.fileno())


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
