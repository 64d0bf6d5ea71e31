"""A group for those who look after people: an operator puts somebody into it and makes them staff."""

from django.db import migrations

GROUP = "Moderators"
PERMISSIONS = {
    "report": {"moderate": "Can moderate people", "view_report": "Can view report"},
    "measure": {"view_measure": "Can view measure"},
}


def make_group(apps, schema_editor):
    # Django makes permissions after all migrations only, so these are made here and found by it.
    ContentType = apps.get_model("contenttypes", "ContentType")
    Permission = apps.get_model("auth", "Permission")
    group, _ = apps.get_model("auth", "Group").objects.get_or_create(name=GROUP)
    for model, names in PERMISSIONS.items():
        kind, _ = ContentType.objects.get_or_create(app_label="social", model=model)
        for codename, name in names.items():
            permission, _ = Permission.objects.get_or_create(
                content_type=kind, codename=codename, defaults={"name": name}
            )
            group.permissions.add(permission)


class Migration(migrations.Migration):
    dependencies = [
        ("social", "0001_initial"),
        ("auth", "0012_alter_user_first_name_max_length"),
        ("contenttypes", "0002_remove_content_type_name"),
    ]

    operations = [migrations.RunPython(make_group, migrations.RunPython.noop)]
