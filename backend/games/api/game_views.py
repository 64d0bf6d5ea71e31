"""The addresses of running games: parse, call one function, answer.

What a game answers was built as bytes when it was pushed; the same bytes are the answer here.
"""

from typing import ClassVar, Final

from django.http import HttpResponse
from drf_spectacular.utils import extend_schema
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.authentication import player
from accounts.instants import now_ms
from games import selectors
from games.api.callers import OpenToReaders, Refusals, checked, user_pk
from games.api.message_shapes import GameMessageSerializer, GameViewSerializer
from games.api.refusing import RefusingView
from games.api.requests import ActionSerializer, SeenSerializer
from games.api.shapes import PendingCallSerializer
from games.identifiers import new_chance
from games.services import attendance, play
from games.services.attempts import Attempt, Person

NOT_NOW: Final = (
    "stale_turn",
    "out_of_turn",
    "card_not_held",
    "illegal_play",
    "must_name_suit",
    "may_not_draw",
    "not_exposed",
    "already_called",
    "round_is_over",
    "game_is_over",
    "action_id_reused",
    "seat_has_left",
)


def _json(body: bytes, *, status: int = 200) -> HttpResponse:
    return HttpResponse(body, status=status, content_type="application/json")


class GameView(OpenToReaders, RefusingView):
    """One game."""

    @extend_schema(operation_id="game_retrieve", responses=GameViewSerializer)
    def get(self, request: Request, game_id: str) -> Response:
        """Show a game to whoever has its link: what the caller may see of it."""
        return Response(selectors.game_for(game_id, user_pk(request)))


class ActionsView(RefusingView):
    """Playing."""

    refusals: ClassVar[Refusals] = {
        "post": {400: ("bad_move_syntax", "required"), 403: ("not_seated",), 409: NOT_NOW}
    }

    @extend_schema(
        operation_id="game_act",
        request=ActionSerializer,
        responses={
            status.HTTP_200_OK: GameMessageSerializer,
            status.HTTP_202_ACCEPTED: PendingCallSerializer,
        },
    )
    def post(self, request: Request, game_id: str) -> HttpResponse:
        """Act. 202: a call inside R-6.2's second, held back until `due_at`."""
        given = checked(ActionSerializer, request.data)
        attempt = Attempt(
            game_id=game_id,
            actor=Person(player(request).pk),
            action=given["action"],
            turn=given.get("turn"),
            action_id=given["action_id"],
        )
        answer = play.submit_action(attempt, now=now_ms(), chance=new_chance())
        return _json(answer.body, status=answer.status)


class SeenView(RefusingView):
    """Seeing the cards."""

    refusals: ClassVar[Refusals] = {
        "post": {403: ("not_seated",), 409: ("seat_has_left", "not_dealt_yet")}
    }

    @extend_schema(
        operation_id="game_seen", request=SeenSerializer, responses=GameMessageSerializer
    )
    def post(self, request: Request, game_id: str) -> HttpResponse:
        """Say that one sees what was dealt; until then, five seconds at most, one's clock waits."""
        given = checked(SeenSerializer, request.data)
        user = player(request).pk
        message = attendance.see_deal(
            game_id, user, given["round"], now=now_ms(), chance=new_chance()
        )
        return _json(message)


class ContinueView(RefusingView):
    """Reading on."""

    refusals: ClassVar[Refusals] = {
        "post": {403: ("not_seated",), 409: ("seat_has_left", "no_score_sheet", "game_is_over")}
    }

    @extend_schema(operation_id="game_continue", request=None, responses=GameMessageSerializer)
    def post(self, request: Request, game_id: str) -> HttpResponse:
        """Say that one has read the score sheet. Harmless when it comes again."""
        user = player(request).pk
        return _json(attendance.read_on(game_id, user, now=now_ms(), chance=new_chance()))


class BackView(RefusingView):
    """Coming back."""

    refusals: ClassVar[Refusals] = {"post": {403: ("not_seated",), 409: ("seat_has_left",)}}

    @extend_schema(operation_id="game_back", request=None, responses=GameMessageSerializer)
    def post(self, request: Request, game_id: str) -> HttpResponse:
        """Say that one is no longer away. Harmless for who is not."""
        user = player(request).pk
        return _json(attendance.come_back(game_id, user, now=now_ms(), chance=new_chance()))


class EndView(RefusingView):
    """Ending a game that all others have left."""

    refusals: ClassVar[Refusals] = {
        "post": {403: ("not_seated",), 409: ("seat_has_left", "others_still_play", "game_is_over")}
    }

    @extend_schema(operation_id="game_end", request=None, responses=GameMessageSerializer)
    def post(self, request: Request, game_id: str) -> HttpResponse:
        """Have the rest played out at once (R-8.1 for everybody), when all other people have left.

        The game then ends as any other, with all its rounds. Harmless when it comes again.
        """
        user = player(request).pk
        return _json(attendance.end_now(game_id, user, now=now_ms(), chance=new_chance()))
