"""Following, muting, blocking: what they do, and that asking again changes nothing."""

from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts import alive, open_pages
from accounts.instants import now_ms
from accounts.models import User
from games.models import Ladder, Table, TableSeat, TableState, Visibility
from social import blocks
from social.models import Block, Challenge, ChallengeState, Follow, Mute
from social.services import ties
from tests.factories import make_user
from tests.games.house import refused
from tests.social.scene import TERMS, Scene, browser_of

pytestmark = pytest.mark.django_db

SceneMaker = Callable[..., Scene]


@pytest.mark.parametrize(
    ("deed", "tie"), [("follow", "following"), ("mute", "muted"), ("block", "blocked")]
)
def test_a_tie_is_made_once_and_undone_once(scene: SceneMaker, deed: str, tie: str) -> None:
    s = scene()
    path = f"/api/users/{s.other.public_id}/{deed}"
    for _ in range(2):
        assert s.browser.call("PUT", path).body[tie] is True
    rows = Follow.objects.count() + Mute.objects.count() + Block.objects.count()
    assert rows == 1
    for _ in range(2):
        assert s.browser.delete(path).body == {
            "following": False,
            "muted": False,
            "blocked": False,
        }


def test_a_block_ends_what_was_between_two(scene: SceneMaker) -> None:
    s = scene("player", "followed")
    Follow.objects.create(follower=s.other, followed=s.user, at=1)
    s.challenge_from(s.other, s.user)
    ties.block(s.user, s.other.public_id, now=2)
    assert Follow.objects.count() == 0
    assert Challenge.objects.get().state == ChallengeState.CANCELLED


@pytest.mark.parametrize("deed", ["follow", "challenge"])
def test_a_block_in_this_very_moment_counts(
    scene: SceneMaker, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    """Whoever holds the two people's rows first comes first; the other then sees what was done."""
    s, hold = scene(), alive.hold_both

    def hold_after_a_block(person: User, other: User) -> User:
        Block.objects.create(blocker=other, blocked=person, at=1)
        return hold(person, other)

    monkeypatch.setattr(alive, "hold_both", hold_after_a_block)
    if deed == "follow":
        answer = s.browser.put(f"/api/users/{s.other.public_id}/follow")
    else:
        answer = s.browser.post("/api/challenges", {"user": s.other.public_id, **TERMS})
    assert (answer.status, answer.code) == (409, "not_available")
    assert Follow.objects.count() + Challenge.objects.count() == 0


def test_a_block_holds_both_people(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    held: list[set[User]] = []
    ann, ben = make_user(), make_user()
    hold = alive.hold_both

    def note(person: User, other: User) -> User:
        held.append({person, other})
        return hold(person, other)

    monkeypatch.setattr(alive, "hold_both", note)
    ties.block(ann, ben.public_id, now=1)
    assert held == [{ann, ben}]


def test_blocked_pairs_are_found_whoever_said_it() -> None:
    ann, ben, cas, dee = (make_user() for _ in range(4))
    Block.objects.create(blocker=ann, blocked=ben, at=1)
    Block.objects.create(blocker=cas, blocked=ann, at=1)
    Block.objects.create(blocker=dee, blocked=ben, at=1)
    pairs = blocks.blocked_pairs([ann.pk, ben.pk, cas.pk])
    assert pairs == {frozenset({ann.pk, ben.pk}), frozenset({cas.pk, ann.pk})}


def test_the_most_is_the_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ties, "MOST", 2)
    ann, others = make_user(), [make_user() for _ in range(3)]
    for other in (*others[:2], others[0]):
        ties.follow(ann, other.public_id, now=1)
    with refused("too_many"):
        ties.follow(ann, others[2].public_id, now=1)


def test_ones_other_pages_are_told(told: list[tuple[int, Any]]) -> None:
    ann, ben = make_user(), make_user()
    ties.mute(ann, ben.public_id, now=1)
    assert told == [(ann.pk, {"type": "people"})]


def _playing(user: User, visibility: str, ladder: str = "") -> str:
    table = Table.objects.create(
        public_id=f"t{user.pk}", state=TableState.PLAYING, visibility=visibility, pace="normal",
        options={}, ladder=ladder, opened_at=1,
    )  # fmt: skip
    TableSeat.objects.create(table=table, number=0, person=user, here=True)
    return table.public_id


@pytest.mark.parametrize(
    ("visibility", "ladder", "shown"),
    [
        (Visibility.PUBLIC, "", True),
        (Visibility.PRIVATE, Ladder.DUEL, True),
        (Visibility.PRIVATE, "", False),
    ],
)
def test_who_one_follows_is_seen_online_and_at_what_all_may_watch(
    scene: SceneMaker, visibility: str, ladder: str, *, shown: bool
) -> None:
    s = scene("player", "followed")
    table_id = _playing(s.other, visibility, ladder)
    [before] = s.browser.get("/api/people").body["following"]
    assert before["online"] is False
    open_pages.opened("page", s.other.pk, now=now_ms())
    [after] = s.browser.get("/api/people").body["following"]
    assert after["online"] is True
    assert after["table_id"] == (table_id if shown else None)
    assert after["person"]["name"] == s.other.name


def test_nothing_of_an_address_or_a_measure_is_shown(scene: SceneMaker) -> None:
    s = scene("player", "followed")
    s.other.suspension_reason = "SECRET"
    s.other.suspended_until = 9_999_999_999_999
    s.other.save()
    text = s.browser.get("/api/people").text
    assert s.other.email not in text
    assert "SECRET" not in text
    assert "9999999999999" not in text


def test_the_people_room_is_a_fixed_number_of_questions(scene: SceneMaker) -> None:
    s = scene("player", "followed")

    def meet(times: int) -> None:
        for _ in range(times):
            other = make_user()
            for row in (Follow(follower=s.user, followed=other, at=1),
                        Follow(follower=other, followed=s.user, at=1),
                        Mute(viewer=s.user, muted=other, at=1)):  # fmt: skip
                row.save()
            s.challenge_from(other, s.user)

    def asked() -> int:
        with CaptureQueriesContext(connection) as queries:
            s.browser.get("/api/people")
        return len(queries)

    meet(1)
    asked()
    with_one = asked()
    meet(3)
    assert asked() == with_one
    # Session and user, then: follows, pages, seats, blocks, mutes, followers, challenges, seats.
    assert with_one <= 10


def test_my_block_is_not_told_to_whom_it_is_about() -> None:
    ann, ben = make_user(), make_user()
    ties.block(ann, ben.public_id, now=1)
    assert browser_of(ben).get(f"/api/users/{ann.public_id}/ties").body["blocked"] is False
