"""Input fields that take what was meant or nothing: "5" is no number, 1 is not true."""

import re

from django.core.validators import RegexValidator
from rest_framework import serializers

from accounts.api.strict import (
    StrictBooleanField,
    StrictCharField,
    StrictChoiceField,
    StrictSerializer,
)
from games.models import MAX_SEATS, Pace, Visibility

MAX_TURN = 2**31 - 1


class StrictIntegerField(serializers.IntegerField):
    """Takes a whole number only."""

    def to_internal_value(self, data: object) -> int:
        """Return the number."""
        if not isinstance(data, int) or isinstance(data, bool):
            self.fail("invalid")
        return data

    def is_plain(self, value: object) -> bool:
        """Tell whether this is plainly such a number."""
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        least, most = self.min_value, self.max_value
        return (least is None or least <= value) and (most is None or value <= most)


class PatternField(StrictCharField):
    """Takes a string of this form only, as it is."""

    def __init__(self, pattern: str, *, help_text: str) -> None:
        form = re.compile(rf"\A(?:{pattern})\Z")
        super().__init__(
            validators=[RegexValidator(form)], trim_whitespace=False, help_text=help_text
        )
        self._form = form

    def is_plain(self, value: object) -> bool:
        """Tell whether this is such a string."""
        return isinstance(value, str) and self._form.match(value) is not None


class SeatField(StrictIntegerField):
    """A seat's number at a table."""

    def __init__(self, *, required: bool = True, allow_null: bool = False) -> None:
        super().__init__(
            min_value=0, max_value=MAX_SEATS - 1, required=required, allow_null=allow_null
        )


class TermsOptionsSerializer(StrictSerializer):
    """The options of R-9. Whatever is left out is as in standard play, or stays as it was."""

    length = StrictChoiceField(["short", "full"], required=False)
    matching = StrictChoiceField(["colour", "rank"], required=False)
    wild_nines = StrictBooleanField(required=False)
    covered_six = StrictBooleanField(required=False)
    free_draw = StrictBooleanField(required=False)


class PaceField(StrictChoiceField):
    """How much time a player has."""

    def __init__(self, *, required: bool = True) -> None:
        super().__init__(Pace.values, required=required)


class VisibilityField(StrictChoiceField):
    """Who finds the table without its link."""

    def __init__(self, *, required: bool = True) -> None:
        super().__init__(Visibility.values, required=required)
