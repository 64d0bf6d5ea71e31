"""Refusals as HTTP and the socket say them: one shape, whoever refuses."""

from collections.abc import Sequence
from dataclasses import asdict

from drf_standardized_errors.formatter import flatten_errors
from rest_framework import exceptions, permissions, status
from rest_framework.views import APIView

from accounts.api.standing import MayPlay, StandingError
from accounts.errors import AccountDeleted
from accounts.standing import NotInGoodStanding
from games.refusals import Refused


class RefusalError(exceptions.APIException):
    """A refusal of the services, on its way through DRF."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.detail, refused.code)
        self.status_code = refused.status


class RefusingView(APIView):
    """A view whose services may raise Refused, NotInGoodStanding or AccountDeleted.

    Whoever is suspended is kept out of all it does, unless a view says otherwise.
    """

    permission_classes: Sequence[type[permissions.BasePermission]] = (
        permissions.IsAuthenticated,
        MayPlay,
    )

    def handle_exception(self, exc: Exception) -> object:  # type: ignore[override]
        """Turn a refusal into what DRF knows."""
        if isinstance(exc, Refused):
            exc = as_drf(exc)
        elif isinstance(exc, NotInGoodStanding):
            exc = StandingError(exc)
        elif isinstance(exc, AccountDeleted):
            exc = exceptions.NotAuthenticated(exc.sentence)
        return super().handle_exception(exc)


def as_drf(refused: Refused) -> exceptions.APIException:
    """Return the exception that makes DRF answer with this refusal."""
    if refused.status == status.HTTP_400_BAD_REQUEST:
        detail = exceptions.ErrorDetail(refused.detail, refused.code)
        return exceptions.ValidationError({refused.attr or "non_field_errors": [detail]})
    return RefusalError(refused)


def body_of(error: exceptions.APIException) -> dict[str, object]:
    """Return the body with which REST would refuse, for the socket to send."""
    bad_form = isinstance(error, exceptions.ValidationError)
    return {
        "type": "validation_error" if bad_form else "client_error",
        "errors": [asdict(each) for each in flatten_errors(error.detail)],
    }
