"""The operator's view of users: enough to help and to shut out, no secret, no hand."""

from typing import ClassVar

from allauth.account.decorators import secure_admin_login
from django.contrib import admin
from django.http import HttpRequest

from accounts.models import User

# One door: operators sign in on the page like everybody, with its limits on guessing, instead of
# by the admin's own form.
admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]


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

    def has_add_permission(self, request: HttpRequest) -> bool:
        """People sign up; nobody is made by hand."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        """Games point at their players: shut somebody out instead."""
        return False
