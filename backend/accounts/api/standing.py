"""Standing as HTTP says it: who may not play or write now is refused at the door."""

from typing import ClassVar

from rest_framework import exceptions, permissions
from rest_framework.request import Request
from rest_framework.views import APIView

from accounts import standing
from accounts.instants import now_ms
from accounts.models import User


class StandingError(exceptions.PermissionDenied):
    """A refusal of `accounts.standing`, on its way through DRF."""

    def __init__(self, refusal: standing.NotInGoodStanding) -> None:
        super().__init__(refusal.sentence, refusal.code)


class MayPlay(permissions.BasePermission):
    """Keeps out whoever is suspended. Looking is free."""

    codes: ClassVar[tuple[str, ...]] = ("suspended",)
    """What it can refuse with, for the schema (config.schema)."""

    def has_permission(self, request: Request, view: APIView) -> bool:
        """Let anybody else in; whether they must be somebody is another's to say."""
        user = request.user
        if request.method not in permissions.SAFE_METHODS and isinstance(user, User):
            try:
                self.check(user)
            except standing.NotInGoodStanding as refusal:
                raise StandingError(refusal) from refusal
        return True

    def check(self, user: User) -> None:
        """Raise NotInGoodStanding."""
        standing.check_may_play(user, now_ms())


class MayWrite(MayPlay):
    """Keeps out whoever may not write to others: guests, suspended and silenced people."""

    codes: ClassVar[tuple[str, ...]] = ("guests_may_not", "silenced", "suspended")

    def check(self, user: User) -> None:
        """Raise NotInGoodStanding."""
        standing.check_may_write(user, now_ms())


class HasAccount(MayPlay):
    """Keeps out guests."""

    codes: ClassVar[tuple[str, ...]] = ("guests_may_not",)

    def check(self, user: User) -> None:
        """Raise NotInGoodStanding."""
        standing.check_has_account(user)
