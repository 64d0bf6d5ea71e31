"""Figures against an independent, slow recomputation from the records (tests.stats.slow)."""

from datetime import date
from random import Random
from typing import Any

import pytest

from accounts.models import User
from games.models import Ladder, ladder_of
from stats import selectors, services
from stats.periods import Period
from stats.selectors import Wanted
from tests.factories import make_user
from tests.stats import slow
from tests.stats.sealing import season, store
from tests.stats.slow import RANKS, Seen, is_interval

pytestmark = pytest.mark.django_db

Json = dict[str, Any]


def check_figures(view: Json, seen: Seen) -> None:
    """Hold every figure against what was seen."""
    counts = seen.counts
    assert (view["games"], view["rounds"]) == (counts["games"], counts["rounds"])
    assert view["points_sum"] == counts["points"]
    for each in view["places"]:
        places = [counts["place", each["seats"], place + 1] for place in range(each["seats"])]
        assert each["places"] == places
        assert each["games"] == each["first"]["games"] == counts["games of", each["seats"]]
        assert each["first"]["value"] == (
            round(places[0] / sum(places), 4) if any(places) else None
        )
    check_estimate(view["points"]["own"], seen, "points", "mean")
    check_estimate(view["points"]["margin"], seen, "margin", "mean")
    check_estimate(view["rounds_won"], seen, "won", "rate")
    check_estimate(view["cranks"]["answer_rate"], seen, "answered", "rate")
    check_estimate(view["draws"]["forced"], seen, "forced", "rate")
    check_estimate(view["last_cards"]["forgotten"], seen, "forgotten", "rate")
    for each in view["points"]["by_hand_size"]:
        check_estimate(each["own"], seen, ("points", each["hand_size"]), "mean")
        check_estimate(each["margin"], seen, ("margin", each["hand_size"]), "mean")
    check_hands(view, seen)
    check_acts(view, seen)
    check_times(view["times"], seen.times)
    for each in view["openings"]:
        check_estimate(each["margin"], seen, ("opening", each["rank"]), "mean")
        opened = counts["opened with", each["rank"]], counts["won with", each["rank"]]
        assert (each["rounds"], each["won"]) == opened


def check_hands(view: Json, seen: Seen) -> None:
    """Hold what was left in hand against what was seen."""
    counts, caught = seen.counts, view["caught"]
    for each in caught["by_hand_size"]:
        size = each["hand_size"]
        assert each["hands"] == counts["hands", size]
        assert each["cards"] == [counts["caught", size, rank] for rank in RANKS]
    for each in caught["by_rank"]:
        if each["rank"] != "3":
            assert each["points"] == counts["cost of", each["rank"]]
    assert caught["points"] == counts["points"]
    threes = view["threes"]
    seen_threes = (counts["hands with 3"], counts["kept 3"], counts["saved"])
    assert (threes["hands"], threes["kept"], threes["points_saved"]) == seen_threes


def check_acts(view: Json, seen: Seen) -> None:
    """Hold cranks, draws, last cards and calls against what was seen."""
    counts, cranks, last = seen.counts, view["cranks"], view["last_cards"]
    acts = (cranks["opened"], cranks["answered"], cranks["paid"])
    assert acts == (counts["opened"], counts["answered"], counts["paid"])
    mean = round(counts["cost"] / counts["paid"], 4) if counts["paid"] else None
    assert cranks["mean_cost"] == mean
    for each in cranks["paid_by_count"]:
        assert each["paid"] == counts["paid", each["count"]]
    for why, cards in view["draws"]["cards"].items():
        assert cards == counts["drawn", why]
    acts = (last["announced_late"], last["called"], last["calls"])
    assert acts == (counts["late"], counts["called"], counts["calls"])


def check_times(told: Json, times: list[int]) -> None:
    """Hold times against those seen: quartiles are within the width of a class."""
    assert told["moves"] == len(times)
    if not times:
        return
    assert told["mean_ms"] == round(sum(times) / len(times))
    ordered = sorted(times)
    for part, quartile in zip((1, 2, 3), told["quartiles_ms"], strict=True):
        truth = ordered[len(ordered) * part // 4]
        assert abs(quartile - truth) < max(100, 0.2 * truth)


def check_estimate(figure: Json, seen: Seen, name: object, kind: str) -> None:
    """Hold a rate or mean, with its interval, against what was seen."""
    value, games = seen.value(name), seen.by_game[name]
    assert figure["games"] == len(games)
    assert figure["count"] == sum(n for game in games for n, _ in game)
    if value is None:
        assert figure["value"] is figure["low"] is None
        return
    assert figure["value"] == pytest.approx(value, abs=6e-5)
    assert is_interval(figure, seen, name, kind=kind), (name, figure)


def check_season(rng: Random, *, games: int, players: int) -> None:
    users = [make_user() for _ in range(players)]
    played = season(rng, users, games=games)
    for record in played:
        store(record)
    services.catch_up()
    for ladder in Ladder:
        of_ladder = [each for each in played if ladder_of(len(each["seats"])) == ladder]
        everybody = slow.seen_of(of_ladder, None)
        check_figures(selectors.stats_of_site(Wanted(ladder)), everybody)
        for user in users:
            check_player(of_ladder, user, ladder)


def check_player(of_ladder: list[Json], user: User, ladder: Ladder) -> None:
    view = selectors.stats_of(user, Wanted(ladder))
    check_figures(view, slow.seen_of(of_ladder, user.public_id))
    check_streaks(view["streaks"], of_ladder, user)
    first, last = date(2026, 3, 12), date(2026, 9, 5)
    some = [
        each
        for each in of_ladder
        if "2026-03-12" <= each["ended_at"][:10] <= "2026-09-05"
        and each["options"]["length"] == "short"
    ]
    view = selectors.stats_of(user, Wanted(ladder, length="short", period=Period(first, last)))
    check_figures(view, slow.seen_of(some, user.public_id))
    check_streaks(view["streaks"], some, user)


def check_streaks(told: Json, played: list[Json], user: User) -> None:
    """Hold streaks against strings of results."""
    firsts = behind = ""
    for record in played:
        accounts = [seat["account"] for seat in record["seats"]]
        if user.public_id in accounts:
            places = slow.places_of(record)
            mine = places[accounts.index(user.public_id)]
            firsts += "+" if mine == 1 else "-"
            behind += "-" if mine > 1 and mine == max(places) else "+"
    for name, run in (("firsts", firsts), ("not_last", behind)):
        runs = [len(each) for each in run.split("-")]
        assert told[name] == {"current": runs[-1], "longest": max(runs)}


def test_figures_of_some_games(rng: Random) -> None:
    check_season(rng, games=12, players=4)


@pytest.mark.long
def test_figures_of_500_games(rng: Random) -> None:
    check_season(rng, games=500, players=12)
