"""Names are held against more look-alikes than before, so every likeness is written anew."""

from django.db import migrations

from accounts import names


def write_anew(apps, schema_editor):
    User = apps.get_model("accounts", "User")
    taken = set()
    for user in User.objects.filter(deleted_at=None).order_by("pk").iterator():
        likeness = names.likeness(user.name)
        if likeness in taken:
            # Whoever was there first keeps the name to themselves; the other keeps theirs too, under
            # a likeness that no new name can have.
            likeness = f"{likeness[: names.MAX_LIKENESS_LENGTH - 20]}~{user.pk}"
        taken.add(likeness)
        if likeness != user.name_likeness:
            User.objects.filter(pk=user.pk).update(name_likeness=likeness)


class Migration(migrations.Migration):
    dependencies = [("accounts", "0004_former_players")]
    operations = [migrations.RunPython(write_anew, migrations.RunPython.noop)]
