"""The server's clock (R-8.1): deadlines, banks, absence, coming back, leaving, the score sheet."""

import orjson
import pytest
from django.conf import settings
from django.db import transaction

from accounts.models import User
from engine.cards import parse_card
from engine.options import Options
from games import selectors, storage, table_storage
from games.models import Game, GameSeat, Move
from games.services import attendance, lobby, play, presence, ready_step
from games.services.sweep import sweep
from tests.games.house import House, refused, rig

pytestmark = pytest.mark.django_db(transaction=True)

MOVE_MS, BANK_MS, GRACE_MS = 20_000, 60_000, 300
HANDS = ["KC QC 3C 2D", "KD QD 3D 8S", "KH QH 3H 8H"]


@pytest.fixture
def people(house: House) -> list[User]:
    return [house.person() for _ in range(3)]


@pytest.fixture
def game_id(house: House, people: list[User]) -> str:
    game_id = house.game(*people)
    rig(house, game_id, hands=HANDS, top="9C", stock="4D 6D 7D")
    return game_id


def clock(game_id: str) -> dict[str, object]:
    found: dict[str, object] = selectors.game_for(game_id, None)["clock"]
    return found


def wake(house: House, game_id: str) -> None:
    play.act_for_clock(game_id, now=house.now, chance=house.chance)


def test_a_view_says_when_the_bank_begins_and_when_the_server_acts(
    house: House, game_id: str
) -> None:
    assert clock(game_id) == {
        "seat": 0,
        "starts_at": house.now,
        "move_ends_at": house.now + MOVE_MS,
        "deadline_at": house.now + MOVE_MS + BANK_MS,
        "bank_ms": [BANK_MS] * 3,
        "move_ms": MOVE_MS,
        "left_out_ms": 0,
    }


def test_thinking_longer_than_a_move_is_taken_from_the_bank(
    house: House, people: list[User], game_id: str
) -> None:
    house.now += MOVE_MS + 15_000
    house.act(game_id, people[0], "KC")
    assert clock(game_id)["bank_ms"] == [BANK_MS - 15_000, BANK_MS, BANK_MS]


def test_a_quick_decision_costs_nothing_and_a_round_fills_the_bank_again(
    house: House, people: list[User], game_id: str
) -> None:
    house.now += MOVE_MS
    house.act(game_id, people[0], "KC")
    house.now += MOVE_MS + 1
    house.act(game_id, people[1], "KD")
    assert clock(game_id)["bank_ms"] == [BANK_MS, BANK_MS - 1, BANK_MS]
    rig(house, game_id, hands=["KC", "QD", "QH"], top="9C")
    house.act(game_id, people[0], "KC")
    house.now += settings.SCORE_SHEET_MS
    wake(house, game_id)
    assert clock(game_id)["bank_ms"] == [BANK_MS] * 3


@pytest.mark.parametrize(
    ("pace", "move_ms", "bank_ms"),
    [("fast", 8_000, 30_000), ("normal", 20_000, 60_000), ("relaxed", 45_000, 180_000)],
)
def test_each_pace_has_its_times(house: House, pace: str, move_ms: int, bank_ms: int) -> None:
    terms = lobby.Terms(Options(), pace, "private")
    game_id = house.game(house.person(), house.person(), terms=terms)
    found = clock(game_id)
    assert (found["move_ms"], found["bank_ms"]) == (move_ms, [bank_ms] * 2)


def test_an_action_a_little_late_is_still_taken(
    house: House, people: list[User], game_id: str
) -> None:
    house.now += MOVE_MS + BANK_MS + GRACE_MS - 1
    wake(house, game_id)
    assert not Move.objects.exists()
    assert house.act(game_id, people[0], "KC").status == 200
    assert Move.objects.get().auto is False


def test_the_grace_is_given_once_and_a_bank_is_charged_once(
    house: House, people: list[User], game_id: str
) -> None:
    house.now += MOVE_MS + 200
    house.act(game_id, people[0], "KC")
    assert clock(game_id)["bank_ms"] == [BANK_MS - 200, BANK_MS, BANK_MS], "none at a move's end"
    round_the_table(house, game_id, people)
    house.now += MOVE_MS + BANK_MS - 200 + GRACE_MS - 1
    play_something(house, game_id, people)
    assert clock(game_id)["bank_ms"] == [0, BANK_MS, BANK_MS]
    round_the_table(house, game_id, people)
    assert clock(game_id)["deadline_at"] == house.now + MOVE_MS, "nothing is owed for being late"


# What starts a move's time


def test_a_sixs_extra_turn_has_the_moves_time_anew(
    house: House, people: list[User], game_id: str
) -> None:
    rig(house, game_id, hands=["6C 3C KC", "KD QD", "KH QH"], top="9C")
    house.now += 7_000
    house.act(game_id, people[0], "6C")
    assert clock(game_id)["seat"] == 0
    assert clock(game_id)["move_ends_at"] == house.now + MOVE_MS


def test_naming_a_starter_and_the_turn_after_it_have_a_moves_time_each(house: House) -> None:
    people = [house.person() for _ in range(2)]
    game_id = house.game(*people)
    with transaction.atomic():
        game = storage.lock(game_id)
        current = game.state.round
        current.turn, current.naming = current.dealer, True
        current.discards = [parse_card("8C")]
        current.refit()
        storage.save(game)
    dealer = storage.load(game_id).state.round.dealer
    house.now += 7_000
    house.act(game_id, people[dealer], "name=S")
    assert clock(game_id)["seat"] != dealer
    assert clock(game_id)["move_ends_at"] == house.now + MOVE_MS


def test_a_call_that_costs_another_their_turn_starts_the_next_ones_time(
    house: House, people: list[User], game_id: str
) -> None:
    rig(house, game_id, hands=["KC 3C", "KD 4D 5D", "KH QH 2H"], top="9C", stock="4S 5S 6S")
    house.act(game_id, people[0], "KC")
    house.now += 7_000
    before = clock(game_id)
    house.act(game_id, people[2], "call@0")
    assert clock(game_id) == before, "whoever is asked thinks on: nothing new is asked of them"
    house.now += 1_000
    house.act(game_id, people[1], "KD")
    assert clock(game_id)["move_ends_at"] == house.now + MOVE_MS


# The deal must have been seen


def unseen(house: House) -> tuple[str, list[User], int]:
    """Return a game whose cards nobody has seen yet, its people, and who is asked."""
    people = [house.person() for _ in range(2)]
    table_id = house.open(people[0])
    house.seat(table_id, people[1])
    game_id = house.start(table_id, seen=False)
    asked = clock(game_id)["seat"]
    assert isinstance(asked, int)
    return game_id, people, asked


def see(house: House, game_id: str, user: User, number: int = 1) -> dict[str, object]:
    body: dict[str, object] = orjson.loads(
        attendance.see_deal(game_id, user.pk, number, now=house.now, chance=house.chance)
    )
    return body


def test_a_rounds_first_clock_waits_five_seconds_for_the_cards_to_be_seen(house: House) -> None:
    game_id, _, _ = unseen(house)
    assert clock(game_id)["starts_at"] == house.now + 5_000
    assert clock(game_id)["move_ends_at"] == house.now + 5_000 + MOVE_MS


def test_it_starts_as_soon_as_the_asked_player_sees_them(house: House) -> None:
    game_id, people, asked = unseen(house)
    before = storage.load(game_id).row.version
    house.now += 1_200
    see(house, game_id, people[1 - asked])
    assert storage.load(game_id).row.version == before, "not when somebody else does"
    assert clock(game_id)["starts_at"] == house.now - 1_200 + 5_000
    message = see(house, game_id, people[asked])
    assert message["version"] == before + 1
    assert clock(game_id)["starts_at"] == house.now
    assert house.last_push(game_id)["rest"]["view"]["clock"]["starts_at"] == house.now
    house.now += 1_000
    again = see(house, game_id, people[asked])
    assert again["version"] == before + 1, "seeing again starts nothing anew"


def test_who_acts_has_seen_the_cards(house: House) -> None:
    game_id, people, asked = unseen(house)
    house.now += 1_000
    play_something(house, game_id, people)
    assert clock(game_id)["bank_ms"] == [BANK_MS] * 2
    assert asked in storage.load(game_id).live.seen_by


def test_whose_first_turn_comes_later_has_the_same_five_seconds(
    house: House, people: list[User], game_id: str
) -> None:
    with transaction.atomic():
        game = storage.lock(game_id)
        game.live.seen_by = [0]
        storage.save(game)
    dealt_at = house.now
    house.now += 2_000
    house.act(game_id, people[0], "KC")
    assert clock(game_id)["starts_at"] == dealt_at + 5_000


def test_after_five_seconds_the_clock_waits_for_nobody(house: House) -> None:
    game_id, people, asked = unseen(house)
    house.now += 9_000
    message = see(house, game_id, people[asked])
    assert clock(game_id)["starts_at"] == house.now - 4_000
    assert message["version"] == storage.load(game_id).row.version


def test_a_round_not_dealt_yet_cannot_be_seen(house: House) -> None:
    game_id, people, _ = unseen(house)
    with refused("not_dealt_yet"):
        see(house, game_id, people[0], 2)
    with refused("not_seated"):
        see(house, game_id, house.person())


def test_every_round_is_to_be_seen_anew(house: House, people: list[User], game_id: str) -> None:
    rig(house, game_id, hands=["KC", "QD", "QH"], top="9C")
    house.act(game_id, people[0], "KC")
    house.now += settings.SCORE_SHEET_MS
    wake(house, game_id)
    assert storage.load(game_id).live.seen_by == []
    assert clock(game_id)["starts_at"] == house.now + 5_000


def test_the_clock_goes_first_whoever_comes_later(
    house: House, people: list[User], game_id: str
) -> None:
    turn = selectors.game_for(game_id, people[0].pk)["turn"]
    house.now += MOVE_MS + BANK_MS + GRACE_MS
    with refused("stale_turn"):
        house.act(game_id, people[0], "QC", turn=turn)
    move = Move.objects.get()
    assert (move.seat, move.action, move.auto) == (0, "QC", True), "R-8.1: the dearest, lowest"
    message = house.last_push(game_id)["rest"]
    assert (message["auto"], message["moves"]) == (True, ["0:QC"])


def test_somebody_elses_request_lets_the_clock_act_too(
    house: House, people: list[User], game_id: str
) -> None:
    house.now += MOVE_MS + BANK_MS + GRACE_MS
    with refused("not_exposed"):
        house.act(game_id, people[2], "call@0")
    assert Move.objects.get().auto is True


def test_one_expiry_is_forgiven_and_two_in_a_row_make_away(
    house: House, people: list[User], game_id: str
) -> None:
    expire(house, game_id)
    assert away(game_id) == [False, False, False]
    round_the_table(house, game_id, people)
    play_something(house, game_id, people)
    round_the_table(house, game_id, people)
    expire(house, game_id)
    assert away(game_id) == [False, False, False], "acting in between starts the count afresh"


def test_two_expiries_in_a_row_make_away_and_the_server_then_plays_at_once(
    house: House, people: list[User], game_id: str
) -> None:
    rig(house, game_id, hands=["KC QC JC 3C", "KD QD 3D 8S", "KH QH 3H 8H"], top="9C")
    expire(house, game_id)
    round_the_table(house, game_id, people)
    expire(house, game_id)
    assert away(game_id) == [True, False, False]
    assert {"type": "away", "seat": 0} in house.last_push(game_id)["rest"]["events"]
    assert [t for t in house.line if t[2] == "games.act_for_clock"] == []
    seats = selectors.game_for(game_id, None)["seats"]
    assert len(seats[0]["auto_moves"]) == 2
    round_the_table(house, game_id, people)
    found = clock(game_id)
    assert found["deadline_at"] == found["move_ends_at"]
    house.run(until=lambda: clock(game_id)["seat"] != 0)
    assert Move.objects.filter(seat=0).last().auto is True  # type: ignore[union-attr]


def expire(house: House, game_id: str) -> None:
    """Let the time of the asked seat run out."""
    deadline = clock(game_id)["deadline_at"]
    assert isinstance(deadline, int)
    house.now = deadline + GRACE_MS
    house.sweep()


def away(game_id: str) -> list[bool]:
    return [seat["away"] for seat in selectors.game_for(game_id, None)["seats"]]


def play_something(house: House, game_id: str, people: list[User]) -> None:
    """Let the person in turn do the first thing that is offered."""
    seat = clock(game_id)["seat"]
    assert isinstance(seat, int)
    legal = selectors.game_for(game_id, people[seat].pk)["legal"]
    house.act(game_id, people[seat], first_legal(legal))


def round_the_table(house: House, game_id: str, people: list[User]) -> None:
    """Let people play until it is seat 0's turn."""
    while clock(game_id)["seat"] != 0:
        play_something(house, game_id, people)


def first_legal(legal: dict[str, list[dict[str, object]]]) -> str:
    if legal["name"]:
        return f"name={legal['name'][0]}"
    if not legal["play"]:
        return "draw"
    first = legal["play"][0]
    names = first["names"]
    assert isinstance(names, list)
    return f"{first['card']}" if first["may_keep"] else f"{first['card']}={names[0]}"


def go_away(house: House, game_id: str, seat: int) -> None:
    """Mark a seat away as two expiries would."""
    with transaction.atomic():
        game = storage.lock(game_id)
        game.live.away[seat] = True
        game.live.expiries[seat] = 2
        storage.save(game)


def test_coming_back_gives_a_fresh_clock(house: House, people: list[User], game_id: str) -> None:
    go_away(house, game_id, 0)
    house.now += 5_000
    body = orjson.loads(
        attendance.come_back(game_id, people[0].pk, now=house.now, chance=house.chance)
    )
    assert body["events"] == [{"type": "back", "seat": 0}]
    assert away(game_id) == [False] * 3
    assert clock(game_id)["move_ends_at"] == house.now + MOVE_MS


def test_coming_back_without_having_been_away_changes_nothing(
    house: House, people: list[User], game_id: str
) -> None:
    before = storage.load(game_id).row.version
    body = orjson.loads(
        attendance.come_back(game_id, people[0].pk, now=house.now, chance=house.chance)
    )
    assert (body["events"], body["version"]) == ([], before)


def test_what_the_server_played_is_forgotten_once_the_player_acts(
    house: House, people: list[User], game_id: str
) -> None:
    expire(house, game_id)
    assert selectors.game_for(game_id, None)["seats"][0]["auto_moves"] == ["QC"]
    round_the_table(house, game_id, people)
    play_something(house, game_id, people)
    assert selectors.game_for(game_id, None)["seats"][0]["auto_moves"] == []


def test_who_acts_is_back(house: House, people: list[User], game_id: str) -> None:
    go_away(house, game_id, 0)
    body = orjson.loads(house.act(game_id, people[0], "KC").body)
    assert {"type": "back", "seat": 0} in body["events"]


def test_leaving_is_final_and_the_server_plays_the_seat(
    house: House, people: list[User], game_id: str
) -> None:
    table_id = storage.load(game_id).row.table.public_id
    lobby.leave(table_id, people[0].pk, now=house.now, chance=house.chance)
    assert {"type": "left", "seat": 0} in house.last_push(game_id)["rest"]["events"]
    with refused("seat_has_left"):
        house.act(game_id, people[0], "KC")
    for come in (attendance.come_back, attendance.read_on):
        with refused("seat_has_left"):
            come(game_id, people[0].pk, now=house.now, chance=house.chance)
    view = selectors.game_for(game_id, people[0].pk)
    assert (view["viewpoint"], view["your_seat"], view["legal"]) == ("spectator", None, None)
    assert GameSeat.objects.get(game__public_id=game_id, number=0).left is True
    assert table_storage.load(table_id).seats[0].person is None
    house.run(until=lambda: clock(game_id)["seat"] != 0)
    assert Move.objects.get().auto is True


def test_the_host_passes_on_when_the_host_leaves_a_running_game(
    house: House, people: list[User], game_id: str
) -> None:
    table_id = storage.load(game_id).row.table.public_id
    lobby.leave(table_id, people[0].pk, now=house.now, chance=house.chance)
    assert selectors.table_for(table_id, None)["host"] == 1


def test_a_game_whose_people_have_all_left_is_finished_quickly(
    house: House, people: list[User], game_id: str
) -> None:
    table_id = storage.load(game_id).row.table.public_id
    for user in people:
        lobby.leave(table_id, user.pk, now=house.now, chance=house.chance)
    began = house.now
    house.run(until=lambda: Game.objects.get(public_id=game_id).phase == "finished")
    game = Game.objects.get(public_id=game_id)
    assert game.phase == "finished"
    assert house.now - began < Move.objects.count() * 150
    assert selectors.table_for(table_id, None)["state"] == "closed"
    assert set(GameSeat.objects.filter(game=game).values_list("left", flat=True)) == {True}
    assert house.pushed[-1][1] == {"type": "table.closing", "code": "table_closed"}
    assert house.last_push(game_id)["rest"]["view"]["phase"] == "finished"


# The score sheet


@pytest.fixture
def sheet(house: House, people: list[User], game_id: str) -> str:
    """A game whose first round has just ended, with everybody looking on."""
    table_id = storage.load(game_id).row.table.public_id
    for number, user in enumerate(people):
        presence.connect(f"c{number}", table_id, user.pk, now=house.now)
    rig(house, game_id, hands=["KC", "QD", "QH"], top="9C")
    house.act(game_id, people[0], "KC")
    return game_id


def read_on(house: House, game_id: str, user: User) -> dict[str, object]:
    body: dict[str, object] = orjson.loads(
        attendance.read_on(game_id, user.pk, now=house.now, chance=house.chance)
    )
    return body


def test_the_sheet_goes_on_by_itself(house: House, sheet: str) -> None:
    view = selectors.game_for(sheet, None)
    assert view["phase"] == "score"
    assert view["clock"] is None
    assert view["score_sheet"] == {
        "ready": [False] * 3,
        "ends_at": house.now + settings.SCORE_SHEET_MS,
    }
    house.run(until=lambda: selectors.game_for(sheet, None)["phase"] == "playing")
    assert selectors.game_for(sheet, None)["round"]["number"] == 2
    kinds = [event["type"] for event in house.last_push(sheet)["rest"]["events"]]
    assert kinds[:2] == ["round_dealt", "starter_turned"]


def test_the_sheet_ends_when_everybody_present_is_ready(
    house: House, people: list[User], sheet: str
) -> None:
    first = read_on(house, sheet, people[0])
    assert first["events"] == [{"type": "score_ready", "seat": 0}]
    read_on(house, sheet, people[1])
    assert selectors.game_for(sheet, None)["phase"] == "score"
    read_on(house, sheet, people[2])
    assert selectors.game_for(sheet, None)["phase"] == "playing"


def test_who_is_not_connected_is_not_waited_for(
    house: House, people: list[User], sheet: str
) -> None:
    presence.disconnect("c2", now=house.now)
    read_on(house, sheet, people[0])
    read_on(house, sheet, people[1])
    assert selectors.game_for(sheet, None)["phase"] == "playing"


def test_who_leaves_is_not_waited_for(house: House, people: list[User], sheet: str) -> None:
    table_id = storage.load(sheet).row.table.public_id
    read_on(house, sheet, people[0])
    read_on(house, sheet, people[1])
    lobby.leave(table_id, people[2].pk, now=house.now, chance=house.chance)
    assert selectors.game_for(sheet, None)["phase"] == "playing"


def test_ready_again_changes_nothing_and_too_late_is_told(
    house: House, people: list[User], sheet: str
) -> None:
    version = read_on(house, sheet, people[0])["version"]
    again = read_on(house, sheet, people[0])
    assert (again["version"], again["events"]) == (version, [])
    house.run(until=lambda: selectors.game_for(sheet, None)["phase"] == "playing")
    version = storage.load(sheet).row.version
    with refused("no_score_sheet"):
        read_on(house, sheet, people[1])
    assert storage.load(sheet).row.version == version


def test_strangers_read_nobody_on(house: House, sheet: str) -> None:
    with refused("not_seated"):
        read_on(house, sheet, house.person())


# Downtime


def test_a_downtime_of_the_server_is_left_out_of_every_clock(
    house: House, people: list[User], game_id: str
) -> None:
    house.now += 1_000
    house.sweep()
    before = clock(game_id)
    house.now += 300_000
    sweep(now=house.now, chance=house.chance)
    assert not Move.objects.exists()
    after = clock(game_id)
    assert after["deadline_at"] == before["deadline_at"] + 300_000  # type: ignore[operator]
    house.now += 500
    house.act(game_id, people[0], "KC")
    assert Move.objects.get().at_ms == 1_500


def test_no_clock_starts_in_the_future_when_only_the_sweep_was_down(
    house: House, people: list[User], game_id: str
) -> None:
    house.sweep()
    house.awake = False
    house.now += 60_000
    house.act(game_id, people[0], "KC")
    house.now += 6_000
    sweep(now=house.now, chance=house.chance)
    assert clock(game_id)["move_ends_at"] == house.now + MOVE_MS


@pytest.mark.parametrize(("gap_ms", "left_out_ms"), [(4_999, 0), (5_000, 5_000)])
def test_five_seconds_without_a_sweep_are_a_downtime(
    house: House, game_id: str, gap_ms: int, left_out_ms: int
) -> None:
    house.sweep()
    before = clock(game_id)
    house.now += gap_ms
    sweep(now=house.now, chance=house.chance)
    after = clock(game_id)
    assert after["deadline_at"] == before["deadline_at"] + left_out_ms  # type: ignore[operator]
    assert after["left_out_ms"] == left_out_ms


def test_a_downtime_is_left_out_also_when_a_player_is_quicker_than_the_sweep(
    house: House, people: list[User], game_id: str
) -> None:
    house.now += 1_000
    house.sweep()
    house.awake = False
    house.now += 300_000
    house.act(game_id, people[0], "KC")
    assert Move.objects.get().auto is False
    assert Move.objects.get().at_ms == 1_000
    assert clock(game_id)["bank_ms"] == [BANK_MS] * 3
    before = clock(game_id)
    house.now += 400
    sweep(now=house.now, chance=house.chance)
    assert clock(game_id) == before, "it is not left out twice"


def test_a_task_that_comes_after_a_downtime_decides_for_nobody(house: House, game_id: str) -> None:
    house.sweep()
    house.now += 300_000
    wake(house, game_id)
    assert not Move.objects.exists()
    assert house.last_push(game_id)["rest"]["view"]["clock"]["left_out_ms"] == 300_000


def test_a_downtime_while_the_sheet_is_shown_is_left_out(
    house: House, people: list[User], game_id: str
) -> None:
    table_id = storage.load(game_id).row.table.public_id
    presence.connect("c0", table_id, people[0].pk, now=house.now)
    rig(house, game_id, hands=["KC", "QD", "QH"], top="9C")
    house.act(game_id, people[0], "KC")
    house.sweep()
    ends_at = selectors.game_for(game_id, None)["score_sheet"]["ends_at"]
    house.now += 100_000
    sweep(now=house.now, chance=house.chance)
    view = selectors.game_for(game_id, None)
    assert (view["phase"], view["score_sheet"]["ends_at"]) == ("score", ends_at + 100_000)


def test_a_downtime_is_left_out_of_a_bots_pause(house: House) -> None:
    game_id = house.game(house.person(), bots=("random",))
    house.run(until=lambda: storage.load(game_id).live.bot_due_at is not None)
    house.sweep()
    due_at = storage.load(game_id).live.bot_due_at
    assert due_at is not None
    house.now += 60_000
    sweep(now=house.now, chance=house.chance)
    assert storage.load(game_id).live.bot_due_at == due_at + 60_000


def test_a_downtime_is_left_out_of_a_held_call_and_of_how_long_it_took(
    house: House, people: list[User], game_id: str
) -> None:
    rig(house, game_id, hands=["KC 3C", "4D 5D", "KH QH"], top="9C")
    house.act(game_id, people[0], "KC")
    house.now += 300
    held = house.act(game_id, people[1], "call@0")
    assert held.status == 202
    due_at = orjson.loads(held.body)["due_at"]
    house.sweep()
    house.now += 60_000
    sweep(now=house.now, chance=house.chance)
    own = selectors.game_for(game_id, people[1].pk)["your_pending_call"]
    assert own == {"seat": 0, "due_at": due_at + 60_000}
    house.now += 700
    wake(house, game_id)
    [called] = [e for e in house.last_push(game_id)["rest"]["events"] if e["type"] == "called"]
    assert called["after_ms"] == 300


def test_a_downtime_is_left_out_of_the_ready_step(house: House) -> None:
    host, guest = house.person(), house.person()
    table_id = house.open(host)
    house.seat(table_id, guest)
    new = ready_step.NewGame("game-ready", house.chance.randbytes(32))
    ready_step.start(table_id, host.pk, new, now=house.now)
    house.sweep()
    house.now += 60_000
    sweep(now=house.now, chance=house.chance)
    table = selectors.table_for(table_id, None)
    assert table["state"] == "ready"
    assert table["start"]["deadline_at"] == house.now + settings.READY_STEP_MS


def test_one_broken_game_costs_no_other_its_time(house: House, game_id: str) -> None:
    other = house.game(house.person(), house.person())
    house.sweep()
    before = clock(other)["deadline_at"]
    Game.objects.filter(public_id=game_id).update(live="not JSON", wake_at=1)
    house.now += 300_000
    sweep(now=house.now, chance=house.chance)
    assert clock(other)["deadline_at"] == before + 300_000  # type: ignore[operator]
