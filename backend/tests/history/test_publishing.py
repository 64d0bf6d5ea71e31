"""The rated games of a month, for everybody: whole, in order, and the same bytes each time."""

import gzip
import hashlib
from datetime import UTC, datetime
from pathlib import Path

import orjson
import pytest
from django.core.management import CommandError, call_command

from engine.verify import verify
from games.models import Game
from history import entries, publishing
from history.models import FinishedGame, FinishedSeat, Record
from history.publishing import Month, NotYetError
from tests.simulated.houses import UNTIL, fill

GAMES = 60


@pytest.fixture
def month(db: None, monkeypatch: pytest.MonkeyPatch) -> Month:
    """The month with most games, of a house where some are read at once."""
    monkeypatch.setattr(publishing, "BATCH", 3)
    fill(games=GAMES, counted=False)
    ended = FinishedGame.objects.filter(rated=True).values_list("ended_at", flat=True)
    months = [datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m") for at in ended]
    return Month.parse(max(months, key=months.count))


def test_a_month_is_written_with_what_is_in_it(month: Month, tmp_path: Path) -> None:
    manifest = publishing.dump(month, tmp_path / "out", now=UNTIL + 1)
    file = tmp_path / "out" / manifest["file"]
    wanted = Record.objects.filter(
        sequence__isnull=False,
        game__ended_at__gte=month.begins,
        game__ended_at__lt=month.ends,
    ).order_by("sequence")
    bodies = list(wanted.values_list("body", flat=True))
    assert len(bodies) > 3
    text = gzip.decompress(file.read_bytes())
    assert text.decode().splitlines() == bodies
    assert [verify(line) for line in text.splitlines()] == [None] * len(bodies)
    sequences = list(wanted.values_list("sequence", flat=True))
    assert manifest == {
        "format": "craits-dump",
        "version": 1,
        "month": month.name,
        "file": f"craits-{month.name}.jsonl.gz",
        "games": len(bodies),
        "first_sequence": sequences[0],
        "last_sequence": sequences[-1],
        "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        "sha256_unpacked": hashlib.sha256(text).hexdigest(),
    }
    told = (tmp_path / "out" / f"craits-{month.name}.json").read_bytes()
    assert orjson.loads(told) == manifest
    assert sorted(each.name for each in (tmp_path / "out").iterdir()) == [
        f"craits-{month.name}.json", f"craits-{month.name}.jsonl.gz"
    ]  # fmt: skip


def test_the_same_games_give_the_same_bytes(month: Month, tmp_path: Path) -> None:
    first = publishing.dump(month, tmp_path / "one", now=UNTIL + 1)
    second = publishing.dump(month, tmp_path / "two", now=UNTIL + 10**9)
    assert first == second
    name = first["file"]
    assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_a_month_waits_until_it_is_settled(month: Month, tmp_path: Path) -> None:
    with pytest.raises(NotYetError, match="not over"):
        publishing.dump(month, tmp_path, now=month.ends - 1)
    games = Game.objects.filter(
        finished__rated=True, ended_at__gte=month.begins, ended_at__lt=month.ends
    )
    unlisted, unrated = games[:2]
    for rows in (FinishedGame, FinishedSeat):
        rows.objects.filter(game=unlisted).delete()
    with pytest.raises(NotYetError, match="not rated or listed"):
        publishing.dump(month, tmp_path, now=UNTIL + 1)
    entries.enter_missing()
    Record.objects.filter(game=unrated).delete()
    with pytest.raises(NotYetError, match="not rated or listed"):
        publishing.dump(month, tmp_path, now=UNTIL + 1)
    assert not list(tmp_path.iterdir())


def test_what_breaks_off_leaves_the_last_file_as_it_was(
    month: Month, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manifest = publishing.dump(month, tmp_path, now=UNTIL + 1)
    before = (tmp_path / manifest["file"]).read_bytes()

    def full(_: object) -> None:
        raise OSError("No space left")

    monkeypatch.setattr(publishing, "_settle", full)
    Record.objects.filter(sequence=manifest["last_sequence"]).update(body="{}")
    with pytest.raises(OSError, match="No space"):
        publishing.dump(month, tmp_path, now=UNTIL + 1)
    assert (tmp_path / manifest["file"]).read_bytes() == before


def test_a_month_without_games_is_an_empty_file(db: None, tmp_path: Path) -> None:
    manifest = publishing.dump(Month.parse("2001-12"), tmp_path, now=UNTIL)
    assert (manifest["games"], manifest["first_sequence"], manifest["last_sequence"]) == (
        0,
        None,
        None,
    )
    assert gzip.decompress((tmp_path / manifest["file"]).read_bytes()) == b""


def test_months_begin_and_end_where_the_calendar_says() -> None:
    december = Month.parse("2025-12")
    assert december.begins == int(datetime(2025, 12, 1, tzinfo=UTC).timestamp() * 1000)
    assert december.ends == Month.parse("2026-01").begins


@pytest.mark.parametrize("text", ["2026", "2026-13", "2026-1", "26-10", "2026-10-01", "0000-01"])
def test_what_is_no_month(text: str, tmp_path: Path) -> None:
    with pytest.raises(CommandError):
        call_command("dump_games", month=text, to=tmp_path)
