"""Who has a page open: personal sockets, counted in rows that grow stale by themselves.

A process that dies takes no leave: its rows are not renewed, and count for nothing from then on.
"""

from collections.abc import Iterable

from accounts.models import OpenPage

RENEW_MS = 20_000
"""An open page renews its row this often; it pings more often."""

STALE_MS = 50_000
"""A row not renewed for this long belongs to a page that is gone."""


def opened(channel: str, user: int, *, now: int) -> None:
    """Note a page that has just been opened, or that still is."""
    OpenPage.objects.update_or_create(channel=channel, defaults={"user_id": user, "seen_at": now})


def closed(channel: str) -> None:
    """Note that a page has gone."""
    OpenPage.objects.filter(channel=channel).delete()


def online(users: Iterable[int], *, now: int) -> set[int]:
    """Return those of the users who have a page open."""
    pages = OpenPage.objects.filter(user__in=users, seen_at__gte=now - STALE_MS)
    return set(pages.values_list("user_id", flat=True))


def forget_stale(*, now: int) -> None:
    """Remove the rows of processes that died."""
    OpenPage.objects.filter(seen_at__lt=now - STALE_MS).delete()
