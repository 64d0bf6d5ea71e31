"""A finished game is applied once, whole, with its record; leavers pay, and only they."""

import logging
from random import Random

import orjson
import pytest
from django.db import IntegrityError, transaction

from accounts.models import User
from engine.record import verify
from games.models import Game, Phase
from games.refusals import Refused
from history import records
from history import tasks as history_tasks
from history.models import FinishedGame, Record
from ratings import house, services, standings, tasks
from ratings.maths import Belief, after_rated_game, house_belief, rated_places
from ratings.models import Ledger, Rating, RatingChange
from tests.factories import house_bot, make_user
from tests.games.house import refused
from tests.ratings.played import BEGUN, places_of, play

pytestmark = pytest.mark.django_db(transaction=True)

Told = list[tuple[str, dict[str, object]]]


def people(count: int) -> list[User]:
    return [make_user() for _ in range(count)]


def test_a_game_changes_ratings_by_its_places(rng: Random) -> None:
    users = people(4)
    game = play(*users, rng=rng)
    assert services.rate(game.public_id, now=BEGUN + 5)
    expected = after_rated_game([Belief()] * 4, places_of(game), house=[False] * 4)
    for user, belief, place in zip(users, expected, places_of(game), strict=True):
        rating = Rating.objects.get(user=user)
        assert standings.belief_of(rating) == belief
        assert (rating.ladder, rating.value, rating.games) == ("table", belief.value, 1)
        assert rating.firsts == (place == 1)
        user.refresh_from_db()
        assert user.table_rating == standings.shown(belief)
        assert user.duel_rating is None


def test_two_players_are_rated_on_the_ladder_of_duels(rng: Random) -> None:
    one, other = people(2)
    services.rate(play(one, other, rng=rng).public_id, now=BEGUN)
    one.refresh_from_db()
    assert one.duel_rating is not None
    assert one.table_rating is None


def test_a_rated_game_is_found_by_the_mean_of_what_its_seats_began_with(rng: Random) -> None:
    users = people(2)
    services.rate(play(*users, rng=rng).public_id, now=BEGUN)
    game = play(*users, rng=rng, at=BEGUN + 10)
    services.rate(game.public_id, now=BEGUN + 20)
    entry = FinishedGame.objects.get(game=game)
    before = [round(mu) for mu in game.rating_changes.values_list("mu_before", flat=True)]
    assert before[0] != before[1]
    assert (entry.rated, entry.ladder, entry.rating) == (True, "duel", sum(before) // 2)


def test_the_record_is_sealed_with_the_ratings(rng: Random) -> None:
    game = play(*people(3), house_bot("careful"), rng=rng)
    with refused("not_sealed_yet"):
        records.sealed(game.public_id, now=BEGUN)
    services.rate(game.public_id, now=BEGUN + 5)
    sealed = records.sealed(game.public_id, now=BEGUN + 9)
    record = orjson.loads(sealed.body)
    assert verify(record) is None
    assert (record["rated"], record["sequence"], sealed.sealed_at) == (True, 1, BEGUN + 5)
    changes = RatingChange.objects.filter(game=game).order_by("seat")
    for seat, change in zip(record["seats"], changes, strict=True):
        assert seat["rating_before"] == round(change.mu_before)
        assert seat["rating_after"] == round(change.mu_after)
    bot = house.of("careful", "table").value
    assert (record["seats"][3]["rating_before"], record["seats"][3]["rating_after"]) == (bot, bot)


def test_a_game_is_applied_once_however_often_it_is_asked_for(rng: Random, told: Told) -> None:
    game = play(*people(3), rng=rng)
    assert services.rate(game.public_id, now=BEGUN)
    before = list(Rating.objects.order_by("pk").values())
    assert not services.rate(game.public_id, now=BEGUN + 1)
    tasks.rate_game(game.public_id)
    tasks.rate_missing(ever=True)
    assert list(Rating.objects.filter(house=False).order_by("pk").values()) == before
    assert Ledger.objects.get().sequence == 1
    assert len(told) == 1


def test_the_database_takes_no_game_twice(rng: Random) -> None:
    game = play(*people(2), rng=rng)
    services.rate(game.public_id, now=BEGUN)
    change = RatingChange.objects.filter(game=game).first()
    assert change is not None
    change.pk = None
    with pytest.raises(IntegrityError), transaction.atomic():
        change.save(force_insert=True)
    change.seat = 4
    with pytest.raises(IntegrityError), transaction.atomic():
        change.save(force_insert=True)


def test_games_are_numbered_in_the_order_in_which_they_were_rated(rng: Random) -> None:
    users = people(3)
    first, second = play(*users, rng=rng), play(*users, rng=rng)
    services.rate(second.public_id, now=BEGUN)
    services.rate(first.public_id, now=BEGUN)
    order = Record.objects.order_by("sequence").values_list("game__public_id", "sequence")
    assert list(order) == [(second.public_id, 1), (first.public_id, 2)]
    changes = RatingChange.objects.filter(user=users[0]).order_by("sequence")
    earlier, later = changes
    assert (later.mu_before, later.sigma_before) == (earlier.mu_after, earlier.sigma_after)


def test_the_people_there_are_told(rng: Random, told: Told) -> None:
    game = play(*people(2), rng=rng)
    services.rate(game.public_id, now=BEGUN + 5)
    [(group, parcel)] = told
    assert group == f"table.{game.table_id}"
    rest = parcel["rest"]
    assert isinstance(rest, bytes)
    assert orjson.loads(rest) == {"type": "rated", "now": BEGUN + 5, "game_id": game.public_id}


def test_leavers_share_the_last_place_and_those_who_stayed_are_rated_among_themselves(
    rng: Random,
) -> None:
    game = play(*people(4), rng=rng)
    winner, second = places_of(game).index(1), places_of(game).index(2)
    game.seats.filter(number__in=[winner, second]).update(left=True)
    services.rate(game.public_id, now=BEGUN)
    gone = [seat in (winner, second) for seat in range(4)]
    expected = after_rated_game(
        [Belief()] * 4, rated_places(places_of(game), gone), house=[False] * 4
    )
    changes = list(RatingChange.objects.filter(game=game).order_by("seat"))
    assert [Belief(each.mu_after, each.sigma_after) for each in changes] == expected
    assert changes[winner].place == changes[second].place == 3
    assert changes[winner].mu_after < 1500 < max(each.mu_after for each in changes)


def test_house_bots_keep_their_rating_and_may_hold_several_seats(rng: Random) -> None:
    bot, person, other = house_bot("random"), make_user(), house_bot("careful")
    tasks.rate_missing()
    game = play(bot, person, bot, other, rng=rng)
    services.rate(game.public_id, now=BEGUN)
    made = house.of("random", "table")
    rating = Rating.objects.get(user=bot, ladder="table")
    assert (rating.value, rating.games) == (made.value, made.games)
    assert RatingChange.objects.filter(game=game, house=True).count() == 3
    change = RatingChange.objects.get(game=game, user=person)
    beliefs = [house_belief(made.value), Belief(), house_belief(made.value)]
    beliefs.append(house_belief(house.of("careful", "table").value))
    expected = after_rated_game(beliefs, places_of(game), house=[True, False, True, True])
    assert change.mu_after == expected[1].mu


def test_a_new_calibration_comes_by_the_sweep(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = house_bot("careful")
    monkeypatch.setattr(
        house, "everybody", lambda: {"careful": {"duel": house.Calibrated(1777, 50, 20)}}
    )
    tasks.rate_missing()
    bot.refresh_from_db()
    assert bot.duel_rating == {"value": 1777, "uncertainty": 20, "provisional": False}
    assert Rating.objects.get(user=bot, ladder="duel").value == 1777


def test_what_does_not_count(rng: Random) -> None:
    friends = play(*people(3), rng=rng, rated=False)
    stopped = play(*people(3), rng=rng)
    Game.objects.filter(pk=stopped.pk).update(
        phase=Phase.ABORTED, ended_by="aborted", places=None, totals=None
    )
    for game in (friends, stopped):
        assert not services.rate(game.public_id, now=BEGUN)
    with refused("not_found"):
        services.rate("nowhere", now=BEGUN)
    assert not RatingChange.objects.exists()
    for game in (friends, stopped):
        body = orjson.loads(records.sealed(game.public_id, now=BEGUN).body)
        assert (body["rated"], body["sequence"]) == (False, None)


def test_a_game_that_is_played_is_not_rated(rng: Random) -> None:
    game = play(*people(2), rng=rng)
    Game.objects.filter(pk=game.pk).update(phase=Phase.PLAYING, ended_at=None)
    with pytest.raises(Refused, match="not_over_yet"):
        services.rate(game.public_id, now=BEGUN)


def test_the_sweeps_find_what_was_lost_each_its_own(
    rng: Random, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound, unrated = (
        play(*people(2), rng=rng, at=BEGUN),
        play(*people(2), rng=rng, at=BEGUN + 1),
        play(*people(2), rng=rng, rated=False),
    )
    broken.moves.filter(number=0).delete()
    history_tasks.seal_record(sound.public_id)
    history_tasks.seal_missing(ever=True)
    assert set(Record.objects.values_list("game", flat=True)) == {unrated.pk}
    with caplog.at_level(logging.ERROR):
        tasks.rate_missing(ever=True)
    assert set(Record.objects.values_list("game", flat=True)) == {unrated.pk, sound.pk}
    assert broken.public_id in caplog.text
    assert not RatingChange.objects.filter(game=broken).exists()
    assert Ledger.objects.get().sequence == 1


def test_the_sweep_looks_at_late_games_and_now_and_then_at_all(
    rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = play(*people(2), rng=rng, at=BEGUN - records.RECENT_MS - 1)
    late = play(*people(2), rng=rng, at=BEGUN)
    monkeypatch.setattr(tasks, "now_ms", lambda: BEGUN)
    tasks.rate_missing()
    assert list(Record.objects.values_list("game", flat=True)) == [late.pk]
    tasks.rate_missing(ever=True)
    assert set(Record.objects.values_list("game", flat=True)) == {old.pk, late.pk}
