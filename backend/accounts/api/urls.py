"""The addresses of the accounts API, below `/api/`."""

from django.urls import path

from accounts.api.views import GuestsView, MeView, UserView

urlpatterns = [
    path("me", MeView.as_view(), name="me"),
    path("guests", GuestsView.as_view(), name="guests"),
    path("users/<str:public_id>", UserView.as_view(), name="user"),
]
