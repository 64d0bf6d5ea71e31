"""The addresses of stats: parse, call one function, answer."""

import re
from datetime import date
from typing import ClassVar

from django.http import HttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import permissions
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import User
from games.api.callers import Refusals
from games.api.refusing import RefusingView
from games.models import Ladder
from games.refusals import Refused
from stats import selectors, tables
from stats.api.shapes import (
    FairnessNumbersSerializer,
    MeetingSerializer,
    OpponentsSerializer,
    PlayerStatsSerializer,
    SiteStatsSerializer,
)
from stats.models import LENGTHS
from stats.periods import Period
from stats.selectors import Wanted

PERIOD = [
    OpenApiParameter("from", OpenApiTypes.DATE, description="The first day, UTC."),
    OpenApiParameter("to", OpenApiTypes.DATE, description="The last day, UTC."),
]
LENGTH = OpenApiParameter("length", str, enum=[value for value, _ in LENGTHS])
BAD_QUERY = ("invalid", "invalid_choice", "empty_range")
BAD_PERIOD = ("invalid", "empty_range")


class StatsView(RefusingView):
    """What all of them have in common: anybody may ask."""

    permission_classes = (permissions.AllowAny,)


class PlayerStatsView(StatsView):
    """A player's figures."""

    refusals: ClassVar[Refusals] = {"get": {400: BAD_QUERY, 403: ("stats_hidden",)}}

    @extend_schema(
        operation_id="player_stats", parameters=[*PERIOD, LENGTH], responses=PlayerStatsSerializer
    )
    def get(self, request: Request, public_id: str, ladder: str) -> Response:
        """Tell what happened to a player in rated games of a ladder."""
        player = selectors.player_shown(public_id, viewer=_viewer(request))
        return Response(selectors.stats_of(player, _wanted(request, ladder)))


class PlayerTableView(StatsView):
    """One table of a player's figures."""

    refusals: ClassVar[Refusals] = {"get": {400: BAD_QUERY, 403: ("stats_hidden",)}}

    @extend_schema(
        operation_id="player_stats_table",
        parameters=[*PERIOD, LENGTH],
        responses={(200, "text/csv"): str},
    )
    def get(self, request: Request, public_id: str, ladder: str, table: str) -> HttpResponse:
        """Give a table as CSV: rating, places, points, caught, caught_by_rank, cranks, times, openings."""
        chosen = _table(tables.OF_PLAYER, table)
        player = selectors.player_shown(public_id, viewer=_viewer(request))
        view = selectors.stats_of(player, _wanted(request, ladder))
        return _csv(tables.as_csv(chosen, view), f"craits-{player.public_id}-{ladder}-{table}")


class AgainstView(StatsView):
    """A head-to-head."""

    refusals: ClassVar[Refusals] = {"get": {400: BAD_PERIOD, 403: ("stats_hidden",)}}

    @extend_schema(
        operation_id="player_stats_against", parameters=PERIOD, responses=MeetingSerializer
    )
    def get(self, request: Request, public_id: str, ladder: str, other: str) -> Response:
        """Tell how a player did in the rated games that they shared with another."""
        viewer = _viewer(request)
        player = selectors.player_shown(public_id, viewer=viewer)
        opponent = selectors.player_shown(other, viewer=viewer)
        return Response(selectors.against(player, opponent, _wanted(request, ladder)))


class OpponentsView(StatsView):
    """Head-to-heads with those met most."""

    refusals: ClassVar[Refusals] = {"get": {400: BAD_PERIOD, 403: ("stats_hidden",)}}

    @extend_schema(
        operation_id="player_stats_opponents", parameters=PERIOD, responses=OpponentsSerializer
    )
    def get(self, request: Request, public_id: str, ladder: str) -> Response:
        """List the twenty players whom somebody has met most in rated games."""
        viewer = _viewer(request)
        player = selectors.player_shown(public_id, viewer=viewer)
        met = selectors.opponents(player, _wanted(request, ladder), viewer=viewer)
        return Response({"results": met})


class SiteStatsView(StatsView):
    """Everybody's figures."""

    refusals: ClassVar[Refusals] = {"get": {400: BAD_QUERY}}

    @extend_schema(
        operation_id="site_stats", parameters=[*PERIOD, LENGTH], responses=SiteStatsSerializer
    )
    def get(self, request: Request, ladder: str) -> Response:
        """Tell what happened in all rated games of a ladder."""
        return Response(selectors.stats_of_site(_wanted(request, ladder)))


class SiteTableView(StatsView):
    """One table of everybody's figures."""

    refusals: ClassVar[Refusals] = {"get": {400: BAD_QUERY}}

    @extend_schema(
        operation_id="site_stats_table",
        parameters=[*PERIOD, LENGTH],
        responses={(200, "text/csv"): str},
    )
    def get(self, request: Request, ladder: str, table: str) -> HttpResponse:
        """Give a table as CSV: as of a player but for rating; seats, dealers, starters."""
        chosen = _table(tables.OF_SITE, table)
        view = selectors.stats_of_site(_wanted(request, ladder))
        return _csv(tables.as_csv(chosen, view), f"craits-{ladder}-{table}")


class FairnessNumbersView(StatsView):
    """How the cards fell."""

    @extend_schema(operation_id="fairness_numbers", responses=FairnessNumbersSerializer)
    def get(self, _: Request) -> Response:
        """Tell what was dealt in all rated games, and whether chance would have it so."""
        return Response(selectors.fairness_numbers())


class FairnessTableView(StatsView):
    """One table of how the cards fell."""

    @extend_schema(operation_id="fairness_table", responses={(200, "text/csv"): str})
    def get(self, _: Request, table: str) -> HttpResponse:
        """Give a table as CSV.

        dealt, dealt_by_seat, starters, first_dealers, places_by_seat, places_by_dealer.
        """
        chosen = _table(tables.OF_FAIRNESS, table)
        return _csv(tables.as_csv(chosen, selectors.fairness_numbers()), f"craits-fairness-{table}")


def _viewer(request: Request) -> User | None:
    return request.user if isinstance(request.user, User) else None


def _wanted(request: Request, ladder: str) -> Wanted:
    asked = request.query_params
    first, last = _day(request, "from"), _day(request, "to")
    if first is not None and last is not None and first > last:
        raise Refused("empty_range", "The last day comes before the first.", attr="to")
    length = asked.get("length")
    if length is not None and length not in dict(LENGTHS):
        raise Refused("invalid_choice", "A game is short or full.", attr="length")
    return Wanted(Ladder(ladder), length=length, period=Period(first, last))


def _day(request: Request, name: str) -> date | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        raise Refused("invalid", "A day is written like 2026-11-30.", attr=name)
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused("invalid", "There is no such day.", attr=name) from None


def _table(known: dict[str, tables.Table], name: str) -> tables.Table:
    if name not in known:
        raise Refused("not_found", "There is no such table.")
    return known[name]


def _csv(text: str, name: str) -> HttpResponse:
    disposition = f'attachment; filename="{name}.csv"'
    return HttpResponse(
        text,
        content_type="text/csv; charset=utf-8",
        headers={"Content-Disposition": disposition},
    )
