"""Simulated houses: what is stored is what live play would have stored, and the same each time."""

from collections import Counter
from io import StringIO

import orjson
import pytest
from django.core.management import CommandError, call_command

from accounts.models import User
from engine.verify import verify
from games import selectors as game_selectors
from games.models import Game, GameSeat, Move, Round
from history import entries
from history.models import Record
from ratings import recomputing
from ratings.models import Ledger, Rating, RatingChange
from simulated import filling
from simulated.making import make
from stats.models import SeatFact
from tests.factories import make_user
from tests.simulated.houses import a_programme, fill, seat_bots

GAMES = 40


def records() -> list[dict[str, object]]:
    bodies = Record.objects.order_by("game__ended_at").values_list("body", flat=True)
    return [orjson.loads(body) for body in bodies]


def test_the_same_seed_gives_the_same_games_in_any_order() -> None:
    programme = a_programme(games=GAMES)
    assert make(programme, 7) == make(programme, 7)
    assert make(programme, 7) != make(programme, 8)
    assert make(a_programme(games=GAMES, seed=2), 7) != make(programme, 7)


def test_a_programme_has_games_of_every_kind() -> None:
    programme = a_programme(games=3_000, players=100)
    fixtures = [programme.fixture(number) for number in range(3_000)]
    assert {len(each.holders) for each in fixtures} == {2, 3, 4, 5}
    assert {each.options.length for each in fixtures} == {"short", "full"}
    assert {each.rated for each in fixtures} == {True, False}
    assert all(each.options.is_standard for each in fixtures if each.rated)
    assert any(not each.listed for each in fixtures)
    assert any(each.leaver is not None for each in fixtures)
    assert any(each.stopped for each in fixtures)
    ended = [each.ended_at for each in fixtures]
    assert ended == sorted(ended)
    half = programme.opened_at + (programme.until - programme.opened_at) // 2
    assert sum(instant > half for instant in ended) > 2 * sum(instant < half for instant in ended)


@pytest.mark.django_db
def test_what_is_stored_is_whole() -> None:
    fill(games=GAMES)
    stored = records()
    assert len(stored) == Game.objects.count() == GAMES
    assert [verify(record) for record in stored] == [None] * GAMES
    rated = [record for record in stored if record["rated"]]
    assert [record["sequence"] for record in rated] == list(range(1, len(rated) + 1))
    assert Ledger.objects.get().sequence == len(rated)
    assert recomputing.check().wrong == 0
    assert sum(found.wrong for found in entries.reindex(mend=False)) == 0
    seats = Counter(GameSeat.objects.values_list("game__rated", flat=True))
    assert RatingChange.objects.count() == seats[True]
    assert SeatFact.objects.values("game").distinct().count() == len(rated)
    assert not Move.objects.exists()
    assert not Round.objects.exists()


@pytest.mark.django_db
def test_a_finished_game_can_be_looked_at() -> None:
    programme = fill(games=3)
    view = game_selectors.game_for(programme.fixture(1).game_id, None)
    game = Game.objects.get(public_id=programme.fixture(1).game_id)
    assert (view["viewpoint"], view["totals"], view["places"]) == ("open", game.totals, game.places)


@pytest.mark.django_db
def test_whoever_left_is_recorded_so_and_who_deleted_their_account_has_no_name() -> None:
    programme = a_programme(games=400)
    number = next(n for n in range(400) if programme.fixture(n).leaver is not None)
    users = filling.people(programme)
    filling.store([make(programme, number)], users)
    [record] = records()
    seat = programme.fixture(number).leaver
    assert [each["left"] for each in record["seats"]].index(True) == seat  # type: ignore[attr-defined]
    assert verify(record) is None
    former = {each.public_id for each in programme.people if each.former}
    assert {user.name for user in User.objects.filter(public_id__in=former)} <= {"former player"}


@pytest.mark.django_db(transaction=True)
def test_the_command_goes_on_where_it_stopped() -> None:
    out = StringIO()
    options = {"games": 30, "players": 20, "until": None, "stdout": out}
    programme = a_programme(games=30)
    seat_bots()
    filling.store([make(programme, number) for number in range(12)], filling.people(programme))
    call_command("simulate_games", processes=1, **options)
    assert out.getvalue().startswith("30 of 30 games")
    assert Game.objects.count() == 30
    last = Game.objects.order_by("-ended_at").values_list("ended_at", flat=True)[0]
    assert last == programme.fixture(29).ended_at
    call_command("simulate_games", processes=1, **options)
    assert "All 30 games are there." in out.getvalue()
    assert Rating.objects.filter(house=False).exists()


@pytest.mark.django_db
def test_it_keeps_away_from_real_people() -> None:
    fill(games=1)
    GameSeat.objects.filter(number=0).update(user=make_user())
    with pytest.raises(CommandError, match="Real people"):
        call_command("simulate_games", games=2, players=20)
