"""Django's name for this package."""

from django.apps import AppConfig


class SimulatedConfig(AppConfig):
    """Made-up people and games."""

    name = "simulated"
