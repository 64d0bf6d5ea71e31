"""How long people have waited of late, and what may honestly be expected from that."""

from collections.abc import Iterable, Sequence

from django.db.models import Q

from matchmaking.models import Wait
from matchmaking.pairing import Kind

REMEMBERED_MS = 60 * 60_000
"""Waits older than this say nothing about now."""

SAMPLE = 20
"""How many of the latest waits of a kind are looked at."""

FEWEST = 3
"""With fewer nothing is expected."""


def note(kind: Kind, waited: Iterable[int], *, with_bots: bool, now: int) -> None:
    """Remember how long the people of a match have waited for it."""
    Wait.objects.bulk_create(
        Wait(
            ladder=kind.ladder,
            length=kind.length,
            waited_ms=waited_ms,
            with_bots=with_bots,
            ended_at=now,
        )
        for waited_ms in waited
    )


def forget_old(*, now: int) -> None:
    """Remove what says nothing any more."""
    Wait.objects.filter(ended_at__lt=now - REMEMBERED_MS).delete()


def expected_ms(kind: Kind, *, now: int) -> int | None:
    """Return how long people wait for people alone, usually; None if that cannot be said."""
    recent = Wait.objects.filter(
        Q(ladder=kind.ladder, length=kind.length), ended_at__gte=now - REMEMBERED_MS
    ).order_by("-ended_at", "-pk")
    return usual(list(recent.values_list("waited_ms", "with_bots")[:SAMPLE]))


def usual(waits: Sequence[tuple[int, bool]]) -> int | None:
    """Return the median of (waited_ms, with_bots) waits; None if there are too few.

    A wait that bots ended would have been longer, nobody knows by how much: it counts as longer
    than all others, and where most waits are such, nothing is expected.
    """
    if len(waits) < FEWEST:
        return None
    endless = max(waited for waited, _ in waits) + 1
    ordered = sorted(endless if with_bots else waited for waited, with_bots in waits)
    median = ordered[(len(ordered) - 1) // 2]
    return None if median == endless else median
