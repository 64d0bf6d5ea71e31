"""The two house bots are players like everybody, so they are rows like everybody."""

from django.db import migrations
from django.utils import timezone

# (public_id, name, likeness of the name, strategy)
HOUSE_BOTS = [
    ("u_pip", "Pip", "plp", "random"),
    ("u_barrel", "Barrel", "barrel", "careful"),
]


def seat_house_bots(apps, schema_editor):
    User = apps.get_model("accounts", "User")
    for public_id, name, likeness, strategy in HOUSE_BOTS:
        User.objects.create(
            public_id=public_id,
            name=name,
            name_likeness=likeness,
            kind="bot",
            bot=strategy,
            password="!",  # no password fits
            created_at=timezone.now(),
        )


def dismiss_house_bots(apps, schema_editor):
    apps.get_model("accounts", "User").objects.filter(kind="bot").delete()


class Migration(migrations.Migration):
    dependencies = [("accounts", "0001_initial")]
    operations = [migrations.RunPython(seat_house_bots, dismiss_house_bots)]
