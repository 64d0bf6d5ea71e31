"""How this package forgets who somebody was: `accounts.deletion` finds it by its name."""

from typing import Any

from django.db import transaction
from django.db.models import Q

from accounts.models import User
from accounts.names import FORMER
from social.models import Block, Challenge, Follow, Mute, Report


def forget(player: User, *, now: int) -> None:
    """Remove a former player's follows, mutes, blocks and challenges, and those to them.

    What they said stays at its tables until its time is over, by *former player*; so do reports
    and measures, without the name.
    """
    del now
    with transaction.atomic():
        Follow.objects.filter(Q(follower=player) | Q(followed=player)).delete()
        Block.objects.filter(Q(blocker=player) | Q(blocked=player)).delete()
        Mute.objects.filter(Q(viewer=player) | Q(muted=player)).delete()
        Challenge.objects.filter(Q(challenger=player) | Q(challenged=player)).delete()
    Report.objects.filter(about=player).update(name=FORMER)
    tables = player.messages.values("table")
    for report in Report.objects.filter(Q(table__in=tables) | Q(about=player)).distinct():
        talk = [_without_name(said, player) for said in report.talk]
        if talk != report.talk:
            Report.objects.filter(pk=report.pk).update(talk=talk)


def _without_name(said: dict[str, Any], player: User) -> dict[str, Any]:
    return {**said, "name": FORMER} if said["public_id"] == player.public_id else said
