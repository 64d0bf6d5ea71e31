"""Figures of three records, worked out by hand from what is said of each round in the comments.

The sample of docs/record.md, taken as a rated game, and two games written for this: a duel that was
left, with cranks, a forgotten last card and a late announcement; and a game of four in which a lost
turn falls into an open crank.
"""

import json
from datetime import date
from typing import Any

import pytest

from games.models import Ladder
from stats import selectors, services
from stats.periods import Period
from stats.selectors import Wanted
from tests.factories import make_user
from tests.stats.sealing import SAMPLE, rated, sample, store

pytestmark = pytest.mark.django_db

Json = dict[str, Any]

ADA, BEN, CHO, DOV = "u_ada_01", "u_ben_01", "u_cho_01", "u_dov_01"


def written(name: str) -> Json:
    record: Json = json.loads((SAMPLE.parent / f"{name}-record.json").read_text("utf-8"))
    return record


@pytest.fixture(autouse=True)
def counted() -> None:
    """Take the three games in."""
    for account in (ADA, BEN, CHO, DOV):
        make_user(public_id=account)
    store(rated(sample(), ADA, BEN, CHO, sequence=1))
    store(written("duel"))
    store(written("four"))
    services.catch_up()


def figures(account: str, ladder: Ladder, day: str) -> Json:
    """Return the figures of the one game that a player had on a ladder on a day."""
    player, that_day = selectors.player_shown(account, viewer=None), date.fromisoformat(day)
    return selectors.stats_of(player, Wanted(ladder, period=Period(that_day, that_day)))


def by_rank(view: Json, what: str) -> dict[str, int]:
    return {each["rank"]: each[what] for each in view["caught"]["by_rank"] if each[what]}


def test_the_sample() -> None:
    view = figures(ADA, Ladder.TABLE, "2026-11-29")
    # Scores of seat 0, round by round:   146    0   80   40   10   10     0  -50 = 236
    # Mean of seats 1 and 2:             27.5 10.5    5   20   25   25  35.5    5
    # Own less theirs:                  118.5 -10.5  75   20  -15  -15 -35.5  -55 = 82.5
    assert (view["games"], view["rounds"], view["points_sum"]) == (1, 8, 236)
    assert view["points"]["own"]["value"] == 29.5  # 236 / 8
    assert view["points"]["margin"]["value"] == 10.3125  # 82.5 / 8
    eight = view["points"]["by_hand_size"][0]
    assert (eight["hand_size"], eight["own"]["value"], eight["opponents"]) == (8, 146.0, 27.5)
    # Second of three; first to go out in rounds 2 and 7.
    assert view["places"][1]["places"] == [0, 1, 0]
    assert view["rounds_won"]["value"] == 0.25
    # Left in hand: 2C 5C KC KD AH 4H 5H JH 7S | - | 6D 8S | QC 6C | 3C 5H JH | QD 3H KS | - | 3S
    left = {"A": 1, "2": 1, "3": 3, "4": 1, "5": 3, "6": 2, "7": 1, "8": 1, "J": 2, "Q": 2, "K": 3}
    assert by_rank(view, "cards") == left
    # The 3s of rounds 5 and 6 cancelled 5H and QD; the last one had nothing to cancel.
    cost = {"A": 1, "2": 20, "3": -50, "4": 15, "5": 60, "6": 60, "7": 20, "8": 50}
    assert by_rank(view, "points") == {**cost, "J": 20, "Q": 10, "K": 30}
    assert view["caught"]["hands"] == 6
    # 30 for 5H, 10 for QD, 50 for scoring -50 instead of 0.
    assert view["threes"] == {"hands": 3, "kept": 3, "left_over": 1, "points_saved": 90}
    # Opened with 2H (round 6), answered with AS (2) and AD (4), paid 4 (1).
    cranks = view["cranks"]
    assert (cranks["opened"], cranks["answered"], cranks["paid"]) == (1, 2, 1)
    assert (cranks["answer_rate"]["value"], cranks["mean_cost"]) == (0.6667, 4.0)
    # No play: JD, 4C, 8C, JS. For a 5: 9S, 4H, 3C, 8S. For a 7: 6C, QD. Called: 5H 3C.
    drawn = {"no_play": 4, "five": 4, "seven": 2, "crank": 4, "called": 2}
    assert view["draws"]["cards"] == drawn
    # Turns outside a crank: 5 8 6 3 7 3 2 0 = 34, of which 0 1 0 0 2 1 0 0 ended in a draw.
    assert (view["draws"]["forced"]["count"], view["draws"]["forced"]["value"]) == (34, 0.1176)
    # Down to one by JD!, 9S!, 4D (called), 6S!.
    last = view["last_cards"]
    assert (last["down_to_one"], last["announced_with_play"], last["called"]) == (4, 3, 1)
    assert (last["forgotten"]["value"], last["announced_late"], last["calls"]) == (0.25, 0, 0)
    # Own moves: 6 9 6 3 7 3 2 0 = 36 (JD in round 4 was the server's), from the turn's beginning:
    # 10431 19631 10736 4914 15181 8235 4533 = 73661 ms.
    assert (view["times"]["moves"], view["times"]["mean_ms"]) == (36, 2046)
    # First cards: QC AS 7H AH QS 2H 6S, none in round 8.
    openings = {each["rank"]: each for each in view["openings"]}
    assert [rank for rank, each in openings.items() if each["rounds"]] == list("A267Q")
    assert (openings["Q"]["rounds"], openings["Q"]["won"], openings["Q"]["points"]) == (2, 0, 78.0)
    assert (openings["A"]["rounds"], openings["A"]["won"], openings["A"]["points"]) == (2, 1, 20.0)


def test_the_caller_of_the_sample() -> None:
    """Seat 2 called seat 0 in round 5, and was first."""
    view = figures(CHO, Ladder.TABLE, "2026-11-29")
    assert view["last_cards"]["calls"] == 1
    assert view["places"][1]["places"] == [1, 0, 0]
    assert view["streaks"]["firsts"] == {"current": 1, "longest": 1}
    # 0 -50 10 0 0 0 36 0; out first in rounds 1, 4, 5, 6, 8.
    assert (view["points_sum"], view["rounds_won"]["value"]) == (-4, 0.625)


def test_the_duel() -> None:
    view = figures(ADA, Ladder.DUEL, "2026-11-30")
    # Own:     180    0  100   0  30    0   0   0 = 310
    # Other's:   0  145    0  26   0  205   0  10 = 386
    assert view["points"]["own"]["value"] == 38.75
    assert view["points"]["margin"]["value"] == -9.5  # (310 - 386) / 8
    # Fewer points, but left: the place that counts is the last.
    assert view["places"][0]["places"] == [0, 1]
    assert view["streaks"]["not_last"] == {"current": 0, "longest": 0}
    # Out first in rounds 2, 4, 6, 7 and 8 (in 7 both scored 0).
    assert view["rounds_won"]["value"] == 0.625
    # Left in hand: 3C 7C 8C JC 7D KD 6H 2S 5S 9S KS | - | 5C KC 5H 5S | - | 3H 6H 8H | - | - | -
    left = {"2": 1, "3": 2, "5": 4, "6": 2, "7": 2, "8": 2, "9": 1, "J": 1, "K": 3}
    assert by_rank(view, "cards") == left
    # Each 3 cancelled an 8.
    cost = {"2": 20, "5": 120, "6": 60, "7": 40, "9": 30, "J": 10, "K": 30}
    assert by_rank(view, "points") == cost
    assert view["threes"] == {"hands": 2, "kept": 2, "left_over": 0, "points_saved": 100}
    # Opened with 2H | 2H, 2S | 2S, 2D; answered with 2C | AC, 2D; paid 6 and 2 in round 1.
    cranks = view["cranks"]
    assert (cranks["opened"], cranks["answered"], cranks["paid"]) == (5, 3, 2)
    assert (cranks["answer_rate"]["value"], cranks["mean_cost"], cranks["dearest"]) == (0.6, 4.0, 6)
    paid = {each["count"]: each["paid"] for each in cranks["paid_by_count"] if each["paid"]}
    assert paid == {2: 1, 6: 1}
    # No play: KC, 8H. For a 5: 2S, 3H. For a 7: 5C, 5H, JH.
    drawn = {"no_play": 2, "five": 2, "seven": 3, "crank": 8, "called": 0}
    assert view["draws"]["cards"] == drawn
    # Turns outside a crank: 5 5 6 6 4 3 2 1 = 32, two of them draws.
    assert (view["draws"]["forced"]["count"], view["draws"]["forced"]["value"]) == (32, 0.0625)
    # Down to one by TD! | JD!, 5H! | 2D (nobody called) | 4D (announced late).
    last = view["last_cards"]
    assert (last["down_to_one"], last["announced_with_play"], last["announced_late"]) == (5, 3, 1)
    assert (last["forgotten"]["value"], last["called"]) == (0.4, 0)
    # First cards 2H 2H (8H the server's) 3S QD 2S 4D 8S: with a 2, rounds 1, 2 and 6.
    twos = view["openings"][1]
    assert (twos["rank"], twos["rounds"], twos["won"], twos["points"]) == ("2", 3, 2, 60.0)
    assert twos["margin"]["value"] == -56.6667  # (180 - 145 - 205) / 3


def test_the_game_of_four() -> None:
    view = figures(DOV, Ladder.TABLE, "2026-12-01")
    # Own:         290  50   71    0  35  25  20   30 = 521
    # The others':  65  90  230  296  85  95  80  -40 = 901, a third of which is their mean
    assert view["points"]["own"]["value"] == 65.125
    assert view["points"]["margin"]["value"] == 27.5833  # (521 - 901 / 3) / 8
    assert view["places"][2]["places"] == [0, 0, 0, 1]
    assert view["rounds_won"]["value"] == 0.125  # round 4
    # 5C 9C TC 6D 9D 5H 6S 8S TS QS | 2C 5C | 6C 6D AS QS | - | JC TS | JC 4D |
    # 3H 4H JH QH 2S 3S, in which the 3s cancel 2S and 4H | 5H
    left = {"A": 1, "2": 2, "3": 2, "4": 2, "5": 4, "6": 4, "8": 1, "9": 2, "T": 3, "J": 3, "Q": 3}
    assert by_rank(view, "cards") == left
    cost = {"A": 1, "2": 20, "4": 15, "5": 120, "6": 120, "8": 50, "9": 60}
    assert by_rank(view, "points") == {**cost, "T": 75, "J": 30, "Q": 30}
    assert view["threes"] == {"hands": 1, "kept": 2, "left_over": 0, "points_saved": 35}
    # Opened with 2C; answered with AC and 2H; paid 6, and 3 by the turn lost for the call.
    cranks = view["cranks"]
    assert (cranks["opened"], cranks["answered"], cranks["paid"]) == (1, 2, 2)
    assert (cranks["mean_cost"], cranks["dearest"]) == (4.5, 6)
    # No play: QS, JH. For a 5: 6D, 4D. For a 7: 6S, AS, and QH for the starter 7C of round 3.
    drawn = {"no_play": 2, "five": 2, "seven": 3, "crank": 9, "called": 2}
    assert view["draws"]["cards"] == drawn
    # Turns outside a crank: 4 5 8 5 2 2 1 0 = 27.
    assert (view["draws"]["forced"]["count"], view["draws"]["forced"]["value"]) == (27, 0.0741)
    # Down to one by 4D!, JH! (the server's), and 8S, for which the call came.
    last = view["last_cards"]
    assert (last["down_to_one"], last["announced_with_play"], last["called"]) == (3, 2, 1)
    # First cards 9S JH 2C JS 8H 8D 8S.
    eights = view["openings"][7]
    assert (eights["rank"], eights["rounds"], eights["won"]) == ("8", 3, 0)
    assert eights["points"] == 26.6667  # (35 + 25 + 20) / 3


def test_what_dealers_do() -> None:
    site = selectors.stats_of_site(Wanted(Ladder.TABLE))
    of_four = [each for each in site["dealers"] if each["seats"] == 4]
    # Dealers' scores: 0 40 0 0 0 55 0 30 = 125; all scores: 355 140 301 296 120 120 100 -10 = 1422.
    # A dealer's margin is own - (all - own) / 3, so in sum (4 * 125 - 1422) / 3.
    assert of_four[0]["margin"]["value"] == -38.4167
    assert of_four[0]["won"]["value"] == 0.625  # rounds 1, 3, 4, 5, 7
    assert site["games"] == 2
    assert site["rounds"] == 3 * 8 + 4 * 8
    # Seat 0 was second of three, and third of four.
    first_seats = [each["places"] for each in site["seats"] if each["seat"] == 0]
    assert first_seats == [[0, 0], [0, 1, 0], [0, 0, 1, 0], [0, 0, 0, 0, 0]]
    # A starter ace came up in the sample's round 8 alone: the dealer 10, the others -50 and 0.
    assert site["starters"][0]["dealer_margin"]["value"] == 35.0


def test_who_met_whom() -> None:
    ada, ben = (selectors.player_shown(account, viewer=None) for account in (ADA, BEN))
    met = selectors.against(ada, ben, Wanted(Ladder.TABLE))
    # Ada was second before Ben's third, and third behind Ben's second.
    assert (met["games"], met["ahead"], met["level"], met["behind"]) == (2, 1, 0, 1)
    assert met["margin"]["value"] == -4.0  # (236 - 311 + 326 - 315) / 16
    met = selectors.against(ben, ada, Wanted(Ladder.DUEL))
    assert (met["games"], met["ahead"]) == (1, 1)  # Ada left
