"""What goes in and out of the accounts API (docs/protocol.md, *Me*)."""

from typing import Any

from rest_framework import serializers

from accounts import choices, export
from accounts.api.strict import NameField, StrictBooleanField, StrictChoiceField, StrictSerializer
from accounts.models import Kind


class ProfileSerializer(serializers.Serializer[Any]):
    """What everybody may know of a player."""

    public_id = serializers.CharField(help_text="Opaque and stable.")
    name = serializers.CharField()
    kind = serializers.ChoiceField(Kind.choices)
    avatar = serializers.ChoiceField(
        choices.AVATARS, allow_blank=True, help_text="Empty: the first letter."
    )
    country = serializers.CharField(help_text="ISO 3166 alpha-2, or empty.")
    bot = serializers.CharField(allow_null=True, help_text="A house bot's strategy, else null.")
    joined_at = serializers.IntegerField(help_text="Milliseconds since 1970 UTC.")
    stats_hidden = serializers.BooleanField(help_text="Their stats are theirs alone to see.")
    gone = serializers.BooleanField(help_text="The account is deleted: a former player.")


class CurrentSeatSerializer(serializers.Serializer[Any]):
    """Where somebody sits."""

    table_id = serializers.CharField()
    game_id = serializers.CharField(allow_null=True, help_text="Null while the table fills.")


class MeSerializer(serializers.Serializer[Any]):
    """What one may know of oneself. Nobody else is ever sent this."""

    public_id = serializers.CharField()
    name = serializers.CharField()
    kind = serializers.ChoiceField([(k.value, k.label) for k in (Kind.HUMAN, Kind.GUEST)])
    avatar = serializers.ChoiceField(choices.AVATARS, allow_blank=True)
    country = serializers.CharField(help_text="ISO 3166 alpha-2, or empty.")
    language = serializers.ChoiceField(list(choices.LANGUAGES.items()))
    stats_hidden = serializers.BooleanField(help_text="Nobody else sees one's stats.")
    email = serializers.EmailField(allow_null=True, help_text="Null for guests.")
    email_verified = serializers.BooleanField()
    current = CurrentSeatSerializer(allow_null=True, help_text="The table one sits at, or null.")


class MeUpdateSerializer(StrictSerializer):
    """What one may change about oneself; whatever is left out stays."""

    name = NameField(required=False)
    avatar = StrictChoiceField(choices.AVATARS, allow_blank=True, required=False)
    country = StrictChoiceField(choices.COUNTRIES, allow_blank=True, required=False)
    language = StrictChoiceField(list(choices.LANGUAGES.items()), required=False)
    stats_hidden = StrictBooleanField(required=False)


class ExportSerializer(serializers.Serializer[Any]):
    """Everything that is kept about one person. Each package adds the sections that it keeps."""

    format = serializers.ChoiceField([export.FORMAT])
    version = serializers.ChoiceField([export.VERSION])
    exported_at = serializers.IntegerField(help_text="Milliseconds since 1970 UTC.")
    account = serializers.DictField(help_text="`Me`, and since when.")
    standing = serializers.DictField(help_text="Whether one is suspended or silenced.")
    addresses = serializers.ListField(child=serializers.DictField())
    second_factors = serializers.ListField(child=serializers.DictField())
    outside_accounts = serializers.ListField(child=serializers.DictField())
    sessions = serializers.ListField(child=serializers.DictField())
    games = serializers.ListField(
        child=serializers.DictField(),
        help_text="With the records of those that are over; of one that goes on only that it does.",
    )
