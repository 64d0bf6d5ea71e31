"""The addresses of finished games, below `/api/`."""

from django.urls import path

from history.api.views import GamesView, RecordView, ReplayView

urlpatterns = [
    path("games", GamesView.as_view(), name="games"),
    path("games/<slug:game_id>/record", RecordView.as_view(), name="game-record"),
    path("games/<slug:game_id>/replay", ReplayView.as_view(), name="game-replay"),
]
