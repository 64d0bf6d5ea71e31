"""Leaving, silence and absence, at any time: the game always ends, once, and says who was gone."""

import random
from typing import Literal

import orjson
import pytest
from django.db import transaction

from accounts.models import User
from engine.cards import mask_of, parse_card
from engine.options import Options
from engine.record import verify
from games import audience, scheduling, selectors, storage, table_storage
from games import live as live_state
from games.models import Game, GameSeat, Move, Round, Table, ladder_of
from games.players import people_seats
from games.services import attendance, lobby, matches, play, presence
from history import records
from tests.games.house import House, refused

pytestmark = pytest.mark.django_db(transaction=True)

SHORT, FULL = 8, 15


class Company:
    """People at one game, who play along until they are told not to."""

    def __init__(self, house: House, game_id: str, people: list[User]) -> None:
        self.house = house
        self.game_id = game_id
        self.people = people
        self.silent: set[int] = set()
        """Seats whose people do nothing any more."""
        self.announced: list[tuple[str, tuple[object, ...]]] = []
        enqueue = house.enqueue

        def listen(task: str, args: tuple[object, ...], delay_ms: int) -> None:
            if task in (*scheduling.ON_GAME_OVER, scheduling.ON_NO_SHOW):
                self.announced.append((task, args))
            enqueue(task, args, delay_ms)

        house.enqueue = listen  # type: ignore[method-assign]
        for seat, user in enumerate(people):
            presence.connect(f"page-{seat}", self.table_id, user.pk, now=house.now)

    @property
    def table_id(self) -> str:
        return Game.objects.select_related("table").get(public_id=self.game_id).table.public_id

    @property
    def over(self) -> bool:
        return Game.objects.filter(public_id=self.game_id, ended_at__isnull=False).exists()

    def leave(self, seat: int) -> None:
        """Get up for good."""
        self.silent.add(seat)
        lobby.leave(
            self.table_id, self.people[seat].pk, now=self.house.now, chance=self.house.chance
        )

    def close(self, seat: int) -> None:
        """Close the page."""
        self.silent.add(seat)
        presence.disconnect(f"page-{seat}", now=self.house.now)

    def fall_silent(self, seat: int) -> None:
        """Do nothing more, with the page open."""
        self.silent.add(seat)

    def go(self, seat: int, way: str) -> None:
        {"leave": self.leave, "close": self.close, "silence": self.fall_silent}[way](seat)

    def play_to(self, number: int | None) -> None:
        """Play until that round is on, or to the end."""
        for _ in range(4_000):
            game = storage.load(self.game_id)
            if game.is_over or (number is not None and game.state.round.number >= number):
                return
            self.go_on()
        raise AssertionError("This never ends.")

    def skip_to(self, number: int) -> None:
        """Have the server play all rounds before that one at once: for tests of what comes then."""
        if storage.load(self.game_id).state.round.number >= number:
            return
        self._hurry(on=True)
        while storage.load(self.game_id).state.round.number < number - 1 or not self._between():
            play.act_for_clock(self.game_id, now=self.house.now, chance=self.house.chance)
        self._hurry(on=False)
        self.play_to(number)

    def _between(self) -> bool:
        return storage.load(self.game_id).row.phase == "score"

    def _hurry(self, *, on: bool) -> None:
        with transaction.atomic():
            game = storage.lock(self.game_id)
            game.live.hurried = on
            storage.save(game)

    def see_all_act(self) -> None:
        """Play until everybody has done something: nobody can be said not to have come."""
        while len(self.have_acted) < len(self.people) and not self.over:
            self.go_on()

    @property
    def have_acted(self) -> set[int]:
        return {*storage.load(self.game_id).live.acted} & {*range(len(self.people))}

    def go_on(self) -> None:
        """Let the person who is asked act, or time pass until the server does something."""
        game = storage.load(self.game_id)
        seat = game.state.to_act
        if game.row.phase == "playing" and seat is not None and self._plays(seat):
            view = audience.game_view(game, seat=seat, held=())
            self.house.act(self.game_id, self.people[seat], first_legal(view["legal"]))
            return
        before = game.row.version
        self.house.run(until=lambda: storage.load(self.game_id).row.version != before)

    def _plays(self, seat: int) -> bool:
        return seat < len(self.people) and seat not in self.silent


def first_legal(legal: dict[str, list[dict[str, object]]]) -> str:
    if legal["name"]:
        return f"name={legal['name'][0]}"
    if not legal["play"]:
        return "draw"
    first = legal["play"][0]
    names = first["names"]
    assert isinstance(names, list)
    return f"{first['card']}" if first["may_keep"] else f"{first['card']}={names[0]}"


def company(
    house: House,
    size: int,
    *,
    length: Literal["short", "full"] = "short",
    rated: bool = True,
    bots: int = 0,
) -> Company:
    """Return people at a game that has just begun, rated unless said otherwise."""
    people = [house.person() for _ in range(size)]
    terms = lobby.Terms(Options(length=length), "normal", "public")
    table_id = house.open(people[0], seats=size + bots, terms=terms)
    house.seat(table_id, *people[1:], bots=("random",) * bots)
    if rated:
        ladder = ladder_of(size + bots)
        Table.objects.filter(public_id=table_id).update(ladder=ladder)
    return Company(house, house.start(table_id), people)


def check_ended(here: Company, *, gone: set[int]) -> None:
    """Hold a game that is over to what must be true of every one."""
    game = Game.objects.get(public_id=here.game_id)
    assert (game.phase, game.ended_by) == ("finished", "finished")
    assert game.wake_at is None
    assert Table.objects.get().state in ("ended", "closed")
    over = [(task, args) for task, args in here.announced if task in scheduling.ON_GAME_OVER]
    assert sorted(over) == sorted((task, (here.game_id,)) for task in scheduling.ON_GAME_OVER)
    left = GameSeat.objects.filter(game=game, left=True).values_list("number", flat=True)
    assert set(left) == gone
    assert verify(orjson.loads(_record(game, here.house.now))) is None


def _record(game: Game, now: int) -> str:
    Game.objects.filter(pk=game.pk).update(rated=False, ladder="")
    return records.sealed(game.public_id, now=now).body


WAYS = ("leave", "close", "silence")


def goers(number: int) -> dict[int, str]:
    """Return who goes in that round, and how: all ways are met, alone and two at once."""
    way, other = WAYS[number % len(WAYS)], WAYS[(number // len(WAYS)) % len(WAYS)]
    return {1: way} if number % 2 else {1: way, 2: other}


@pytest.mark.parametrize("number", range(1, FULL + 1))
def test_whoever_goes_in_any_round_the_game_ends_once_and_says_so(
    house: House, number: int
) -> None:
    going = goers(number)
    here = company(house, 3, length="full")
    here.see_all_act()
    here.skip_to(number)
    for seat, way in going.items():
        here.go(seat, way)
    here.play_to(min(number + 2, FULL))
    here.skip_to(FULL)
    here.play_to(None)
    check_ended(here, gone=set(going))
    assert Round.objects.filter(result__isnull=False).count() == FULL


@pytest.mark.parametrize("way", WAYS)
def test_when_all_people_go_the_server_finishes_the_game(house: House, way: str) -> None:
    here = company(house, 2, bots=1)
    here.see_all_act()
    here.go(0, way)
    here.go(1, way)
    here.play_to(None)
    check_ended(here, gone={0, 1})


def test_whoever_is_away_and_comes_back_before_the_end_has_not_left(house: House) -> None:
    here = company(house, 2)
    here.see_all_act()
    here.fall_silent(1)
    here.play_to(3)
    here.skip_to(SHORT - 1)
    assert storage.load(here.game_id).live.away[1]
    here.silent.clear()
    attendance.come_back(here.game_id, here.people[1].pk, now=house.now, chance=house.chance)
    here.play_to(None)
    check_ended(here, gone=set())


def test_expiries_in_the_last_moves_make_away_in_time_for_the_rating(house: House) -> None:
    """The second expiry in a row may be the very move that ends the game."""
    here = company(house, 2)
    here.see_all_act()
    here.skip_to(SHORT)
    seat = storage.load(here.game_id).state.to_act
    assert seat is not None
    with_last_card(here, seat)
    here.fall_silent(seat)
    here.play_to(None)
    [gone] = GameSeat.objects.filter(left=True)
    assert gone.number == seat


def with_last_card(here: Company, seat: int) -> None:
    """Put the asked seat one expiry from being away, with one card that it can play."""
    with transaction.atomic():
        game = storage.lock(here.game_id)
        game.live.expiries[seat] = 1
        current = game.state.round
        current.hands[seat] = mask_of([parse_card("KC")])
        current.discards, current.suit = [parse_card("9C")], 0
        current.crank, current.naming, current.demanded_by = 0, False, None
        current.refit()
        storage.save(game)


# A seat that never acts in the first round


@pytest.mark.parametrize("way", ["close", "silence"])
def test_a_seat_that_never_acts_in_the_first_round_stops_a_rated_game(
    house: House, way: str
) -> None:
    here = company(house, 3)
    here.go(1, way)
    here.play_to(None)
    game = Game.objects.get(public_id=here.game_id)
    assert (game.phase, game.ended_by) == ("aborted", "aborted")
    assert (game.rated, game.ladder, game.places, game.totals) == (False, "", None, None)
    assert Round.objects.count() == 1
    assert [each for each in here.announced if each[0] == scheduling.ON_NO_SHOW] == [
        (scheduling.ON_NO_SHOW, (here.game_id,))
    ]
    assert matches.no_shows(here.game_id) == {here.people[1].pk}
    view = selectors.game_for(here.game_id, None)
    assert [seat["never_came"] for seat in view["seats"]] == [False, True, False]
    message = house.last_push(here.game_id)["rest"]
    ended = {"type": "game_ended", "ended_by": "aborted", "totals": None, "places": None}
    assert message["events"][-1] == ended
    record = orjson.loads(records.sealed(here.game_id, now=house.now).body)
    assert verify(record) is None
    assert (record["ended_by"], record["rated"], record["places"]) == ("aborted", False, None)
    assert [seat["left"] for seat in record["seats"]] == [False, True, False]


def test_two_seats_that_never_act_are_both_told_of(house: House) -> None:
    here = company(house, 3)
    here.close(0)
    here.fall_silent(2)
    here.play_to(None)
    assert matches.no_shows(here.game_id) == {here.people[0].pk, here.people[2].pk}
    assert Game.objects.get().phase == "aborted"


def test_who_leaves_at_once_has_left_and_stops_nothing(house: House) -> None:
    here = company(house, 3)
    here.leave(1)
    here.play_to(None)
    check_ended(here, gone={1})


def test_who_comes_back_in_the_first_round_stops_nothing(house: House) -> None:
    here = company(house, 2)
    here.fall_silent(1)
    while not storage.load(here.game_id).live.auto_moves[1]:
        here.go_on()
    attendance.come_back(here.game_id, here.people[1].pk, now=house.now, chance=house.chance)
    here.play_to(None)
    check_ended(here, gone={1})


def test_friends_games_are_not_stopped(house: House) -> None:
    here = company(house, 3, rated=False)
    here.fall_silent(1)
    here.play_to(None)
    check_ended(here, gone={1})


def test_who_was_never_asked_has_not_failed_to_come(house: House) -> None:
    here = company(house, 2)
    game = storage.load(here.game_id)
    assert live_state.never_came(game.live, people=people_seats(game.players)) == []


# Ending it when all others have left


def test_whoever_stays_alone_may_end_the_game_at_once(house: House) -> None:
    here = company(house, 3)
    here.see_all_act()
    here.play_to(2)
    here.leave(1)
    assert not may_end(here, 0)
    with refused("others_still_play"):
        end_now(here, 0)
    here.leave(2)
    assert may_end(here, 0)
    assert not selectors.game_for(here.game_id, None)["may_end_now"], "a matter of one's own"
    began = house.now
    end_now(here, 0)
    end_now(here, 0)
    here.silent.add(0)
    here.play_to(None)
    assert house.now - began < 2_000
    check_ended(here, gone={1, 2})
    assert Round.objects.filter(result__isnull=False).count() == SHORT
    late = Move.objects.filter(round_number__gt=2)
    assert set(late.values_list("auto", flat=True)) == {True}


def test_one_commit_plays_one_round_out(house: House) -> None:
    here = company(house, 2)
    here.see_all_act()
    here.leave(1)
    end_now(here, 0)
    game = storage.load(here.game_id)
    assert (game.row.phase, game.state.round.number) == ("score", 1)
    assert game.row.wake_at is not None, "a lost task is found by the sweep"
    house.line.clear()
    house.lost = {scheduling.ACT_FOR_CLOCK}
    here.silent.add(0)
    here.play_to(None)
    check_ended(here, gone={1})


def test_bots_that_play_on_do_not_keep_a_game_from_being_ended(house: House) -> None:
    here = company(house, 2, bots=2)
    here.see_all_act()
    here.leave(1)
    end_now(here, 0)
    here.silent.add(0)
    here.play_to(None)
    check_ended(here, gone={1})


def test_who_plays_bots_from_the_start_cannot_end_it(house: House) -> None:
    here = company(house, 1, bots=2)
    assert not may_end(here, 0)
    with refused("others_still_play"):
        end_now(here, 0)


def test_who_is_only_away_may_still_come_back_so_nothing_ends(house: House) -> None:
    here = company(house, 2)
    here.see_all_act()
    here.fall_silent(1)
    here.play_to(3)
    with refused("others_still_play"):
        end_now(here, 0)


def test_whoever_stays_may_play_on(house: House) -> None:
    here = company(house, 2)
    here.see_all_act()
    here.leave(1)
    here.play_to(None)
    check_ended(here, gone={1})
    assert Move.objects.filter(seat=0, auto=True).count() == 0


def test_neither_strangers_nor_leavers_end_a_game_and_no_game_ends_twice(house: House) -> None:
    here = company(house, 2)
    here.see_all_act()
    here.leave(1)
    with refused("seat_has_left"):
        end_now(here, 1)
    with refused("not_seated"):
        attendance.end_now(here.game_id, house.person().pk, now=house.now, chance=house.chance)
    end_now(here, 0)
    here.silent.add(0)
    here.play_to(None)
    with refused("game_is_over"):
        end_now(here, 0)


def may_end(here: Company, seat: int) -> bool:
    may: bool = selectors.game_for(here.game_id, here.people[seat].pk)["may_end_now"]
    return may


def end_now(here: Company, seat: int) -> None:
    user = here.people[seat].pk
    attendance.end_now(here.game_id, user, now=here.house.now, chance=here.house.chance)


# Whatever happens, in whatever order


@pytest.mark.parametrize("seed", range(4))
def test_a_game_of_people_who_come_and_go_as_they_like_ends(house: House, seed: int) -> None:
    wilful = random.Random(seed)
    here = company(house, wilful.randint(2, 4), rated=bool(seed % 2), bots=seed % 2)
    for _ in range(40):
        if here.over:
            break
        seat = wilful.randrange(len(here.people))
        deed = wilful.choice(["leave", "close", "silence", "back", "play", "play", "play"])
        left = storage.load(here.game_id).live.left[seat]
        if deed == "back" and not left:
            here.silent.discard(seat)
            attendance.come_back(
                here.game_id, here.people[seat].pk, now=house.now, chance=house.chance
            )
        elif deed in WAYS and not left:
            here.go(seat, deed)
        else:
            here.go_on()
    here.play_to(None)
    game = Game.objects.get()
    assert game.ended_at is not None
    over = [args for task, args in here.announced if task == scheduling.ON_GAME_OVER[0]]
    assert over == [(here.game_id,)]
    if game.ended_by == "finished":
        live = storage.load(here.game_id).live
        gone = {s for s in range(len(here.people)) if live.away[s] or live.left[s]}
        check_ended(here, gone=gone)
    assert table_storage.load(here.table_id).row.state in ("ended", "closed")
