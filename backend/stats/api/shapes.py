"""The shapes of what goes out, for the schema alone; tests hold the answers to them."""

from typing import Any

from rest_framework import serializers

from engine.cards import RANKS, SUITS
from games.api.shapes import (
    PlayerSerializer,
    Shape,
    ShownRatingSerializer,
    a_flag,
    a_ladder,
    a_number,
    a_seat,
    an_instant,
)
from stats.models import LENGTHS


def a_value(**more: Any) -> serializers.FloatField:  # noqa: ANN401 -- DRF's own keywords
    """Return a field for a mean, a rate or the like."""
    return serializers.FloatField(**more)


def a_rank() -> serializers.ChoiceField:
    """Return a field for a card's rank."""
    return serializers.ChoiceField(list(RANKS))


def counts(**more: Any) -> serializers.ListField:  # noqa: ANN401 -- DRF's own keywords
    """Return a field for a list of whole numbers."""
    return serializers.ListField(child=a_number(), **more)


class EstimateSerializer(Shape):
    """A mean or a rate, with the interval that holds the truth 95 times in a hundred."""

    games = a_number(help_text="That it comes from.")
    count = a_number(help_text="What it is out of: rounds, plays or games.")
    value = a_value(allow_null=True, help_text="Null where there is nothing to count.")
    low = a_value(allow_null=True, help_text="Null where there is too little for an interval.")
    high = a_value(allow_null=True)
    small = a_flag(help_text="A small sample.")


class PlacesSerializer(Shape):
    """How games of so many seats ended."""

    seats = a_number()
    games = a_number()
    places = counts(help_text="First, second, ...")
    first = EstimateSerializer(help_text="Share of first places.")


class HandSizePointsSerializer(Shape):
    """Points a round, by the size of the hand dealt."""

    hand_size = a_number()
    own = EstimateSerializer()
    opponents = a_value(allow_null=True, help_text="The mean of the opponents, in these rounds.")
    margin = EstimateSerializer(help_text="Own less theirs: below 0 is better.")


class PointsSerializer(Shape):
    """Points a round."""

    own = EstimateSerializer()
    margin = EstimateSerializer(help_text="Own less the opponents' mean: below 0 is better.")
    by_hand_size = HandSizePointsSerializer(many=True)


class CaughtRankSerializer(Shape):
    """Cards of a rank left in hand."""

    rank = a_rank()
    cards = a_number()
    points = a_number(help_text="That counted: a card that a 3 cancelled cost nothing.")


class CaughtHandSizeSerializer(Shape):
    """Cards left in hand, by the size of the hand dealt."""

    hand_size = a_number()
    rounds = a_number()
    hands = a_number(help_text="Rounds that ended with cards in hand.")
    cards = counts(help_text="By rank, A 2 3 to K.")


class CaughtSerializer(Shape):
    """What is left in hand when a round ends."""

    hands = a_number()
    cards = a_number()
    points = a_number()
    by_rank = CaughtRankSerializer(many=True)
    by_hand_size = CaughtHandSizeSerializer(many=True)


class ThreesSerializer(Shape):
    """3s left in hand, and what they brought."""

    hands = a_number(help_text="Rounds that ended with a 3 in hand.")
    kept = a_number()
    left_over = a_number(help_text="Those with nothing to cancel.")
    points_saved = a_number()


class CrankCountSerializer(Shape):
    """Cranks paid at one count."""

    count = a_number(help_text="13: that, or more.")
    paid = a_number()


class CranksSerializer(Shape):
    """What was done with cranks."""

    opened = a_number()
    answered = a_number()
    paid = a_number()
    answer_rate = EstimateSerializer(help_text="Of those that came to the player.")
    mean_cost = a_value(allow_null=True, help_text="The mean count of those paid.")
    dearest = a_number(allow_null=True)
    paid_by_count = CrankCountSerializer(many=True)


class DrawnCardsSerializer(Shape):
    """Cards drawn, by reason."""

    no_play = a_number()
    five = a_number()
    seven = a_number()
    crank = a_number()
    called = a_number()


class DrawsSerializer(Shape):
    """Drawing."""

    forced = EstimateSerializer(help_text="Of turns outside a crank.")
    cards = DrawnCardsSerializer()


class LastCardsSerializer(Shape):
    """Last cards and calls."""

    down_to_one = a_number(help_text="Plays that left one card.")
    announced_with_play = a_number()
    announced_late = a_number()
    forgotten = EstimateSerializer(help_text="Not announced with the play.")
    called = a_number(help_text="Caught by a call.")
    calls = a_number(help_text="Made on others. A wrong one is in no record.")


class TimeClassSerializer(Shape):
    """Moves whose time lies from here to the next class."""

    from_ms = a_number()
    moves = a_number()


class TimesSerializer(Shape):
    """How long own moves took."""

    moves = a_number()
    mean_ms = a_number(allow_null=True)
    quartiles_ms = counts(allow_null=True, help_text="A quarter, half, three quarters took less.")
    classes = TimeClassSerializer(many=True)


class OpeningSerializer(Shape):
    """Rounds whose first own card had a rank."""

    rank = a_rank()
    rounds = a_number()
    won = a_number()
    points = a_value(allow_null=True, help_text="Mean a round.")
    margin = EstimateSerializer()


class StreakSerializer(Shape):
    """Games in a row."""

    current = a_number()
    longest = a_number()


class StreaksSerializer(Shape):
    """Games in a row that went alike, in the order in which they were rated."""

    firsts = StreakSerializer(help_text="Nobody was placed before them.")
    not_last = StreakSerializer(help_text="Somebody was placed behind them, or everybody beside.")


class RatingLinePointSerializer(ShownRatingSerializer):
    """Where a rating stood."""

    at = an_instant()


class FiguresSerializer(Shape):
    """What is counted of a player, and of everybody."""

    ladder = a_ladder()
    length = serializers.ChoiceField(LENGTHS, allow_null=True, help_text="Null: both.")
    games = a_number()
    rounds = a_number(help_text="Of everybody's: one a seat.")
    points_sum = serializers.IntegerField()
    places = PlacesSerializer(many=True)
    points = PointsSerializer()
    rounds_won = EstimateSerializer(help_text="Those in which they were the first to go out.")
    caught = CaughtSerializer()
    threes = ThreesSerializer()
    cranks = CranksSerializer()
    draws = DrawsSerializer()
    last_cards = LastCardsSerializer()
    times = TimesSerializer()
    openings = OpeningSerializer(many=True)

    def get_fields(self) -> dict[str, serializers.Field[Any, Any, Any, Any]]:
        """Return the fields, with those that Python has no names for."""
        return {
            **super().get_fields(),
            "from": serializers.DateField(allow_null=True, help_text="Null: open."),
            "to": serializers.DateField(allow_null=True, help_text="Null: open."),
        }


class PlayerStatsSerializer(FiguresSerializer):
    """A player's figures."""

    rating = RatingLinePointSerializer(many=True, help_text="At most 200 points.")
    streaks = StreaksSerializer(allow_null=True, help_text="Null for bots.")


class SeatEffectSerializer(Shape):
    """How a seat's number did."""

    seats = a_number()
    seat = a_seat()
    places = counts()
    first = EstimateSerializer()


class DealerEffectSerializer(Shape):
    """How rounds went at a distance from the dealer."""

    seats = a_number()
    from_dealer = a_number(help_text="Clockwise; 0 is the dealer.")
    margin = EstimateSerializer()
    won = EstimateSerializer()


class StarterEffectSerializer(Shape):
    """How rounds went after a starter."""

    rank = a_rank()
    dealer_margin = EstimateSerializer()
    next_margin = EstimateSerializer(help_text="Of the seat on the dealer's left.")


class SiteStatsSerializer(FiguresSerializer):
    """Everybody's figures together."""

    seats = SeatEffectSerializer(many=True)
    dealers = DealerEffectSerializer(many=True)
    starters = StarterEffectSerializer(many=True)


class MeetingSerializer(Shape):
    """The games of two players."""

    player = PlayerSerializer(help_text="The other.")
    games = a_number()
    ahead = a_number(help_text="In which they were placed before the other.")
    level = a_number()
    behind = a_number()
    ahead_share = EstimateSerializer()
    margin = EstimateSerializer(help_text="Points a round, less the other's.")


class OpponentsSerializer(Shape):
    """Whom a player has met most."""

    results = MeetingSerializer(many=True)


class ChiSquareTestSerializer(Shape):
    """A chi-square test."""

    statistic = a_value()
    freedom = a_number()
    p = a_value(help_text="How likely chance alone gives as much.")


class CountSerializer(Shape):
    """How often something came, and how often it is to be expected."""

    observed = a_number()
    expected = a_value()


class RankCountSerializer(CountSerializer):
    """Cards of a rank."""

    rank = a_rank()


class SuitCountSerializer(CountSerializer):
    """Cards of a suit."""

    suit = serializers.ChoiceField(list(SUITS))


class CardCountsSerializer(Shape):
    """Cards, by rank and by suit."""

    ranks = RankCountSerializer(many=True)
    rank_test = ChiSquareTestSerializer(allow_null=True)
    suits = SuitCountSerializer(many=True)
    suit_test = ChiSquareTestSerializer(allow_null=True)


class SeatCardCountsSerializer(CardCountsSerializer):
    """Cards dealt to a seat."""

    seat = a_seat()


class FirstDealerSerializer(CountSerializer):
    """How often a seat dealt first."""

    seat = a_seat()


class TableNumbersSerializer(Shape):
    """Games of so many seats."""

    seats = a_number()
    games = a_number()
    first_dealers = FirstDealerSerializer(many=True)
    first_dealer_test = ChiSquareTestSerializer(allow_null=True)
    places_by_seat = serializers.ListField(
        child=counts(), help_text="By seat, how often it came first, second, ... by points."
    )
    seat_test = ChiSquareTestSerializer(allow_null=True)
    places_by_dealer = serializers.ListField(
        child=counts(), help_text="By distance clockwise from the first dealer."
    )
    dealer_test = ChiSquareTestSerializer(allow_null=True)


class AllTestsSerializer(Shape):
    """What a small p among many means."""

    tests = a_number(help_text="Of cards and of the cut.")
    smallest_p = a_value(allow_null=True)
    chance_of_one_so_small = a_value(
        allow_null=True, help_text="That the smallest of so many is as small, by chance alone."
    )


class FairnessNumbersSerializer(Shape):
    """How the cards fell in all rated games."""

    through = a_number(help_text="The sequence of the last game counted.")
    games = a_number()
    rounds = a_number()
    cards = a_number(help_text="Dealt, starters not among them.")
    dealt = CardCountsSerializer()
    dealt_by_seat = SeatCardCountsSerializer(many=True)
    starters = CardCountsSerializer()
    tables = TableNumbersSerializer(many=True)
    of_all_tests = AllTestsSerializer()
