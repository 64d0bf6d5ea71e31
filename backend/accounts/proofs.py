"""Whether somebody has proved who they are just now: what sign-in calls *reauthentication*.

A browser left open must not be enough to take an account over, or to end it. allauth asks this
before its own calls; what the API has of the kind asks here.
"""

from allauth.account.internal.flows.reauthentication import did_recently_reauthenticate
from django.http import HttpRequest

from accounts.errors import ReauthenticationNeeded
from accounts.models import Kind, User


def check(request: HttpRequest, player: User) -> None:
    """Raise ReauthenticationNeeded if the proof is too old. A guest has nothing to prove it by."""
    if player.kind != Kind.GUEST and not did_recently_reauthenticate(request):
        raise ReauthenticationNeeded
