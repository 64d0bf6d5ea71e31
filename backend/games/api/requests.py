"""What comes in, checked for its form; whether it is allowed is for the services."""

from rest_framework import serializers

from accounts.api.strict import (
    PromptSerializer,
    StrictCharField,
    StrictChoiceField,
    StrictSerializer,
)
from bots import BOTS
from engine.options import FULL_HANDS
from games.api.fields import (
    MAX_TURN,
    PaceField,
    PatternField,
    SeatField,
    StrictIntegerField,
    TermsOptionsSerializer,
    VisibilityField,
)
from games.models import MAX_SEATS, Ladder


class NewTableSerializer(StrictSerializer):
    """A new table's terms."""

    seats = StrictIntegerField(min_value=2, max_value=MAX_SEATS)
    pace = PaceField()
    visibility = VisibilityField()
    options = TermsOptionsSerializer()


class TermsSerializer(StrictSerializer):
    """Changes of a table's terms; what is left out stays."""

    pace = PaceField(required=False)
    visibility = VisibilityField(required=False)
    options = TermsOptionsSerializer(required=False)


class TablesFilter(serializers.Serializer[object]):
    """What open tables are looked for."""

    seats = serializers.IntegerField(min_value=2, max_value=MAX_SEATS, required=False)
    length = serializers.ChoiceField(["short", "full"], required=False)
    matching = serializers.ChoiceField(["colour", "rank"], required=False)


class LiveFilter(serializers.Serializer[object]):
    """What live games are looked for."""

    ladder = serializers.ChoiceField(Ladder.choices, required=False)


class ReservationSerializer(StrictSerializer):
    """For whom a seat is kept: somebody, by the name that everybody sees."""

    name = StrictCharField(max_length=100)


class SendAwaySerializer(StrictSerializer):
    """Who is sent away, by public id."""

    player = StrictCharField(max_length=40)


class JoinSerializer(StrictSerializer):
    """Which seat is wanted; none said means the first free one."""

    seat = SeatField(required=False, allow_null=True)


class AddBotSerializer(StrictSerializer):
    """Which bot is wanted, and where."""

    seat = SeatField(required=False, allow_null=True)
    bot = StrictChoiceField([(bot.bot, bot.name) for bot in BOTS.values()])


class PromiseSerializer(StrictSerializer):
    """A promise: the SHA-256 of a seed that is kept secret until everybody has promised."""

    game_id = StrictCharField(max_length=40)
    client_hash = PatternField(r"[0-9a-f]{64}", help_text="Lower-case hex.")


class SeedSerializer(StrictSerializer):
    """The seed that was promised."""

    game_id = StrictCharField(max_length=40)
    client_seed = StrictCharField(
        max_length=1000,
        allow_blank=True,
        trim_whitespace=False,
        help_text="At most 64 printable ASCII characters (F-1.3).",
    )


class ActionSerializer(PromptSerializer):
    """An action, the decision it answers, and an id that makes sending it again harmless."""

    action_id = PatternField(
        r"[A-Za-z0-9_-]{1,64}", help_text="Made by the client, new for each intention."
    )
    action = StrictCharField(
        max_length=16, help_text="As in the record: `KD`, `8H=S!`, `draw`, `last`, `call@2`."
    )
    turn = StrictIntegerField(
        min_value=0,
        max_value=MAX_TURN,
        required=False,
        allow_null=True,
        help_text="The view's `turn`. Announcements and calls need none.",
    )


class SeenSerializer(StrictSerializer):
    """Which round's cards are on the screen."""

    round = StrictIntegerField(min_value=1, max_value=len(FULL_HANDS))
