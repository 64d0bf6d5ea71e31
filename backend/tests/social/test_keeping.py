"""What is kept, for how long, who gets it, and what stays of somebody who has gone."""

from typing import Any

import pytest

from accounts import deletion, export
from accounts.models import User
from games import selectors as game_selectors
from games.models import Table
from social import forgetting
from social.export import sections
from social.models import Block, Challenge, Follow, Measure, Message, Mute, Report
from social.services import challenges, tidying
from social.services.tidying import CHALLENGES_KEPT_MS, REPORTS_KEPT_MS, TALK_KEPT_MS
from tests.factories import make_user
from tests.games.house import House

pytestmark = pytest.mark.django_db

NOW = 1_790_000_000_000


def a_table() -> Table:
    return Table.objects.create(
        public_id="t1", visibility="private", pace="normal", options={}, opened_at=1
    )


def said(author: User, at: int, public_id: str = "s1") -> Message:
    table = Table.objects.first() or a_table()
    return Message.objects.create(
        public_id=public_id, table=table, author=author, text="hello", at=at
    )


def reported(reporter: User, about: User, **fields: object) -> Report:
    row = {"public_id": "r1", "name": about.name, "kind": "name", "at": 1, **fields}
    return Report.objects.create(reporter=reporter, about=about, **row)


def test_talk_goes_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "BATCH", 2)
    ann = make_user()
    for number in range(3):
        said(ann, NOW - TALK_KEPT_MS - 1, f"old{number}")
    said(ann, NOW - TALK_KEPT_MS, "young")
    left = []
    for _ in range(2):
        tidying.forget_old(now=NOW)
        left.append(Message.objects.count())
    assert left == [2, 1], "some in each run"


def test_open_things_stay_however_old() -> None:
    ann, ben = make_user(), make_user()
    table = a_table()
    for number, state in enumerate(["open", "declined", "declined"]):
        Challenge.objects.create(
            public_id=f"c{number}", challenger=ann, challenged=ben, table=table, state=state,
            made_at=NOW - CHALLENGES_KEPT_MS - (number < 2), expires_at=2,
        )  # fmt: skip
    for number, closed_at in enumerate([None, NOW - REPORTS_KEPT_MS - 1, NOW - REPORTS_KEPT_MS]):
        reported(ann, ben, public_id=f"r{number}", closed_at=closed_at)
    tidying.forget_old(now=NOW)
    assert set(Challenge.objects.values_list("public_id", flat=True)) == {"c0", "c2"}
    assert set(Report.objects.values_list("public_id", flat=True)) == {"r0", "r2"}


def test_somebody_who_goes_takes_their_people_along() -> None:
    ann, ben, cas = make_user(name="Ann Lind"), make_user(), make_user()
    for one, other in ((ann, ben), (ben, ann), (ben, cas)):
        Follow.objects.create(follower=one, followed=other, at=1)
        Block.objects.create(blocker=one, blocked=other, at=1)
        Mute.objects.create(viewer=one, muted=other, at=1)
    message = said(ann, 1)
    talk = [
        {"public_id": ann.public_id, "name": "Ann Lind", "said": "x"},
        {"public_id": ben.public_id, "name": "Ben", "said": "y"},
    ]
    reported(ben, ann, talk=talk, table=message.table)
    reported(ann, cas, public_id="r2", talk=talk, table=message.table)
    deletion.delete(ann, now=NOW)
    for _ in range(2):
        forgetting.forget(ann, now=NOW)
    for model in (Follow, Block, Mute):
        assert model.objects.count() == 1
    assert Message.objects.count() == 1
    for report in Report.objects.all():
        assert [line["name"] for line in report.talk] == ["former player", "Ben"]
    assert Report.objects.get(public_id="r1").name == "former player"


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("who", ["challenger", "challenged"])
def test_a_challenge_of_somebody_gone_ends_and_its_seat_is_free(
    house: House, told: list[tuple[int, Any]], who: str
) -> None:
    host, asked, third = house.person(), house.person(), house.person()
    table_id = house.open(host, seats=3)
    house.seat(table_id, third)
    challenge = challenges.challenge(
        host, asked.public_id, table_id, challenge_id="c1", now=house.now
    )
    assert game_selectors.table_for(table_id, third.pk)["seats"][2]["reserved_for"] is not None
    gone, left = (host, asked) if who == "challenger" else (asked, host)
    told.clear()
    deletion.delete(gone, now=house.now)
    forgetting.forget(gone, now=house.now)
    assert not Challenge.objects.filter(pk=challenge.pk).exists()
    assert game_selectors.table_for(table_id, third.pk)["seats"][2]["reserved_for"] is None
    state = "cancelled" if who == "challenger" else "declined"
    assert (left.pk, state) in [
        (user, said["challenge"]["state"]) for user, said in told if said["type"] == "challenge"
    ]


def test_a_name_leaves_reports_whose_talk_is_long_gone() -> None:
    ann, ben, cas, dee = make_user(name="Ann Lind"), make_user(), make_user(), make_user()
    talk = [
        {"public_id": ann.public_id, "name": "Ann Lind", "said": "x"},
        {"public_id": ben.public_id, "name": "Ben", "said": "y"},
    ]
    for number, (reporter, about) in enumerate(((ben, cas), (cas, dee), (ann, ben), (dee, ann))):
        reported(reporter, about, public_id=f"r{number}", talk=talk)
    assert not Message.objects.exists()
    deletion.delete(ann, now=NOW)
    forgetting.forget(ann, now=NOW)
    for report in Report.objects.all():
        assert [line["name"] for line in report.talk] == ["former player", "Ben"]
        assert [line["said"] for line in report.talk] == ["x", "y"]


def test_everybody_gets_their_own_and_nobody_elses() -> None:
    ann, ben = make_user(), make_user(name="Ben Berg")
    Follow.objects.create(follower=ann, followed=ben, at=1)
    Follow.objects.create(follower=ben, followed=ann, at=2)
    Block.objects.create(blocker=ben, blocked=ann, at=2)
    said(ann, 3)
    said(ben, 4, "s2")
    reported(ann, ben)
    reported(ben, ann, public_id="r2", words="SECRET")
    for number, (one, other) in enumerate(((ben, ann), (ben, make_user())), start=1):
        Challenge.objects.create(
            public_id=f"c{number}", challenger=one, challenged=other, state="declined",
            table=Table.objects.get(), made_at=6, expires_at=7,
        )  # fmt: skip
    Measure.objects.create(kind="warn", user=ann, by=ben, reason="Be kind.", at=5)
    own: dict[str, Any] = {section.name: section.content for section in sections(ann)}
    assert own["following"] == [{"public_id": ben.public_id, "name": "Ben Berg", "at": 1}]
    assert own["blocked"] == []
    assert list(own["talk"]) == [{"table_id": "t1", "at": 3, "said": "hello"}]
    assert [report["report_id"] for report in own["reports"]] == ["r1"]
    assert [measure["reason"] for measure in own["measures"]] == ["Be kind."]
    assert list(own["challenges"]) == [
        {
            "challenge_id": "c1", "from": ben.public_id, "to": ann.public_id, "table_id": "t1",
            "state": "declined", "made_at": 6, "expires_at": 7,
        }
    ]  # fmt: skip
    whole = b"".join(export.export(ann, now=NOW))
    assert b'"following":' in whole
    assert b"SECRET" not in whole
