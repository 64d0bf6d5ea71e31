"""Lists the matches that began before every match was listed: they are nobody's private games."""

from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor


def list_matches(apps: Apps, _: BaseDatabaseSchemaEditor) -> None:
    """List the games of all tables that matching made, those that were stopped included."""
    games = apps.get_model("games", "Game").objects.filter(listed=False)
    games.exclude(table__ladder="").update(listed=True)


class Migration(migrations.Migration):
    """Going back leaves them listed: which of them were not is no longer known."""

    dependencies = [("games", "0004_listed_matches")]

    operations = [migrations.RunPython(list_matches, migrations.RunPython.noop)]
