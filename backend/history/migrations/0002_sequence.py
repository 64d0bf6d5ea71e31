from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [("history", "0001_initial")]

    operations = [
        migrations.AddField(
            model_name="record",
            name="sequence",
            field=models.PositiveIntegerField(
                blank=True,
                help_text="Place in the order in which games were rated; null for an unrated one.",
                null=True,
                unique=True,
            ),
        ),
    ]
