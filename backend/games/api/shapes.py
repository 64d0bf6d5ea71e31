"""The shapes of what goes out, for the schema alone: `audience` builds it, tests hold it to this."""

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from games.models import Ladder, Pace, Phase, TableState, Visibility

Shape = serializers.Serializer[Any]

SUITS = ["C", "D", "H", "S"]


def a_seat(**more: Any) -> serializers.IntegerField:  # noqa: ANN401 -- DRF's own keywords
    """Return a field for a seat's number."""
    return serializers.IntegerField(min_value=0, max_value=4, **more)


def an_instant(**more: Any) -> serializers.IntegerField:  # noqa: ANN401
    """Return a field for milliseconds since 1970 UTC."""
    return serializers.IntegerField(**more)


def a_card(**more: Any) -> serializers.RegexField:  # noqa: ANN401
    """Return a field for a card, such as `TD`."""
    return serializers.RegexField(r"^[A2-9TJQK][CDHS]$", **more)


def a_suit(**more: Any) -> serializers.ChoiceField:  # noqa: ANN401
    """Return a field for a suit."""
    return serializers.ChoiceField(SUITS, **more)


def per_seat(child: serializers.Field[Any, Any, Any, Any], **more: Any) -> serializers.ListField:  # noqa: ANN401
    """Return a field for a list with one entry a seat."""
    return serializers.ListField(child=child, **more)


def a_number(**more: Any) -> serializers.IntegerField:  # noqa: ANN401
    """Return a field for a whole number."""
    return serializers.IntegerField(**more)


def a_flag(**more: Any) -> serializers.BooleanField:  # noqa: ANN401
    """Return a field for true or false."""
    return serializers.BooleanField(**more)


def _pair(first: object, second: object) -> dict[str, object]:
    return {"type": "array", "prefixItems": [first, second], "minItems": 2, "maxItems": 2}


_SEAT = {"type": "integer", "minimum": 0, "maximum": 4}
_CARD = {"type": "string", "pattern": "^[A2-9TJQK][CDHS]$"}


@extend_schema_field(_pair(_SEAT, _CARD))
class DrawnCardField(serializers.JSONField):
    """A seat and the card it drew."""


@extend_schema_field(_pair(_CARD, {"type": "integer"}))
class CountedCardField(serializers.JSONField):
    """A card and what it counts."""


@extend_schema_field(_pair(_CARD, _CARD))
class StruckCardField(serializers.JSONField):
    """A 3 and the card it strikes out."""


@extend_schema_field({"oneOf": [_SEAT, {"type": "string", "enum": ["spectator", "open"]}]})
class ViewpointField(serializers.JSONField):
    """A seat, or who looks instead."""


class OptionsSerializer(Shape):
    """The options of a table (R-9)."""

    length = serializers.ChoiceField(["short", "full"])
    matching = serializers.ChoiceField(["colour", "rank"])
    wild_nines = a_flag()
    covered_six = a_flag()
    free_draw = a_flag()


class ShownRatingSerializer(Shape):
    """What is shown of a rating."""

    value = a_number()
    uncertainty = a_number(help_text="The true strength is within this, 19 times of 20.")
    provisional = a_flag(help_text="Not certain enough yet for the leaderboard.")


def a_ladder(**more: Any) -> serializers.ChoiceField:  # noqa: ANN401 -- DRF's own keywords
    """Return a field for a ladder; null where nothing is rated."""
    return serializers.ChoiceField(Ladder.choices, allow_null=True, **more)


class RatingChangeSerializer(Shape):
    """What a rated game changed for one seat; a house bot's rating stays."""

    seat = a_seat()
    place = a_number(help_text="That counted: whoever left, or was away, shares the last.")
    before = ShownRatingSerializer()
    after = ShownRatingSerializer()


class PlayerSerializer(Shape):
    """Who holds a seat."""

    public_id = serializers.CharField()
    name = serializers.CharField()
    kind = serializers.ChoiceField(["human", "guest", "bot"])
    avatar = serializers.CharField(allow_blank=True, help_text="Empty: the first letter.")
    country = serializers.CharField(allow_blank=True, help_text="ISO 3166 alpha-2, or empty.")
    bot = serializers.CharField(allow_null=True, help_text="A house bot's strategy, else null.")
    rating = ShownRatingSerializer(
        allow_null=True, help_text="On the table's ladder; null before the first rated game."
    )


@extend_schema_field({"oneOf": [{"$ref": "#/components/schemas/Player"}, {"type": "null"}]})
class HolderField(serializers.JSONField):
    """A player or nobody."""


class NamedSerializer(Shape):
    """A person, where no more than who they are matters."""

    public_id = serializers.CharField()
    name = serializers.CharField()
    avatar = serializers.CharField(allow_blank=True, help_text="Empty: the first letter.")


class WatchingSerializer(Shape):
    """Who has a table open without a seat."""

    count = a_number(help_text="Whole up to 100, then its first two digits: 1234 is shown as 1200.")
    people = NamedSerializer(many=True, help_text="The first few of those with an account.")


class TableSeatSerializer(Shape):
    """A place at a table."""

    seat = a_seat()
    player = PlayerSerializer(allow_null=True)
    reserved_for = NamedSerializer(allow_null=True, help_text="For whom a free seat is kept.")
    here = a_flag(help_text="False: free, or kept for somebody who has not asked for a rematch.")
    present = a_flag(help_text="Has the table open now.")
    ready = a_flag(help_text="Has promised a seed in the ready step.")
    revealed = a_flag(help_text="Has revealed it.")


class StartSerializer(Shape):
    """The ready step (F-1.4)."""

    game_id = serializers.CharField()
    commitment = serializers.CharField()
    stage = serializers.ChoiceField(["hashes", "seeds"])
    deadline_at = an_instant()
    client_hashes = per_seat(serializers.CharField(allow_null=True))
    seats = serializers.ListField(child=a_seat(), help_text="The table seat of each game seat.")


class TableSerializer(Shape):
    """A table, as the caller sees it."""

    table_id = serializers.CharField()
    version = a_number()
    state = serializers.ChoiceField(TableState.values)
    visibility = serializers.ChoiceField(Visibility.values)
    pace = serializers.ChoiceField(Pace.values)
    options = OptionsSerializer()
    ladder = a_ladder(help_text="Where matching made the table: its game is rated.")
    host = a_seat(allow_null=True)
    you = a_seat(allow_null=True, help_text="The caller's seat.")
    opened_at = an_instant()
    seats = TableSeatSerializer(many=True)
    kept_out = a_flag(help_text="The host has sent the caller away: they may only look on.")
    watching = WatchingSerializer()
    start = StartSerializer(allow_null=True)
    game_id = serializers.CharField(allow_null=True)
    previous_game_id = serializers.CharField(allow_null=True)


class OpenTableSerializer(Shape):
    """What the list of open tables shows of each."""

    table_id = serializers.CharField()
    pace = serializers.ChoiceField(Pace.values)
    options = OptionsSerializer()
    seats = per_seat(HolderField(), help_text="Null: nobody sits there.")
    free = a_number(help_text="Seats that anybody may take; the others are kept for somebody.")
    opened_at = an_instant()


class BotRatingsSerializer(Shape):
    """A house bot's ratings, null where none is known."""

    duel = ShownRatingSerializer(allow_null=True)
    table = ShownRatingSerializer(allow_null=True)


class HouseBotSerializer(Shape):
    """A bot to sit down with."""

    bot = serializers.CharField()
    name = serializers.CharField()
    summary = serializers.CharField()
    ratings = BotRatingsSerializer()


class StatusSerializer(Shape):
    """How busy the house is."""

    players_online = a_number()
    tables_live = a_number()


class HandSerializer(Shape):
    """A hand, as far as the viewer may see it."""

    count = a_number()
    cards = serializers.ListField(child=a_card(), allow_null=True, help_text="Null when hidden.")
    exposed = a_flag()
    announced = a_flag()
    loses_turn = a_flag()
    out = a_flag()


class ReckoningSerializer(Shape):
    """What a hand counts at the end of a round (R-7)."""

    cards = serializers.ListField(child=a_card())
    cancelled = serializers.ListField(child=StruckCardField())
    left_over_threes = serializers.ListField(child=a_card())
    points = serializers.ListField(child=CountedCardField())
    score = a_number()


class ResultSerializer(Shape):
    """How a round ended."""

    ended_by = serializers.ChoiceField(["out", "blocked"])
    out = serializers.ListField(child=a_seat())
    scores = per_seat(a_number())
    hands = ReckoningSerializer(many=True)


class RoundSerializer(Shape):
    """One round, as far as the viewer may see it."""

    number = a_number()
    rounds = a_number()
    dealer = a_seat()
    hand_size = a_number()
    starter = a_card()
    direction = serializers.ChoiceField([1, -1])
    turn = a_seat(allow_null=True)
    asked = serializers.ChoiceField(["play", "crank", "name"], allow_null=True)
    top = a_card()
    suit = a_suit()
    demanded = a_flag()
    demanded_by = a_seat(allow_null=True)
    crank = a_number()
    settling = a_flag()
    draw_count = a_number()
    discard_count = a_number()
    discards = serializers.ListField(child=a_card())
    hands = HandSerializer(many=True)
    moves = a_number()
    result = ResultSerializer(allow_null=True)


class LegalPlaySerializer(Shape):
    """A card that may be played, and how."""

    card = a_card()
    names = serializers.ListField(child=a_suit())
    may_keep = a_flag()


class ReasonSerializer(Shape):
    """Why something may not be done: a code, and what a sentence about it needs."""

    code = serializers.CharField()
    params = serializers.DictField(child=serializers.JSONField())


class LegalSerializer(Shape):
    """What the viewer may do now."""

    play = LegalPlaySerializer(many=True)
    draw = a_flag()
    name = serializers.ListField(child=a_suit())
    last = a_flag()
    announce_with_play = a_flag()
    call = serializers.ListField(child=a_seat())
    why_not = serializers.DictField(child=ReasonSerializer())
    why_no_draw = ReasonSerializer(allow_null=True)


class LiveRoundSerializer(Shape):
    """What the list of live games tells of the round."""

    number = a_number()
    rounds = a_number()
    crank = a_number(help_text="0 while none is open.")
    suit = a_suit()
    demanded = a_flag()
    direction = serializers.ChoiceField([1, -1])


class LiveGameSerializer(Shape):
    """What the list of live games shows of each: nothing that a player at it does not know."""

    table_id = serializers.CharField()
    game_id = serializers.CharField()
    phase = serializers.ChoiceField([Phase.PLAYING.value, Phase.SCORE.value])
    options = OptionsSerializer()
    pace = serializers.ChoiceField(Pace.values)
    rated = a_flag()
    ladder = a_ladder()
    started_at = an_instant()
    seats = PlayerSerializer(many=True)
    totals = per_seat(a_number())
    round = LiveRoundSerializer()
    watching = a_number(help_text="As `Watching.count`.")


class GameSeatSerializer(Shape):
    """A seat of a game."""

    seat = a_seat()
    player = PlayerSerializer()
    present = a_flag()
    away = a_flag()
    left = a_flag()
    auto_moves = serializers.ListField(child=serializers.CharField())
    never_came = a_flag(help_text="The game was aborted because its player never did anything.")


class ClockSerializer(Shape):
    """Whose time runs, and until when."""

    seat = a_seat()
    starts_at = an_instant(
        help_text="May lie ahead: a round's first clock waits for its player to see the cards."
    )
    move_ends_at = an_instant()
    deadline_at = an_instant()
    bank_ms = per_seat(a_number())
    move_ms = a_number()
    left_out_ms = a_number(help_text="Of this decision's time, while the server was down.")


class ScoreSheetSerializer(Shape):
    """The pause between two rounds."""

    ready = per_seat(a_flag())
    ends_at = an_instant()


class FairnessSerializer(Shape):
    """What proves the deals; seeds are null until the game is over."""

    commitment = serializers.CharField()
    client_hashes = per_seat(serializers.CharField())
    server_seed = serializers.CharField(allow_null=True)
    client_seeds = per_seat(serializers.CharField(), allow_null=True)


class OwnCallSerializer(Shape):
    """The viewer's call that is held back (R-6.2)."""

    seat = a_seat()
    due_at = an_instant()


class PendingCallSerializer(Shape):
    """A call that is held back until the exposing play is a second old (R-6.2)."""

    type = serializers.ChoiceField(["pending_call"])
    now = an_instant()
    game_id = serializers.CharField()
    seat = a_seat()
    due_at = an_instant()
