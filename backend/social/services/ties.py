"""Following, muting and blocking: each may be asked for again, and then changes nothing."""

from django.db import transaction
from django.db.models import Q

from accounts import alive
from accounts.models import User
from games.refusals import Refused
from social import blocks, people, told
from social.models import Block, Challenge, ChallengeState, Follow, Mute
from social.services import challenges

MOST = 200
"""People whom one may follow, and mute, and block."""


def follow(user: User, public_id: str, *, now: int) -> None:
    """Follow somebody with an account. Refuses `not_available` where one has blocked the other."""
    other = people.another_with_account(user, public_id)
    with transaction.atomic():
        alive.hold_both(user, other)
        blocks.check_none_between(user, other)
        _check_room(Follow.objects.filter(follower=user).exclude(followed=other).count())
        Follow.objects.get_or_create(follower=user, followed=other, defaults={"at": now})
        told.people_changed(user)


def unfollow(user: User, public_id: str) -> None:
    """Follow somebody no longer."""
    with transaction.atomic():
        Follow.objects.filter(follower=user, followed=people.find(public_id)).delete()
        told.people_changed(user)


def mute(user: User, public_id: str, *, now: int) -> None:
    """Read nothing more of what somebody says."""
    other = people.another(user, public_id)
    with transaction.atomic():
        alive.hold(user)
        _check_room(Mute.objects.filter(viewer=user).exclude(muted=other).count())
        Mute.objects.get_or_create(viewer=user, muted=other, defaults={"at": now})
        told.people_changed(user)


def unmute(user: User, public_id: str) -> None:
    """Read somebody again."""
    with transaction.atomic():
        Mute.objects.filter(viewer=user, muted=people.find(public_id)).delete()
        told.people_changed(user)


def block(user: User, public_id: str, *, now: int) -> None:
    """Have nothing more to do with somebody: follows and open challenges of both go."""
    other = people.another(user, public_id)
    with transaction.atomic():
        alive.hold_both(user, other)
        _check_room(Block.objects.filter(blocker=user).exclude(blocked=other).count())
        Block.objects.get_or_create(blocker=user, blocked=other, defaults={"at": now})
        Follow.objects.filter(
            Q(follower=user, followed=other) | Q(follower=other, followed=user)
        ).delete()
        between = Q(challenger=user, challenged=other) | Q(challenger=other, challenged=user)
        for challenge in Challenge.objects.filter(between, state=ChallengeState.OPEN):
            challenges.end(challenge.public_id, ChallengeState.CANCELLED, now=now)
        told.people_changed(user)


def unblock(user: User, public_id: str) -> None:
    """Let somebody near again. Whether they have blocked, too, stays theirs to say."""
    with transaction.atomic():
        Block.objects.filter(blocker=user, blocked=people.find(public_id)).delete()
        told.people_changed(user)


def _check_room(others: int) -> None:
    if others >= MOST:
        raise Refused("too_many", f"That is {MOST} people already: let somebody go first.")
