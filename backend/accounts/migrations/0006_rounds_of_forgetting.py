from django.db import migrations, models
from django.db.models import F


def due_again(apps, schema_editor):
    """Whoever was not forgotten everywhere yet is still to be."""
    users = apps.get_model("accounts", "User").objects
    users.filter(deleted_at__isnull=False, erased_at=None).update(erase_due_at=F("deleted_at"))


def without_names(apps, schema_editor):
    """The admin's log called addresses, devices and outside accounts by what they are."""
    entries = apps.get_model("admin", "LogEntry").objects
    owned = ["account", "mfa", "socialaccount", "usersessions"]
    entries.filter(content_type__app_label__in=owned).update(object_repr="", change_message="")


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0005_likenesses'),
        ('admin', '0003_logentry_add_action_flag_choices'),
    ]

    operations = [
        migrations.AddField(
            model_name='user',
            name='admittance',
            field=models.PositiveIntegerField(default=0, editable=False, help_text='Rises as what lets somebody in changes: open sockets look anew.'),
        ),
        migrations.AddField(
            model_name='user',
            name='erase_due_at',
            field=models.BigIntegerField(blank=True, editable=False, help_text='When every package is to forget, or to forget again, who a former player was.', null=True),
        ),
        migrations.RunPython(due_again, migrations.RunPython.noop),
        migrations.RunPython(without_names, migrations.RunPython.noop),
        migrations.RemoveIndex(
            model_name='user',
            name='user_to_erase',
        ),
        migrations.RemoveField(
            model_name='user',
            name='erased_at',
        ),
        migrations.AddIndex(
            model_name='user',
            index=models.Index(condition=models.Q(('erase_due_at__isnull', False)), fields=['erase_due_at'], name='user_to_erase'),
        ),
    ]
