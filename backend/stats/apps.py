"""Django's name for this package."""

from django.apps import AppConfig


class StatsConfig(AppConfig):
    """Stats."""

    name = "stats"
