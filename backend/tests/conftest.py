"""What holds for all tests."""

from collections.abc import Iterator

import pytest
from django.db import connection
from hypothesis import settings
from pytest_django.plugin import DjangoDbBlocker

# How long an example takes says more of the machine than of what is tested.
settings.register_profile("patient", settings(), deadline=None)
settings.load_profile("patient")


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[None]:
    """End the connections that the server's own threads keep, so that the database can be dropped."""
    yield
    if connection.vendor == "postgresql":
        with django_db_blocker.unblock(), connection.cursor() as cursor:
            cursor.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
