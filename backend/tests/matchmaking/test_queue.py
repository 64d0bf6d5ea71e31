"""Searches and their matches: coming, going, lapsing, being ready or not."""

import pytest
from django.db import IntegrityError, transaction

from accounts.models import User
from accounts.standing import NotInGoodStanding
from games.models import Game, Table
from games.services import attendance, lobby
from matchmaking import forgetting, matching, pauses, queue, scheduling, selectors
from matchmaking.models import Habit, Miss, QueueEntry, Wait
from social.models import Block
from tests.factories import make_guest
from tests.games.house import TERMS, refused
from tests.matchmaking.lobby import DUEL, TABLE, Hall

pytestmark = pytest.mark.django_db(transaction=True)


def two_matched(hall: Hall) -> list[User]:
    """Return two people whose duel is in its ready step."""
    people = [hall.person(), hall.person()]
    for user in people:
        hall.look(user)
    assert hall.pair() == 1
    return people


def missed() -> list[User | None]:
    """Return whose misses count, one for each; None for a match that nobody is kept out for."""
    return [miss.user for miss in Miss.objects.order_by("pk")]


def paused_for(user: User, *, now: int) -> int:
    """Return how long somebody's pause still lasts, in milliseconds."""
    habit = Habit.objects.filter(user=user).first()
    until = None if habit is None else habit.paused_until
    return 0 if until is None else max(0, until - now)


def test_a_match_that_nobody_is_kept_out_for_is_noted_once(hall: Hall) -> None:
    people = two_matched(hall)
    table = hall.table_of(people[0])
    assert table is not None
    assert table.game is not None
    for _ in range(2):
        pauses.give_nobody(table.game, at=hall.now)
    assert missed() == [None]
    with pytest.raises(IntegrityError), transaction.atomic():
        Miss.objects.create(user=None, game=table.game, at=hall.now)


def test_a_match_is_a_table_of_nobodys_whose_ready_step_is_open(hall: Hall) -> None:
    people = two_matched(hall)
    table = hall.table_of(people[0])
    assert table is not None
    assert table == hall.table_of(people[1])
    game = table.game
    assert game is not None
    assert (table.state, table.visibility, table.pace, table.host) == (
        "ready",
        "private",
        "normal",
        None,
    )
    assert (table.ladder, game.ladder, game.rated, game.listed) == ("duel", "duel", True, True)
    assert table.options == TERMS.options.to_dict()
    assert (game.phase, game.wake_at) == ("starting", hall.now + 10_000)
    assert [hall.entry(user).game for user in people] == [game, game]  # type: ignore[union-attr]


def test_the_seats_are_drawn_by_chance(hall: Hall) -> None:
    orders = set()
    for _ in range(6):
        people = two_matched(hall)
        table = hall.table_of(people[0])
        assert table is not None
        orders.add(hall.seats_of(table)[0] == people[0].name)
    assert orders == {True, False}


def test_the_search_ends_as_the_game_begins(hall: Hall) -> None:
    people = two_matched(hall)
    hall.say_ready(people)
    hall.reveal(people)
    hall.run_announced()
    assert QueueEntry.objects.count() == 0
    assert Game.objects.get().phase == "playing"
    assert Habit.objects.get(user=people[0]).recent == [[people[1].pk]]


def test_a_lost_announcement_is_caught_by_the_sweep(hall: Hall) -> None:
    people = two_matched(hall)
    hall.say_ready(people)
    hall.reveal(people)
    hall.house.line.clear()
    hall.pass_time(1_000)
    assert QueueEntry.objects.count() == 0


def test_who_is_not_ready_goes_and_the_others_keep_their_place(hall: Hall) -> None:
    ready, absent = two_matched(hall)
    since = hall.now
    hall.say_ready([ready])
    hall.pass_time(10_001)
    assert Table.objects.get().state == "closed"
    assert hall.entry(absent) is None
    entry = hall.entry(ready)
    assert entry is not None
    assert (entry.game, entry.since) == (None, since)
    with refused("queue_paused"):
        hall.look(absent)
    hall.look(other := hall.person())
    hall.pair()
    assert hall.table_of(ready) == hall.table_of(other) is not None


def test_who_turns_a_match_down_is_to_blame_alone(hall: Hall) -> None:
    slow, unwilling = two_matched(hall)
    queue.stop(unwilling, now=hall.now)
    hall.run_announced()
    assert hall.entry(unwilling) is None
    assert hall.entry(slow) is not None
    assert missed() == [unwilling]


def test_leaving_the_table_in_the_ready_step_is_turning_it_down(hall: Hall) -> None:
    slow, unwilling = two_matched(hall)
    table = hall.table_of(slow)
    assert table is not None
    lobby.leave(table.public_id, unwilling.pk, now=hall.now, chance=hall.house.chance)
    hall.run_announced()
    assert hall.entry(unwilling) is None
    assert hall.entry(slow) is not None
    assert hall.table_of(slow) is None


def test_who_stops_after_a_match_fell_through_is_not_put_back(hall: Hall) -> None:
    """In the second between its ready step's end and the settling of it."""
    ready, absent = two_matched(hall)
    hall.say_ready([ready])
    hall.house.now += 10_001
    hall.house.sweep()
    assert hall.table_of(ready) is None
    queue.stop(ready, now=hall.now)
    hall.run_announced()
    hall.pass_time(1_000)
    assert hall.entry(ready) is None
    assert hall.entry(absent) is None
    assert missed() == [absent], "who was ready is not to blame"


def test_who_stops_after_leaving_the_game_stops_nothing(hall: Hall) -> None:
    people = two_matched(hall)
    hall.say_ready(people)
    hall.reveal(people)
    table = hall.table_of(people[0])
    assert table is not None
    lobby.leave(table.public_id, people[0].pk, now=hall.now, chance=hall.house.chance)
    queue.stop(people[0], now=hall.now)
    assert QueueEntry.objects.count() == 0
    assert missed() == []


def test_a_match_that_has_begun_cannot_be_turned_down(hall: Hall) -> None:
    people = two_matched(hall)
    hall.say_ready(people)
    hall.reveal(people)
    with refused("wrong_table_state"):
        queue.stop(people[0], now=hall.now)
    assert hall.table_of(people[0]) is not None


def miss_one(hall: Hall, absent: User) -> None:
    """Let somebody not be ready when their match is."""
    other = hall.person()
    hall.open_page(absent)
    hall.look(absent)
    hall.look(other)
    assert hall.pair() == 1
    hall.say_ready([other])
    hall.pass_time(10_001)
    queue.stop(other, now=hall.now)


def begin(hall: Hall, people: list[User]) -> Game:
    """Bring people into a game of their own."""
    for user in people:
        hall.open_page(user)
        hall.look(user)
    assert hall.pair() == 1
    hall.say_ready(people)
    hall.reveal(people)
    hall.run_announced()
    return Game.objects.latest("pk")


def play_on(hall: Hall, game: Game, *, silent: User | None = None) -> None:
    """Play a game until it is over: all but one do something, and then the clock plays."""
    for user in filter(None, (seat.user for seat in game.seats.all())):
        if user != silent:
            attendance.come_back(game.public_id, user.pk, now=hall.now, chance=hall.house.chance)
    hall.house.run(until=lambda: not Game.objects.filter(pk=game.pk, ended_at=None).exists())


def test_the_pause_grows_with_each_miss_within_an_hour(hall: Hall) -> None:
    assert [pauses.pause_ms(misses) for misses in (1, 2, 3, 9)] == [20_000, 40_000, 80_000, 600_000]
    absent, times = hall.person(), []
    for _ in range(2):
        miss_one(hall, absent)
        times.append(paused_for(absent, now=hall.now))
        hall.house.now += times[-1]
    hall.house.now += pauses.FORGIVEN_AFTER_MS
    miss_one(hall, absent)
    assert [*times, paused_for(absent, now=hall.now)] == [20_000, 40_000, 20_000]
    assert missed() == [absent], "what counts no more is not kept"


def test_a_pause_grows_for_who_says_ready_and_never_does_anything(hall: Hall) -> None:
    absent, times = hall.person(), []
    for _ in range(3):
        game = begin(hall, [absent, hall.person()])
        play_on(hall, game, silent=absent)
        hall.run_announced()
        game.refresh_from_db()
        assert (game.phase, game.ended_at) == ("aborted", hall.now)
        times.append(paused_for(absent, now=hall.now))
        hall.house.now += times[-1]
    assert times == [20_000, 40_000, 80_000]
    assert missed() == [absent] * 3


def test_only_a_match_played_to_its_end_wipes_the_slate(hall: Hall) -> None:
    user = hall.person()
    miss_one(hall, user)
    hall.house.now += paused_for(user, now=hall.now)
    game = begin(hall, [user, hall.person()])
    play_on(hall, game)
    # They were away at the end: such a game is one more that others played alone.
    game.seats.filter(user=user).update(left=True)
    miss_one(hall, user)
    assert paused_for(user, now=hall.now) == 40_000
    game.seats.filter(user=user).update(left=False)
    hall.house.now += 40_000
    miss_one(hall, user)
    assert paused_for(user, now=hall.now) == 40_000, "it and the one before, since that game"


def test_a_no_show_counts_once_and_is_found_if_its_announcement_was_lost(hall: Hall) -> None:
    absent = hall.person()
    hall.house.lost.add(scheduling.NO_SHOW)
    game = begin(hall, [absent, hall.person()])
    play_on(hall, game, silent=absent)
    hall.run_announced()
    assert missed() == []
    ended_at, hall.house.now = hall.now, hall.now + 5_000
    for _ in range(2):
        matching.note_lost_no_shows(now=hall.now)
        matching.note_no_shows(game.public_id, now=hall.now)
    assert missed() == [absent]
    habit = Habit.objects.get(user=absent)
    assert habit.paused_until == ended_at + 20_000, "counted from when it was missed"


def test_a_match_whose_absentee_is_no_more_is_looked_at_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    absent = hall.person()
    game = begin(hall, [absent, hall.person()])
    play_on(hall, game, silent=absent)
    hall.run_announced()
    assert missed() == [absent]
    User.objects.filter(pk=absent.pk).update(is_active=False)
    forgetting.forget(absent, now=hall.now)
    matching.note_lost_no_shows(now=hall.now)
    looked: list[str] = []
    monkeypatch.setattr(matching, "note_no_shows", lambda game_id, **_: looked.append(game_id))
    matching.note_lost_no_shows(now=hall.now)
    assert looked == []
    assert missed() == [None]


def test_a_no_show_told_of_after_an_hour_counts_no_more(hall: Hall) -> None:
    absent = hall.person()
    game = begin(hall, [absent, hall.person()])
    play_on(hall, game, silent=absent)
    hall.house.now += pauses.FORGIVEN_AFTER_MS
    matching.note_no_shows(game.public_id, now=hall.now)
    matching.note_lost_no_shows(now=hall.now)
    assert missed() == []


def test_a_search_lapses_half_a_minute_after_its_last_page(hall: Hall) -> None:
    user = hall.person()
    hall.look(user)
    hall.close_page(user)
    hall.pass_time(1_000)
    hall.pass_time(29_000)
    assert hall.entry(user) is not None
    hall.pass_time(1_000)
    assert hall.entry(user) is None


def test_a_reload_changes_nothing_but_nobody_is_matched_meanwhile(hall: Hall) -> None:
    user, other = hall.person(), hall.person()
    hall.look(user)
    since = hall.now
    hall.close_page(user)
    hall.pass_time(1_000)
    hall.look(other)
    hall.sweep()
    assert hall.table_of(user) is None
    hall.open_page(user)
    hall.pass_time(1_000)
    assert hall.table_of(user) is not None
    entry = hall.entry(user)
    assert entry is not None
    assert entry.since == since


def test_another_wish_keeps_the_place(hall: Hall) -> None:
    user = hall.person()
    hall.look(user)
    since = hall.now
    hall.house.now += 5_000
    hall.look(user, TABLE, DUEL, bots_after_ms=0)
    entry = hall.entry(user)
    assert entry is not None
    assert (entry.since, entry.kinds) == (since, [list(TABLE), list(DUEL)])


def test_no_wish_is_taken_while_a_match_waits(hall: Hall) -> None:
    people = two_matched(hall)
    with refused("match_found"):
        hall.look(people[0], TABLE)


def test_bots_near_in_rating_fill_the_seats_after_the_wait(hall: Hall) -> None:
    for name, rating in (("random", 900), ("careful", 1500)):
        User.objects.filter(bot=name).update(table_rating={"value": rating})
    user = hall.person(rating=1450)
    hall.look(user, TABLE, bots_after_ms=20_000)
    hall.pass_time(19_000)
    assert hall.table_of(user) is None
    hall.pass_time(1_000)
    table = hall.table_of(user)
    assert table is not None
    assert sorted(hall.seats_of(table)) == sorted([user.name, "Barrel", "Barrel", "Pip"])
    assert Wait.objects.get().with_bots


def test_a_lone_match_begins_as_soon_as_its_person_is_ready(hall: Hall) -> None:
    user = hall.person()
    hall.look(user, bots_after_ms=0)
    hall.pair()
    hall.say_ready([user])
    hall.reveal([user])
    game = Game.objects.get()
    assert (game.phase, game.rated, game.ladder) == ("playing", True, "duel")


def test_who_may_not_look(hall: Hall) -> None:
    with pytest.raises(NotInGoodStanding, match="guests_may_not"):
        hall.look(make_guest())
    with pytest.raises(NotInGoodStanding, match="suspended"):
        hall.look(hall.person(suspended_until=hall.now + 1))
    seated = hall.person()
    hall.house.open(seated)
    with refused("already_seated"):
        hall.look(seated)
    assert QueueEntry.objects.count() == 0


def test_one_live_rated_game_an_account_be_it_left(hall: Hall) -> None:
    people = two_matched(hall)
    hall.say_ready(people)
    hall.reveal(people)
    hall.run_announced()
    with refused("already_seated"):
        hall.look(people[0])
    table = hall.table_of(people[0])
    assert table is not None
    lobby.leave(table.public_id, people[0].pk, now=hall.now, chance=hall.house.chance)
    with refused("game_in_progress"):
        hall.look(people[0])
    hall.house.run(until=lambda: Game.objects.get().phase == "finished")
    hall.look(people[0])


def test_a_seat_kept_for_a_rematch_is_given_up(hall: Hall) -> None:
    people = two_matched(hall)
    hall.say_ready(people)
    hall.reveal(people)
    hall.run_announced()
    hall.house.run(until=lambda: Game.objects.get().phase == "finished")
    with refused("wrong_table_state"):
        lobby.rematch(Table.objects.get().public_id, people[0].pk, now=hall.now)
    assert Table.objects.get().host is None
    hall.look(people[0])
    assert hall.table_of(people[0]) is None


def test_sitting_down_elsewhere_ends_the_search(hall: Hall) -> None:
    user, other = hall.person(), hall.person()
    hall.look(user)
    hall.house.open(user)
    hall.look(other)
    assert hall.pair() == 0
    hall.sweep()
    assert hall.entry(user) is None
    assert hall.entry(other) is not None


def test_a_stranger_may_not_sit_down_at_a_match(hall: Hall) -> None:
    table = hall.table_of(two_matched(hall)[0])
    assert table is not None
    with refused("wrong_table_state"):
        lobby.join(table.public_id, hall.person(), None, now=hall.now)


def test_what_is_told_of_the_queue(hall: Hall) -> None:
    first, second = hall.person(rating=1500), hall.person(rating=1550)
    hall.look(first, TABLE, bots_after_ms=20_000)
    hall.house.now += 2_000
    hall.look(second, TABLE)
    told = selectors.queue_for(first, now=hall.now)
    entry = told["entry"]
    assert entry is not None
    assert [player["name"] for player in entry["found"]] == [second.name]
    assert entry["window"] == {"low": 1330, "high": 1670}
    assert entry["table_id"] is None
    by_kind = {(kind["ladder"], kind["length"]): kind for kind in told["kinds"]}
    assert by_kind["table", "short"]["waiting"] == 2
    assert by_kind["duel", "short"] == {
        "ladder": "duel",
        "length": "short",
        "waiting": 0,
        "expected_ms": None,
    }


def test_expected_waits_are_measured_ones(hall: Hall) -> None:
    for waited in (3_000, 5_000, 7_000):
        people = [hall.person(), hall.person()]
        hall.look(people[0])
        hall.house.now += waited
        for user in people:
            hall.open_page(user)
        hall.look(people[1])
        hall.pair()
        hall.say_ready(people)
        hall.reveal(people)
        hall.run_announced()
    [duel, *_] = selectors.queue_for(hall.person(), now=hall.now)["kinds"]
    assert duel["expected_ms"] == 0, "the second of each pair did not wait at all"
    assert sorted(Wait.objects.values_list("waited_ms", flat=True)) == [
        0,
        0,
        0,
        3_000,
        5_000,
        7_000,
    ]


def test_settling_comes_twice_and_too_early_without_harm(hall: Hall) -> None:
    people = two_matched(hall)
    game_id = Game.objects.get().public_id
    matching.settle(game_id, now=hall.now)
    assert QueueEntry.objects.count() == 2
    hall.say_ready([people[0]])
    hall.pass_time(10_001)
    matching.settle(game_id, now=hall.now)
    assert missed() == [people[1]]


def test_people_who_blocked_each_other_are_not_matched(hall: Hall) -> None:
    one, other = hall.person(), hall.person()
    Block.objects.create(blocker=other, blocked=one, at=hall.now)
    hall.look(one)
    hall.look(other)
    assert hall.pair() == 0
    for person in (one, other):
        entry = selectors.queue_for(person, now=hall.now)["entry"]
        assert entry is not None
        assert entry["found"] == [], "nobody is shown who waits and has blocked them"
        assert selectors.found_by(person, now=hall.now) == set()
    hall.look(third := hall.person())
    assert hall.pair() == 1
    assert hall.table_of(third) == hall.table_of(one)
