"""The operator's view of tables and games: what is public or harmless, and nothing to change.

Fields are listed, never excluded: what is added to a model stays unseen here until it is named.
"""

from typing import Any, ClassVar

from django.contrib import admin
from django.http import HttpRequest

from games.models import Game, GameSeat, Table, TableSeat


class ReadOnly:
    """Nothing is made, changed or deleted from the admin pages: services do that."""

    def has_add_permission(self, request: HttpRequest, *_: object) -> bool:
        """Refuse."""
        return False

    def has_change_permission(self, request: HttpRequest, *_: object) -> bool:
        """Refuse."""
        return False

    def has_delete_permission(self, request: HttpRequest, *_: object) -> bool:
        """Refuse."""
        return False


class TableSeatInline(ReadOnly, admin.TabularInline[TableSeat, Table]):
    """Who sits at a table."""

    model = TableSeat
    fields = ("number", "person", "bot", "here")


class GameSeatInline(ReadOnly, admin.TabularInline[GameSeat, Game]):
    """Who sits at a game."""

    model = GameSeat
    fields = ("number", "user", "left")


@admin.register(Table)
class TableAdmin(ReadOnly, admin.ModelAdmin[Table]):
    """Find a table and see who is there."""

    list_display = ("public_id", "state", "visibility", "pace", "host", "opened_at")
    list_filter = ("state", "visibility", "pace")
    search_fields = ("public_id", "host__name")
    ordering = ("-id",)
    list_select_related = ("host",)
    fields = ("public_id", "state", "visibility", "pace", "options", "host", "opened_at")
    inlines: ClassVar[list[type[Any]]] = [TableSeatInline]


@admin.register(Game)
class GameAdmin(ReadOnly, admin.ModelAdmin[Game]):
    """Find a game and see how it stands; no card, no seed."""

    list_display = ("public_id", "phase", "version", "pace", "started_at", "ended_at")
    list_filter = ("phase", "pace", "rated")
    search_fields = ("public_id", "seats__user__name")
    ordering = ("-id",)
    fields = (
        "public_id",
        "phase",
        "version",
        "pace",
        "options",
        "listed",
        "rated",
        "commitment",
        "wake_at",
        "started_at",
        "ended_at",
        "ended_by",
        "totals",
        "places",
    )
    inlines: ClassVar[list[type[Any]]] = [GameSeatInline]
