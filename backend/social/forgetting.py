"""How this package forgets who somebody was: `accounts.deletion` finds it by its name."""

from typing import Any

from django.db import transaction
from django.db.models import Q, TextField
from django.db.models.functions import Cast

from accounts.models import User
from accounts.names import FORMER
from social.models import Block, Challenge, Follow, Mute, Report
from social.services import challenges


def forget(player: User, *, now: int) -> None:
    """Remove a former player's follows, mutes, blocks and challenges, and those to them.

    What they said stays at its tables until its time is over, by *former player*; so do reports
    and measures, without the name.
    """
    challenges.end_all_of(player, now=now)
    with transaction.atomic():
        Follow.objects.filter(Q(follower=player) | Q(followed=player)).delete()
        Block.objects.filter(Q(blocker=player) | Q(blocked=player)).delete()
        Mute.objects.filter(Q(viewer=player) | Q(muted=player)).delete()
        Challenge.objects.filter(Q(challenger=player) | Q(challenged=player)).delete()
    Report.objects.filter(about=player).update(name=FORMER)
    _forget_in_reports(player)


def _forget_in_reports(player: User) -> None:
    """Take the name out of all talk that reports have taken down: it outlives what was said."""
    reports = Report.objects.annotate(taken=Cast("talk", TextField()))
    with_them = reports.filter(taken__contains=player.public_id).values_list("pk", flat=True)
    for pk in list(with_them):
        with transaction.atomic():
            report = Report.objects.select_for_update(of=("self",)).filter(pk=pk).first()
            if report is not None:
                report.talk = [_without_name(said, player) for said in report.talk]
                report.save(update_fields=["talk"])


def _without_name(said: dict[str, Any], player: User) -> dict[str, Any]:
    return {**said, "name": FORMER} if said["public_id"] == player.public_id else said
