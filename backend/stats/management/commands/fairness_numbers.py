"""How the cards fell in all rated games: `python manage.py fairness_numbers --dump FILE...`."""

import gzip
import zlib
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
from django.core.management.base import BaseCommand, CommandError

from engine.errors import IllegalAction
from stats import deals
from stats.facts import facts_of


class Command(BaseCommand):
    """Prints what `GET /api/fairness` answers, worked out from published dumps without the database."""

    help = "Print the numbers of fairness, from dumps of records (.jsonl or .jsonl.gz)."
    requires_system_checks: tuple[str, ...] = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Say which files."""
        parser.add_argument("--dump", nargs="+", type=Path, required=True, metavar="FILE")

    def handle(self, *_: object, dump: list[Path], **__: object) -> None:
        """Count every record once, and print the numbers."""
        counted: deals.Deals = {}
        sequences: set[int] = set()
        for path in dump:
            for number, record in enumerate(_records(path), start=1):
                where = f"{path}, line {number}"
                if record["sequence"] in sequences:
                    raise CommandError(f"{where}: this game was counted before.")
                sequences.add(record["sequence"])
                try:
                    deals.count(counted, facts_of(record))
                except ValueError as error:
                    raise CommandError(f"{where}: {error}") from error
                except (ArithmeticError, IllegalAction, LookupError, TypeError) as error:
                    raise CommandError(f"{where}: this record is not valid.") from error
        found = deals.numbers(counted, through=max(sequences, default=0))
        self.stdout.write(orjson.dumps(found).decode())


def _records(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the records of a file; CommandError for what is none."""
    try:
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as lines:
            for line in lines:
                record = orjson.loads(line)
                if not isinstance(record, dict) or "sequence" not in record:
                    raise CommandError(f"{path} holds something that is no record.")
                yield record
    except (OSError, EOFError, zlib.error, orjson.JSONDecodeError) as error:
        raise CommandError(f"{path} cannot be read: {error}") from error
