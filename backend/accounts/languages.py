"""In which of the page's languages somebody is written to."""

from allauth.account.models import EmailAddress
from django.http import HttpRequest
from django.utils import translation

from accounts import sessions
from accounts.choices import LANGUAGES
from accounts.models import User


def asked_for(request: HttpRequest) -> str:
    """Return what a browser asks for, as near as there is: what somebody new starts with."""
    return translation.get_language_from_request(request)


def of_link(request: HttpRequest) -> str:
    """Return the language that an address names (`lang`), or else what its caller asks for."""
    named = request.GET.get("lang", "")
    return named if named in LANGUAGES else asked_for(request)


def of_mail(request: HttpRequest, address: str, account: object) -> str:
    """Return the language of a mail to an address: its account's, which allauth may know.

    An address of nobody's is written to in the language of who asked for the mail.
    """
    if isinstance(account, User):
        return account.language
    holder = EmailAddress.objects.filter(email__iexact=address).select_related("user").first()
    if holder is not None:
        owner: User = holder.user
        return owner.language
    caller = sessions.player_of_request(request)
    return asked_for(request) if caller is None else caller.language
