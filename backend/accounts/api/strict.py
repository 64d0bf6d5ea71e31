"""Input that is taken as it was meant or not at all: no guessing, nothing silently dropped."""

from collections.abc import Mapping, Set
from functools import cached_property
from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.fields import empty

from accounts import names


class StrictSerializer(serializers.Serializer[Any]):
    """Refuses fields that it does not know (`unknown_field`) instead of ignoring them."""

    def to_internal_value(self, data: Any) -> dict[str, Any]:  # noqa: ANN401 -- anything may come in
        """Return the checked values."""
        unknown = set(data) - set(self.fields) if isinstance(data, Mapping) else set()
        if unknown:
            refusal = serializers.ErrorDetail("There is no such field.", code="unknown_field")
            raise serializers.ValidationError({str(field): [refusal] for field in sorted(unknown)})
        checked: dict[str, Any] = super().to_internal_value(data)
        return checked


class PromptSerializer(StrictSerializer):
    """A form that comes in with every move: what is plainly right is taken at once.

    DRF's way through each field takes as long as the rules of the game do. It says what is wrong
    with whatever is not plainly right, and what is right on closer inspection. Every field must
    have `is_plain(value)`, which may be true only of what the field would take as it is.
    """

    def run_validation(self, data: Any = empty) -> Any:  # noqa: ANN401 -- anything may come in
        """Return the checked values."""
        return dict(data) if self._is_plain(data) else super().run_validation(data)

    def _is_plain(self, data: object) -> bool:
        fields: Mapping[str, Any] = self.fields
        if not isinstance(data, dict) or not self._required <= data.keys() <= fields.keys():
            return False
        return all(fields[name].is_plain(value) for name, value in data.items())

    @cached_property
    def _required(self) -> Set[str]:
        return {name for name, field in self.fields.items() if field.required}


class StrictCharField(serializers.CharField):
    """Takes a string only: 7 is not "7"."""

    def is_plain(self, value: object) -> bool:
        """Tell whether this is plainly such a string: of visible ASCII, and not too long."""
        return (
            isinstance(value, str)
            and 0 < len(value) <= (self.max_length or 0)
            and value.isascii()
            and value.isprintable()
            and " " not in value
        )

    def to_internal_value(self, data: Any) -> str:  # noqa: ANN401 -- anything may come in
        """Return the string, trimmed."""
        if not isinstance(data, str):
            self.fail("invalid")
        return super().to_internal_value(data)


class StrictChoiceField(serializers.ChoiceField):
    """Takes one of its strings only."""

    def to_internal_value(self, data: Any) -> str:  # noqa: ANN401 -- anything may come in
        """Return the choice."""
        if not isinstance(data, str):
            self.fail("invalid_choice", input=data)
        return str(super().to_internal_value(data))


class StrictBooleanField(serializers.BooleanField):
    """Takes true or false only."""

    def to_internal_value(self, data: object) -> bool:
        """Return the value."""
        if not isinstance(data, bool):
            self.fail("invalid", input=data)
        return data


@extend_schema_field(
    {
        "type": "string",
        "minLength": names.MIN_LENGTH,
        "maxLength": names.MAX_LENGTH,
        "description": "Letters and digits of one alphabet, with single spaces or - _ . ' between.",
    }
)
class NameField(StrictCharField):
    """A public name. Its codes are those of `names.clean`."""

    def to_internal_value(self, data: Any) -> str:  # noqa: ANN401 -- anything may come in
        """Return the name as it would be shown."""
        return names.clean(super().to_internal_value(data))
