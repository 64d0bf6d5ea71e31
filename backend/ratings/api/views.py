"""The addresses of ratings: parse, call one function, answer."""

from typing import ClassVar

from django.shortcuts import get_object_or_404
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import permissions
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import remove_query_param, replace_query_param

from accounts.api.authentication import player as caller
from accounts.instants import now_ms
from accounts.models import User
from games.api.callers import Refusals
from games.api.pages import CursorPages
from games.api.refusing import RefusingView
from games.models import Ladder
from games.refusals import Refused
from ratings import selectors
from ratings.api.shapes import (
    GameRatingsSerializer,
    LeaderboardSerializer,
    PlayerRatingsSerializer,
    RatingPointSerializer,
)
from ratings.models import Rating
from ratings.selectors import Key, Wanted

ME = "me"
YES, NO = "true", "false"


class ByGame(CursorPages):
    """A player's rated games, the last first: enough of them at once for a line to be drawn."""

    ordering = ("-sequence",)
    page_size = 200


class LeaderboardView(RefusingView):
    """The list of a ladder."""

    permission_classes = (permissions.AllowAny,)
    refusals: ClassVar[Refusals] = {"get": {400: ("invalid_choice",), 401: ("not_authenticated",)}}

    @extend_schema(
        operation_id="leaderboard",
        parameters=[
            OpenApiParameter("bots", bool, description="`false` leaves the house's bots out."),
            OpenApiParameter("around", str, description="`me`: the page where the caller stands."),
            OpenApiParameter("after", str, description="From `next`."),
            OpenApiParameter("before", str, description="From `previous`."),
        ],
        responses=LeaderboardSerializer,
    )
    def get(self, request: Request, ladder: str) -> Response:
        """List the players whose rating is certain enough, and say where the caller stands."""
        wanted = _wanted(request, Ladder(ladder))
        now, page = now_ms(), selectors.page(wanted)
        user = request.user
        own = None
        if isinstance(user, User):
            own = selectors.own_entry(user, wanted, now=now)
        first, last = (page.rows[0], page.rows[-1]) if page.rows else (None, None)
        return Response(
            {
                "ladder": ladder,
                "total": page.total,
                "results": selectors.entries(page, now=now),
                "next": _link(request, "after", last) if page.has_next else None,
                "previous": _link(request, "before", first) if page.has_previous else None,
                "you": own,
            }
        )


class PlayerRatingsView(RefusingView):
    """A player's ratings."""

    permission_classes = (permissions.AllowAny,)

    @extend_schema(operation_id="player_ratings", responses=PlayerRatingsSerializer)
    def get(self, _: Request, public_id: str) -> Response:
        """Show a player's ratings on both ladders."""
        return Response(selectors.ratings_of(_player(public_id)))


class PlayerRatingHistoryView(RefusingView):
    """A player's way through one ladder."""

    permission_classes = (permissions.AllowAny,)
    pagination_class = ByGame

    @extend_schema(operation_id="player_rating_history", responses=RatingPointSerializer(many=True))
    def get(self, request: Request, public_id: str, ladder: str) -> Response:
        """List what each rated game made of a player's rating, the last game first."""
        changes = selectors.changes_of(_player(public_id), Ladder(ladder))
        pages = ByGame()
        page = pages.paginate_queryset(changes, request, view=self)
        return pages.get_paginated_response([selectors.point(change) for change in page or ()])


class GameRatingsView(RefusingView):
    """What a game changed."""

    permission_classes = (permissions.AllowAny,)

    @extend_schema(operation_id="game_ratings", responses=GameRatingsSerializer)
    def get(self, _: Request, game_id: str) -> Response:
        """Show what a game changed in its players' ratings, once it has been applied."""
        return Response(selectors.game_ratings(game_id))


def _player(public_id: str) -> User:
    return get_object_or_404(User, public_id=public_id)


def _wanted(request: Request, ladder: Ladder) -> Wanted:
    asked = request.query_params
    after, before, around = asked.get("after"), asked.get("before"), asked.get("around")
    if around not in (None, ME):
        raise Refused("not_found", "Only your own place can be asked for.")
    bots = asked.get("bots", YES)
    if bots not in (YES, NO):
        raise Refused("invalid_choice", "With bots, or without: true or false.", attr="bots")
    return Wanted(
        ladder=ladder,
        bots=bots == YES,
        after=None if after is None else Key.parse(after),
        before=None if before is None else Key.parse(before),
        around=None if around is None else caller(request),
    )


def _link(request: Request, way: str, end: Rating | None) -> str:
    """Return the address of the page next to this one."""
    url = request.build_absolute_uri()
    for parameter in ("after", "before", "around"):
        url = remove_query_param(url, parameter)
    return "" if end is None else str(replace_query_param(url, way, str(Key.of(end))))
