"""Write a month's rated games for everybody: `manage.py dump_games --month 2026-10 --to DIR`."""

from argparse import ArgumentParser
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError

from accounts.instants import now_ms
from history import publishing
from history.publishing import Month, NotYetError


class Command(BaseCommand):
    """Writes the records of a month, compressed, and a manifest of them."""

    help = "Write the records of a month's rated games into a folder, with a manifest."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Say which month, and where to."""
        parser.add_argument("--month", required=True, help="such as 2026-10, UTC")
        parser.add_argument("--to", type=Path, required=True, help="a folder")

    def handle(self, *_: object, month: str, to: Path, **__: object) -> None:
        """Write both files, and say what is in them."""
        try:
            manifest = publishing.dump(Month.parse(month), to, now=now_ms())
        except (ValueError, NotYetError) as error:
            raise CommandError(str(error)) from error
        self.stdout.write(f"{manifest['file']}: {manifest['games']} games")
