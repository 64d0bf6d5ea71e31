"""R-1 and R-2: the game, the deal, the starter."""

import pytest

from engine import game
from engine.actions import parse_action
from engine.autoplay import choose
from engine.cards import TEXT
from engine.events import CardLaid, RoundDealt
from engine.options import Options
from engine.scoring import places_of
from engine.shuffle import cut, deal_order, words
from tests.notation import Board, cards, turned_up

SEED = bytes(range(32))


def started(seats: int, *, length: str = "short", game_id: str = "test") -> game.GameState:
    options = Options.from_dict({**Options().to_dict(), "length": length})
    state, _ = game.start(
        game_id=game_id,
        options=options,
        seats=seats,
        server_seed=SEED,
        client_seeds=["alpha", "", "beta", "gamma", "delta"][:seats],
    )
    return state


def play_round_out(state: game.GameState) -> None:
    """Let the server play for every seat until the round is over."""
    while not state.round_over:
        seat = state.to_act
        assert seat is not None
        game.apply(state, seat, choose(state, seat))


def test_lengths_and_hand_sizes() -> None:
    """R-1.1: fifteen rounds of 8 down to 1 and up to 8, or the first eight of them."""
    assert Options(length="full").hand_sizes == (8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8)
    assert Options(length="short").hand_sizes == (8, 7, 6, 5, 4, 3, 2, 1)


@pytest.mark.parametrize("seats", [1, 6])
def test_number_of_seats(seats: int) -> None:
    """R-1.1: 2 to 5 players."""
    with pytest.raises(ValueError, match="2 to 5 seats"):
        game.start(
            game_id="g", options=Options(), seats=seats, server_seed=SEED, client_seeds=[""] * seats
        )


def test_the_lowest_card_of_the_cut_deals() -> None:
    """R-1.2: the test vector's cut is KC 7H 2S for seats 0, 1, 2, so seat 2 deals."""
    state = started(3)
    assert [(seat, TEXT[card]) for seat, card in state.cut] == [(0, "KC"), (1, "7H"), (2, "2S")]
    assert state.first_dealer == state.round.dealer == 2


def cut_of(order: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], int]:
    monkeypatch.setattr("engine.shuffle.shuffle", lambda *_, **__: cards(order))
    draws, dealer = cut(SEED, seats)
    return [f"{seat}:{TEXT[card]}" for seat, card in draws], dealer


def test_seats_tied_for_lowest_draw_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-1.2: 4C and 4S tie; they alone draw on, in seat order, and tie again; then the ace is low."""
    draws, dealer = cut_of("9D 4C KD 4S 6H 6C QH AS", 4, monkeypatch)
    assert draws == ["0:9D", "1:4C", "2:KD", "3:4S", "1:6H", "3:6C", "1:QH", "3:AS"]
    assert dealer == 3


def test_suits_do_not_matter_in_the_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-1.2: an ace of any suit is lower than any 2."""
    assert cut_of("2C AS", 2, monkeypatch) == (["0:2C", "1:AS"], 1)


def test_the_deal_passes_clockwise_and_nothing_else_passes_on() -> None:
    """R-1.3: dealers 2, 0, 1, ... and each round starts clockwise with nobody exposed or owing."""
    state = started(3)
    dealers = []
    while True:
        r = state.round
        dealers.append(r.dealer)
        assert r.direction == (-1 if TEXT[r.starter][0] == "T" else 1)
        assert r.exposed_by == [None] * 3
        assert r.loses_turn == [False] * 3
        assert r.moves == r.dry_turns == 0
        play_round_out(state)
        if state.over:
            break
        game.deal_next_round(state)
    assert dealers == [2, 0, 1, 2, 0, 1, 2, 0]


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ([50, 20, 20, 80], [3, 1, 1, 4]),
        ([10, 10], [1, 1]),
        ([-50, 0, 30, 0, 0], [1, 2, 5, 2, 2]),
        ([3, 2, 1], [3, 2, 1]),
    ],
)
def test_places(totals: list[int], places: list[int]) -> None:
    """R-1.4: the lowest total wins; equal totals share a place, and the next one is left out."""
    assert places_of(totals) == places


def test_the_game_ends_after_its_last_round() -> None:
    """R-1.4: eight rounds of a short game, then places and no further deal."""
    state = started(2)
    for number in range(1, 9):
        assert state.round.number == number
        assert state.places is None
        play_round_out(state)
        if number < 8:
            game.deal_next_round(state)
    assert state.over
    assert state.places is not None
    with pytest.raises(ValueError, match="next round"):
        game.deal_next_round(state)


def test_no_deal_into_a_running_round() -> None:
    """R-1.1: the next round is dealt only when the last has ended."""
    with pytest.raises(ValueError, match="next round"):
        game.deal_next_round(started(2))


def test_the_pack_is_shuffled_anew_each_round() -> None:
    """R-2.1: round 2 is dealt from its own shuffle, whatever was left of round 1."""
    state = started(2)
    play_round_out(state)
    events = game.deal_next_round(state)
    dealt = next(event for event in events if isinstance(event, RoundDealt))
    fresh = deal_order(state.seed, 2)
    dealer = state.round.dealer
    assert dealt.hands[(dealer + 1) % 2] == sum(1 << card for card in fresh[0:14:2])


def test_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    """R-2.2: deal:1 of the test vector, three seats of eight, dealer 2: QS to seat 0, 7S to 1, 9S to 2.

    The order is QS 7S 9S  2C 4D 9C  JH 8C KD  QD 8D 3S  3H 6S TC  KC 8H 6D  TS 4C KH  TD 4H 7H,
    then 3C is turned up, and 7D is drawn first.
    """
    state = started(3)
    r = state.round
    hands = [
        "QS 2C JH QD 3H KC TS TD",
        "7S 4D 8C 8D 6S 8H 4C 4H",
        "9S 9C KD 3S TC 6D KH 7H",
    ]
    assert r.hands == [sum(1 << card for card in cards(hand)) for hand in hands]
    assert TEXT[r.starter] == "3C"
    assert TEXT[r.stock[-1]] == "7D"
    assert len(r.stock) == 52 - 24 - 1


def test_play_is_clockwise_at_first() -> None:
    """R-2.3: after a plain starter the seat on the dealer's left begins, clockwise."""
    start = turned_up("KD 4C", "KS 4D", "KH 4S", starter="QD", dealer=1)
    assert start.r.direction == 1
    assert start.r.turn == 2


@pytest.mark.parametrize("starter", ["AD", "3D", "JD", "QD", "KD"])
def test_plain_starters_do_nothing(starter: str) -> None:
    """R-2.4: A, 3, J, Q, K do nothing; an ace opens no crank."""
    start = turned_up("5C 4C", "5S 4D", starter=starter)
    assert start.happened() == ["turn_began"]
    assert (start.r.turn, start.r.asked, start.r.crank) == (1, "play", 0)


def test_a_starter_two_opens_the_crank() -> None:
    """R-2.4: the seat on the dealer's left answers a crank of 2."""
    start = turned_up("5C 4C", "5S 4D", "6C 7C", starter="2D", dealer=2)
    assert (start.r.turn, start.r.asked, start.r.crank) == (0, "crank", 2)
    assert start.told("crank_opened") == [{"seat": 2, "count": 2}]
    start.move("0:draw")
    assert start.counts() == [4, 2, 2]
    assert start.r.turn == 1


def test_a_starter_four_skips_the_dealers_left() -> None:
    """R-2.4: with three players the next but one begins."""
    start = turned_up("5C 4C", "5S 3D", "6C 7C", starter="4D")
    assert start.told("turn_skipped") == [{"seat": 1}]
    assert start.r.turn == 2


def test_a_starter_four_with_two_players_lets_the_dealer_begin() -> None:
    """R-2.4, R-4.4: the only other seat is skipped."""
    assert turned_up("5C 4C", "5S 3D", starter="4D").r.turn == 0


def test_a_starter_five_makes_everyone_but_the_dealer_draw() -> None:
    """R-2.4: in turn order from the dealer's left: seat 2 draws first, then 3, then 0."""
    start = turned_up("KC", "KD", "KH", "KS", starter="5D", dealer=1, stock="AC AD AH 2C")
    assert start.told("cards_drawn") == [
        {"seat": 2, "count": 1, "wanted": 1, "cards": ["AC"], "why": "five", "auto": False},
        {"seat": 3, "count": 1, "wanted": 1, "cards": ["AD"], "why": "five", "auto": False},
        {"seat": 0, "count": 1, "wanted": 1, "cards": ["AH"], "why": "five", "auto": False},
    ]
    assert start.r.turn == 2


def test_a_starter_six_gives_the_dealer_a_turn() -> None:
    """R-2.4: the dealer plays at once, and draws if nothing fits (R-4.6)."""
    start = turned_up("KC 4C", "KD 4D", "KH 4H", starter="6D", dealer=1)
    assert start.r.turn == 1
    blocked = turned_up("KD 4D", "KC TC", "KH 4H", starter="6D", dealer=1).move("1:draw")
    assert blocked.r.turn == 2


def test_a_starter_seven_makes_the_dealers_left_draw_and_play() -> None:
    """R-2.4: the seat on the left draws one, then takes its turn."""
    start = turned_up("KC 4C", "KD 4D", "KH 4H", starter="7D", dealer=2, stock="AC AD")
    assert start.hand(0) == "AC 4C KC"
    assert start.r.turn == 0


def test_a_starter_ten_reverses() -> None:
    """R-2.4: the seat on the dealer's right begins; with two players it is the other one."""
    start = turned_up("KC 4C", "KD 4D", "KH 4H", starter="TD", dealer=0)
    assert (start.r.direction, start.r.turn) == (-1, 2)
    duel = turned_up("KC 4C", "KD 4D", starter="TD", dealer=0)
    assert (duel.r.direction, duel.r.turn) == (-1, 1)


def naming(starter: str) -> Board:
    return turned_up("KC 4C", "KD 4D", "KH 4H", starter=starter, dealer=1)


def test_the_dealer_names_the_suit_of_a_starter_eight() -> None:
    """R-2.5: any of the four, which is then demanded, even the 8's own; then the left begins."""
    for suit in "CDHS":
        start = naming("8D")
        assert (start.r.turn, start.r.asked) == (1, "name")
        start.move(f"1:name={suit}")
        assert start.suit() == f"{suit}!"
        assert start.r.demanded_by == 1
        assert start.r.turn == 2
        assert start.told("suit_named") == [
            {"seat": 1, "suit": suit, "demanded": True, "auto": False}
        ]


def test_the_dealer_may_change_a_starter_nine_or_keep_it() -> None:
    """R-2.5: hearts for diamonds is demanded; diamonds is as if nothing had been named."""
    assert naming("9D").move("1:name=H").suit() == "H!"
    assert naming("9D").move("1:name=D").suit() == "D"
    assert naming("9D").refused("1:name=S") == "illegal_play"


def test_before_the_name_nobody_plays() -> None:
    """R-2.5: neither the dealer, who has to name first, nor the seat that comes next."""
    start = naming("8D")
    assert start.refused("2:KH") == "out_of_turn"
    assert start.refused("2:name=H") == "out_of_turn"
    assert start.refused("1:KD") == "must_name_suit"
    assert start.refused("1:KS") == "card_not_held"
    assert start.refused("1:draw") == "must_name_suit"
    assert start.reason("1:draw") == "name_first"


def test_a_name_is_given_once() -> None:
    """R-2.5: afterwards there is nothing to name."""
    start = naming("8D").move("1:name=H")
    assert start.refused("2:name=H") == "illegal_play"
    assert start.refused("1:name=H") == "out_of_turn"


def test_the_starter_exposes_nobody() -> None:
    """R-2.4, R-6.3: hands of one card, a starter laid "by the dealer": nobody can be called."""
    start = turned_up("KC", "KD", "KH", starter="QD")
    assert start.exposed() == []
    assert start.refused("1:call@0") == "not_exposed"
    assert start.refused("0:last") == "not_exposed"


def test_events_of_a_start() -> None:
    """R-2: cut, deal and starter are told before the first turn."""
    _, events = game.start(
        game_id="test",
        options=Options(),
        seats=3,
        server_seed=SEED,
        client_seeds=["alpha", "", "beta"],
    )
    kinds = [type(event).__name__ for event in events]
    assert kinds == ["Cut", "RoundDealt", "StarterTurned", "TurnBegan"]


def test_apply_tells_what_happened() -> None:
    """R-3.1: on the test vector's 3C seat 0 lays QS, black on black; the server did it."""
    state = started(3)
    events = game.apply(state, 0, parse_action("QS"), auto=True)
    assert isinstance(events[0], CardLaid)
    assert events[0].auto


def test_the_stream_has_no_end() -> None:
    """R-2.1, F-2.1: a label gives as many numbers as a shuffle asks for."""
    stream = words(SEED, "deal:1")
    assert len({next(stream) for _ in range(1000)}) > 990
