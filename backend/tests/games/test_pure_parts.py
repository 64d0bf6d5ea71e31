"""The pure parts: deadlines, the game's live part, frames, identifiers, refusals."""

import re

import pytest

from engine.shuffle import check_game_id
from games import deadlines, frames, identifiers, live
from games.api.game_views import NOT_NOW
from games.api.refusing import as_drf, body_of
from games.refusals import STATUS, Refused


def test_a_bank_is_spent_only_after_the_moves_own_time() -> None:
    def after(now: int) -> int:
        return deadlines.bank_after(bank_ms=1_000, move_ends_at=500, now=now)

    assert [after(now) for now in (0, 500, 501, 1_499, 1_500, 9_999)] == [
        1_000, 1_000, 999, 1, 0, 0,
    ]  # fmt: skip


def test_the_earliest_of_some_instants() -> None:
    assert deadlines.earliest(None, 5, 3, None) == 3
    assert deadlines.earliest(None, None) is None
    assert deadlines.earliest() is None


def test_a_games_live_part_survives_its_storage() -> None:
    kept = live.new(seats=3, pace="normal", now=1_000)
    live.spend(kept, seat=1, pace="normal", now=30_000)
    live.remember_auto_move(kept, seat=2, action="KC")
    live.show_sheet(kept, ready=[True, False, True], ends_at=5_000)
    assert live.loads(live.dumps(kept)) == kept


def test_the_running_clock_never_falls_even_if_the_wall_clock_does() -> None:
    kept = live.new(seats=2, pace="normal", now=10_000)
    assert live.tick(kept, now=10_500) == 500
    assert live.tick(kept, now=10_200) == 500
    live.begin_round(kept, pace="normal", now=20_000)
    assert live.tick(kept, now=20_001) == 1


def test_nobody_is_charged_for_a_pause_of_the_server() -> None:
    kept = live.new(seats=2, pace="fast", now=0)
    kept.pause_ms = 900
    live.spend(kept, seat=0, pace="fast", now=100_000)
    assert kept.banks_ms == [30_000, 30_000]


def test_only_the_last_of_the_servers_moves_are_remembered() -> None:
    kept = live.new(seats=2, pace="fast", now=0)
    for number in range(20):
        live.remember_auto_move(kept, seat=0, action=str(number))
    assert kept.auto_moves[0] == [str(number) for number in range(8, 20)]


def test_a_downtime_moves_every_clock_that_runs() -> None:
    kept = live.new(seats=2, pace="fast", now=0)
    kept.asked_at, kept.bot_due_at, kept.sheet_ends_at = 5, 7, None
    live.shift(kept, by_ms=100)
    assert (kept.dealt_at, kept.asked_at, kept.bot_due_at) == (100, 105, 107)
    assert kept.sheet_ends_at is None


def test_frames_say_what_they_say() -> None:
    assert frames.read_frame('{"type": "ping", "at": 1.5}') == frames.Ping(1.5)
    assert frames.read_frame('{"type": "sync"}') == frames.Sync()
    acts = frames.read_frame('{"type": "action", "action": "KC"}')
    assert acts == frames.Act({"action": "KC"})
    seen = frames.read_frame('{"type": "seen", "game_id": "g", "round": 2}')
    assert seen == frames.Seen("g", {"round": 2})


@pytest.mark.parametrize(
    "text", [None, "", "[]", "{}", '{"type": "ping"}', '{"type": "seen"}', "x" * 1025]
)
def test_other_frames_are_refused(text: str | None) -> None:
    with pytest.raises(frames.BadFrame):
        frames.read_frame(text)


def test_a_bucket_allows_a_burst_and_then_a_trickle() -> None:
    bucket = frames.TokenBucket(now=0)
    assert sum(bucket.take(now=0) for _ in range(100)) == frames.BURST
    assert sum(bucket.take(now=1_000) for _ in range(100)) == frames.PER_SECOND
    assert sum(bucket.take(now=500) for _ in range(100)) == 0, "nor does time run backwards"


def test_identifiers_are_well_formed_and_new() -> None:
    tables = {identifiers.new_table_id() for _ in range(500)}
    games = {identifiers.new_game_id() for _ in range(500)}
    assert len(tables) == len(games) == 500
    assert all(re.fullmatch(r"[a-z]+-[a-z]+-[2-9a-z]{12}", each) for each in tables)
    assert max(map(len, tables)) <= 40
    for each in games:
        check_game_id(each)
    assert len(identifiers.new_server_seed()) == 32


def test_every_refusal_has_a_status_and_one_shape() -> None:
    assert set(NOT_NOW) <= set(STATUS)
    for code, status in STATUS.items():
        refused = Refused(code, "A sentence.")
        assert refused.status == status
        body = body_of(as_drf(refused))
        attr = "non_field_errors" if status == 400 else None
        assert body["errors"] == [{"code": code, "detail": "A sentence.", "attr": attr}]
        assert body["type"] == ("validation_error" if status == 400 else "client_error")
    with pytest.raises(KeyError):
        Refused("unheard_of", "A code that nobody has documented.")
