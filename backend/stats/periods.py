"""Spans of time for which sums are kept, and which of them a period is made of: PURE.

Days are UTC. Sums are kept by day, month and year, so that any period is made of at most 60 days,
22 months and the years between.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from typing import Final


class Span(StrEnum):
    """How long the time is that a row sums up."""

    DAY = "day"
    MONTH = "month"
    YEAR = "year"


BEGINNING: Final = date(1970, 1, 1)
END: Final = date(9999, 1, 1)
ONE_DAY: Final = timedelta(days=1)
_FINER: Final = {Span.YEAR: Span.MONTH, Span.MONTH: Span.DAY}


@dataclass(frozen=True, slots=True)
class Period:
    """From the first day to the last, both within; None where it is open."""

    first: date | None = None
    last: date | None = None


EVER: Final = Period()


@dataclass(frozen=True, slots=True)
class Stretch:
    """Spans of one length, one after another: those that begin from `first` on, before `end`."""

    span: Span
    first: date
    end: date


def starts(day: date) -> dict[Span, date]:
    """Return the first day of each span that a day lies in."""
    return {
        Span.DAY: day,
        Span.MONTH: day.replace(day=1),
        Span.YEAR: day.replace(month=1, day=1),
    }


def stretches(period: Period) -> list[Stretch]:
    """Return the spans that a period is made of, the longest there are, in order."""
    first = max(period.first or BEGINNING, BEGINNING)
    last = min(period.last or END, END - ONE_DAY)
    end = last + ONE_DAY
    return list(_cut(first, end, Span.YEAR)) if first < end else []


def _cut(first: date, end: date, span: Span) -> Iterator[Stretch]:
    if first >= end:
        return
    if span == Span.DAY:
        yield Stretch(span, first, end)
        return
    whole, rest = _next_start(first, span), starts(end)[span]
    if whole >= rest:
        yield from _cut(first, end, _FINER[span])
        return
    yield from _cut(first, whole, _FINER[span])
    yield Stretch(span, whole, rest)
    yield from _cut(rest, end, _FINER[span])


def _next_start(day: date, span: Span) -> date:
    """Return the first day from a day on at which a span begins."""
    start = starts(day)[span]
    if start == day:
        return day
    if span == Span.YEAR or day.month == 12:
        return date(day.year + 1, 1, 1)
    return date(day.year, day.month + 1, 1)
