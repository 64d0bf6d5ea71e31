"""Fixtures of the accounts tests."""

from collections.abc import Callable
from urllib.parse import unquote

import pytest
from django.core.cache import cache
from django.core.mail import EmailMessage
from pytest_django.fixtures import Settings

from tests.accounts.browser import Browser


@pytest.fixture(autouse=True)
def clean_and_alone(settings: Settings) -> None:
    """Forget what earlier tests were throttled for; no table is needed to be somebody."""
    settings.CURRENT_SEAT_FINDER = "tests.accounts.conftest.nowhere"
    cache.clear()


def nowhere(player: object) -> None:
    """Find everybody standing."""


@pytest.fixture
def browser() -> Browser:
    return Browser()


@pytest.fixture
def another_browser() -> Browser:
    return Browser()


@pytest.fixture
def verification_required(settings: Settings) -> None:
    """As in production: nobody gets in before the address is verified."""
    settings.EMAIL_VERIFICATION_REQUIRED = True
    settings.ACCOUNT_EMAIL_VERIFICATION = "mandatory"


@pytest.fixture
def mailed_key(mailoutbox: list[EmailMessage]) -> Callable[[str], str]:
    """Return the key at the end of the newest mail's link to a room of the page."""

    def find(room: str) -> str:
        body = mailoutbox[-1].body
        link = next(word for word in body.split() if room in word)
        return unquote(link.rsplit("/", 1)[1])

    return find
