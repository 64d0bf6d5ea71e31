"""Django's name for this package."""

from django.apps import AppConfig


class MatchmakingConfig(AppConfig):
    """The queue."""

    name = "matchmaking"
