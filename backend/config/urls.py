"""The whole HTTP map on one page."""

from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path, re_path
from django.views.generic import RedirectView
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerSplitView

from accounts.api.views import ExportView, GuestsView, MeView, UserView
from accounts.sign_in import addresses_view, passkeys_view
from config.fallbacks import UnknownEndpointView
from config.health import HealthView
from config.page import embedded_page, game_page, page
from games.api import game_views, live_views, table_views
from history.api.picture_views import PictureView
from history.api.views import GamesView, RecordsView, RecordView, ReplayView
from matchmaking.api.views import QueueView
from ratings.api.views import (
    GameRatingsView,
    LeaderboardView,
    PlayerRatingHistoryView,
    PlayerRatingsView,
)
from social.api import views as social_views
from stats.api import views as stats_views

PLAYER = r"^users/(?P<public_id>u_[a-z0-9]{1,38})"

tables: list[URLPattern] = [
    path("tables", table_views.TablesView.as_view(), name="tables"),
    path("tables/<slug:table_id>", table_views.TableView.as_view(), name="table"),
    path("tables/<slug:table_id>/join", table_views.JoinView.as_view(), name="table-join"),
    path("tables/<slug:table_id>/leave", table_views.LeaveView.as_view(), name="table-leave"),
    path("tables/<slug:table_id>/bots", table_views.BotsView.as_view(), name="table-bots"),
    path("tables/<slug:table_id>/bots/<int:seat>", table_views.BotView.as_view(), name="table-bot"),
    path(
        "tables/<slug:table_id>/seats/<int:seat>/reservation",
        table_views.ReservationView.as_view(),
        name="table-reservation",
    ),
    path("tables/<slug:table_id>/send-away", table_views.SendAwayView.as_view(), name="send-away"),
    path("tables/<slug:table_id>/start", table_views.StartView.as_view(), name="table-start"),
    path("tables/<slug:table_id>/ready", table_views.ReadyView.as_view(), name="table-ready"),
    path("tables/<slug:table_id>/reveal", table_views.RevealView.as_view(), name="table-reveal"),
    path("tables/<slug:table_id>/rematch", table_views.RematchView.as_view(), name="rematch"),
    path("live", live_views.LiveView.as_view(), name="live"),
    path("live/featured", live_views.FeaturedView.as_view(), name="live-featured"),
]

games: list[URLPattern] = [
    path("games/<slug:game_id>/actions", game_views.ActionsView.as_view(), name="game-actions"),
    path("games", GamesView.as_view(), name="games"),
    path("games/records", RecordsView.as_view(), name="games-records"),
    path("games/<slug:game_id>", game_views.GameView.as_view(), name="game"),
    path("games/<slug:game_id>/continue", game_views.ContinueView.as_view(), name="game-continue"),
    path("games/<slug:game_id>/back", game_views.BackView.as_view(), name="game-back"),
    path("games/<slug:game_id>/seen", game_views.SeenView.as_view(), name="game-seen"),
    path("games/<slug:game_id>/end", game_views.EndView.as_view(), name="game-end"),
    path("games/<slug:game_id>/record", RecordView.as_view(), name="game-record"),
    path("games/<slug:game_id>/replay", ReplayView.as_view(), name="game-replay"),
    path("games/<slug:game_id>/picture", PictureView.as_view(), name="game-picture"),
    path("games/<slug:game_id>/ratings", GameRatingsView.as_view(), name="game-ratings"),
]

LADDER = r"(?P<ladder>duel|table)"

ratings: list[URLPattern] = [
    re_path(rf"^leaderboards/{LADDER}$", LeaderboardView.as_view(), name="leaderboard"),
    re_path(rf"{PLAYER}/ratings$", PlayerRatingsView.as_view(), name="player-ratings"),
    re_path(
        rf"{PLAYER}/ratings/{LADDER}$", PlayerRatingHistoryView.as_view(), name="rating-history"
    ),
]

stats: list[URLPattern] = [
    re_path(
        rf"{PLAYER}/stats/{LADDER}$", stats_views.PlayerStatsView.as_view(), name="player-stats"
    ),
    re_path(
        rf"{PLAYER}/stats/{LADDER}/(?P<table>[a-z_]{{1,20}})\.csv$",
        stats_views.PlayerTableView.as_view(),
        name="player-stats-table",
    ),
    re_path(
        rf"{PLAYER}/stats/{LADDER}/opponents$",
        stats_views.OpponentsView.as_view(),
        name="player-stats-opponents",
    ),
    re_path(
        rf"{PLAYER}/stats/{LADDER}/against/(?P<other>u_[a-z0-9]{{1,38}})$",
        stats_views.AgainstView.as_view(),
        name="player-stats-against",
    ),
    re_path(rf"^stats/{LADDER}$", stats_views.SiteStatsView.as_view(), name="site-stats"),
    re_path(
        rf"^stats/{LADDER}/(?P<table>[a-z_]{{1,20}})\.csv$",
        stats_views.SiteTableView.as_view(),
        name="site-stats-table",
    ),
    path("fairness", stats_views.FairnessNumbersView.as_view(), name="fairness-numbers"),
    re_path(
        r"^fairness/(?P<table>[a-z_]{1,20})\.csv$",
        stats_views.FairnessTableView.as_view(),
        name="fairness-table",
    ),
]

people: list[URLPattern] = [
    path("people", social_views.PeopleView.as_view(), name="people"),
    re_path(rf"{PLAYER}/ties$", social_views.TiesView.as_view(), name="user-ties"),
    re_path(rf"{PLAYER}/follow$", social_views.FollowView.as_view(), name="user-follow"),
    re_path(rf"{PLAYER}/mute$", social_views.MuteView.as_view(), name="user-mute"),
    re_path(rf"{PLAYER}/block$", social_views.BlockView.as_view(), name="user-block"),
    path("challenges", social_views.ChallengesView.as_view(), name="challenges"),
    path("challenges/<slug:challenge_id>", social_views.ChallengeView.as_view(), name="challenge"),
    path(
        "challenges/<slug:challenge_id>/accept",
        social_views.AcceptView.as_view(),
        name="challenge-accept",
    ),
    path(
        "challenges/<slug:challenge_id>/decline",
        social_views.DeclineView.as_view(),
        name="challenge-decline",
    ),
    path("tables/<slug:table_id>/talk", social_views.TalkView.as_view(), name="table-talk"),
    path("reports", social_views.ReportsView.as_view(), name="reports"),
    path("me/standing", social_views.StandingView.as_view(), name="me-standing"),
    path(
        "me/warnings/<int:warning_id>/acknowledge",
        social_views.AcknowledgeView.as_view(),
        name="warning-acknowledge",
    ),
]

api: list[URLPattern | URLResolver] = [
    # One after another is tried: what is asked with every move comes first.
    *games,
    path("me", MeView.as_view(), name="me"),
    path("me/export", ExportView.as_view(), name="me-export"),
    path("guests", GuestsView.as_view(), name="guests"),
    re_path(rf"{PLAYER}$", UserView.as_view(), name="user"),
    *people,
    *tables,
    *ratings,
    *stats,
    path("queue", QueueView.as_view(), name="queue"),
    path("bots", table_views.HouseBotsView.as_view(), name="bots"),
    path("status", table_views.StatusView.as_view(), name="status"),
    path("health", HealthView.as_view(), name="health"),
    path("schema", SpectacularAPIView.as_view(), name="schema"),
    path("docs", SpectacularSwaggerSplitView.as_view(url_name="schema"), name="docs"),
    re_path(r"", UnknownEndpointView.as_view()),
]

urlpatterns: list[URLPattern | URLResolver] = [
    path("api/", include(api)),
    # Nobody here has a telephone, and allauth fails where it is asked for one.
    re_path(r"^_allauth/browser/v1/(auth|account)/phone", UnknownEndpointView.as_view()),
    path("_allauth/browser/v1/account/authenticators/webauthn", passkeys_view),
    path("_allauth/browser/v1/account/email", addresses_view),
    path("_allauth/", include("allauth.headless.urls")),
    # allauth needs the names of these to build links, though the page shows all of it.
    path("accounts/", include("allauth.urls")),
    path("admin", RedirectView.as_view(url="/admin/")),
    path("admin/", admin.site.urls),
    path("games/<slug:game_id>", game_page, name="game-page"),
    # The one page that other sites may frame.
    re_path(r"^embed/[-\w]+$", embedded_page, name="embedded-page"),
    # The rooms of the page; what has a dot in it would be a file, and is none.
    re_path(r"^(?!api/|_allauth/|accounts/|admin/|static/|assets/|ws/)[^.]*$", page, name="page"),
]

handler400 = "config.fallbacks.bad_request"
handler500 = "config.fallbacks.server_error"
