"""The addresses of what can be watched: parse, call one function, answer."""

from typing import ClassVar

from drf_spectacular.utils import extend_schema
from rest_framework import permissions
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games import selectors
from games.api.callers import Refusals, checked
from games.api.pages import CursorPages
from games.api.requests import LiveFilter
from games.api.shapes import LiveGameSerializer
from games.models import Ladder


class NewestGameFirst(CursorPages):
    """Games in the order of their beginning, the newest first."""

    ordering = ("-started_at", "-id")


class LiveView(APIView):
    """Games that go on."""

    permission_classes = (permissions.AllowAny,)
    pagination_class = NewestGameFirst
    refusals: ClassVar[Refusals] = {"get": {400: ("invalid_choice",)}}

    @extend_schema(
        operation_id="live_list",
        parameters=[LiveFilter],
        responses=LiveGameSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """List the games that anybody may watch, newest first; never one of a private table."""
        wanted = checked(LiveFilter, request.query_params.dict()).get("ladder")
        games = selectors.live_games(None if wanted is None else Ladder(wanted))
        pages = NewestGameFirst()
        page = pages.paginate_queryset(games, request, view=self)
        return pages.get_paginated_response([selectors.live(game) for game in page or ()])


class FeaturedView(APIView):
    """The games most worth watching."""

    permission_classes = (permissions.AllowAny,)

    @extend_schema(operation_id="live_featured", responses=LiveGameSerializer(many=True))
    def get(self, request: Request) -> Response:
        """List at most three games, the featured one first: the strongest, then the most watched."""
        return Response(selectors.featured())
