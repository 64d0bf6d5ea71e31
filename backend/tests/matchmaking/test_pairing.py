"""The pure part: who plays whom, by hand-made queues and by random ones."""

from hypothesis import given
from hypothesis import strategies as st

from matchmaking.pairing import (
    KINDS,
    OPEN_AFTER_MS,
    PATIENCE_MS,
    SIZES,
    TABLE,
    WINDOW,
    Kind,
    Match,
    Pool,
    Seeker,
    found_so_far,
    pair,
)

NOW = 1_000_000
DUEL_SHORT, DUEL_FULL, TABLE_SHORT, TABLE_FULL = KINDS


def seeker(
    user: int,
    *kinds: Kind,
    waited: int = 0,
    rating: int = 1500,
    bots_after: int | None = None,
    recent: tuple[frozenset[int], ...] = (),
) -> Seeker:
    """Return somebody who looks for these kinds, a short duel where none is said."""
    ratings = {"duel": rating, "table": rating}
    return Seeker(user, NOW - waited, kinds or (DUEL_SHORT,), ratings, bots_after, recent)


def at_table(count: int, *, waited: int = 0) -> list[Seeker]:
    return [seeker(user, TABLE_SHORT, waited=waited) for user in range(1, count + 1)]


def people_of(matches: list[Match]) -> list[set[int]]:
    return [set(match.people) for match in matches]


def test_two_of_like_rating_meet_at_once() -> None:
    [match] = pair(Pool([seeker(1), seeker(2, rating=1500 + WINDOW)], NOW))
    assert match == Match(DUEL_SHORT, (1, 2), bots=0)


def test_far_apart_they_wait_until_the_window_is_wide_enough() -> None:
    strong = seeker(2, rating=1900)
    assert pair(Pool([seeker(1), strong], NOW)) == []
    assert pair(Pool([seeker(1, waited=20_000), strong], NOW)) == []
    waited = [seeker(1, waited=25_000), seeker(2, rating=1900, waited=25_000)]
    assert people_of(pair(Pool(waited, NOW))) == [{1, 2}]


def test_after_a_minute_anybody_will_do() -> None:
    far = [seeker(1, waited=OPEN_AFTER_MS), seeker(2, rating=3000)]
    assert people_of(pair(Pool(far, NOW))) == [{1, 2}]


def test_whoever_waited_longest_chooses_first_and_takes_the_nearest() -> None:
    queue = [seeker(1, rating=1500), seeker(2, waited=1_000, rating=1540), seeker(3, rating=1560)]
    assert people_of(pair(Pool(queue, NOW))) == [{2, 3}]


def test_different_lengths_do_not_meet_but_one_may_look_for_several() -> None:
    assert pair(Pool([seeker(1, DUEL_SHORT), seeker(2, DUEL_FULL)], NOW)) == []
    both = seeker(3, TABLE_SHORT, DUEL_FULL, DUEL_SHORT)
    [match] = pair(Pool([both, seeker(2, DUEL_FULL)], NOW))
    assert (match.kind, set(match.people)) == (DUEL_FULL, {2, 3})


def test_a_table_is_made_for_four() -> None:
    assert [len(match.people) for match in pair(Pool(at_table(4), NOW))] == [4]
    assert pair(Pool(at_table(3), NOW)) == []


def test_three_sit_down_when_they_have_waited_and_no_fourth_comes() -> None:
    [match] = pair(Pool(at_table(3, waited=PATIENCE_MS), NOW))
    assert (len(match.people), match.bots) == (3, 0)


def test_five_sit_together_rather_than_leave_one_alone() -> None:
    assert [len(match.people) for match in pair(Pool(at_table(5), NOW))] == [5]
    assert [len(match.people) for match in pair(Pool(at_table(9), NOW))] == [5, 4]
    assert [len(match.people) for match in pair(Pool(at_table(8), NOW))] == [4, 4]


def test_who_blocked_the_other_never_sits_with_them() -> None:
    blocked = {frozenset((1, 2))}
    waited = OPEN_AFTER_MS
    assert pair(Pool([seeker(1, waited=waited), seeker(2, waited=waited)], NOW, blocked)) == []
    table = people_of(pair(Pool(at_table(4, waited=PATIENCE_MS), NOW, blocked)))
    assert table == [{1, 3, 4}]


def test_bots_come_when_the_chosen_wait_is_over() -> None:
    assert pair(Pool([seeker(1, waited=19_999, bots_after=20_000)], NOW)) == []
    assert pair(Pool([seeker(1, waited=20_000, bots_after=20_000)], NOW)) == [
        Match(DUEL_SHORT, (1,), bots=1)
    ]
    assert pair(Pool([seeker(1, waited=10**9)], NOW)) == []


def test_others_who_take_bots_come_along_and_who_does_not_stays() -> None:
    queue = [
        seeker(1, TABLE_SHORT, waited=20_000, bots_after=20_000),
        seeker(2, TABLE_SHORT, bots_after=60_000),
        # Without bots for ever, and too far from the others in rating for a table of people.
        seeker(3, TABLE_SHORT, rating=3000),
    ]
    assert pair(Pool(queue, NOW)) == [Match(TABLE_SHORT, (1, 2), bots=2)]


def test_people_come_before_bots() -> None:
    queue = [seeker(1, waited=20_000, bots_after=20_000), seeker(2)]
    assert pair(Pool(queue, NOW)) == [Match(DUEL_SHORT, (1, 2), bots=0)]


def test_with_bots_alone_the_dearest_kind_is_played() -> None:
    [match] = pair(Pool([seeker(1, TABLE_FULL, DUEL_SHORT, bots_after=0)], NOW))
    assert match == Match(TABLE_FULL, (1,), bots=3)


def test_nobody_meets_the_same_opponent_a_third_time_while_others_wait() -> None:
    one, two = frozenset((1,)), frozenset((2,))
    tired = [seeker(1, waited=2_000, recent=(two, two)), seeker(2, waited=1_000, recent=(one, one))]
    assert people_of(pair(Pool([*tired, seeker(3)], NOW))) == [{1, 3}]
    # The third is too far away for now: they wait for the window.
    assert pair(Pool([*tired, seeker(3, rating=2200)], NOW)) == []
    # Nobody else is there: better the same again than nobody.
    assert people_of(pair(Pool(tired, NOW))) == [{1, 2}]


def test_a_table_changes_one_of_its_people_after_two_games() -> None:
    four = {1, 2, 3, 4}
    regulars = [
        seeker(user, TABLE_SHORT, waited=5_000 - user, recent=(frozenset(four - {user}),) * 2)
        for user in sorted(four)
    ]
    [match] = pair(Pool([*regulars, seeker(5, TABLE_SHORT), seeker(6, TABLE_SHORT)], NOW))
    assert set(match.people) != four
    assert len(match.people) == 4


def test_found_so_far_are_those_who_would_sit_down() -> None:
    queue = [seeker(1, TABLE_SHORT), seeker(2, TABLE_SHORT), seeker(3, TABLE_SHORT, rating=2500)]
    assert found_so_far(queue[0], TABLE_SHORT, Pool(queue, NOW)) == (2,)


# What holds of every queue

kinds = st.lists(st.sampled_from(KINDS), min_size=1, max_size=4, unique=True).map(tuple)
queues = st.lists(
    st.builds(
        Seeker,
        user=st.integers(1, 40),
        since=st.integers(NOW - 100_000, NOW),
        kinds=kinds,
        ratings=st.builds(
            lambda duel, table: {"duel": duel, "table": table},
            st.integers(1000, 2200),
            st.integers(1000, 2200),
        ),
        bots_after_ms=st.one_of(st.none(), st.integers(0, 60_000)),
        recent=st.lists(st.frozensets(st.integers(1, 40), max_size=4), max_size=2).map(tuple),
    ),
    max_size=30,
    unique_by=lambda each: each.user,
)
pairs = st.frozensets(st.integers(1, 40), min_size=2, max_size=2)


@given(queues, st.sets(pairs, max_size=20))
def test_every_match_keeps_the_rules(queue: list[Seeker], blocked: set[frozenset[int]]) -> None:
    pool = Pool(queue, NOW, blocked)
    by_user = {each.user: each for each in queue}
    seen: set[int] = set()
    for match in pair(pool):
        group = [by_user[user] for user in match.people]
        assert not seen & set(match.people), "an account in two matches"
        seen |= set(match.people)
        assert len(set(match.people)) == len(match.people)
        assert all(match.kind in each.kinds for each in group)
        size = len(group) + match.bots
        assert size in SIZES[match.kind.ladder]
        if match.bots:
            assert all(each.bots_after_ms is not None for each in group)
            assert any(pool.takes_bots(each) for each in group)
            assert match.bots == SIZES[match.kind.ladder][0] - len(group)
        for one in group:
            for other in group:
                assert one is other or pool.may_meet(one, other, match.kind.ladder)


@given(queues)
def test_nobody_is_left_who_could_have_played(queue: list[Seeker]) -> None:
    """After a minute anybody will do, so of those who waited that long too few for a game remain."""
    old = [Seeker(each.user, NOW - OPEN_AFTER_MS, each.kinds, each.ratings) for each in queue]
    playing = {user for match in pair(Pool(old, NOW)) for user in match.people}
    for kind in KINDS:
        left = [each for each in old if each.user not in playing and kind in each.kinds]
        assert len(left) < min(SIZES[kind.ladder])


@given(queues)
def test_the_order_in_which_the_queue_is_read_does_not_matter(queue: list[Seeker]) -> None:
    assert pair(Pool(queue, NOW)) == pair(Pool(queue[::-1], NOW))


def test_tables_prefer_four() -> None:
    assert SIZES[TABLE][0] == 4
