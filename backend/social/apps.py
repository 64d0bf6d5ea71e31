"""Django's name for this package."""

from django.apps import AppConfig


class SocialConfig(AppConfig):
    """People and each other."""

    name = "social"
