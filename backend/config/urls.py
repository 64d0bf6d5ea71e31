"""The whole HTTP map on one page."""

from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path, re_path
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerSplitView

from config.fallbacks import UnknownEndpointView
from config.health import HealthView
from config.page import page

api: list[URLPattern | URLResolver] = [
    path("health", HealthView.as_view(), name="health"),
    path("schema", SpectacularAPIView.as_view(), name="schema"),
    path("docs", SpectacularSwaggerSplitView.as_view(url_name="schema"), name="docs"),
    path("", include("accounts.api.urls")),
    # == games ==
    path("", include("games.api.urls")),
    # == history ==
    path("", include("history.api.urls")),
    re_path(r"", UnknownEndpointView.as_view()),
]

urlpatterns: list[URLPattern | URLResolver] = [
    path("api/", include(api)),
    # Nobody here has a telephone, and allauth fails where it is asked for one.
    re_path(r"^_allauth/browser/v1/(auth|account)/phone", UnknownEndpointView.as_view()),
    path("_allauth/", include("allauth.headless.urls")),
    # allauth needs the names of these to build links, though the page shows all of it.
    path("accounts/", include("allauth.urls")),
    path("admin/", admin.site.urls),
    # The rooms of the page; what has a dot in it would be a file, and is none.
    re_path(r"^(?!api/|_allauth/|accounts/|admin/|static/|assets/|ws/)[^.]*$", page, name="page"),
]

handler400 = "config.fallbacks.bad_request"
handler500 = "config.fallbacks.server_error"
