"""The address of a moment's picture."""

from collections.abc import Iterable
from typing import ClassVar

from django.http import HttpResponse, HttpResponseNotModified
from django.utils.http import parse_etags, quote_etag
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import permissions, serializers
from rest_framework.exceptions import Throttled
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request
from rest_framework.throttling import UserRateThrottle
from rest_framework.views import APIView

from accounts.api.strict import StrictChoiceField, StrictSerializer
from accounts.choices import LANGUAGES
from accounts.instants import now_ms
from games.api.callers import Refusals, checked
from games.api.refusing import RefusingView
from history import moments
from history.api.requests import plain

KEPT_S = 3_600


class PictureThrottle(UserRateThrottle):
    """How many pictures one person, or one address, may ask for."""

    scope = "pictures"


class PictureFilter(StrictSerializer):
    """Which moment, seen by whom, in which look: what the address of a replay says."""

    at = serializers.RegexField(
        rf"^{moments.AT.pattern}$",
        default=moments.START,
        help_text="The round from 1, and its moves made so far: `3.14`.",
    )
    view = serializers.IntegerField(
        min_value=0, max_value=4, required=False, help_text="A seat; left out, all hands are open."
    )
    theme = StrictChoiceField(["dark", "light"], default="dark")
    deck = StrictChoiceField(["two", "four"], default="two")
    lang = StrictChoiceField(
        list(LANGUAGES), default=moments.ENGLISH, help_text="What the picture's words are in."
    )


class AnyAnswer(DefaultContentNegotiation):
    """Whatever kind of picture is wanted, it is a PNG; and whatever else, a refusal is JSON."""

    def select_renderer(
        self, request: Request, renderers: Iterable[BaseRenderer], format_suffix: str | None = None
    ) -> tuple[BaseRenderer, str]:
        """Take the first."""
        first = next(iter(renderers))
        return first, first.media_type


class PictureView(RefusingView):
    """A moment of a game, drawn."""

    permission_classes = (permissions.AllowAny,)
    throttle_classes = (*APIView.throttle_classes, PictureThrottle)
    content_negotiation_class = AnyAnswer
    refusals: ClassVar[Refusals] = {
        "get": {
            400: ("unknown_field", "invalid", "invalid_choice", "min_value", "max_value",
                  "max_string_length", "blank", "null_characters_not_allowed",
                  "no_such_move", "no_such_seat"),
            409: ("not_over_yet", "not_sealed_yet"),
        }
    }  # fmt: skip

    @extend_schema(
        operation_id="game_picture",
        parameters=[PictureFilter],
        responses={(200, "image/png"): OpenApiTypes.BINARY},
    )
    def get(self, request: Request, game_id: str) -> HttpResponse:
        """Give the picture of a moment of a game that is over, 1200 x 630."""
        wanted = checked(PictureFilter, plain(request.query_params))
        look = moments.Look(wanted["theme"], wanted["deck"], wanted["lang"])
        place = moments.place_at(wanted["at"], view=wanted.get("view"))
        picture = moments.picture(game_id, place, look, now=now_ms())
        etag = quote_etag(picture.key)
        if etag in parse_etags(request.headers.get("If-None-Match", "")):
            return _kept(HttpResponseNotModified(), etag, listed=picture.listed)
        try:
            drawn = picture.draw()
        except moments.Busy as busy:
            raise Throttled(wait=1) from busy
        return _kept(HttpResponse(drawn, content_type="image/png"), etag, listed=picture.listed)


def _kept(response: HttpResponse, etag: str, *, listed: bool) -> HttpResponse:
    """Let a picture be kept for a while, not for ever: a deleted player's name must fade from it."""
    response["ETag"] = etag
    response["Cache-Control"] = f"{'public' if listed else 'private'}, max-age={KEPT_S}"
    # Other sites may show it: that is what it is for.
    response["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response
