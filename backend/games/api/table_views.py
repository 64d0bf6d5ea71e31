"""The addresses of tables: parse, call one function, answer."""

from typing import ClassVar

from drf_spectacular.utils import extend_schema
from rest_framework import permissions, status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import player
from accounts.instants import now_ms
from engine.options import Options
from games import selectors
from games.api.callers import (
    InvitationThrottle,
    OpenToReaders,
    Refusals,
    TableThrottle,
    checked,
    table_answer,
    user_pk,
)
from games.api.pages import CursorPages
from games.api.refusing import RefusingView
from games.api.requests import (
    AddBotSerializer,
    JoinSerializer,
    NewTableSerializer,
    PromiseSerializer,
    ReservationSerializer,
    SeedSerializer,
    SendAwaySerializer,
    TablesFilter,
    TermsSerializer,
)
from games.api.shapes import (
    HouseBotSerializer,
    OpenTableSerializer,
    StatusSerializer,
    TableSerializer,
)
from games.identifiers import new_chance, new_game_id, new_server_seed, new_table_id
from games.services import lobby, ready_step


class NewestFirst(CursorPages):
    """Tables in the order of their opening, the newest first."""

    ordering = ("-opened_at", "-id")


class TablesView(OpenToReaders, RefusingView):
    """Tables to join, and new ones."""

    throttle_classes = (*APIView.throttle_classes, TableThrottle)
    pagination_class = NewestFirst
    refusals: ClassVar[Refusals] = {
        "post": {409: ("already_seated",)},
        "get": {
            400: ("invalid", "invalid_choice", "max_string_length", "max_value", "min_value"),
        },
    }

    @extend_schema(
        operation_id="tables_list",
        parameters=[TablesFilter],
        responses=OpenTableSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """List the open public tables, newest first."""
        wanted = checked(TablesFilter, request.query_params.dict())
        pages = NewestFirst()
        page = pages.paginate_queryset(selectors.open_tables(wanted), request, view=self)
        return pages.get_paginated_response([selectors.listed(table) for table in page or ()])

    @extend_schema(
        operation_id="table_open",
        request=NewTableSerializer,
        responses={status.HTTP_201_CREATED: TableSerializer},
    )
    def post(self, request: Request) -> Response:
        """Open a table; the caller is its host and sits at seat 0."""
        given = checked(NewTableSerializer, request.data)
        terms = lobby.Terms(Options(**given["options"]), given["pace"], given["visibility"])
        table = lobby.open_table(
            player(request),
            terms,
            seats=given["seats"],
            table_id=new_table_id(),
            now=now_ms(),
        )
        return table_answer(request, table, status=status.HTTP_201_CREATED)


class TableView(OpenToReaders, RefusingView):
    """One table."""

    refusals: ClassVar[Refusals] = {"patch": {403: ("not_host",), 409: ("wrong_table_state",)}}

    @extend_schema(operation_id="table_retrieve", responses=TableSerializer)
    def get(self, request: Request, table_id: str) -> Response:
        """Show a table to whoever has its link."""
        return Response(selectors.table_for(table_id, user_pk(request)))

    @extend_schema(operation_id="table_update", request=TermsSerializer, responses=TableSerializer)
    def patch(self, request: Request, table_id: str) -> Response:
        """Change a table's terms, as its host, before the start."""
        changes = lobby.TermChanges(**checked(TermsSerializer, request.data))  # type: ignore[typeddict-item]
        table = lobby.change_terms(table_id, player(request).pk, changes, now=now_ms())
        return table_answer(request, table)


class JoinView(RefusingView):
    """Sitting down."""

    refusals: ClassVar[Refusals] = {
        "post": {
            403: ("kept_out",),
            409: (
                "already_seated",
                "seat_reserved",
                "seat_taken",
                "table_full",
                "wrong_table_state",
            ),
        }
    }

    @extend_schema(operation_id="table_join", request=JoinSerializer, responses=TableSerializer)
    def post(self, request: Request, table_id: str) -> Response:
        """Sit down; joining again changes nothing."""
        number = checked(JoinSerializer, request.data).get("seat")
        return table_answer(request, lobby.join(table_id, player(request), number, now=now_ms()))


class LeaveView(RefusingView):
    """Getting up: whoever is suspended may do that, too."""

    permission_classes = (permissions.IsAuthenticated,)
    refusals: ClassVar[Refusals] = {"post": {403: ("not_seated",), 409: ("wrong_table_state",)}}

    @extend_schema(operation_id="table_leave", request=None, responses=TableSerializer)
    def post(self, request: Request, table_id: str) -> Response:
        """Get up; in a running game that is final. Leaving again changes nothing."""
        user = player(request).pk
        return table_answer(request, lobby.leave(table_id, user, now=now_ms(), chance=new_chance()))


class BotsView(RefusingView):
    """Seating bots."""

    refusals: ClassVar[Refusals] = {
        "post": {
            403: ("not_host",),
            409: ("seat_reserved", "seat_taken", "table_full", "wrong_table_state"),
        }
    }

    @extend_schema(
        operation_id="table_add_bot", request=AddBotSerializer, responses=TableSerializer
    )
    def post(self, request: Request, table_id: str) -> Response:
        """Seat a house bot, as the host."""
        given = checked(AddBotSerializer, request.data)
        bot = lobby.house_bot(given["bot"])
        user = player(request).pk
        return table_answer(
            request, lobby.add_bot(table_id, user, bot, given.get("seat"), now=now_ms())
        )


class BotView(RefusingView):
    """One seated bot."""

    refusals: ClassVar[Refusals] = {
        "delete": {403: ("not_host",), 409: ("not_a_bot", "wrong_table_state")}
    }

    @extend_schema(
        operation_id="table_remove_bot",
        request=None,
        responses={status.HTTP_200_OK: TableSerializer},
    )
    def delete(self, request: Request, table_id: str, seat: int) -> Response:
        """Take a bot from its seat, as the host."""
        user = player(request).pk
        return table_answer(request, lobby.remove_bot(table_id, user, seat, now=now_ms()))


class ReservationView(RefusingView):
    """A free seat that is kept for somebody."""

    throttle_classes = (*APIView.throttle_classes, InvitationThrottle)
    refusals: ClassVar[Refusals] = {
        "put": {
            400: ("unknown_player",),
            403: ("not_host",),
            409: ("already_seated", "seat_taken", "wrong_table_state"),
        },
        "delete": {403: ("not_host",), 409: ("wrong_table_state",)},
    }

    @extend_schema(
        operation_id="table_reserve_seat", request=ReservationSerializer, responses=TableSerializer
    )
    def put(self, request: Request, table_id: str, seat: int) -> Response:
        """Keep a free seat for a person alone, as the host."""
        name = checked(ReservationSerializer, request.data)["name"]
        user = player(request).pk
        return table_answer(request, lobby.reserve(table_id, user, seat, name, now=now_ms()))

    @extend_schema(
        operation_id="table_free_seat",
        request=None,
        responses={status.HTTP_200_OK: TableSerializer},
    )
    def delete(self, request: Request, table_id: str, seat: int) -> Response:
        """Keep a seat for nobody any more, as the host."""
        user = player(request).pk
        return table_answer(request, lobby.give_free(table_id, user, seat, now=now_ms()))


class SendAwayView(RefusingView):
    """Sending somebody away before the game."""

    refusals: ClassVar[Refusals] = {
        "post": {
            400: ("invalid_choice", "unknown_player"),
            403: ("not_host",),
            409: ("wrong_table_state",),
        }
    }

    @extend_schema(
        operation_id="table_send_away", request=SendAwaySerializer, responses=TableSerializer
    )
    def post(self, request: Request, table_id: str) -> Response:
        """Free a person's seat, as the host: from then on they may only look on."""
        other = checked(SendAwaySerializer, request.data)["player"]
        user = player(request).pk
        return table_answer(request, lobby.send_away(table_id, user, other, now=now_ms()))


class StartView(RefusingView):
    """The ready step: its beginning."""

    refusals: ClassVar[Refusals] = {
        "post": {403: ("not_host",), 409: ("not_enough_players", "wrong_table_state")}
    }

    @extend_schema(operation_id="table_start", request=None, responses=TableSerializer)
    def post(self, request: Request, table_id: str) -> Response:
        """Fix id, seats, options and commitment of a game, as the host (F-1.2)."""
        new = ready_step.NewGame(new_game_id(), new_server_seed())
        table = ready_step.start(table_id, player(request).pk, new, now=now_ms())
        return table_answer(request, table)


class ReadyView(RefusingView):
    """The ready step: promises."""

    refusals: ClassVar[Refusals] = {
        "post": {403: ("not_seated",), 409: ("hash_mismatch", "wrong_table_state")}
    }

    @extend_schema(operation_id="table_ready", request=PromiseSerializer, responses=TableSerializer)
    def post(self, request: Request, table_id: str) -> Response:
        """Promise a seed by its hash; it is public at once."""
        given = checked(PromiseSerializer, request.data)
        table = ready_step.give_hash(
            table_id,
            player(request).pk,
            ready_step.Promise(given["game_id"], given["client_hash"]),
            now=now_ms(),
        )
        return table_answer(request, table)


class RevealView(RefusingView):
    """The ready step: seeds."""

    refusals: ClassVar[Refusals] = {
        "post": {
            400: ("bad_client_seed",),
            403: ("not_seated",),
            409: ("hash_mismatch", "wrong_table_state"),
        }
    }

    @extend_schema(operation_id="table_reveal", request=SeedSerializer, responses=TableSerializer)
    def post(self, request: Request, table_id: str) -> Response:
        """Reveal the promised seed; the last one begins the game."""
        given = checked(SeedSerializer, request.data)
        table = ready_step.reveal(
            table_id,
            player(request).pk,
            ready_step.Seed(given["game_id"], given["client_seed"]),
            now=now_ms(),
            chance=new_chance(),
        )
        return table_answer(request, table)


class RematchView(RefusingView):
    """Another game."""

    refusals: ClassVar[Refusals] = {"post": {403: ("not_seated",), 409: ("wrong_table_state",)}}

    @extend_schema(operation_id="table_rematch", request=None, responses=TableSerializer)
    def post(self, request: Request, table_id: str) -> Response:
        """Ask for another game at this table."""
        return table_answer(request, lobby.rematch(table_id, player(request).pk, now=now_ms()))


class HouseBotsView(APIView):
    """The house bots."""

    permission_classes = (permissions.AllowAny,)

    @extend_schema(operation_id="bots_list", responses=HouseBotSerializer(many=True))
    def get(self, request: Request) -> Response:
        """List the bots to sit down with, the weakest first."""
        return Response(selectors.house_bots())


class StatusView(APIView):
    """How busy the house is."""

    permission_classes = (permissions.AllowAny,)

    @extend_schema(operation_id="status_retrieve", responses=StatusSerializer)
    def get(self, request: Request) -> Response:
        """Count people with a table open, and games going on."""
        return Response(selectors.status())
