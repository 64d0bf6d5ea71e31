"""The addresses about people and each other: parse, call one function, answer."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from drf_spectacular.utils import extend_schema
from rest_framework import permissions, status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import player
from accounts.api.standing import HasAccount, MayPlay, MayWrite
from accounts.instants import now_ms
from engine.options import Options
from games.api.callers import Refusals, checked, user_pk
from games.api.refusing import RefusingView
from games.identifiers import new_chance, new_table_id
from games.models import Visibility
from games.services import lobby
from social import identifiers, selectors, shown
from social.api.limits import (
    ChallengeThrottle,
    ReportThrottle,
    TalkHourThrottle,
    TalkThrottle,
    TiesThrottle,
)
from social.api.requests import (
    ChallengeRequestSerializer,
    ReportRequestSerializer,
    SayingSerializer,
)
from social.api.shapes import (
    ChallengeSerializer,
    OwnStandingSerializer,
    PeopleSerializer,
    ReportedSerializer,
    TalkMessageSerializer,
    TalkSerializer,
    TiesSerializer,
)
from social.services import challenges, moderation, reports, talk, ties

JOINING: Final = ("already_seated", "seat_taken", "table_full", "wrong_table_state")

Change = Callable[..., None]


class PeopleView(RefusingView):
    """One's people."""

    @extend_schema(operation_id="people_retrieve", responses=PeopleSerializer)
    def get(self, request: Request) -> Response:
        """Show whom one follows, mutes and has blocked, one's followers, and open challenges."""
        return Response(selectors.people_of(player(request), now=now_ms()))


class TiesView(RefusingView):
    """What one has to do with somebody."""

    @extend_schema(operation_id="user_ties", responses=TiesSerializer)
    def get(self, request: Request, public_id: str) -> Response:
        """Tell whether one follows, mutes, or has blocked somebody."""
        return Response(selectors.ties(player(request), public_id))


class TieView(RefusingView):
    """One thing that one may do about somebody, and undo. Whoever is suspended may, too."""

    permission_classes: Sequence[type[permissions.BasePermission]] = (permissions.IsAuthenticated,)
    throttle_classes = (*APIView.throttle_classes, TiesThrottle)
    do: ClassVar[Change]
    undo: ClassVar[Change]

    def change(self, request: Request, public_id: str) -> Response:
        """Do it, and answer how things are then."""
        user = player(request)
        type(self).do(user, public_id, now=now_ms())
        return Response(selectors.ties(user, public_id))

    def take_back(self, request: Request, public_id: str) -> Response:
        """Undo it, and answer how things are then."""
        user = player(request)
        type(self).undo(user, public_id)
        return Response(selectors.ties(user, public_id))


class FollowView(TieView):
    """Following."""

    permission_classes = (permissions.IsAuthenticated, HasAccount)
    do = staticmethod(ties.follow)
    undo = staticmethod(ties.unfollow)
    refusals: ClassVar[Refusals] = {
        "put": {409: ("not_oneself", "not_a_person", "not_an_account", "not_available", "too_many")}
    }

    @extend_schema(operation_id="user_follow", request=None, responses=TiesSerializer)
    def put(self, request: Request, public_id: str) -> Response:
        """Follow somebody: one sees then whether they are online. Again changes nothing."""
        return self.change(request, public_id)

    @extend_schema(
        operation_id="user_unfollow", request=None, responses={status.HTTP_200_OK: TiesSerializer}
    )
    def delete(self, request: Request, public_id: str) -> Response:
        """Follow somebody no longer."""
        return self.take_back(request, public_id)


class MuteView(TieView):
    """Muting."""

    do = staticmethod(ties.mute)
    undo = staticmethod(ties.unmute)
    refusals: ClassVar[Refusals] = {"put": {409: ("not_oneself", "not_a_person", "too_many")}}

    @extend_schema(operation_id="user_mute", request=None, responses=TiesSerializer)
    def put(self, request: Request, public_id: str) -> Response:
        """Read nothing more of what somebody says, at any table. They never learn of it."""
        return self.change(request, public_id)

    @extend_schema(
        operation_id="user_unmute", request=None, responses={status.HTTP_200_OK: TiesSerializer}
    )
    def delete(self, request: Request, public_id: str) -> Response:
        """Read somebody again."""
        return self.take_back(request, public_id)


class BlockView(TieView):
    """Blocking."""

    do = staticmethod(ties.block)
    undo = staticmethod(ties.unblock)
    refusals: ClassVar[Refusals] = {"put": {409: ("not_oneself", "not_a_person", "too_many")}}

    @extend_schema(operation_id="user_block", request=None, responses=TiesSerializer)
    def put(self, request: Request, public_id: str) -> Response:
        """Have nothing more to do with somebody: no pairing, no talk, no challenge, no follow."""
        return self.change(request, public_id)

    @extend_schema(
        operation_id="user_unblock", request=None, responses={status.HTTP_200_OK: TiesSerializer}
    )
    def delete(self, request: Request, public_id: str) -> Response:
        """Let somebody near again."""
        return self.take_back(request, public_id)


class ChallengesView(RefusingView):
    """Challenging."""

    permission_classes = (permissions.IsAuthenticated, HasAccount, MayPlay)
    throttle_classes = (*APIView.throttle_classes, ChallengeThrottle)
    refusals: ClassVar[Refusals] = {
        "post": {
            400: ("table_or_terms",),
            403: ("not_seated",),
            404: ("not_found",),
            409: (
                "already_challenged", "already_seated", "not_a_person", "not_an_account",
                "not_available", "not_oneself", "seat_reserved", "table_full", "too_many",
                "wrong_table_state",
            ),
        }
    }  # fmt: skip

    @extend_schema(
        operation_id="challenge_make",
        request=ChallengeRequestSerializer,
        responses={status.HTTP_201_CREATED: ChallengeSerializer},
    )
    def post(self, request: Request) -> Response:
        """Ask somebody to one's own table, or to a new private one. Such games are unrated."""
        given = checked(ChallengeRequestSerializer, request.data)
        made = challenges.challenge(
            player(request),
            given["user"],
            _where(given),
            challenge_id=identifiers.new_challenge_id(),
            now=now_ms(),
        )
        return Response(shown.challenge(made), status=status.HTTP_201_CREATED)


class ChallengeView(RefusingView):
    """One's challenge."""

    permission_classes = (permissions.IsAuthenticated, HasAccount)
    refusals: ClassVar[Refusals] = {"delete": {409: ("challenge_over", "wrong_table_state")}}

    @extend_schema(
        operation_id="challenge_cancel",
        request=None,
        responses={status.HTTP_200_OK: ChallengeSerializer},
    )
    def delete(self, request: Request, challenge_id: str) -> Response:
        """Take a challenge back, and leave its table if one sits there alone."""
        row = challenges.cancel(challenge_id, player(request), now=now_ms(), chance=new_chance())
        return Response(shown.challenge(row))


class AcceptView(RefusingView):
    """Saying yes."""

    permission_classes = (permissions.IsAuthenticated, HasAccount, MayPlay)
    refusals: ClassVar[Refusals] = {"post": {409: ("challenge_over", "not_available", *JOINING)}}

    @extend_schema(operation_id="challenge_accept", request=None, responses=ChallengeSerializer)
    def post(self, request: Request, challenge_id: str) -> Response:
        """Sit down at the challenger's table."""
        return Response(
            shown.challenge(challenges.accept(challenge_id, player(request), now=now_ms()))
        )


class DeclineView(RefusingView):
    """Saying no."""

    permission_classes = (permissions.IsAuthenticated, HasAccount)
    refusals: ClassVar[Refusals] = {"post": {409: ("challenge_over",)}}

    @extend_schema(operation_id="challenge_decline", request=None, responses=ChallengeSerializer)
    def post(self, request: Request, challenge_id: str) -> Response:
        """Say no, kindly."""
        return Response(
            shown.challenge(challenges.decline(challenge_id, player(request), now=now_ms()))
        )


class TalkView(RefusingView):
    """Talk at a table."""

    throttle_classes = (*APIView.throttle_classes, TalkThrottle, TalkHourThrottle)
    refusals: ClassVar[Refusals] = {
        "post": {400: ("phrase_or_text", "text_characters"), 409: ("wrong_table_state",)}
    }

    def get_permissions(self) -> list[permissions.BasePermission]:
        """Return what the caller must be: whoever has the link may read."""
        if self.request.method in permissions.SAFE_METHODS:
            return [permissions.AllowAny()]
        return [permissions.IsAuthenticated(), MayWrite()]

    @extend_schema(operation_id="table_talk", responses=TalkSerializer)
    def get(self, request: Request, table_id: str) -> Response:
        """Show the latest that was said, as far as the caller may read it now."""
        return Response({"messages": selectors.talk_at(table_id, user_pk(request))})

    @extend_schema(
        operation_id="table_say",
        request=SayingSerializer,
        responses={status.HTTP_201_CREATED: TalkMessageSerializer},
    )
    def post(self, request: Request, table_id: str) -> Response:
        """Say a phrase or a text. Who looks on at a game is read by its players after it."""
        given = checked(SayingSerializer, request.data)
        message = talk.say(
            table_id,
            player(request),
            talk.Saying(**given),
            message_id=identifiers.new_message_id(),
            now=now_ms(),
        )
        return Response(shown.message(message), status=status.HTTP_201_CREATED)


class ReportsView(RefusingView):
    """Reporting. Whoever is suspended may, too."""

    permission_classes = (permissions.IsAuthenticated,)
    throttle_classes = (*APIView.throttle_classes, ReportThrottle)
    refusals: ClassVar[Refusals] = {
        "post": {
            400: ("text_characters",),
            404: ("not_found",),
            409: ("not_oneself", "not_a_person"),
        }
    }

    @extend_schema(
        operation_id="report_make",
        request=ReportRequestSerializer,
        responses={status.HTTP_201_CREATED: ReportedSerializer},
    )
    def post(self, request: Request) -> Response:
        """Lay something before the moderators, with the talk and the moves as they stand."""
        given = checked(ReportRequestSerializer, request.data)
        complaint = reports.Complaint(
            about=given["user"],
            kind=given["kind"],
            words=given.get("words", ""),
            table_id=given.get("table_id"),
            game_id=given.get("game_id"),
        )
        made = reports.report(
            player(request), complaint, report_id=identifiers.new_report_id(), now=now_ms()
        )
        return Response({"report_id": made.public_id}, status=status.HTTP_201_CREATED)


class StandingView(RefusingView):
    """How one stands with the moderators."""

    @extend_schema(operation_id="me_standing", responses=OwnStandingSerializer)
    def get(self, request: Request) -> Response:
        """Tell until when one may not play or write, why, and the warnings not yet acknowledged."""
        return Response(selectors.standing_of(player(request), now=now_ms()))


class AcknowledgeView(RefusingView):
    """Reading a warning. Whoever is suspended may, too."""

    permission_classes = (permissions.IsAuthenticated,)

    @extend_schema(
        operation_id="warning_acknowledge", request=None, responses=OwnStandingSerializer
    )
    def post(self, request: Request, warning_id: int) -> Response:
        """Say that one has read a warning."""
        user, now = player(request), now_ms()
        moderation.acknowledge(user, warning_id, now=now)
        return Response(selectors.standing_of(user, now=now))


def _where(given: dict[str, Any]) -> challenges.NewTable | str:
    if "table_id" in given:
        return str(given["table_id"])
    terms = lobby.Terms(Options(**given["options"]), given["pace"], Visibility.PRIVATE)
    return challenges.NewTable(new_table_id(), terms, given["seats"])
