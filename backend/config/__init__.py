"""Wiring: settings, addresses, servers. Nothing here knows how Craits is played."""

# Importing the Celery app here makes it the current one in every process that loads Django.
from config.celery import app as celery_app

__all__ = ["celery_app"]
