"""Talk at a table: who hears what, when, and what may be said at all."""

from collections.abc import Callable

import orjson
import pytest

from accounts import deletion, standing
from accounts.models import User
from games import push
from games.models import Game, Phase
from games.services import lobby
from social import hearing, selectors
from social.models import Block, Message, Mute
from social.services import talk
from social.services.talk import Saying
from tests.factories import make_user
from tests.games import shapes
from tests.games.house import House, refused
from tests.social.scene import Scene


class Room:
    """A game of two, and two who look on."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ann, self.ben = house.person(), house.person()
        self.cas, self.dee = house.person(), house.person()
        self.game_id = house.game(self.ann, self.ben)
        self.table_id = _table_of(self.game_id)

    def say(self, author: User, text: str) -> None:
        talk.say(
            self.table_id,
            author,
            Saying(text=text),
            message_id=f"s{self.house.number()}",
            now=self.house.now,
        )

    def pushed_to(self) -> set[str]:
        """Return by name who was sent the newest message; "anybody" is somebody unknown."""
        _, parcel = self.house.pushed[-1]
        assert orjson.loads(parcel["rest"])["type"] == "talk"
        people = {"ann": self.ann.pk, "ben": self.ben.pk, "cas": self.cas.pk, "dee": self.dee.pk}
        everybody: dict[str, int | None] = {**people, "anybody": None}
        return {
            name for name, user in everybody.items() if push.bytes_for(parcel, user) is not None
        }

    def reads(self, viewer: User | None) -> list[str | None]:
        """Return the texts that somebody is shown."""
        found = selectors.talk_at(self.table_id, None if viewer is None else viewer.pk)
        return [message["text"] for message in found]

    def everybody_who_reads(self) -> set[str]:
        """Return by name who is shown the only message there is."""
        people: dict[str, User | None] = {
            "ann": self.ann, "ben": self.ben, "cas": self.cas, "dee": self.dee, "anybody": None,
        }  # fmt: skip
        return {name for name, viewer in people.items() if self.reads(viewer)}


def _table_of(game_id: str) -> str:
    return Game.objects.get(public_id=game_id).table.public_id


@pytest.fixture
def room(house: House) -> Room:
    return Room(house)


ALL = {"ann", "ben", "cas", "dee", "anybody"}


def test_players_are_heard_by_all(room: Room) -> None:
    room.say(room.ann, "hello")
    assert room.pushed_to() == room.everybody_who_reads() == ALL


def test_who_looks_on_is_heard_by_the_others_who_do(room: Room) -> None:
    room.say(room.cas, "he holds nothing")
    assert room.pushed_to() == room.everybody_who_reads() == {"cas", "dee", "anybody"}


def test_players_read_it_after_the_game(room: Room) -> None:
    room.say(room.cas, "well played so far")
    for user in (room.ann, room.ben):
        lobby.leave(room.table_id, user.pk, now=room.house.now, chance=room.house.chance)
        assert room.reads(user) == [], "who left is a player until the game is over"
    Game.objects.update(phase=Phase.FINISHED, ended_at=room.house.now)
    for user in (room.ann, room.ben):
        assert room.reads(user) == ["well played so far"]


def test_a_player_who_left_looks_on(room: Room) -> None:
    lobby.leave(room.table_id, room.ann.pk, now=room.house.now, chance=room.house.chance)
    room.say(room.ann, "psst, ben")
    assert "ben" not in room.pushed_to() | room.everybody_who_reads()


def test_before_a_game_all_hear_all(house: House) -> None:
    ann, cas = house.person(), house.person()
    table_id = house.open(ann)
    talk.say(table_id, cas, Saying(text="may I?"), message_id="s1", now=house.now)
    [heard] = selectors.talk_at(table_id, ann.pk)
    assert (heard["text"], heard["watching"]) == ("may I?", False)


def test_the_muted_are_not_heard_by_whoever_muted_them(room: Room) -> None:
    Mute.objects.create(viewer=room.ben, muted=room.ann, at=1)
    room.say(room.ann, "hello")
    assert room.pushed_to() == room.everybody_who_reads() == ALL - {"ben"}


def test_a_block_silences_both_ways(room: Room) -> None:
    Block.objects.create(blocker=room.ben, blocked=room.ann, at=1)
    room.say(room.ann, "hello")
    assert room.pushed_to() == room.everybody_who_reads() == ALL - {"ben"}
    Message.objects.all().delete()
    room.say(room.ben, "hello")
    assert room.pushed_to() == room.everybody_who_reads() == ALL - {"ann"}


def test_unmuting_brings_back_what_was_said(room: Room) -> None:
    Mute.objects.create(viewer=room.ben, muted=room.ann, at=1)
    room.say(room.ann, "hello")
    Mute.objects.all().delete()
    assert room.reads(room.ben) == ["hello"]


def test_what_is_sent_is_what_is_asked_for(room: Room) -> None:
    room.say(room.ann, "hello")
    pushed = orjson.loads(room.house.pushed[-1][1]["rest"])["message"]
    assert [pushed] == selectors.talk_at(room.table_id, room.ben.pk)
    shapes.check("TalkMessage", pushed)


def test_nothing_is_said_at_a_closed_table(house: House) -> None:
    ann = house.person()
    table_id = house.open(ann)
    lobby.leave(table_id, ann.pk, now=house.now, chance=house.chance)
    with refused("wrong_table_state"):
        talk.say(table_id, ann, Saying(text="echo"), message_id="s1", now=house.now)


def test_the_latest_are_shown_in_order(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selectors, "RECENT_TALK", 2)
    ann = house.person()
    table_id = house.open(ann)
    for number, text in enumerate(("one", "two", "three")):
        talk.say(table_id, ann, Saying(text=text), message_id=f"s{number}", now=house.now)
    assert [m["text"] for m in selectors.talk_at(table_id, None)] == ["two", "three"]


def test_deaf_and_heard_agree_for_any_ties(house: House) -> None:
    """The two sides of one rule, over all ties that two people can have."""
    room = Room(house)
    author, viewer = room.ann, room.ben
    for ties in range(8):
        for model in (Mute, Block, Message):
            model.objects.all().delete()
        if ties & 1:
            Mute.objects.create(viewer=viewer, muted=author, at=1)
        if ties & 2:
            Block.objects.create(blocker=viewer, blocked=author, at=1)
        if ties & 4:
            Block.objects.create(blocker=author, blocked=viewer, at=1)
        room.say(author, "x")
        hears = hearing.heard(Message.objects.all(), viewer.pk).exists()
        assert hears == (viewer.pk not in hearing.deaf_to(Message.objects.get())) == (ties == 0)


GOOD = ["ok", " padded ", "Добър ден", "سلام", "👩‍👩‍👧 hi", "é́ fine", "x" * 200]
BAD = [
    ("", "blank"), ("   ", "blank"), ("x" * 201, "max_length"), (7, "invalid"),
    ("a\nb", "text_characters"), ("a\tb", "text_characters"), ("a\x00b", "text_characters"),
    ("a\u202eb", "text_characters"), ("a\u2028b", "text_characters"),
    ("z" + "\u0301" * 9, "text_characters"), ("z" + "\u0301\u200d" * 4, "text_characters"),
    ("a\u200eb", "text_characters"),
]  # fmt: skip


@pytest.mark.parametrize("text", GOOD)
def test_what_may_be_said(scene: Callable[..., Scene], text: str) -> None:
    s = scene()
    answer = s.browser.post(f"/api/tables/{s.table()}/talk", {"text": text})
    assert (answer.status, answer.body["text"]) == (201, text.strip())


@pytest.mark.parametrize(("text", "code"), BAD)
def test_what_may_not(scene: Callable[..., Scene], text: object, code: str) -> None:
    s = scene()
    answer = s.browser.post(f"/api/tables/{s.table()}/talk", {"text": text})
    assert (answer.status, answer.code) == (400, code)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "phrase_or_text"),
        ({"phrase": "hello", "text": "hello"}, "phrase_or_text"),
        ({"phrase": "rude"}, "invalid_choice"),
        ({"text": "x", "to": "ann"}, "unknown_field"),
    ],
)
def test_a_saying_is_a_phrase_or_a_text(
    scene: Callable[..., Scene], body: dict[str, str], code: str
) -> None:
    s = scene()
    answer = s.browser.post(f"/api/tables/{s.table()}/talk", body)
    assert (answer.status, answer.code) == (400, code)


def test_there_is_no_talk_where_there_is_no_table(scene: Callable[..., Scene]) -> None:
    browser = scene().browser
    assert browser.get("/api/tables/nowhere/talk").status == 404
    assert browser.post("/api/tables/nowhere/talk", {"phrase": "hello"}).status == 404


def test_a_former_players_words_have_no_name(house: House) -> None:
    ann = house.person(name="Ann Lind")
    table_id = house.open(ann)
    talk.say(table_id, ann, Saying(text="hello"), message_id="s1", now=house.now)
    deletion.delete(ann, now=house.now)
    [message] = selectors.talk_at(table_id, make_user().pk)
    assert message["author"]["name"] == "former player"


@pytest.mark.parametrize(
    ("measure", "code"),
    [
        ({"silenced_until": 4_000_000_000_000}, "silenced"),
        ({"suspended_until": 4_000_000_000_000}, "suspended"),
    ],
)
def test_a_measure_that_comes_after_somebody_was_let_in_counts(
    room: Room, measure: dict[str, int], code: str
) -> None:
    User.objects.filter(pk=room.ann.pk).update(**measure)
    with pytest.raises(standing.NotInGoodStanding) as refusal:
        room.say(room.ann, "hello")
    assert refusal.value.code == code
    assert not Message.objects.exists()
