"""The house's bots begin with their calibrated ratings; later calibrations come by the sweep."""

import json
from pathlib import Path

from django.db import migrations

FILE = Path(__file__).parent.parent / "house_bots.json"
HOUSE_SIGMA = 20.0


def rate_house_bots(apps, schema_editor):
    Rating = apps.get_model("ratings", "Rating")
    for bot in apps.get_model("accounts", "User").objects.filter(kind="bot"):
        for ladder, made in json.loads(FILE.read_text("utf-8"))["ratings"].get(bot.bot, {}).items():
            value = made["value"]
            Rating.objects.create(
                user=bot,
                ladder=ladder,
                mu=float(value),
                sigma=HOUSE_SIGMA,
                value=value,
                games=made["games"],
                firsts=made["firsts"],
                listed=True,
                house=True,
            )
            digest = {"value": value, "uncertainty": round(HOUSE_SIGMA), "provisional": False}
            setattr(bot, f"{ladder}_rating", digest)
        bot.save(update_fields=["duel_rating", "table_rating"])


class Migration(migrations.Migration):

    dependencies = [
        ("ratings", "0001_initial"),
        ("accounts", "0003_ratings_standing_open_pages"),
    ]

    operations = [migrations.RunPython(rate_house_bots, migrations.RunPython.noop)]
