"""The addresses about players: oneself, being a guest, and everybody's public face."""

from typing import ClassVar

from allauth.account.adapter import get_adapter
from django.http import HttpResponseBase, StreamingHttpResponse
from django.shortcuts import get_object_or_404
from django.utils import timezone
from django.utils.decorators import method_decorator
from django.views.decorators.csrf import ensure_csrf_cookie
from drf_spectacular.utils import extend_schema
from rest_framework import exceptions, permissions, status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.serializers import ErrorDetail, ValidationError
from rest_framework.throttling import AnonRateThrottle, UserRateThrottle
from rest_framework.views import APIView

from accounts import (
    deletion,
    export,
    guests,
    identifiers,
    languages,
    profiles,
    proofs,
    selectors,
    sessions,
)
from accounts.api.authentication import player
from accounts.api.limits import ChangesThrottle
from accounts.api.serializers import (
    ExportSerializer,
    MeSerializer,
    MeUpdateSerializer,
    ProfileSerializer,
)
from accounts.errors import AccountDeleted, GuestsMayNot, NameTaken, ReauthenticationNeeded
from accounts.instants import now_ms
from accounts.models import User
from accounts.names import CODES as NAME_CODES


class GuestThrottle(AnonRateThrottle):
    """How many guests one address may make."""

    scope = "guests"


class ProfileThrottle(ChangesThrottle):
    """How often one may change one's profile."""

    scope = "profile"


class ExportThrottle(UserRateThrottle):
    """How often one may ask for everything about oneself: it is much to read."""

    scope = "export"


class ReauthenticateFirst(exceptions.NotAuthenticated):
    """ReauthenticationNeeded, as HTTP says it."""

    default_code = ReauthenticationNeeded.code
    default_detail = ReauthenticationNeeded.sentence


class GuestsMayNotHere(exceptions.PermissionDenied):
    """GuestsMayNot, as HTTP says it."""

    default_code = GuestsMayNot.code
    default_detail = GuestsMayNot.sentence


@method_decorator(ensure_csrf_cookie, name="dispatch")  # the page's first call, so its first token
class MeView(APIView):
    """Oneself."""

    throttle_classes = (*APIView.throttle_classes, ProfileThrottle)
    refusals: ClassVar = {
        "patch": {400: ("name_taken", *NAME_CODES), 403: ("guests_may_not",)},
        "delete": {401: (ReauthenticationNeeded.code,)},
    }

    @extend_schema(operation_id="me_retrieve", responses=MeSerializer)
    def get(self, request: Request) -> Response:
        """Tell who the caller is; 401 for neither an account nor a guest. Sets the CSRF cookie."""
        return Response(selectors.me_of(player(request)))

    @extend_schema(operation_id="me_update", request=MeUpdateSerializer, responses=MeSerializer)
    def patch(self, request: Request) -> Response:
        """Change one's profile. Guests may not change their name (`guests_may_not`)."""
        given = MeUpdateSerializer(data=request.data)
        given.is_valid(raise_exception=True)
        try:
            changed = profiles.update_profile(player(request), given.validated_data)
        except NameTaken as refusal:
            detail = ErrorDetail(refusal.sentence, code=refusal.code)
            raise ValidationError({"name": [detail]}) from refusal
        except GuestsMayNot as refusal:
            raise GuestsMayNotHere from refusal
        except AccountDeleted as refusal:
            raise exceptions.NotAuthenticated(refusal.sentence) from refusal
        return Response(selectors.me_of(changed))

    @extend_schema(
        operation_id="me_delete", request=None, responses={status.HTTP_204_NO_CONTENT: None}
    )
    def delete(self, request: Request) -> Response:
        """Delete one's account for good, or what is kept of a guest.

        Accounts must have given their password or a second factor within five minutes
        (`reauthenticate`). A running game is left; finished ones stay, under `former player`.
        """
        leaver = player(request)
        try:
            proofs.check(request._request, leaver)  # noqa: SLF001 -- DRF's own way in
        except ReauthenticationNeeded as refusal:
            raise ReauthenticateFirst from refusal
        deletion.delete(leaver, now=now_ms())
        get_adapter().logout(request._request)  # noqa: SLF001
        return Response(status=status.HTTP_204_NO_CONTENT)


class ExportView(APIView):
    """Everything that is kept about oneself."""

    throttle_classes = (*APIView.throttle_classes, ExportThrottle)

    @extend_schema(operation_id="me_export", responses=ExportSerializer)
    def get(self, request: Request) -> HttpResponseBase:
        """Give all that is kept about the caller, as one JSON file."""
        return StreamingHttpResponse(
            export.export(player(request), now=now_ms()),
            content_type="application/json",
            headers={"Content-Disposition": 'attachment; filename="craits-export.json"'},
        )


class GuestsView(APIView):
    """Being a guest."""

    permission_classes = (permissions.AllowAny,)

    throttle_classes = (*APIView.throttle_classes, GuestThrottle)

    @extend_schema(
        operation_id="guest_create",
        request=None,
        responses={status.HTTP_201_CREATED: MeSerializer, status.HTTP_200_OK: MeSerializer},
    )
    def post(self, request: Request) -> Response:
        """Make the caller a guest of this browser session: 201, or 200 for who is somebody already."""
        if isinstance(request.user, User):
            return Response(selectors.me_of(request.user))
        guest = guests.create_guest(
            public_id=identifiers.new_public_id(),
            propose_name=identifiers.new_guest_name,
            language=languages.asked_for(request._request),  # noqa: SLF001 -- DRF's own way in
            now=timezone.now(),
        )
        sessions.remember_guest(request.session, guest)
        return Response(selectors.me_of(guest), status=status.HTTP_201_CREATED)


class UserView(APIView):
    """Everybody's public face."""

    permission_classes = (permissions.AllowAny,)

    @extend_schema(operation_id="user_retrieve", responses=ProfileSerializer)
    def get(self, request: Request, public_id: str) -> Response:
        """Tell what everybody may know of a player, guest or house bot."""
        return Response(selectors.profile_of(get_object_or_404(User, public_id=public_id)))
