"""django-allauth's door for passkeys, with the one latch that it lacks."""

from typing import Any

from allauth.headless.constants import Client
from allauth.headless.mfa.inputs import AddWebAuthnInput
from allauth.headless.mfa.views import ManageWebAuthnView
from allauth.mfa.adapter import get_adapter
from django.core.exceptions import ValidationError


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


passkeys_view = PasskeysView.as_api_view(client=Client.BROWSER)
