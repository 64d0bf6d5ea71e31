"""One moment of a record, as a picture of it needs it: the same as the replay feed has it."""

import pytest

from engine.options import Options
from engine.replay import moment, replay
from engine.simulate import records

RECORD = next(records(games=1, options=Options(free_draw=True), seats=4, policy="random", seed=7))


def test_every_moment_is_what_the_feed_says_of_it() -> None:
    for entry in replay(RECORD):
        number = entry["number"]
        assert moment(RECORD, number=number, move=0, seat=None) == entry["start"]
        for index, step in enumerate(entry["steps"]):
            shown = moment(RECORD, number=number, move=index + 1, seat=None)
            held = sum(len(hand["cards"]) for hand in shown["hands"])
            assert held + shown["draw_count"] + shown["discard_count"] == 52
            for hand in shown["hands"]:
                hand["cards"] = None
            assert shown == step["frame"]
        if number == 2:
            break


@pytest.mark.parametrize("seat", range(4))
def test_a_seat_sees_no_other_hand_until_the_round_is_over(seat: int) -> None:
    moves = len(RECORD["rounds"][1]["moves"])
    during = moment(RECORD, number=2, move=moves - 1, seat=seat)
    assert [hand["cards"] is not None for hand in during["hands"]] == [
        each == seat for each in range(4)
    ]
    after = moment(RECORD, number=2, move=moves, seat=seat)
    assert all(hand["cards"] is not None for hand in after["hands"])
