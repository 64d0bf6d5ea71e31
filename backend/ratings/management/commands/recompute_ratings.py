"""Work every rating out anew from the sealed records: `python manage.py recompute_ratings`."""

from argparse import ArgumentParser

from django.core.management.base import BaseCommand, CommandError
from django.db import transaction

from ratings import recomputing, standings


class Command(BaseCommand):
    """Reproduces every number of the ratings from records and annulments."""

    help = "Recompute all ratings from the sealed records and the list of annulments."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Say whether to mend or only to look."""
        parser.add_argument(
            "--check", action="store_true", help="change nothing; fail if a number differs"
        )

    def handle(self, *_: object, check: bool, **__: object) -> None:
        """Recompute, and say what was found."""
        with transaction.atomic():
            standings.open_ledger()
            result = recomputing.check() if check else recomputing.restate(since=0)
        found = f"{result.games} games, {result.lines} seats: {result.wrong} differed"
        if check and result.wrong:
            raise CommandError(found)
        self.stdout.write(found)
