"""What comes in, checked for its form; whether it is allowed is for the services."""

from typing import Any

from drf_spectacular.utils import extend_schema_field

from accounts.api.strict import StrictCharField, StrictChoiceField, StrictSerializer
from games.api.fields import PaceField, StrictIntegerField, TermsOptionsSerializer
from games.models import MAX_SEATS
from social import wording
from social.models import MAX_TEXT, MAX_WORDS, Phrase, ReportKind

MAX_ID = 40


@extend_schema_field(
    {
        "type": "string",
        "minLength": 1,
        "maxLength": MAX_TEXT,
        "description": "One line: no control characters, no piled-up accents.",
    }
)
class LineField(StrictCharField):
    """One line for others to read."""

    default_error_messages = {  # noqa: RUF012 -- as DRF declares it
        "text_characters": "Only one line of plain letters, signs and emoji, please."
    }

    def __init__(self, **more: Any) -> None:  # noqa: ANN401 -- DRF's own keywords
        super().__init__(max_length=MAX_TEXT, **more)

    def to_internal_value(self, data: object) -> str:
        """Return the line without the blanks around it."""
        line = super().to_internal_value(data)
        if not wording.is_one_clean_line(line):
            self.fail("text_characters")
        return line


class SayingSerializer(StrictSerializer):
    """A phrase or a text."""

    default_error_messages = {  # noqa: RUF012 -- as DRF declares it
        "phrase_or_text": "Say a phrase or a text, one of them."
    }

    phrase = StrictChoiceField(Phrase.values, required=False)
    text = LineField(required=False)

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Refuse both and neither."""
        if ("phrase" in attrs) == ("text" in attrs):
            self.fail("phrase_or_text")
        return attrs


class ChallengeRequestSerializer(StrictSerializer):
    """Whom to challenge, and to what table: one's own by its id, or a new one by its terms."""

    default_error_messages = {  # noqa: RUF012 -- as DRF declares it
        "table_or_terms": "Name your table, or the terms of a new one (seats, pace, options)."
    }

    user = StrictCharField(max_length=MAX_ID, help_text="A public id.")
    table_id = StrictCharField(max_length=MAX_ID, required=False)
    seats = StrictIntegerField(min_value=2, max_value=MAX_SEATS, required=False)
    pace = PaceField(required=False)
    options = TermsOptionsSerializer(required=False)

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Refuse half of the terms, and terms for a table that has its own."""
        terms = {"seats", "pace", "options"} & attrs.keys()
        if len(terms) != (0 if "table_id" in attrs else 3):
            self.fail("table_or_terms")
        return attrs


@extend_schema_field(
    {
        "type": "string",
        "maxLength": MAX_WORDS,
        "description": "Lines without control characters.",
    }
)
class WordsField(StrictCharField):
    """Some lines for a moderator to read."""

    default_error_messages = {  # noqa: RUF012 -- as DRF declares it
        "text_characters": "Only plain letters, signs and emoji, please."
    }

    def __init__(self) -> None:
        super().__init__(max_length=MAX_WORDS, required=False, allow_blank=True)

    def to_internal_value(self, data: object) -> str:
        """Return the lines without the blanks around them."""
        words = super().to_internal_value(data)
        if not wording.is_clean(words):
            self.fail("text_characters")
        return words


class ReportRequestSerializer(StrictSerializer):
    """Whom to report, for what, and where it was."""

    user = StrictCharField(max_length=MAX_ID, help_text="A public id.")
    kind = StrictChoiceField(ReportKind.values)
    words = WordsField()
    table_id = StrictCharField(max_length=MAX_ID, required=False, allow_null=True)
    game_id = StrictCharField(max_length=MAX_ID, required=False, allow_null=True)
