"""The addresses of finished games: parse, call one function, answer."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, time
from typing import Any, ClassVar

from django.db.models import Q
from django.http import HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.utils.decorators import method_decorator
from django.views.decorators.gzip import gzip_page
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import permissions
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import UserRateThrottle
from rest_framework.utils.urls import replace_query_param
from rest_framework.views import APIView

from accounts.instants import now_ms
from accounts.models import User
from games.api.callers import Refusals, checked, user_pk
from games.api.refusing import RefusingView
from history import downloads, records, selectors
from history.api.requests import GamesFilter, GamesPageFilter, RecordsFilter, plain
from history.api.shapes import FinishedGamesSerializer, RecordSerializer, ReplayFeedSerializer
from history.search import ORDERS, Cursor, Search, page

PAGE = 20
DAY_MS = 86_400_000

FILTER_CODES = (
    *("unknown_field", "invalid", "invalid_choice", "min_value", "max_value", "max_length"),
    *(
        "max_string_length",
        "blank",
        "null_characters_not_allowed",
        "unknown_player",
        "player_needed",
        "empty_range",
    ),
)
COLUMNS = {
    "ladder": "ladder",
    "length": "length",
    "rating_min": "rating__gte",
    "rating_max": "rating__lte",
    "seats": "seats",
    "ended_by": "ended_by",
}
"""What must hold of the columns of a finished game, by parameter."""


class DownloadThrottle(UserRateThrottle):
    """How many streams of records one person, or one address, may begin."""

    scope = "downloads"


class GamesView(RefusingView):
    """Finished games."""

    permission_classes = (permissions.AllowAny,)
    refusals: ClassVar[Refusals] = {
        "get": {400: FILTER_CODES, 401: ("not_authenticated",), 404: ("not_found",)}
    }

    @extend_schema(
        operation_id="games_list", parameters=[GamesPageFilter], responses=FinishedGamesSerializer
    )
    def get(self, request: Request) -> Response:
        """Search finished games; those of private tables are found by their players alone."""
        asked = plain(request.query_params)
        at = asked.pop("cursor", None)
        search = _search(request, checked(GamesFilter, asked))
        cursor = None if at is None else Cursor.parse(at, search)
        found = page(search, viewer=user_pk(request), cursor=cursor, size=PAGE)
        first = search.players[0] if search.players else None
        return Response(
            {
                "next": _link(request, found.following, search),
                "previous": _link(request, found.previous, search),
                "players": [_named(player) for player in search.players],
                "results": selectors.summaries(found.entries, player=first),
            }
        )


class RecordsView(RefusingView):
    """The records of finished games, many at once."""

    permission_classes = (permissions.AllowAny,)
    throttle_classes = (*APIView.throttle_classes, DownloadThrottle)
    refusals: ClassVar[Refusals] = {
        "get": {400: FILTER_CODES, 401: ("not_authenticated",), 404: ("not_found",)}
    }

    @extend_schema(
        operation_id="games_records",
        parameters=[RecordsFilter],
        responses={(200, "application/gzip"): OpenApiTypes.BINARY},
    )
    def get(self, request: Request) -> HttpResponseBase:
        """Give the records that a search finds, as lines of JSON in gzip, in its order."""
        wanted = checked(RecordsFilter, plain(request.query_params))
        search, viewer = _search(request, wanted), user_pk(request)
        after = None
        if "after" in wanted:
            after = downloads.place_of(wanted["after"], search, viewer=viewer)
        return StreamingHttpResponse(
            downloads.stream(search, viewer=viewer, after=after),
            content_type="application/gzip",
            headers={
                "Content-Disposition": 'attachment; filename="craits-games.jsonl.gz"',
                "Cache-Control": "private, no-store",
                # Or nginx would keep the first lines to itself for a while.
                "X-Accel-Buffering": "no",
            },
        )


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


# Pictures of the same table, again and again: a twentieth of their size is left.
@method_decorator(gzip_page, name="dispatch")
class ReplayView(RefusingView):
    """A game to step through."""

    permission_classes = (permissions.AllowAny,)
    refusals: ClassVar[Refusals] = {"get": {409: ("not_over_yet", "not_sealed_yet")}}

    @extend_schema(operation_id="game_replay", responses=ReplayFeedSerializer)
    def get(self, request: Request, game_id: str) -> Response:
        """Give the replay feed of a game that is over."""
        return Response(selectors.replay_feed(game_id, now=now_ms()))


def _search(request: Request, wanted: Mapping[str, Any]) -> Search:
    """Return the search that checked parameters describe."""
    players = selectors.players_named(
        ids=wanted.get("player", ()),
        names=wanted.get("name", ()),
        me=request.user if isinstance(request.user, User) else None,
    )
    columns = [Q(**{column: wanted[name]}) for name, column in COLUMNS.items() if name in wanted]
    columns += [Q(**{name: True}) for name in wanted.get("contains", ())]
    if "from" in wanted:
        columns.append(Q(ended_at__gte=_midnight(wanted["from"])))
    if "to" in wanted:
        columns.append(Q(ended_at__lt=_midnight(wanted["to"]) + DAY_MS))
    if "rated" in wanted:
        columns.append(Q(rated=wanted["rated"] == "true"))
    return Search(
        players=players,
        place=wanted.get("place"),
        columns=Q(*columns),
        order=ORDERS[wanted["sort"]],
    )


def _midnight(day: date) -> int:
    return int(datetime.combine(day, time(), UTC).timestamp() * 1000)


def _named(player: User) -> dict[str, str]:
    return {"public_id": player.public_id, "name": player.name, "avatar": player.avatar}


def _link(request: Request, cursor: Cursor | None, search: Search) -> str | None:
    """Return the address of the page next to this one."""
    if cursor is None:
        return None
    return str(replace_query_param(request.build_absolute_uri(), "cursor", cursor.text_for(search)))
