from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('social', '0003_kept_for_moderation'),
    ]

    operations = [
        migrations.AddField(
            model_name='challenge',
            name='keeps_seat',
            field=models.BooleanField(default=False, help_text='While it is open its table keeps a seat because of it.'),
        ),
    ]
