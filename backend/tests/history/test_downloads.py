"""Records as one stream: whole, in order, to be gone on with, and no more than one may see."""

import gzip
import tracemalloc
import zlib
from collections.abc import Iterable
from io import StringIO
from itertools import islice
from typing import Any

import orjson
import pytest
from django.core.cache import cache
from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from engine.verify import verify
from games.models import Game
from history import downloads, entries
from history.api.views import DownloadThrottle
from history.models import FinishedGame, Record
from history.search import ORDERS, Search
from tests.accounts.browser import Browser
from tests.factories import PASSWORD, make_user
from tests.games.house import refused
from tests.simulated.houses import fill, seat_bots

GAMES = 30


@pytest.fixture(autouse=True)
def unthrottled() -> None:
    cache.clear()


@pytest.fixture
def stored(db: None) -> list[str]:
    """Ids of the games that everybody may find, the last first, in small batches."""
    fill(games=GAMES, counted=False)
    listed = Game.objects.filter(listed=True).order_by("-ended_at")
    return list(listed.values_list("public_id", flat=True))


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(downloads, "FIRST", 2)
    monkeypatch.setattr(downloads, "BATCH", 7)


def asked(address: str, browser: Browser | None = None) -> Any:  # noqa: ANN401 -- a stream
    return (browser or Browser()).client.get(address)


def ids(parts: Iterable[bytes]) -> list[str]:
    lines = gzip.decompress(b"".join(parts)).splitlines()
    return [orjson.loads(line)["game_id"] for line in lines]


def fetched(address: str, browser: Browser | None = None) -> list[str]:
    answer = asked(address, browser)
    assert answer.status_code == 200, answer.content
    return ids(answer.streaming_content)


def test_the_stream_holds_the_records_as_they_were_sealed(stored: list[str]) -> None:
    answer = asked("/api/games/records")
    assert answer["Content-Type"] == "application/gzip"
    lines = gzip.decompress(b"".join(answer.streaming_content)).decode().splitlines()
    bodies = dict(Record.objects.values_list("game__public_id", "body"))
    assert lines == [bodies[game_id] for game_id in stored]
    assert [verify(line.encode()) for line in lines] == [None] * len(stored)


def test_it_takes_the_filters_of_the_search(stored: list[str]) -> None:
    duels = FinishedGame.objects.filter(listed=True, seats=2, rated=True).order_by("moves")
    wanted = list(duels.values_list("game__public_id", "moves"))
    found = fetched("/api/games/records?ladder=duel&rated=true&sort=moves")
    assert sorted(found) == sorted(game_id for game_id, _ in wanted)
    moves = dict(wanted)
    assert [moves[game_id] for game_id in found] == sorted(moves.values(), reverse=True)


def test_a_stream_that_broke_off_goes_on_behind_its_last_line(stored: list[str]) -> None:
    for sort in ORDERS:
        cache.clear()
        whole = fetched(f"/api/games/records?sort={sort}")
        assert len(set(whole)) == len(whole) > 10
        for at in (0, 1, 8, len(whole) - 1):
            rest = asked(f"/api/games/records?sort={sort}&after={whole[at]}")
            part = b"".join(rest.streaming_content)
            assert (ids([part]) if part else []) == whole[at + 1 :]


def test_parts_can_be_put_together(stored: list[str]) -> None:
    first = next(iter(asked("/api/games/records").streaming_content))
    last = ids([first])[-1]
    rest = asked(f"/api/games/records?after={last}")
    assert ids([first, *rest.streaming_content]) == stored


def test_a_search_that_finds_nothing_is_an_empty_file(db: None) -> None:
    assert fetched("/api/games/records") == []


def test_games_of_private_tables_are_in_their_players_streams_alone(stored: list[str]) -> None:
    people = Game.objects.filter(seats__user__kind="human", seats__user__deleted_at=None)
    hidden = people.filter(public_id__in=stored)[0]
    Game.objects.filter(pk=hidden.pk).update(listed=False)
    assert [found.wrong for found in entries.reindex(mend=True)] == [1]
    player = User.objects.filter(game_seats__game=hidden, kind="human", deleted_at=None)[0]
    player.email = "sim@example.org"
    player.set_password(PASSWORD)
    player.save()
    browser, other = Browser(), Browser()
    browser.log_in(player.email, PASSWORD)
    other.log_in(make_user().email, PASSWORD)
    assert hidden.public_id in fetched("/api/games/records?player=me", browser)
    assert hidden.public_id in fetched("/api/games/records", browser)
    stored.remove(hidden.public_id)
    assert fetched("/api/games/records", other) == stored
    with refused("not_found"):
        downloads.place_of(hidden.public_id, Search(), viewer=None)
    assert downloads.place_of(hidden.public_id, Search(), viewer=player.pk)


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("after=nowhere", 404, "not_found"),
        ("after=", 400, "blank"),
        ("player=me", 401, "not_authenticated"),
        ("cursor=x", 400, "unknown_field"),
        ("contains=luck", 400, "invalid_choice"),
    ],
)
def test_what_is_refused(db: None, query: str, status: int, code: str) -> None:
    answer = Browser().get(f"/api/games/records?{query}")
    assert (answer.status, answer.code) == (status, code)


def test_an_unrated_game_has_no_place_among_ratings(stored: list[str]) -> None:
    unrated = FinishedGame.objects.filter(rated=False, listed=True)[0].game.public_id
    with refused("not_found"):
        downloads.place_of(unrated, Search(order=ORDERS["rating"]), viewer=None)


def test_there_is_a_limit(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DownloadThrottle, "THROTTLE_RATES", {"downloads": "1/hour"})
    assert fetched("/api/games/records") == []
    assert Browser().get("/api/games/records").code == "throttled"


def test_a_batch_is_two_queries(stored: list[str]) -> None:
    parts = downloads.stream(Search(), viewer=None, after=None)
    with CaptureQueriesContext(connection) as queries:
        next(parts)
    assert len(queries) == 2


def copies(of: int) -> None:
    """Let there be many games: rows that all hold the same record."""
    game, entry = Game.objects.get(pk=of), FinishedGame.objects.get(pk=of)
    body = Record.objects.get(game=of).body
    table, copy_of = game.table_id, game.public_id
    games = []
    for number in range(2_000):
        game.pk, game.public_id = None, f"{copy_of}-{number}"
        games.append(Game(**{field.attname: getattr(game, field.attname) for field in FIELDS}))
    assert table
    made = Game.objects.bulk_create(games)
    rows = []
    for each in made:
        values = {field.attname: getattr(entry, field.attname) for field in ENTRY_FIELDS}
        rows.append(FinishedGame(**{**values, "game_id": each.pk, "ended_at": each.pk}))
    FinishedGame.objects.bulk_create(rows)
    Record.objects.bulk_create(Record(game=each, body=body, sealed_at=1) for each in made)


FIELDS = Game._meta.concrete_fields
ENTRY_FIELDS = FinishedGame._meta.concrete_fields


def test_memory_stays_where_it_is(stored: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(downloads, "BATCH", 100)
    copies(FinishedGame.objects.filter(listed=True)[0].pk)
    parts = downloads.stream(Search(), viewer=None, after=None)
    tracemalloc.start()
    try:
        read = [next(parts) for _ in range(5)]
        before, _ = tracemalloc.get_traced_memory()
        tracemalloc.reset_peak()
        lengths = [len(gzip.decompress(part)) for part in [*read, *parts]]
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert sum(lengths) > 10 * max(lengths)
    assert peak - before < 5 * max(lengths)


@pytest.mark.long
@pytest.mark.django_db(transaction=True)
def test_twenty_thousand_records_break_off_go_on_and_all_verify() -> None:
    games = 20_000
    seat_bots()
    call_command("simulate_games", games=games, players=500, stdout=StringIO())
    listed = FinishedGame.objects.filter(listed=True).count()
    tracemalloc.start()
    try:
        parts = downloads.stream(Search(), viewer=None, after=None)
        first = next(parts)
        before, _ = tracemalloc.get_traced_memory()
        tracemalloc.reset_peak()
        lines = sum(gzip.decompress(part).count(b"\n") for part in parts)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    # A batch of a hundred long records, packed and unpacked, a few times over.
    assert peak - before < 20_000_000
    assert lines == listed - len(ids([first]))
    parts = downloads.stream(Search(), viewer=None, after=None)
    broken = b"".join(islice(parts, 1 + listed // 2 // downloads.BATCH))
    seen = whole_lines(broken[:-1_000])
    key = downloads.place_of(orjson.loads(seen[-1])["game_id"], Search(), viewer=None)
    for part in downloads.stream(Search(), viewer=None, after=key):
        seen += gzip.decompress(part).splitlines()
    assert len(seen) == len(set(seen)) == listed
    assert [verify(line) for line in seen] == [None] * listed


def whole_lines(packed: bytes) -> list[bytes]:
    """Return the lines that came whole of a stream that broke off."""
    text = b""
    while packed:
        member = zlib.decompressobj(wbits=31)
        text += member.decompress(packed)
        packed = member.unused_data
    return text.split(b"\n")[:-1]
