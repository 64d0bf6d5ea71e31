"""Every number follows from the records: that is how one is checked, taken back and had again."""

from collections.abc import Mapping
from itertools import count
from random import Random
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import transaction

from accounts.models import User
from games.models import Game
from history.models import Record
from ratings import recomputing, services, standings, tasks
from ratings.models import Annulment, Ledger, Rating, RatingChange
from tests.factories import house_bot, make_user
from tests.games.house import refused
from tests.ratings.played import BEGUN, play

pytestmark = pytest.mark.django_db(transaction=True)

Rows = list[dict[str, Any]]


def rows() -> tuple[Rows, Rows, Rows]:
    """Return everything that is stored, but for keys that nobody else holds."""
    ratings = Rating.objects.order_by("user", "ladder").values()
    changes = RatingChange.objects.order_by("sequence", "seat").values()
    digests = User.objects.order_by("pk").values("pk", "duel_rating", "table_rating")
    return (
        [_without_key(row) for row in ratings],
        [_without_key(row) for row in changes],
        [dict(row) for row in digests],
    )


def _without_key(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "id"}


def season(rng: Random, games: int) -> list[Game]:
    """Return games of a small crowd with its bots, two to five a table, some left, all rated."""
    bots = [house_bot("random"), house_bot("careful")]
    tasks.rate_missing()
    crowd = [make_user() for _ in range(12)]
    instants = count(BEGUN, 60_000)
    played = []
    for _ in range(games):
        people = rng.sample(crowd, rng.randint(1, 4))
        users = [*people, *rng.choices(bots, k=rng.randint(len(people) == 1, 5 - len(people)))]
        rng.shuffle(users)
        left = [seat for seat, user in enumerate(users) if not user.bot and rng.random() < 0.1]
        game = play(*users, rng=rng, left=left, at=next(instants))
        services.rate(game.public_id, now=game.ended_at or 0)
        played.append(game)
    return played


def check_a_season(rng: Random, *, games: int, annulled: int) -> None:
    """Annul games while the season goes on, then hold every stored number against the records."""
    played = season(rng, games)
    for game in rng.sample(played, annulled):
        services.annul(game.public_id, by=None, reason="arranged", now=BEGUN)
    for user in list(User.objects.filter(kind="human")[:4]):
        other = make_user()
        services.rate(play(user, other, rng=rng).public_id, now=BEGUN)
    stored = rows()
    assert recomputing.check().wrong == 0
    with transaction.atomic():
        standings.open_ledger()
        recomputing.restate(since=0)
    assert rows() == stored
    # And from nothing but the records and the annulments.
    sequence = Ledger.objects.get().sequence
    RatingChange.objects.all().delete()
    Rating.objects.filter(house=False).delete()
    Ledger.objects.all().delete()
    User.objects.exclude(kind="bot").update(duel_rating=None, table_rating=None)
    call_command("recompute_ratings")
    assert rows() == stored
    assert Ledger.objects.get().sequence == sequence


def test_recomputing_a_season_with_annulments_gives_every_digit(rng: Random) -> None:
    check_a_season(rng, games=25, annulled=3)


@pytest.mark.long
def test_recomputing_five_hundred_games_with_annulments_gives_every_digit(rng: Random) -> None:
    check_a_season(rng, games=500, annulled=25)


def test_annulling_the_last_game_gives_back_what_was(rng: Random) -> None:
    season(rng, 5)
    before = rows()
    users = list(User.objects.filter(kind="human").order_by("pk")[:3])
    game = play(*users, rng=rng)
    services.rate(game.public_id, now=BEGUN)
    operator = make_user(is_staff=True)
    services.annul(game.public_id, by=operator, reason="two accounts of one person", now=BEGUN + 9)
    ratings, changes, digests = rows()
    assert (ratings, changes) == before[:2]
    assert [digest for digest in digests if digest["pk"] != operator.pk] == before[2]
    note = Annulment.objects.get()
    assert (note.game, note.by, note.at) == (game, operator, BEGUN + 9)
    assert Record.objects.filter(game=game, sequence=6).exists()


def test_annulling_changes_what_followed_and_nobody_else(rng: Random) -> None:
    one, other, third, apart = (make_user() for _ in range(4))
    first = play(one, other, rng=rng)
    second, third_game = play(other, third, rng=rng), play(apart, make_user(), rng=rng)
    for game in (first, second, third_game):
        services.rate(game.public_id, now=BEGUN)
    untouched = Rating.objects.get(user=apart)
    services.annul(first.public_id, by=None, reason="arranged", now=BEGUN)
    assert not Rating.objects.filter(user=one).exists()
    one.refresh_from_db()
    assert one.duel_rating is None
    change = RatingChange.objects.get(game=second, user=other)
    assert (change.mu_before, change.sigma_before) == (1500.0, 200.0)
    assert Rating.objects.get(user=other).games == 1
    assert Rating.objects.filter(pk=untouched.pk, mu=untouched.mu, games=1).exists()


def test_what_cannot_be_annulled(rng: Random) -> None:
    friends = play(make_user(), make_user(), rng=rng, rated=False)
    game = play(make_user(), make_user(), rng=rng)
    with refused("not_rated"):
        services.annul(friends.public_id, by=None, reason="", now=BEGUN)
    with refused("not_found"):
        services.annul("nowhere", by=None, reason="", now=BEGUN)
    services.rate(game.public_id, now=BEGUN)
    services.annul(game.public_id, by=None, reason="arranged", now=BEGUN)
    with refused("already_annulled"):
        services.annul(game.public_id, by=None, reason="arranged", now=BEGUN)
    # It is sealed, so it is not rated again.
    assert not services.rate(game.public_id, now=BEGUN)


def test_the_command_finds_and_mends_a_wrong_digit(
    rng: Random, capsys: pytest.CaptureFixture[str]
) -> None:
    season(rng, 6)
    stored = rows()
    call_command("recompute_ratings", "--check")
    assert capsys.readouterr().out.endswith(": 0 differed\n")
    change = RatingChange.objects.filter(house=False).earliest("sequence")
    RatingChange.objects.filter(pk=change.pk).update(mu_after=change.mu_after + 1e-9)
    with pytest.raises(CommandError, match="1 differed"):
        call_command("recompute_ratings", "--check")
    call_command("recompute_ratings")
    assert rows() == stored
