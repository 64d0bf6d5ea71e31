import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("matchmaking", "0002_misses")]

    operations = [
        migrations.AlterField(
            model_name="miss",
            name="user",
            field=models.ForeignKey(
                blank=True,
                help_text="Empty: there is nobody to keep out for it, and it need not be looked at again.",
                null=True,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="+",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.AddConstraint(
            model_name="miss",
            constraint=models.UniqueConstraint(
                condition=models.Q(("user", None)),
                fields=("game",),
                name="miss_by_nobody_once",
            ),
        ),
    ]
