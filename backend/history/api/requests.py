"""What may be asked for, as it comes in."""

import re
from datetime import date
from typing import Any

from django.http import QueryDict
from rest_framework import serializers
from rest_framework.exceptions import ErrorDetail

from accounts.api.strict import StrictCharField, StrictChoiceField, StrictSerializer
from games.models import MAX_SEATS, Ladder
from history.contents import CONTAINS
from history.search import NEWEST, ORDERS

FAR_RATING = 10_000
REPEATED = ("player", "name", "contains")
RANGES = (("from", "to"), ("rating_min", "rating_max"))


class SeveralField(serializers.ListField):
    """A parameter that may be given several times."""


class DayField(serializers.DateField):
    """A day, written like `2026-11-30` and in no other way."""

    def to_internal_value(self, value: object) -> date:
        """Return the day."""
        if not isinstance(value, str) or not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", value):
            self.fail("invalid", format="YYYY-MM-DD")
        return super().to_internal_value(value)


class GamesFilter(StrictSerializer):
    """Which finished games are looked for; all that is given must hold."""

    player = SeveralField(
        child=StrictCharField(max_length=40),
        max_length=MAX_SEATS,
        required=False,
        help_text="A public id, or `me`. Several: all of them sat at the table.",
    )
    name = SeveralField(
        child=StrictCharField(max_length=100),
        max_length=MAX_SEATS,
        required=False,
        help_text="The same by the name that everybody sees, in any spelling that it excludes.",
    )
    ladder = StrictChoiceField(
        Ladder.values, required=False, help_text="By the number of seats, rated or not."
    )
    length = StrictChoiceField(["short", "full"], required=False)
    rated = StrictChoiceField(["true", "false"], required=False)
    to = DayField(required=False, help_text="Ended on this day, UTC, or sooner.")
    place = serializers.IntegerField(
        min_value=1,
        max_value=MAX_SEATS,
        required=False,
        help_text="Of the first player asked for, by points.",
    )
    rating_min = serializers.IntegerField(
        min_value=-FAR_RATING,
        max_value=FAR_RATING,
        required=False,
        help_text="The mean of the table's ratings before the game.",
    )
    rating_max = serializers.IntegerField(
        min_value=-FAR_RATING, max_value=FAR_RATING, required=False
    )
    seats = serializers.IntegerField(min_value=2, max_value=MAX_SEATS, required=False)
    ended_by = StrictChoiceField(["finished", "aborted"], required=False)
    contains = SeveralField(
        child=StrictChoiceField(list(CONTAINS)),
        max_length=len(CONTAINS),
        required=False,
        help_text="Several: the game holds all of them.",
    )
    sort = StrictChoiceField(list(ORDERS), default=NEWEST)

    def get_fields(self) -> dict[str, Any]:
        """Add the one whose name is a word of Python's."""
        first = DayField(required=False, help_text="Ended on this day, UTC, or later.")
        return {**super().get_fields(), "from": first}

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Refuse what nothing could ever match."""
        if "place" in attrs and not (attrs.get("player") or attrs.get("name")):
            self._refuse("place", "player_needed", "Whose place? Name a player as well.")
        for low, high in RANGES:
            if low in attrs and high in attrs and attrs[low] > attrs[high]:
                self._refuse(high, "empty_range", "It ends before it begins.")
        return attrs

    def _refuse(self, name: str, code: str, detail: str) -> None:
        raise serializers.ValidationError({name: [ErrorDetail(detail, code=code)]})


class GamesPageFilter(GamesFilter):
    """The same, and which page of it."""

    cursor = StrictCharField(
        required=False, help_text="From `next` or `previous`: a place in the order."
    )


class RecordsFilter(GamesFilter):
    """The same, and from where a stream that broke off goes on."""

    after = StrictCharField(
        max_length=40, required=False, help_text="The id of the last game that came whole."
    )


def plain(query: QueryDict) -> dict[str, Any]:
    """Return the parameters of an address: those that may be repeated as lists."""
    return {name: query.getlist(name) if name in REPEATED else query[name] for name in query}
