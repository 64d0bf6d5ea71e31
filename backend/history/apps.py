"""Django's name for this package."""

from django.apps import AppConfig


class HistoryConfig(AppConfig):
    """Finished games."""

    name = "history"
