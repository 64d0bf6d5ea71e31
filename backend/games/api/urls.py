"""The addresses of tables and running games, below `/api/`."""

from django.urls import path

from games.api import game_views, table_views

urlpatterns = [
    path("tables", table_views.TablesView.as_view(), name="tables"),
    path("tables/<slug:table_id>", table_views.TableView.as_view(), name="table"),
    path("tables/<slug:table_id>/join", table_views.JoinView.as_view(), name="table-join"),
    path("tables/<slug:table_id>/leave", table_views.LeaveView.as_view(), name="table-leave"),
    path("tables/<slug:table_id>/bots", table_views.BotsView.as_view(), name="table-bots"),
    path("tables/<slug:table_id>/bots/<int:seat>", table_views.BotView.as_view(), name="table-bot"),
    path("tables/<slug:table_id>/start", table_views.StartView.as_view(), name="table-start"),
    path("tables/<slug:table_id>/ready", table_views.ReadyView.as_view(), name="table-ready"),
    path("tables/<slug:table_id>/reveal", table_views.RevealView.as_view(), name="table-reveal"),
    path("tables/<slug:table_id>/rematch", table_views.RematchView.as_view(), name="rematch"),
    path("bots", table_views.HouseBotsView.as_view(), name="bots"),
    path("status", table_views.StatusView.as_view(), name="status"),
    path("games/<slug:game_id>", game_views.GameView.as_view(), name="game"),
    path("games/<slug:game_id>/actions", game_views.ActionsView.as_view(), name="game-actions"),
    path("games/<slug:game_id>/continue", game_views.ContinueView.as_view(), name="game-continue"),
    path("games/<slug:game_id>/back", game_views.BackView.as_view(), name="game-back"),
]
