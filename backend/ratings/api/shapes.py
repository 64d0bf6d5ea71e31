"""The shapes of what goes out, for the schema alone; tests hold the answers to them."""

from rest_framework import serializers

from games.api.shapes import (
    PlayerSerializer,
    RatingChangeSerializer,
    Shape,
    ShownRatingSerializer,
    a_flag,
    a_ladder,
    a_number,
    an_instant,
)


class StandingSerializer(Shape):
    """A line of a leaderboard."""

    place = a_number(allow_null=True, help_text="Equal ratings share one; null: provisional.")
    player = PlayerSerializer()
    games = a_number()
    firsts = a_number(help_text="Games in which nobody was placed before them.")
    trend = serializers.ListField(
        child=a_number(), help_text="At the end of each of the last 30 days with rated games."
    )


class LeaderboardSerializer(Shape):
    """A page of a leaderboard, the strongest first."""

    ladder = serializers.ChoiceField(["duel", "table"])
    total = a_number(help_text="How many stand in the whole list.")
    results = StandingSerializer(many=True)
    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    you = StandingSerializer(
        allow_null=True, help_text="The caller's line; null without a rating on this ladder."
    )


class LadderRatingSerializer(Shape):
    """How a player stands on one ladder."""

    rating = ShownRatingSerializer()
    place = a_number(allow_null=True, help_text="In the leaderboard; null while provisional.")
    games = a_number()
    firsts = a_number()
    best = a_number(allow_null=True, help_text="The highest since it is not provisional.")


class PlayerRatingsSerializer(Shape):
    """A player's ratings."""

    duel = LadderRatingSerializer(allow_null=True)
    table = LadderRatingSerializer(allow_null=True)


class RatingPointSerializer(Shape):
    """What one rated game made of a player's rating."""

    game_id = serializers.CharField()
    at = an_instant()
    rating = ShownRatingSerializer()
    change = serializers.IntegerField()
    place = a_number()
    seats = a_number()


class GameRatingsSerializer(Shape):
    """What a game changed."""

    game_id = serializers.CharField()
    ladder = a_ladder()
    annulled = a_flag(help_text="It counted once, and does not any more.")
    awaited = a_flag(help_text="It counts, and has not been applied yet.")
    changes = RatingChangeSerializer(many=True, allow_null=True)
