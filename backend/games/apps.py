"""Django's name for this package."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    """Tables and live play."""

    name = "games"
