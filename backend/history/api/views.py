"""The addresses of finished games: parse, call one function, answer."""

from typing import ClassVar

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import permissions
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.authentication import player as caller
from accounts.instants import now_ms
from games.api.callers import Refusals, user_pk
from games.api.pages import CursorPages
from games.api.refusing import RefusingView
from history import records, selectors
from history.api.shapes import FinishedGameSerializer, RecordSerializer, ReplayFeedSerializer

ME = "me"


class NewestFirst(CursorPages):
    """Games in the order in which they ended, the last first."""

    ordering = ("-ended_at", "-id")


class GamesView(RefusingView):
    """Finished games."""

    permission_classes = (permissions.AllowAny,)
    pagination_class = NewestFirst
    refusals: ClassVar[Refusals] = {"get": {401: ("not_authenticated",), 404: ("not_found",)}}

    @extend_schema(
        operation_id="games_list",
        parameters=[
            OpenApiParameter("player", str, description="Only of this player: `me` or a public id.")
        ],
        responses=FinishedGameSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """List finished games, the last first; those of private tables to their players alone."""
        named = request.query_params.get("player")
        player = None
        if named is not None:
            player = caller(request) if named == ME else selectors.player_named(named)
        games = selectors.finished_games(viewer=user_pk(request), player=player)
        pages = NewestFirst()
        page = pages.paginate_queryset(games, request, view=self)
        return pages.get_paginated_response(selectors.summaries(page or (), player=player))


class RecordView(RefusingView):
    """A game's record."""

    permission_classes = (permissions.AllowAny,)
    refusals: ClassVar[Refusals] = {"get": {409: ("not_over_yet", "not_sealed_yet")}}

    @extend_schema(operation_id="game_record", responses=RecordSerializer)
    def get(self, request: Request, game_id: str) -> HttpResponse:
        """Give the record of a game that is over, as a file."""
        body = records.sealed(game_id, now=now_ms()).body
        name = f'attachment; filename="craits-{game_id}.json"'
        return HttpResponse(
            body, content_type="application/json", headers={"Content-Disposition": name}
        )


class ReplayView(RefusingView):
    """A game to step through."""

    permission_classes = (permissions.AllowAny,)
    refusals: ClassVar[Refusals] = {"get": {409: ("not_over_yet", "not_sealed_yet")}}

    @extend_schema(operation_id="game_replay", responses=ReplayFeedSerializer)
    def get(self, request: Request, game_id: str) -> Response:
        """Give the replay feed of a game that is over."""
        return Response(selectors.replay_feed(game_id, now=now_ms()))
