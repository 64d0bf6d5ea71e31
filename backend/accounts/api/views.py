"""The addresses about players: oneself, being a guest, and everybody's public face."""

from typing import ClassVar

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

from accounts import guests, identifiers, profiles, selectors, sessions
from accounts.api.authentication import player
from accounts.api.serializers import MeSerializer, MeUpdateSerializer, ProfileSerializer
from accounts.errors import GuestsMayNot, NameTaken
from accounts.models import User
from accounts.names import CODES as NAME_CODES


class GuestThrottle(AnonRateThrottle):
    """How many guests one address may make."""

    scope = "guests"


class ProfileThrottle(UserRateThrottle):
    """How often one may change one's profile. Looking is free."""

    scope = "profile"

    def allow_request(self, request: Request, view: APIView) -> bool:
        """Count changes only."""
        return request.method in permissions.SAFE_METHODS or super().allow_request(request, view)


class GuestsMayNotHere(exceptions.PermissionDenied):
    """GuestsMayNot, as HTTP says it."""

    default_code = GuestsMayNot.code
    default_detail = GuestsMayNot.sentence


@method_decorator(ensure_csrf_cookie, name="dispatch")  # the page's first call, so its first token
class MeView(APIView):
    """Oneself."""

    throttle_classes = (*APIView.throttle_classes, ProfileThrottle)
    refusals: ClassVar = {"patch": {400: ("name_taken", *NAME_CODES), 403: ("guests_may_not",)}}

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
        return Response(selectors.me_of(changed))


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
