"""How the API is described: every operation with every refusal it can answer."""

from drf_standardized_errors.openapi import AutoSchema as StandardizedAutoSchema


class AutoSchema(StandardizedAutoSchema):
    """Describes each operation with every error it can answer."""
