"""The address of the queue: parse, call one function, answer."""

from typing import ClassVar

from drf_spectacular.utils import extend_schema
from rest_framework import permissions, status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import player
from accounts.api.limits import ChangesThrottle
from accounts.api.standing import HasAccount
from accounts.instants import now_ms
from games.api.callers import Refusals, checked
from games.api.refusing import RefusingView
from matchmaking import queue, selectors
from matchmaking.api.shapes import QueueSerializer, QueueWishSerializer


class QueueThrottle(ChangesThrottle):
    """How often one may come, go or change one's mind."""

    scope = "queue"


class QueueView(RefusingView):
    """The search for a ranked game. For people with an account: guests play bots at once."""

    permission_classes = (permissions.IsAuthenticated, HasAccount)
    throttle_classes = (*APIView.throttle_classes, QueueThrottle)
    refusals: ClassVar[Refusals] = {
        "put": {
            403: ("suspended",),
            409: ("already_seated", "game_in_progress", "match_found", "queue_paused"),
        },
        "delete": {409: ("wrong_table_state",)},
    }

    @extend_schema(operation_id="queue_retrieve", responses=QueueSerializer)
    def get(self, request: Request) -> Response:
        """Show one's own search, and how long others wait."""
        return self._answer(request)

    @extend_schema(
        operation_id="queue_look_for", request=QueueWishSerializer, responses=QueueSerializer
    )
    def put(self, request: Request) -> Response:
        """Look for a game; asking for something else keeps one's place."""
        given = checked(QueueWishSerializer, request.data)
        bots_after_s = given["bots_after_s"]
        bots_after_ms = None if bots_after_s is None else bots_after_s * 1000
        queue.look_for(player(request), queue.Wish(given["kinds"], bots_after_ms), now=now_ms())
        return self._answer(request)

    @extend_schema(
        operation_id="queue_stop",
        request=None,
        responses={status.HTTP_200_OK: QueueSerializer},
    )
    def delete(self, request: Request) -> Response:
        """Stop looking; a match that was found is turned down, which costs a short pause."""
        queue.stop(player(request), now=now_ms())
        return self._answer(request)

    def _answer(self, request: Request) -> Response:
        return Response(selectors.queue_for(player(request), now=now_ms()))
