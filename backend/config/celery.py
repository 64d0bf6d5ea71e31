"""The task queue: one Celery app, configured by the settings that begin with CELERY_."""

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("craits")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
