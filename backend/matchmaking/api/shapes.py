"""What comes in and goes out: the queue."""

from typing import Any

from rest_framework import serializers

from accounts.api.strict import StrictChoiceField, StrictSerializer
from games.api.fields import StrictIntegerField
from games.api.shapes import PlayerSerializer, Shape, a_number, an_instant
from games.models import Ladder
from matchmaking.pairing import KINDS, Kind

LENGTHS = ["short", "full"]
LONGEST_WAIT_S = 600


class GameKindSerializer(Shape):
    """What can be looked for."""

    ladder = serializers.ChoiceField(Ladder.choices)
    length = serializers.ChoiceField(LENGTHS)


class GameKindOutlookSerializer(GameKindSerializer):
    """What may be said of a kind now."""

    waiting = a_number(help_text="People who look for it now.")
    expected_ms = a_number(
        allow_null=True,
        help_text="How long people usually wait for people; null where it cannot be said.",
    )


class RatingWindowSerializer(Shape):
    """Between which ratings people are looked for; null: anywhere."""

    low = a_number(allow_null=True)
    high = a_number(allow_null=True)


class QueueEntrySerializer(Shape):
    """One's own search."""

    kinds = GameKindSerializer(many=True)
    since = an_instant()
    bots_after_ms = a_number(allow_null=True)
    window = RatingWindowSerializer()
    you = PlayerSerializer(help_text="As others see one.")
    found = PlayerSerializer(many=True)
    table_id = serializers.CharField(
        allow_null=True, help_text="The table of the match found, while its ready step runs."
    )


class QueueSerializer(Shape):
    """The queue, as far as the caller may know it."""

    entry = QueueEntrySerializer(allow_null=True)
    paused_until = an_instant(allow_null=True)
    kinds = GameKindOutlookSerializer(many=True)


class WantedKindSerializer(StrictSerializer):
    """A kind of game that is wanted."""

    ladder = StrictChoiceField(Ladder.choices)
    length = StrictChoiceField(LENGTHS)


class QueueWishSerializer(StrictSerializer):
    """What somebody looks for: kinds, dearest first, and after how long bots may fill the seats."""

    kinds = serializers.ListField(
        child=WantedKindSerializer(), allow_empty=False, max_length=len(KINDS)
    )
    bots_after_s = StrictIntegerField(
        min_value=0, max_value=LONGEST_WAIT_S, allow_null=True, help_text="Null: never."
    )

    def validate_kinds(self, kinds: list[dict[str, Any]]) -> list[Kind]:
        """Refuse a kind named twice."""
        wanted = [Kind(kind["ladder"], kind["length"]) for kind in kinds]
        if len(set(wanted)) < len(wanted):
            raise serializers.ValidationError("A kind is named twice.", code="invalid")
        return wanted
