"""Signing in through an outside provider: django-allauth's, but for whose row it becomes."""

from typing import Any

from allauth.account.adapter import get_adapter as get_account_adapter
from allauth.socialaccount.adapter import DefaultSocialAccountAdapter
from allauth.socialaccount.models import SocialApp, SocialLogin
from django.forms import BaseForm
from django.http import HttpRequest

from accounts.models import User


class OutsideAdapter(DefaultSocialAccountAdapter):  # type: ignore[misc]  # allauth ships no types
    """A first sign-in asks for a name as every sign-up does, and claims the guest as it does."""

    def list_apps(
        self, request: HttpRequest, provider: str | None = None, client_id: str | None = None
    ) -> list[SocialApp]:
        """Return the providers that the settings name. Rows of the database are none."""
        apps: list[SocialApp] = super().list_apps(request, provider=provider, client_id=client_id)
        return [app for app in apps if app.pk is None]

    def save_user(
        self, request: HttpRequest, sociallogin: SocialLogin, form: BaseForm | None = None
    ) -> User:
        """Store the sign-up: the account without a password, then what ties it to the provider."""
        user: User = get_account_adapter().save_user(request, sociallogin.user, form)
        sociallogin.user = user
        sociallogin.save(request)
        return user

    def populate_user(
        self, request: HttpRequest, sociallogin: SocialLogin, data: dict[str, Any]
    ) -> User:
        """Suggest a name out of what the provider tells; the person may choose another."""
        user: User = super().populate_user(request, sociallogin, data)
        user.name = user.name or data.get("name") or data.get("first_name") or ""
        return user
