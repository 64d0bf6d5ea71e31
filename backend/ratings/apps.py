"""Django's name for this package."""

from django.apps import AppConfig


class RatingsConfig(AppConfig):
    """Ratings."""

    name = "ratings"
