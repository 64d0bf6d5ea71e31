"""What this package adds to the file of one's own data: `accounts.export` finds it by its name."""

from collections.abc import Iterator
from typing import Any

from django.db.models import Q

from accounts.export import Section
from accounts.models import User
from social.models import (
    Block,
    Challenge,
    Follow,
    Measure,
    MeasureKind,
    Message,
    Mute,
    Report,
)


def sections(player: User) -> Iterator[Section]:
    """Yield whom one follows, mutes and has blocked, challenges, talk, reports, and measures.

    Who follows, mutes or has blocked one is theirs to know; so is who reported one, and who
    moderated.
    """
    yield Section("following", _people(Follow.objects.filter(follower=player), "followed"))
    yield Section("muted", _people(Mute.objects.filter(viewer=player), "muted"))
    yield Section("blocked", _people(Block.objects.filter(blocker=player), "blocked"))
    yield Section("challenges", _challenges(player))
    yield Section("talk", _talk(player))
    yield Section("reports", _reports(player))
    yield Section("measures", _measures(player))


def _people(rows: Any, field: str) -> list[dict[str, Any]]:  # noqa: ANN401 -- one of three models
    people = rows.order_by("at", "pk").values_list(f"{field}__public_id", f"{field}__name", "at")
    return [{"public_id": key, "name": name, "at": at} for key, name, at in people]


def _challenges(player: User) -> Iterator[dict[str, Any]]:
    own = Challenge.objects.filter(Q(challenger=player) | Q(challenged=player)).order_by("pk")
    for row in own.select_related("challenger", "challenged", "table").iterator():
        yield {
            "challenge_id": row.public_id,
            "from": row.challenger.public_id,
            "to": row.challenged.public_id,
            "table_id": row.table.public_id,
            "state": row.state,
            "made_at": row.made_at,
            "expires_at": row.expires_at,
        }


def _talk(player: User) -> Iterator[dict[str, Any]]:
    said = Message.objects.filter(author=player).order_by("pk").select_related("table")
    for row in said.iterator():
        yield {"table_id": row.table.public_id, "at": row.at, "said": row.text or row.phrase}


def _reports(player: User) -> Iterator[dict[str, Any]]:
    made = Report.objects.filter(reporter=player).order_by("pk").select_related("about")
    # What others said and played is not theirs, and long.
    for row in made.defer("talk", "log").iterator():
        yield {
            "report_id": row.public_id,
            "about": row.about.public_id,
            "kind": row.kind,
            "words": row.words,
            "at": row.at,
            "closed_at": row.closed_at,
        }


def _measures(player: User) -> Iterator[dict[str, Any]]:
    for row in Measure.objects.filter(user=player).exclude(kind=MeasureKind.DISMISS).order_by("pk"):
        yield {
            "kind": row.kind,
            "reason": row.reason,
            "until": row.until,
            "at": row.at,
            "acknowledged_at": row.acknowledged_at,
        }
