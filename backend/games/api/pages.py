"""Pages of a list, by cursor: nothing is shown twice or left out while the list grows."""

import re
from typing import Any

from rest_framework import pagination
from rest_framework.exceptions import NotFound
from rest_framework.request import Request

LINK = {"type": ["string", "null"], "format": "uri"}


class CursorPages(pagination.CursorPagination):
    """What DRF pages, described as OpenAPI 3.1 has it."""

    def decode_cursor(self, request: Request) -> Any:  # noqa: ANN401 -- DRF's own tuple
        """Return the cursor of a request. Both lists are ordered by instants, so it holds one."""
        cursor = super().decode_cursor(request)
        if (
            cursor is not None
            and cursor.position is not None
            and not _is_whole(str(cursor.position))
        ):
            raise NotFound(self.invalid_cursor_message)
        return cursor

    def get_paginated_response_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        """Return the schema of a page whose results have this one."""
        return {
            "type": "object",
            "required": ["next", "previous", "results"],
            "properties": {"next": LINK, "previous": LINK, "results": schema},
        }


def _is_whole(text: str) -> bool:
    return re.fullmatch(r"-?[0-9]{1,50}", text) is not None
