"""Work all stats out anew from the sealed records: `python manage.py rebuild_stats`."""

from argparse import ArgumentParser

from django.core.management.base import BaseCommand, CommandError

from stats import services
from stats.models import Edition


class Command(BaseCommand):
    """Reproduces every fact and sum from records and annulments, while games go on."""

    help = "Rebuild all stats from the sealed records, beside those that are read meanwhile."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Say whether to take the new ones or only to compare."""
        parser.add_argument(
            "--check", action="store_true", help="change nothing; fail if a number differs"
        )

    def handle(self, *_: object, check: bool, **__: object) -> None:
        """Rebuild or compare, and say what was found."""
        try:
            self.stdout.write(_checked() if check else f"{services.rebuild()} games")
        except Edition.DoesNotExist as error:
            raise CommandError("Another rebuild has begun: it goes on alone.") from error


def _checked() -> str:
    games, differing = services.check()
    if differing:
        raise CommandError(f"{games} games: differing in {', '.join(differing)}")
    return f"{games} games: nothing differs"
