"""Writing records and playing them again."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.actions import BadMoveSyntax, move_text
from engine.cards import TEXT, texts_of
from engine.errors import IllegalAction
from engine.events import Cut
from engine.options import Options
from engine.record import PlayedRound, build, replay, verify
from engine.replay import retold
from engine.simulate import records
from engine.view import OPEN, event_for

SAMPLE = Path(__file__).parents[1] / "data" / "sample-record.json"
Record = dict[str, Any]


@pytest.fixture
def sample() -> Record:
    loaded: Record = json.loads(SAMPLE.read_text(encoding="utf-8"))
    return loaded


def written_again(record: Record, **changes: object) -> Record:
    """Return what `build` makes of a record's own moves."""
    given: dict[str, Any] = {
        "game_id": record["game_id"],
        "options": Options.from_dict(record["options"]),
        "seats": record["seats"],
        "server_seed": bytes.fromhex(record["fairness"]["server_seed"]),
        "client_seeds": record["fairness"]["client_seeds"],
        "rounds": [
            PlayedRound(moves=one["moves"], times_ms=one["times_ms"], auto=one["auto"])
            for one in record["rounds"]
        ],
        "started_at": record["started_at"],
        "ended_at": record["ended_at"],
        "ended_by": "finished",
    }
    return build(**{**given, **changes})


def test_the_sample_written_again_is_the_sample(sample: Record) -> None:
    assert written_again(sample) == sample
    assert list(written_again(sample)) == list(sample)


def test_simulated_records_written_again() -> None:
    for record in records(
        games=2, options=Options(length="full"), seats=4, policy="random", seed=9
    ):
        assert written_again(record) == record


def test_an_aborted_game(sample: Record) -> None:
    """Its last round has no result, and it has neither totals nor places."""
    begun = PlayedRound(moves=sample["rounds"][0]["moves"][:4], times_ms=[1, 2, 3, 4])
    record = written_again(sample, rounds=[begun], ended_by="aborted")
    assert record["rounds"][0]["result"] is None
    assert record["totals"] is None
    assert record["places"] is None
    assert verify(record) is None


def test_a_rated_game(sample: Record) -> None:
    seats = [{**seat, "rating_before": 1500, "rating_after": 1490} for seat in sample["seats"]]
    record = written_again(sample, seats=seats, rated=True, sequence=12)
    assert verify(record) is None
    assert record["seats"][0]["rating_after"] == 1490


def test_moves_that_cannot_have_been_made(sample: Record) -> None:
    with pytest.raises(IllegalAction):
        written_again(sample, rounds=[PlayedRound(moves=["0:draw"], times_ms=[1])])
    with pytest.raises(BadMoveSyntax):
        written_again(sample, rounds=[PlayedRound(moves=["0:pass"], times_ms=[1])])


def test_the_replay_feed_shows_the_game_move_by_move(sample: Record) -> None:
    rounds = list(replay(sample))
    assert [one["number"] for one in rounds] == list(range(1, 9))
    first = rounds[0]
    assert first["start"]["moves"] == 0
    assert [hand["count"] for hand in first["start"]["hands"]] == [8, 8, 8]
    assert [step["move"] for step in first["steps"]] == sample["rounds"][0]["moves"]
    assert [step["at_ms"] for step in first["steps"]] == sample["rounds"][0]["times_ms"]
    assert [index for index, step in enumerate(first["steps"]) if step["auto"]] == [2, 9]
    last = first["steps"][-1]["frame"]
    assert last["result"]["scores"] == [146, 55, 0]


def hands_by_events(one: Record) -> list[list[list[str]]]:
    """Return every seat's hand after each step, as a page works it out."""
    hands = [list(hand["cards"]) for hand in one["start"]["hands"]]
    after = []
    for step in one["steps"]:
        for event in step["events"]:
            if event["type"] == "card_laid":
                hands[event["seat"]].remove(event["card"])
            elif event["type"] == "cards_drawn":
                hands[event["seat"]] += event["cards"]
        after.append([list(hand) for hand in hands])
    return after


def test_hands_change_by_cards_laid_and_drawn_alone(sample: Record) -> None:
    """The frames leave the hands out; what the events make of them agrees with every count."""
    simulated = records(
        games=2, options=Options(covered_six=True, free_draw=True), seats=5, policy="random", seed=2
    )
    for record in (sample, *simulated):
        for one in replay(record):
            for step, hands in zip(one["steps"], hands_by_events(one), strict=True):
                shown = step["frame"]["hands"]
                assert [hand["count"] for hand in shown] == [len(hand) for hand in hands]
                assert all(hand["cards"] is None for hand in shown)


def test_a_call_says_how_late_it_came(sample: Record) -> None:
    """Round 5 of the sample: seat 0 was exposed by 0:4D at 35587 ms and called at 38734 ms."""
    moves = sample["rounds"][4]["moves"]
    call = moves.index("2:call@0")
    exposing = max(index for index, move in enumerate(moves[:call]) if move.startswith("0:"))
    times = sample["rounds"][4]["times_ms"]
    step = list(replay(sample))[4]["steps"][call]
    called = next(event for event in step["events"] if event["type"] == "called")
    assert called["after_ms"] == times[call] - times[exposing]
    assert (called["by"], called["seat"]) == (2, 0)


def test_a_game_is_retold_as_it_is_replayed(sample: Record) -> None:
    """The same moves and events, without pictures, and the hands that the rounds ended with."""
    for told, entry, shown in zip(retold(sample), sample["rounds"], replay(sample), strict=True):
        header = (told.number, told.dealer, told.hand_size, TEXT[told.starter])
        assert header == tuple(entry[key] for key in ("number", "dealer", "hand_size", "starter"))
        assert [move_text(move.seat, move.action) for move in told.moves] == entry["moves"]
        for move, step in zip(told.moves, shown["steps"], strict=True):
            assert [event_for(event, OPEN) for event in move.events] == step["events"]
            assert (move.at_ms, move.auto) == (step["at_ms"], step["auto"])
        ended = {"ended_by": told.ended_by, "out": told.out, "scores": told.scores}
        assert ended == entry["result"]
        held = [sorted(texts_of(hand)) for hand in told.hands]
        assert held == [sorted(hand) for hand in hands_by_events(shown)[-1]]


def test_a_retold_game_begins_with_the_cut_and_may_be_aborted(sample: Record) -> None:
    begun = PlayedRound(moves=sample["rounds"][0]["moves"][:4], times_ms=[1, 2, 3, 4])
    [told] = retold(written_again(sample, rounds=[begun], ended_by="aborted"))
    assert isinstance(told.dealt[0], Cut)
    assert (len(told.moves), told.scores, told.ended_by) == (4, None, None)
    assert [not isinstance(one.dealt[0], Cut) for one in list(retold(sample))[1:]] == [True] * 7
