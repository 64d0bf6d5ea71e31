"""The addresses of the accounts API, below `/api/`."""

from django.urls import path, re_path

from accounts.api.views import GuestsView, MeView, UserView

urlpatterns = [
    path("me", MeView.as_view(), name="me"),
    path("guests", GuestsView.as_view(), name="guests"),
    re_path(r"^users/(?P<public_id>u_[a-z0-9]{1,38})$", UserView.as_view(), name="user"),
]
