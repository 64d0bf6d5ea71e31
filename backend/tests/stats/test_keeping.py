"""Stats are kept up game by game, once each; built anew they are the same to the last digit."""

import gzip
import json
import logging
from collections.abc import Sequence
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest
from django.core.management import CommandError, call_command

from accounts import deletion, scheduling
from accounts.models import User
from accounts.names import FORMER
from games import scheduling as games_scheduling
from games.models import Game, Ladder, Phase
from games.refusals import Refused
from history.models import Record
from ratings import services as ratings
from stats import selectors, services, tasks
from stats.facts import facts_of
from stats.models import Edition, Meeting, RoundFact, SeatFact, Total
from stats.selectors import Wanted
from tests.factories import house_bot, make_user
from tests.games.test_races import at_once
from tests.ratings.played import BEGUN, play
from tests.stats.sealing import rated, sample, season, store

pytestmark = pytest.mark.django_db(transaction=True)

Json = dict[str, Any]


def stored(rng: Random, *, games: int, players: int = 5) -> list[Json]:
    """Return the records of a season, which are stored and wait to be taken in."""
    records = season(rng, [make_user() for _ in range(players)], games=games)
    for record in records:
        store(record)
    return records


def differing() -> list[str]:
    """Return what differs between the stats that are kept and those built anew."""
    return services.check()[1]


def games_counted() -> set[str]:
    return set(SeatFact.objects.values_list("game__public_id", flat=True))


# Once each


def test_games_are_taken_in_as_they_come_and_only_once(rng: Random) -> None:
    records = season(rng, [make_user() for _ in range(4)], games=6)
    for record in records[:4]:
        store(record)
        tasks.take_in(record["game_id"])
        tasks.take_in(record["game_id"])
    for record in records[4:]:
        store(record)
    tasks.take_in_missing()
    assert games_counted() == {record["game_id"] for record in records}
    assert Edition.objects.get().sequence == 6
    rounds = sum(len(record["rounds"]) * len(record["seats"]) for record in records)
    assert RoundFact.objects.count() == rounds
    assert differing() == []


def test_many_at_once_neither_lose_nor_double(rng: Random) -> None:
    records = stored(rng, games=10)
    outcomes = at_once(*[services.catch_up] * 8)
    assert not [outcome for outcome in outcomes if isinstance(outcome, str)], outcomes
    assert sum(outcome for outcome in outcomes if isinstance(outcome, int)) == 10
    assert games_counted() == {record["game_id"] for record in records}
    assert differing() == []


def test_games_made_in_bulk_are_the_same(rng: Random) -> None:
    records = season(rng, [make_user() for _ in range(4)], games=5)
    rows = [store(record).pk for record in records]
    facts = [facts_of(record) for record in records]
    assert services.take_in_many(zip(rows, facts, strict=True)) == 5
    assert differing() == []
    with pytest.raises(ValueError, match="sequence 6"):
        services.take_in_many([(rows[0], facts[0])])


def test_a_record_that_cannot_be_counted_stops_no_other(
    rng: Random, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = stored(rng, games=2)
    row = Record.objects.get(sequence=1)
    row.body = orjson.dumps({**first, "rounds": [{"broken": True}]}).decode()
    row.save()
    with caplog.at_level(logging.ERROR):
        assert services.catch_up() == 1
    assert games_counted() == {second["game_id"]}
    assert first["game_id"] in caplog.text


# What counts


def test_nothing_but_finished_rated_games_counts(rng: Random) -> None:
    one, other = make_user(), make_user()
    unrated = play(one, other, rng=rng, rated=False)
    running = play(one, other, rng=rng)
    aborted = play(one, other, rng=rng)
    Game.objects.filter(pk=running.pk).update(phase=Phase.PLAYING, ended_at=None)
    Game.objects.filter(pk=aborted.pk).update(phase=Phase.ABORTED, places=None, ended_by="aborted")
    with pytest.raises(Refused, match="not over yet"):
        ratings.rate(running.public_id, now=BEGUN)
    for game in (unrated, running, aborted):
        if game != running:
            assert not ratings.rate(game.public_id, now=BEGUN)
        tasks.take_in(game.public_id)
    tasks.take_in_missing()
    assert not SeatFact.objects.exists()
    assert not Total.objects.exists()
    with pytest.raises(ValueError, match="finished rated games"):
        facts_of(sample())
    nobody = rated(sample(), "a", "b", "c", sequence=1)
    nobody["seats"][1]["account"] = None
    with pytest.raises(ValueError, match="account"):
        facts_of(nobody)


def test_a_game_counts_as_soon_as_it_is_rated(rng: Random, monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[str] = []

    def enqueue(task: str, args: Sequence[str], delay_ms: int) -> None:
        run.append(task)
        if task == "stats.take_in":
            tasks.take_in(*args)
        if task == "stats.take_out":
            tasks.take_out(*args)

    monkeypatch.setattr(games_scheduling, "enqueue", enqueue)
    one, other = make_user(), make_user()
    game = play(one, other, rng=rng)
    ratings.rate(game.public_id, now=BEGUN)
    assert "stats.take_in" in run
    assert selectors.stats_of(one, Wanted(Ladder.DUEL))["games"] == 1
    ratings.annul(game.public_id, by=None, reason="arranged", now=BEGUN)
    assert "stats.take_out" in run
    assert selectors.stats_of(one, Wanted(Ladder.DUEL))["games"] == 0


def test_an_annulled_game_counts_no_more_but_its_deals_do(rng: Random) -> None:
    users = [make_user() for _ in range(3)]
    games = [play(*users, rng=rng, at=BEGUN + number) for number in range(3)]
    for game in games:
        ratings.rate(game.public_id, now=BEGUN)
    ratings.annul(games[0].public_id, by=None, reason="arranged", now=BEGUN)
    services.catch_up()  # which comes late, and passes the annulled one over
    assert games_counted() == {game.public_id for game in games[1:]}
    ratings.annul(games[1].public_id, by=None, reason="arranged", now=BEGUN)
    tasks.take_in_missing()  # the sweep, for the task was lost
    assert games_counted() == {games[2].public_id}
    assert selectors.fairness_numbers()["games"] == 3
    assert not services.take_out(games[1].pk)
    assert Total.objects.filter(user=users[0]).count() == 3
    assert differing() == []


def test_a_house_bot_counts_with_each_of_its_seats(rng: Random) -> None:
    person, bot = make_user(), house_bot("careful")
    game = play(person, bot, bot, rng=rng)
    ratings.rate(game.public_id, now=BEGUN)
    services.catch_up()
    view = selectors.stats_of(bot, Wanted(Ladder.TABLE))
    assert (view["games"], view["rounds"], view["streaks"]) == (1, 16, None)
    met = selectors.against(person, bot, Wanted(Ladder.TABLE))
    own, *others = game.places or []
    assert met["games"] == 1, "of two seats it is the better one that they met"
    assert (met["ahead"], met["behind"]) == (own < min(others), own > min(others))
    assert not Meeting.objects.filter(user=bot, other=bot).exists()
    assert differing() == []


# Former players


def test_a_former_player_leaves_their_games_to_the_others(
    rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduling, "enqueue", lambda *_: None)
    stored(rng, games=6, players=3)
    services.catch_up()
    gone, other, _ = User.objects.filter(kind="human").order_by("pk")
    site = selectors.stats_of_site(Wanted(Ladder.TABLE))
    own = selectors.stats_of(other, Wanted(Ladder.TABLE))
    deletion.delete(gone, now=BEGUN)
    deletion.erase_deleted(now=BEGUN)
    with pytest.raises(Refused, match="no such player"):
        selectors.player_shown(gone.public_id, viewer=None)
    assert not Total.objects.filter(user=gone).exists()
    assert not Meeting.objects.filter(user=gone).exists()
    assert not Meeting.objects.filter(other=gone).exists()
    assert SeatFact.objects.filter(user=gone).exists()
    assert User.objects.get(pk=gone.pk).name == FORMER
    assert selectors.stats_of_site(Wanted(Ladder.TABLE)) == site
    assert selectors.stats_of(other, Wanted(Ladder.TABLE)) == own
    assert differing() == []


# Built anew


def test_a_rebuild_gives_the_same_and_takes_its_place(rng: Random) -> None:
    stored(rng, games=8)
    services.catch_up()
    before = Edition.objects.get()
    out = StringIO()
    call_command("rebuild_stats", "--check", stdout=out)
    assert out.getvalue() == "8 games: nothing differs\n"
    assert Edition.objects.get() == before
    call_command("rebuild_stats", stdout=out)
    after = Edition.objects.get()
    assert after != before
    assert (after.current, after.sequence) == (True, 8)
    assert not SeatFact.objects.exclude(edition=after).exists()
    assert differing() == []


def test_a_check_finds_every_kind_of_difference(rng: Random) -> None:
    stored(rng, games=4)
    services.catch_up()
    RoundFact.objects.filter(number=3).update(points=77)
    SeatFact.objects.filter(seat=0).update(total=1)
    Meeting.objects.filter(span="day").update(ahead=9)
    row = Total.objects.filter(user=None)[0]
    row.sums["games"] = [99]
    row.save()
    edition = Edition.objects.get()
    edition.deals = {}
    edition.save()
    assert set(differing()) == {"deals", "SeatFact", "Total", "Meeting", "RoundFact"}
    with pytest.raises(CommandError, match="differing in deals"):
        call_command("rebuild_stats", "--check")
    services.rebuild()
    assert differing() == []


def test_games_go_on_while_all_is_built_anew(rng: Random, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is taken in, and another annulled, between two steps of a rebuild."""
    users = [make_user() for _ in range(3)]
    games = [play(*users, rng=rng, at=BEGUN + number) for number in range(5)]
    for game in games[:4]:
        ratings.rate(game.public_id, now=BEGUN)
    services.catch_up()
    monkeypatch.setattr(services, "BATCH", 2)
    build = services.build

    def build_and_go_on() -> int:
        new = build()
        ratings.rate(games[4].public_id, now=BEGUN)
        tasks.take_in(games[4].public_id)
        ratings.annul(games[1].public_id, by=None, reason="arranged", now=BEGUN)
        tasks.take_out(games[1].public_id)
        return new

    monkeypatch.setattr(services, "build", build_and_go_on)
    services.rebuild()
    monkeypatch.setattr(services, "build", build)
    assert games_counted() == {game.public_id for game in games if game != games[1]}
    assert differing() == []


def test_a_rebuild_that_another_has_overtaken_says_so(
    rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored(rng, games=2)
    build = services.build

    def build_and_be_overtaken() -> int:
        new = build()
        services.drop_stale()
        return new

    monkeypatch.setattr(services, "build", build_and_be_overtaken)
    with pytest.raises(CommandError, match="Another rebuild"):
        call_command("rebuild_stats")


@pytest.mark.parametrize("another", ["rebuild", "catch_up"])
def test_another_comes_between_reading_and_writing(
    rng: Random, monkeypatch: pytest.MonkeyPatch, another: str
) -> None:
    records = stored(rng, games=3)
    read = services._next_records
    came: list[int] = []

    def read_and_be_overtaken(since: int) -> list[services._Read]:
        found = read(since)
        if not came:
            came.append(1)
            getattr(services, another)()
        return found

    monkeypatch.setattr(services, "_next_records", read_and_be_overtaken)
    services.catch_up()
    assert games_counted() == {record["game_id"] for record in records}
    assert RoundFact.objects.count() == sum(
        len(record["rounds"]) * len(record["seats"]) for record in records
    )
    assert differing() == []


def test_take_ins_and_a_rebuild_at_once(rng: Random) -> None:
    records = stored(rng, games=8)
    outcomes = at_once(
        services.catch_up, services.rebuild, services.catch_up, partial(services.take_out, 0)
    )
    assert not [outcome for outcome in outcomes if isinstance(outcome, str)], outcomes
    services.catch_up()
    assert games_counted() == {record["game_id"] for record in records}
    assert Edition.objects.get().current
    assert differing() == []


# Fairness from dumps


def test_dumps_give_the_numbers_of_the_site_without_a_database(rng: Random, tmp_path: Path) -> None:
    records = stored(rng, games=7)
    services.catch_up()
    lines = [orjson.dumps(record) + b"\n" for record in records]
    packed, plain = tmp_path / "one.jsonl.gz", tmp_path / "two.jsonl"
    packed.write_bytes(gzip.compress(b"".join(lines[3:])))
    plain.write_bytes(b"".join(lines[:3]))
    out = StringIO()
    call_command("fairness_numbers", "--dump", str(packed), str(plain), stdout=out)
    assert json.loads(out.getvalue()) == selectors.fairness_numbers()
    assert json.loads(out.getvalue())["through"] == 7


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{", "cannot be read"),
        (b"[]", "no record"),
        (orjson.dumps(sample()), "Only finished rated games"),
        (
            (orjson.dumps(rated(sample(), "a", "b", "c", sequence=1)) + b"\n") * 2,
            "counted before",
        ),
        (
            orjson.dumps({**rated(sample(), "a", "b", "c", sequence=1), "rounds": [{}]}),
            "line 1: this record is not valid",
        ),
    ],
)
def test_bad_dumps_are_refused(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "dump.jsonl"
    path.write_bytes(content)
    with pytest.raises(CommandError, match=message):
        call_command("fairness_numbers", "--dump", str(path))
    with pytest.raises(CommandError, match="cannot be read"):
        call_command("fairness_numbers", "--dump", str(tmp_path / "none.jsonl"))
    packed = tmp_path / "spoilt.jsonl.gz"
    packed.write_bytes(gzip.compress(b"{}\n" * 99)[:10] + b"\xff" * 20)
    with pytest.raises(CommandError, match="cannot be read"):
        call_command("fairness_numbers", "--dump", str(packed))
