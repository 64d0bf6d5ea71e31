"""Two of django-allauth's doors, each with the latch that it lacks."""

from typing import Any

from allauth.account.models import EmailAddress
from allauth.headless.account.views import ManageEmailView
from allauth.headless.base.response import UnauthorizedResponse
from allauth.headless.constants import Client
from allauth.headless.internal.restkit.response import ErrorResponse
from allauth.headless.mfa.inputs import AddWebAuthnInput
from allauth.headless.mfa.views import ManageWebAuthnView
from allauth.mfa.adapter import get_adapter
from django.core.exceptions import ValidationError
from django.db import transaction
from django.http import HttpRequest, HttpResponse

from accounts import alive
from accounts.errors import AccountDeleted, EmailTaken
from accounts.registration import is_somebody_elses


class NewPasskeyInput(AddWebAuthnInput):  # type: ignore[misc]  # allauth ships no types
    """Refuses a credential that cannot be read, as it refuses a wrong one."""

    def clean(self) -> dict[str, Any]:
        """Return the checked fields. Raises ValidationError `incorrect_code`."""
        try:
            checked: dict[str, Any] = super().clean()
        except ValidationError:
            raise
        except Exception as error:
            # What is read here is binary, made by whoever calls, and the library that reads it
            # fails in as many ways as it can be malformed.
            raise get_adapter().validation_error("incorrect_code") from error
        return checked


class PasskeysView(ManageWebAuthnView):  # type: ignore[misc]  # allauth ships no types
    """Adding, renaming and taking away passkeys."""

    input_class = {**ManageWebAuthnView.input_class, "POST": NewPasskeyInput}  # noqa: RUF012 -- allauth's attribute


class AddressesView(ManageEmailView):  # type: ignore[misc]  # allauth ships no types
    """One's address, and the one that is to take its place."""

    def post(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        """Take another address: at once in place of one that was never verified.

        allauth drops that one and lets the new one wait beside nothing: nobody could sign in with
        either. It waits for its own verification where one that was verified still holds.
        """
        never_verified = not EmailAddress.objects.filter(user=self.user, verified=True).exists()
        if never_verified and is_somebody_elses(self.input.cleaned_data["email"], self.user):
            self.input.add_error("email", ValidationError(EmailTaken.sentence, EmailTaken.code))
            refusal: HttpResponse = ErrorResponse(request, input=self.input)
            return refusal
        try:
            self._take_address(request, *args, **kwargs)
        except AccountDeleted:
            return UnauthorizedResponse(request)  # type: ignore[no-any-return]
        answer: HttpResponse = self._respond_email_list()
        return answer

    def _take_address(self, request: HttpRequest, *args: object, **kwargs: object) -> None:
        with transaction.atomic():
            alive.hold(self.user)
            super().post(request, *args, **kwargs)
            own = EmailAddress.objects.filter(user=self.user)
            new = own.order_by("pk").last()
            if new is not None and not own.filter(primary=True).exists():
                new.set_as_primary()


passkeys_view = PasskeysView.as_api_view(client=Client.BROWSER)
addresses_view = AddressesView.as_api_view(client=Client.BROWSER)
