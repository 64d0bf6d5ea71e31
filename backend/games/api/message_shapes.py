"""The shapes of what is told of a game: events, its view and messages, on REST and on the socket."""

from typing import Any, Final

from drf_spectacular.utils import PolymorphicProxySerializer, extend_schema_field
from inflection import camelize
from rest_framework import serializers

from games.api.shapes import (
    ClockSerializer,
    DrawnCardField,
    FairnessSerializer,
    GameSeatSerializer,
    LegalSerializer,
    OptionsSerializer,
    OwnCallSerializer,
    PendingCallSerializer,
    RoundSerializer,
    ScoreSheetSerializer,
    Shape,
    TableSerializer,
    ViewpointField,
    WatchingSerializer,
    a_card,
    a_flag,
    a_ladder,
    a_number,
    a_seat,
    a_suit,
    an_instant,
    per_seat,
)
from games.models import Pace, Phase

ASKED: Final = ["play", "crank", "name"]
WHY_DRAWN: Final = ["no_play", "choice", "five", "seven", "crank", "called", "covered_six"]
WHAT_ENDED_IT: Final = ["announced", "drew", "called", "round_over"]


def _event(kind: str, **fields: Any) -> type[Shape]:  # noqa: ANN401 -- serializer fields
    """Return the shape of one kind of event."""
    body = {"type": serializers.ChoiceField([kind]), **fields}
    return type(f"{camelize(kind)}EventSerializer", (Shape,), body)


def _card_list(**more: Any) -> serializers.ListField:  # noqa: ANN401 -- DRF's own keywords
    return serializers.ListField(child=a_card(), **more)


EVENTS: Final[dict[str, Shape | type[Shape]]] = {
    "cut": _event(
        "cut",
        draws=serializers.ListField(child=DrawnCardField()),
        dealer=a_seat(),
    ),
    "round_dealt": _event(
        "round_dealt",
        number=a_number(),
        dealer=a_seat(),
        hand_size=a_number(),
        hands=per_seat(_card_list(allow_null=True)),
    ),
    "starter_turned": _event("starter_turned", card=a_card(), dealer=a_seat()),
    "card_laid": _event(
        "card_laid",
        seat=a_seat(),
        card=a_card(),
        named=a_suit(allow_null=True),
        announced=a_flag(),
        auto=a_flag(),
    ),
    "suit_named": _event(
        "suit_named", seat=a_seat(), suit=a_suit(), demanded=a_flag(), auto=a_flag()
    ),
    "cards_drawn": _event(
        "cards_drawn",
        seat=a_seat(),
        count=a_number(),
        wanted=a_number(),
        cards=_card_list(allow_null=True),
        why=serializers.ChoiceField(WHY_DRAWN),
        auto=a_flag(),
    ),
    "reshuffled": _event("reshuffled", count=a_number()),
    "direction_reversed": _event("direction_reversed", direction=serializers.ChoiceField([1, -1])),
    "turn_skipped": _event("turn_skipped", seat=a_seat()),
    "turn_lost": _event("turn_lost", seat=a_seat()),
    "crank_opened": _event("crank_opened", seat=a_seat(), count=a_number()),
    "crank_raised": _event("crank_raised", seat=a_seat(), count=a_number()),
    "crank_broken": _event("crank_broken", seat=a_seat(allow_null=True), count=a_number()),
    "exposed": _event("exposed", seat=a_seat()),
    "announced": _event("announced", seat=a_seat(), late=a_flag()),
    "called": _event(
        "called", by=a_seat(), seat=a_seat(), after_ms=a_number(allow_null=True), now=a_flag()
    ),
    "call_void": _event(
        "call_void",
        by=a_seat(),
        seat=a_seat(),
        ended_by=serializers.ChoiceField(WHAT_ENDED_IT),
        by_ms=a_number(),
    ),
    "went_out": _event("went_out", seat=a_seat()),
    "turn_began": _event("turn_began", seat=a_seat(), asked=serializers.ChoiceField(ASKED)),
    "round_ended": _event(
        "round_ended",
        ended_by=serializers.ChoiceField(["out", "blocked"]),
        out=serializers.ListField(child=a_seat()),
        scores=per_seat(a_number()),
    ),
    "game_ended": _event(
        "game_ended",
        ended_by=serializers.ChoiceField(["finished", "aborted"]),
        totals=per_seat(a_number(), allow_null=True),
        places=per_seat(a_number(), allow_null=True),
    ),
    "away": _event("away", seat=a_seat()),
    "back": _event("back", seat=a_seat()),
    "left": _event("left", seat=a_seat()),
    "score_ready": _event("score_ready", seat=a_seat()),
}
"""One shape for each kind of event: docs/protocol.md, "Events"."""


@extend_schema_field(
    PolymorphicProxySerializer(
        component_name="Event", serializers=EVENTS, resource_type_field_name="type"
    )
)
class EventField(serializers.JSONField):
    """Any event, told apart by its `type`."""


class GameViewSerializer(Shape):
    """A game, as far as the viewer may see it."""

    game_id = serializers.CharField()
    table_id = serializers.CharField()
    version = a_number()
    turn = a_number()
    phase = serializers.ChoiceField([p.value for p in Phase if p not in ("starting", "dropped")])
    viewpoint = ViewpointField()
    your_seat = a_seat(allow_null=True)
    options = OptionsSerializer()
    pace = serializers.ChoiceField(Pace.values)
    rated = a_flag()
    ladder = a_ladder()
    started_at = an_instant()
    ended_at = an_instant(allow_null=True)
    ended_by = serializers.ChoiceField(["finished", "aborted"], allow_null=True)
    seats = GameSeatSerializer(many=True)
    clock = ClockSerializer(allow_null=True)
    score_sheet = ScoreSheetSerializer(allow_null=True)
    fairness = FairnessSerializer()
    first_dealer = a_seat()
    cut = serializers.ListField(child=DrawnCardField())
    round = RoundSerializer()
    opening = serializers.ListField(
        child=EventField(), help_text="What the starter did, while nobody has moved; else empty."
    )
    legal = LegalSerializer(allow_null=True)
    scores = serializers.ListField(child=per_seat(a_number()))
    totals = per_seat(a_number())
    places = per_seat(a_number(), allow_null=True)
    may_end_now = a_flag(help_text="The viewer alone has stayed, and may end the game at once.")
    your_pending_call = OwnCallSerializer(allow_null=True)


class GameMessageSerializer(Shape):
    """A change of a game: what happened, and the whole view after it."""

    type = serializers.ChoiceField(["game"])
    now = an_instant()
    game_id = serializers.CharField()
    version = a_number()
    moves = serializers.ListField(child=serializers.CharField())
    auto = a_flag()
    events = serializers.ListField(child=EventField())
    view = GameViewSerializer()


class TableMessageSerializer(Shape):
    """Socket: the table as it is now."""

    type = serializers.ChoiceField(["table"])
    now = an_instant()
    table = TableSerializer()


class PresenceMessageSerializer(Shape):
    """Socket: who has the table open, by table seat, and who looks on."""

    type = serializers.ChoiceField(["presence"])
    present = serializers.ListField(child=a_flag())
    watching = WatchingSerializer()


MESSAGES: Final[dict[str, type[Shape]]] = {
    "game": GameMessageSerializer,
    "table": TableMessageSerializer,
    "presence": PresenceMessageSerializer,
    "pending_call": PendingCallSerializer,
}
"""What is pushed over the socket, by `type`."""
