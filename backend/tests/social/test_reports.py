"""Reports: they hold what a moderator needs, as it stood."""

from collections.abc import Callable

import pytest

from games.models import Game, Move
from social.models import Report
from social.services import reports, talk
from social.services.reports import Complaint
from social.services.talk import Saying
from tests.games.house import House, refused
from tests.social.scene import Scene


def complain(about: str, **where: str | None) -> Complaint:
    fields: dict[str, str | None] = {"table_id": None, "game_id": None, **where}
    return Complaint(about=about, kind="talk", words="They swear.", **fields)


def test_it_holds_talk_and_moves_as_they_stood(house: House) -> None:
    ann, ben, cas = house.person(), house.person(), house.person()
    game_id = house.game(ann, ben)
    table_id = Game.objects.get(public_id=game_id).table.public_id
    for number, (author, text) in enumerate([(ben, "idiot!!"), (cas, "look at him")]):
        talk.say(table_id, author, Saying(text=text), message_id=f"s{number}", now=house.now)
    house.run(until=lambda: Move.objects.count() >= 3)
    made = reports.report(
        ann, complain(ben.public_id, table_id=table_id), report_id="r1", now=house.now
    )
    said = [(line["name"], line["said"], line["watching"]) for line in made.talk]
    assert said == [(ben.name, "idiot!!", False), (cas.name, "look at him", True)]
    moves = Move.objects.order_by("number").values_list("seat", "action")
    logged = [move.removesuffix(" (server)") for move in made.log[0]["moves"]]
    assert logged == [f"{seat}:{action}" for seat, action in moves]
    assert made.game is not None
    house.run(until=lambda: Move.objects.count() >= 5)
    assert Report.objects.get().log == made.log, "what comes later does not change it"


def test_a_game_is_found_by_its_own_id(house: House) -> None:
    ann, ben = house.person(), house.person()
    game_id = house.game(ann, ben)
    made = reports.report(
        ann, complain(ben.public_id, game_id=game_id), report_id="r1", now=house.now
    )
    assert made.table is not None
    assert made.game is not None
    assert made.game.public_id == game_id


@pytest.mark.parametrize("where", [{"table_id": "nowhere"}, {"game_id": "nowhere"}])
def test_it_names_no_place_that_is_not_there(house: House, where: dict[str, str]) -> None:
    with refused("not_found"):
        reports.report(
            house.person(),
            complain(house.person().public_id, **where),
            report_id="r1",
            now=house.now,
        )


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"kind": "rude"}, "invalid_choice"),
        ({"words": "x" * 1001}, "max_length"),
        ({"words": "a\x07b"}, "text_characters"),
        ({"user": 7}, "invalid"),
        ({"more": 1}, "unknown_field"),
    ],
)
def test_what_is_none_is_refused(
    scene: Callable[..., Scene], change: dict[str, object], code: str
) -> None:
    s = scene()
    body = {"user": s.other.public_id, "kind": "name", **change}
    answer = s.browser.post("/api/reports", body)
    assert (answer.status, answer.code) == (400, code)
    assert Report.objects.count() == 0


def test_lines_of_words_are_kept(scene: Callable[..., Scene]) -> None:
    s = scene()
    body = {"user": s.other.public_id, "kind": "other", "words": "First.\nSecond."}
    assert s.browser.post("/api/reports", body).status == 201
    assert Report.objects.get().words == "First.\nSecond."
