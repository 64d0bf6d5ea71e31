"""What is in a game: every definition of docs/protocol.md, on rounds made by hand."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import orjson
import pytest

from engine.actions import DRAW
from engine.events import Called, CrankOpened, CrankRaised, EndedBy, Event
from engine.replay import ToldMove, ToldRound
from history.contents import Contents, contents, contents_of

SAMPLE = Path(__file__).parents[1] / "data" / "sample-record.json"


def a_round(
    scores: Sequence[int] | None = (0, 10),
    *,
    dealt: Sequence[Event] = (),
    events: Sequence[Event] = (),
    ended_by: EndedBy | None = "out",
) -> ToldRound:
    """Return a round of one move, after which these events happened."""
    return ToldRound(
        number=1,
        dealer=0,
        hand_size=8,
        starter=0,
        dealt=dealt,
        moves=[ToldMove(0, DRAW, auto=False, at_ms=1_000, events=events)],
        hands=(0, 0),
        ended_by=ended_by,
        out=(),
        scores=scores,
    )


def a_record(places: Sequence[int] | None, *ratings: int) -> dict[str, Any]:
    seats = [{"rating_before": rating} for rating in ratings] or [{}, {}]
    return {"seats": seats, "places": places}


PLAIN = a_record([1, 2])


def test_the_sample_record_holds_what_was_counted_by_hand() -> None:
    held = contents(orjson.loads(SAMPLE.read_bytes()))
    assert held == Contents(
        rating=None,
        rounds=8,
        moves=23 + 24 + 19 + 13 + 24 + 10 + 3 + 1,
        # In the second round: the starter 2S, then 2H, then AS.
        highest_crank=2 + 2 + 1,
        # The first seat in the first round.
        highest_score=146,
        high_score=False,
        long_crank=False,
        blocked=False,
        # In the fifth round: 2:call@0.
        idiot=True,
        # The third seat won, and had the lowest total (-40) after four rounds.
        comeback=False,
    )


def test_a_crank_is_as_long_as_its_count_came_to_also_one_of_the_starter() -> None:
    opened, raised = CrankOpened(0, 2), CrankRaised(1, 7)
    held = contents_of(PLAIN, [a_round(events=[opened, raised]), a_round()])
    assert (held.highest_crank, held.long_crank) == (7, False)
    held = contents_of(PLAIN, [a_round(dealt=[opened], events=[CrankRaised(0, 8)]), a_round()])
    assert (held.highest_crank, held.long_crank) == (8, True)
    assert contents_of(PLAIN, [a_round(dealt=[opened]), a_round()]).highest_crank == 2
    assert contents_of(PLAIN, [a_round(), a_round()]).highest_crank == 0


def test_a_high_score_is_more_than_200_in_one_round() -> None:
    enough = contents_of(PLAIN, [a_round((0, 150)), a_round((201, 0))])
    assert (enough.highest_score, enough.high_score) == (201, True)
    not_enough = contents_of(PLAIN, [a_round((150, 150)), a_round((200, 0))])
    assert (not_enough.highest_score, not_enough.high_score) == (200, False)


def test_blocked_rounds_and_idiots_are_found() -> None:
    held = contents_of(PLAIN, [a_round(), a_round(ended_by="blocked")])
    assert (held.blocked, held.idiot) == (True, False)
    called = Called(by=1, seat=0, after_ms=1_200, now=False)
    held = contents_of(PLAIN, [a_round(events=[called]), a_round()])
    assert (held.blocked, held.idiot) == (False, True)


@pytest.mark.parametrize(
    ("places", "first_half", "second_half"),
    [
        ([1, 2], (50, 10), (0, 80)),
        # Last with another, and first with another.
        ([1, 1, 3], (50, 50, 10), (0, 0, 90)),
    ],
)
def test_a_comeback_is_from_last_at_half_to_first(
    places: list[int], first_half: tuple[int, ...], second_half: tuple[int, ...]
) -> None:
    assert came_back(places, first_half, second_half)


@pytest.mark.parametrize(
    ("places", "first_half", "second_half"),
    [
        ([1, 2], (10, 50), (0, 80)),
        # Level at half: nobody was last.
        ([1, 2], (30, 30), (0, 80)),
        # From the middle.
        ([1, 2, 3], (20, 10, 30), (0, 20, 30)),
        ([2, 1, 3], (20, 10, 30), (0, 20, 30)),
    ],
)
def test_nothing_else_is_a_comeback(
    places: list[int], first_half: tuple[int, ...], second_half: tuple[int, ...]
) -> None:
    assert not came_back(places, first_half, second_half)


def came_back(places: list[int], first_half: tuple[int, ...], second_half: tuple[int, ...]) -> bool:
    rest = a_round(tuple(0 for _ in places))
    rounds = [a_round(first_half), rest, a_round(second_half), rest]
    return contents_of(a_record(places), rounds).comeback


def test_half_of_fifteen_is_seven() -> None:
    seven = [a_round((10, 0))] + [a_round((0, 0))] * 6
    later = [a_round((0, 50))] + [a_round((0, 0))] * 7
    assert contents_of(PLAIN, seven + later).comeback
    six = [a_round((0, 0))] * 7 + [a_round((10, 0)), a_round((0, 50))] + [a_round((0, 0))] * 6
    assert not contents_of(PLAIN, six).comeback


def test_an_aborted_game_holds_no_comeback_and_counts_what_there_was() -> None:
    stopped = [a_round((90, 0)), a_round(None, ended_by=None, events=[CrankOpened(0, 2)])]
    held = contents_of(a_record(None), stopped)
    assert (held.comeback, held.rounds, held.moves) == (False, 2, 2)
    assert (held.highest_score, held.highest_crank) == (90, 2)
    nothing = contents_of(a_record(None), [a_round(None, ended_by=None)])
    assert (nothing.highest_score, nothing.comeback) == (0, False)


def test_the_rating_is_the_mean_before_the_game_rounded_down() -> None:
    assert contents_of(a_record([1, 2], 1500, 1601), [a_round(), a_round()]).rating == 1550
    assert contents_of(PLAIN, [a_round(), a_round()]).rating is None
