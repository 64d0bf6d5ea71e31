"""Work out anew what finished games are found by: `python manage.py reindex_games`."""

from argparse import ArgumentParser

from django.core.management.base import BaseCommand, CommandError

from history import entries


class Command(BaseCommand):
    """Reproduces every row that searches read from the sealed records."""

    help = "Work out the rows that searches read anew, from the sealed records."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Say whether to mend or only to look."""
        parser.add_argument(
            "--check", action="store_true", help="change nothing; fail if a row differs"
        )

    def handle(self, *_: object, check: bool, **__: object) -> None:
        """Go through all records, and say what was found."""
        found = list(entries.reindex(mend=not check))
        games, wrong = sum(each.games for each in found), sum(each.wrong for each in found)
        told = f"{games} games: the rows of {wrong} differed"
        if check and wrong:
            raise CommandError(told)
        self.stdout.write(told)
