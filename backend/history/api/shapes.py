"""The shapes of what goes out, for the schema alone; tests hold the answers to them."""

from rest_framework import serializers

from games.api.message_shapes import EventField
from games.api.shapes import (
    NamedSerializer,
    OptionsSerializer,
    PlayerSerializer,
    RatingChangeSerializer,
    RoundSerializer,
    Shape,
    a_card,
    a_flag,
    a_ladder,
    a_number,
    a_seat,
    an_instant,
    per_seat,
)
from games.models import Pace
from history.contents import CONTAINS

KINDS = ["human", "guest", "bot"]
ENDS = ["finished", "aborted"]


class FinishedGameSerializer(Shape):
    """What a list shows of a finished game."""

    game_id = serializers.CharField()
    options = OptionsSerializer()
    pace = serializers.ChoiceField(Pace.values)
    rated = a_flag()
    ladder = a_ladder()
    started_at = an_instant()
    ended_at = an_instant()
    ended_by = serializers.ChoiceField(ENDS)
    seats = PlayerSerializer(many=True)
    totals = per_seat(a_number(), allow_null=True)
    places = per_seat(a_number(), allow_null=True)
    seat = a_seat(allow_null=True, help_text="Of the first player the list was asked for.")
    ratings = RatingChangeSerializer(many=True, allow_null=True, help_text="What it changed.")
    rating = a_number(allow_null=True, help_text="The mean before it; null for an unrated one.")
    rounds = a_number()
    moves = a_number()
    highest_crank = a_number(help_text="The highest count of a crank; 0: none was opened.")
    highest_score = a_number(help_text="The most points of a seat in one round.")
    contains = serializers.ListField(child=serializers.ChoiceField(list(CONTAINS)))


class FinishedGamesSerializer(Shape):
    """A page of finished games."""

    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    players = NamedSerializer(many=True, help_text="Who was asked for, in that order.")
    results = FinishedGameSerializer(many=True)


class RecordSeatSerializer(Shape):
    """Who sat there, as they were shown at the time."""

    name = serializers.CharField()
    kind = serializers.ChoiceField(KINDS)
    account = serializers.CharField(allow_null=True)
    left = a_flag()
    rating_before = a_number(required=False)
    rating_after = a_number(required=False)


class RecordFairnessSerializer(Shape):
    """What proves the deals."""

    commitment = serializers.CharField()
    client_hashes = per_seat(serializers.CharField())
    server_seed = serializers.CharField()
    client_seeds = per_seat(serializers.CharField(allow_blank=True))


class RecordResultSerializer(Shape):
    """How a round ended."""

    ended_by = serializers.ChoiceField(["out", "blocked"])
    out = serializers.ListField(child=a_seat())
    scores = per_seat(a_number())


class RecordRoundSerializer(Shape):
    """One round of a record."""

    number = a_number()
    dealer = a_seat()
    hand_size = a_number()
    starter = a_card()
    moves = serializers.ListField(child=serializers.CharField())
    times_ms = serializers.ListField(child=a_number())
    auto = serializers.ListField(child=a_number())
    result = RecordResultSerializer(allow_null=True)


class RecordSerializer(Shape):
    """A whole game: the craits-record, version 1 (docs/record.md)."""

    format = serializers.ChoiceField(["craits-record"])
    version = serializers.ChoiceField([1])
    rules = a_number()
    game_id = serializers.CharField()
    started_at = serializers.CharField()
    ended_at = serializers.CharField()
    rated = a_flag()
    sequence = a_number(allow_null=True)
    options = OptionsSerializer()
    seats = RecordSeatSerializer(many=True)
    fairness = RecordFairnessSerializer()
    first_dealer = a_seat()
    rounds = RecordRoundSerializer(many=True)
    totals = per_seat(a_number(), allow_null=True)
    places = per_seat(a_number(), allow_null=True)
    ended_by = serializers.ChoiceField(ENDS)


class ReplayStepSerializer(Shape):
    """One move, what followed, and the picture after it."""

    move = serializers.CharField()
    at_ms = a_number()
    auto = a_flag()
    events = serializers.ListField(child=EventField())
    frame = RoundSerializer()


class ReplayRoundSerializer(Shape):
    """One round to step through."""

    number = a_number()
    start = RoundSerializer()
    steps = ReplayStepSerializer(many=True)


class ReplayFeedSerializer(Shape):
    """A finished game to step through, with open hands."""

    record = RecordSerializer()
    seats = PlayerSerializer(many=True)
    rounds = ReplayRoundSerializer(many=True)
