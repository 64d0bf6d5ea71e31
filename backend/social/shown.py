"""What is shown of people, challenges and talk, field by field: the only builder of what goes out."""

from typing import Any

from accounts.models import User
from accounts.standing import is_silenced, is_suspended
from social.models import Challenge, Measure, Message

View = dict[str, Any]
"""A part of an answer, as JSON will have it; `api.shapes` says what is in it."""


def person(user: User) -> View:
    """Return what everybody may know of a person."""
    return {
        "public_id": user.public_id,
        "name": user.name,
        "kind": user.kind,
        "avatar": user.avatar,
        "country": user.country,
        "duel_rating": user.duel_rating,
        "table_rating": user.table_rating,
    }


def challenge(row: Challenge) -> View:
    """Return a challenge, as its two people may see it. Its people and table must be loaded."""
    table = row.table
    return {
        "challenge_id": row.public_id,
        "from": person(row.challenger),
        "to": person(row.challenged),
        "table_id": table.public_id,
        "seats": len(table.seats.all()),
        "pace": table.pace,
        "options": table.options,
        "state": row.state,
        "made_at": row.made_at,
        "expires_at": row.expires_at,
    }


def message(row: Message) -> View:
    """Return something said, as whoever hears it may see it. Its author must be loaded."""
    author = row.author
    return {
        "message_id": row.public_id,
        "author": {
            "public_id": author.public_id,
            "name": author.name,
            "avatar": author.avatar,
        },
        "phrase": row.phrase or None,
        "text": row.text or None,
        "watching": row.kept_from_id is not None,
        "at": row.at,
    }


def warning(row: Measure) -> View:
    """Return a warning, as whoever got it sees it."""
    return {"warning_id": row.pk, "reason": row.reason, "at": row.at}


def standing(user: User, warnings: list[Measure], *, now: int) -> View:
    """Return how somebody stands with the moderators, as they may see it themselves."""
    suspended = is_suspended(user, now)
    return {
        "suspended_until": user.suspended_until if suspended else None,
        "suspension_reason": user.suspension_reason if suspended else None,
        "silenced_until": user.silenced_until if is_silenced(user, now) else None,
        "warnings": [warning(row) for row in warnings],
    }
