"""The shapes of what goes out, for the schema alone: `shown` builds it, tests hold it to this."""

from typing import Any

from rest_framework import serializers

from games.api.shapes import (
    OptionsSerializer,
    Shape,
    ShownRatingSerializer,
    a_flag,
    a_number,
    an_instant,
)
from games.models import Pace
from social.models import ChallengeState, Phrase


class PersonSerializer(Shape):
    """A person, as everybody may know them."""

    public_id = serializers.CharField()
    name = serializers.CharField()
    kind = serializers.ChoiceField(["human", "guest", "bot"])
    avatar = serializers.CharField(allow_blank=True, help_text="Empty: the first letter.")
    country = serializers.CharField(allow_blank=True, help_text="ISO 3166 alpha-2, or empty.")
    duel_rating = ShownRatingSerializer(allow_null=True)
    table_rating = ShownRatingSerializer(allow_null=True)


class FollowedSerializer(Shape):
    """Somebody whom one follows."""

    person = PersonSerializer()
    online = a_flag()
    table_id = serializers.CharField(
        allow_null=True, help_text="Where they play and may be watched, if they do."
    )


class ChallengeSerializer(Shape):
    """Somebody asks somebody to their table."""

    challenge_id = serializers.CharField()
    to = PersonSerializer()
    table_id = serializers.CharField()
    seats = a_number(help_text="Of the table.")
    pace = serializers.ChoiceField(Pace.values)
    options = OptionsSerializer()
    state = serializers.ChoiceField(ChallengeState.values)
    made_at = an_instant()
    expires_at = an_instant()

    def get_fields(self) -> dict[str, Any]:
        """Return the fields, with one whose name Python keeps for itself."""
        return {**super().get_fields(), "from": PersonSerializer()}


class PeopleSerializer(Shape):
    """The people room."""

    following = FollowedSerializer(many=True)
    followers = PersonSerializer(many=True, help_text="The latest hundred.")
    blocked = PersonSerializer(many=True)
    muted = PersonSerializer(many=True)
    challenges = ChallengeSerializer(many=True, help_text="Open ones, to and from the caller.")


class TiesSerializer(Shape):
    """What one has done about somebody."""

    following = a_flag()
    blocked = a_flag()
    muted = a_flag()


class AuthorSerializer(Shape):
    """Who said something."""

    public_id = serializers.CharField()
    name = serializers.CharField()
    avatar = serializers.CharField(allow_blank=True)


class TalkMessageSerializer(Shape):
    """Something said at a table."""

    message_id = serializers.CharField()
    author = AuthorSerializer()
    phrase = serializers.ChoiceField(Phrase.values, allow_null=True)
    text = serializers.CharField(allow_null=True, help_text="Null where a phrase was said.")
    watching = a_flag(help_text="Said by somebody looking on, while a game was on.")
    at = an_instant()


class TalkSerializer(Shape):
    """The talk at a table."""

    messages = TalkMessageSerializer(many=True, help_text="The latest hundred, oldest first.")


class WarningSerializer(Shape):
    """A moderator's warning."""

    warning_id = a_number()
    reason = serializers.CharField()
    at = an_instant()


class OwnStandingSerializer(Shape):
    """How one stands with the moderators."""

    suspended_until = an_instant(allow_null=True)
    suspension_reason = serializers.CharField(allow_null=True)
    silenced_until = an_instant(allow_null=True)
    warnings = WarningSerializer(many=True, help_text="Those not acknowledged yet.")


class ReportedSerializer(Shape):
    """A report that was taken down."""

    report_id = serializers.CharField()
