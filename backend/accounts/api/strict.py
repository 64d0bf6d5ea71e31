"""Input that is taken as it was meant or not at all: no guessing, nothing silently dropped."""

from collections.abc import Mapping
from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

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


class StrictCharField(serializers.CharField):
    """Takes a string only: 7 is not "7"."""

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
