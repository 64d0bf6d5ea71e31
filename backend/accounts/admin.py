"""The operator's view of users: enough to help and to shut out, no secret, no hand."""

from typing import Any, ClassVar

from allauth.account.admin import EmailAddressAdmin
from allauth.account.decorators import secure_admin_login
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount, SocialApp, SocialToken
from allauth.usersessions.adapter import get_adapter as get_sessions_adapter
from allauth.usersessions.models import UserSession
from django.contrib import admin
from django.contrib.admin.models import LogEntry
from django.core.exceptions import PermissionDenied
from django.db.models import Model, QuerySet
from django.http import HttpRequest

from accounts import admittance, alive
from accounts.errors import AccountDeleted
from accounts.models import Kind, User

# One door: operators sign in on the page like everybody, with its limits on guessing, instead of
# by the admin's own form.
admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]


# Providers come from the settings, and their tokens are not kept. What allauth shows of the rest is
# shown here, without secrets and with the same limits as a user's own page.
admin.site.unregister(
    [SocialApp, SocialToken, SocialAccount, Authenticator, EmailAddress, UserSession]
)


def may_change(operator: object, user: User) -> bool:
    """Tell whether an operator may change anything about a user.

    Superusers are changed by superusers alone: whoever could shut one out, or put an address of
    their own in the place of one's, would be more than they. Bots and former players are nobody's.
    """
    if user.kind == Kind.BOT or user.deleted_at is not None:
        return False
    return not user.is_superuser or (isinstance(operator, User) and operator.is_superuser)


@admin.register(User)
class UserAdmin(admin.ModelAdmin[User]):
    """Find somebody, see what they are, shut them out or let them in."""

    list_display = (
        "name",
        "kind",
        "public_id",
        "email",
        "country",
        "is_active",
        "is_staff",
        "created_at",
    )
    list_filter = ("kind", "is_active", "is_staff")
    search_fields = ("name", "public_id", "email")
    ordering = ("-created_at",)
    fields = (
        "public_id", "name", "kind", "bot", "email", "avatar", "country", "language",
        "is_active", "is_staff", "is_superuser", "groups", "created_at", "last_login",
    )  # fmt: skip
    filter_horizontal = ("groups",)
    always_read_only: ClassVar = (
        "public_id", "name", "kind", "bot", "email", "avatar", "country", "language",
        "created_at", "last_login",
    )  # fmt: skip
    for_superusers: ClassVar = ("is_staff", "is_superuser", "groups")

    def get_readonly_fields(self, request: HttpRequest, obj: User | None = None) -> tuple[str, ...]:
        """Return what cannot be edited: nobody gives themselves rights they do not have."""
        user = request.user
        if isinstance(user, User) and user.is_superuser:
            return self.always_read_only
        return (*self.always_read_only, *self.for_superusers)

    def has_change_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        """Tell whether this user may be changed (`may_change`)."""
        allowed = super().has_change_permission(request, obj)
        return allowed and (obj is None or may_change(request.user, obj))

    def save_model(self, request: HttpRequest, obj: User, form: Any, change: bool) -> None:  # noqa: ANN401, FBT001 -- Django's signature
        """Write what was changed, and that alone; open sockets look anew at whose they are."""
        try:
            alive.hold(obj)
        except AccountDeleted as refusal:
            raise PermissionDenied from refusal
        obj.save(update_fields=[name for name in form.changed_data if name != "groups"])
        admittance.changed(obj.pk, sessions_over=[] if obj.is_active else _session_keys(obj))

    def has_add_permission(self, request: HttpRequest) -> bool:
        """People sign up; nobody is made by hand."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        """Games point at their players: shut somebody out instead."""
        return False


def _session_keys(user: User) -> list[str]:
    return list(UserSession.objects.filter(user=user).values_list("session_key", flat=True))


class NamelessLog(admin.ModelAdmin[Any]):
    """Notes what was done about what somebody owns by the owner's id.

    Django would note what it was called: an address, a device. No deletion would find that again.
    """

    def log_addition(self, request: HttpRequest, obj: Model, message: Any) -> LogEntry:  # noqa: ANN401 -- Django's signature
        """Note that something was added."""
        return _without_name(super().log_addition(request, obj, message), obj)

    def log_change(self, request: HttpRequest, obj: Model, message: Any) -> LogEntry:  # noqa: ANN401 -- Django's signature
        """Note that something was changed."""
        return _without_name(super().log_change(request, obj, message), obj)

    def log_deletions(self, request: HttpRequest, queryset: QuerySet[Any]) -> list[LogEntry]:
        """Note that things are about to go."""
        gone = list(queryset)
        noted = super().log_deletions(request, queryset)
        return [_without_name(entry, obj) for entry, obj in zip(noted, gone, strict=True)]


def _without_name(entry: LogEntry, obj: Any) -> LogEntry:  # noqa: ANN401 -- whatever has a user
    entry.object_repr = f"of {obj.user.public_id}"
    entry.save(update_fields=["object_repr"])
    return entry


class OwnedAdmin(NamelessLog):
    """What belongs to a user, and may be changed by whoever may change the user."""

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Tell whether the owner may be changed."""
        return super().has_change_permission(request, obj) and self._owner_allows(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Tell whether the owner may be changed."""
        return super().has_delete_permission(request, obj) and self._owner_allows(request, obj)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """People add what is theirs by themselves, and prove that it is."""
        return False

    @staticmethod
    def _owner_allows(request: HttpRequest, obj: Model | None) -> bool:
        owner = getattr(obj, "user", None)
        return not isinstance(owner, User) or may_change(request.user, owner)


@admin.register(Authenticator)
class SecondFactorAdmin(OwnedAdmin):
    """See what second factors somebody has, and take away the one that they have lost."""

    list_display = ("user", "type", "created_at", "last_used_at")
    list_filter = ("type",)
    search_fields = ("user__name", "user__email")
    fields = readonly_fields = ("user", "type", "created_at", "last_used_at")


@admin.register(EmailAddress)
class AddressAdmin(OwnedAdmin, EmailAddressAdmin):  # type: ignore[misc]  # allauth ships no types
    """allauth's page of addresses, without its changes to many at once, which ask nobody."""

    actions = ()
    readonly_fields = ("user",)


@admin.register(SocialAccount)
class OutsideAccountAdmin(OwnedAdmin):
    """See which outside accounts somebody signs in with, and take one away."""

    list_display = ("user", "provider", "uid")
    list_filter = ("provider",)
    search_fields = ("user__name", "uid")
    fields = readonly_fields = ("user", "provider", "uid", "date_joined", "last_login")


@admin.register(UserSession)
class SessionAdmin(OwnedAdmin):
    """See where somebody is signed in, and end it there. The keys are not shown."""

    list_display = ("user", "created_at", "last_seen_at", "ip", "user_agent")
    search_fields = ("user__name", "ip")
    fields = readonly_fields = ("user", "created_at", "last_seen_at", "ip", "user_agent")

    def delete_model(self, request: HttpRequest, obj: UserSession) -> None:
        """End the session itself, and its sockets."""
        get_sessions_adapter().end_sessions([obj])

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[UserSession]) -> None:
        """End the sessions themselves, and their sockets."""
        get_sessions_adapter().end_sessions(queryset)
