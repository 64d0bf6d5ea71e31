"""Pages of a list, by cursor: nothing is shown twice or left out while the list grows."""

from typing import Any

from rest_framework import pagination

LINK = {"type": ["string", "null"], "format": "uri"}


class CursorPages(pagination.CursorPagination):
    """What DRF pages, described as OpenAPI 3.1 has it."""

    def get_paginated_response_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        """Return the schema of a page whose results have this one."""
        return {
            "type": "object",
            "required": ["next", "previous", "results"],
            "properties": {"next": LINK, "previous": LINK, "results": schema},
        }
