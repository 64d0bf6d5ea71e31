"""docs/fairness.md: seeds, streams and shuffles."""

from itertools import islice

import pytest

from engine.cards import PACK, TEXT, parse_card
from engine.shuffle import (
    check_client_seed,
    check_game_id,
    client_hash,
    commitment,
    cut,
    deal_order,
    game_seed,
    reshuffle_order,
    shuffled,
    words,
)
from tests.notation import cards

SERVER_SEED = bytes(range(32))
CLIENT_SEEDS = ["alpha", "", "beta"]
GAME_SEED = bytes.fromhex("b5dc1de97561a4aaeff3300f7be8eb8db165fa61e0c3daa83c16e2a21f355b4c")
FULL = 2**32


def text(order: list[int]) -> str:
    return " ".join(TEXT[card] for card in order)


def seed_of(
    game_id: str = "test", seeds: list[str] | None = None, server: bytes = SERVER_SEED
) -> bytes:
    return game_seed(
        server_seed=server, game_id=game_id, client_seeds=CLIENT_SEEDS if seeds is None else seeds
    )


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_server_seed_is_32_bytes(length: int) -> None:
    """F-1.1: no other length is taken."""
    with pytest.raises(ValueError, match="32 bytes"):
        seed_of(server=bytes(length))


def test_commitment() -> None:
    """F-1.2, F-4: SHA-256 of the server seed in lower-case hex."""
    expected = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(SERVER_SEED) == expected


@pytest.mark.parametrize("seed", ["", " ", "~", "correct horse", "x" * 64])
def test_client_seeds(seed: str) -> None:
    """F-1.3: up to 64 printable ASCII characters, space to tilde, none at all included."""
    check_client_seed(seed)


@pytest.mark.parametrize("seed", ["x" * 65, "é", "\n", "a\n", "\x7f", "\t", "\0", "\ud800"])
def test_client_seeds_refused(seed: str) -> None:
    """F-1.3: anything else is refused."""
    with pytest.raises(ValueError, match="64 printable"):
        check_client_seed(seed)
    with pytest.raises(ValueError, match="64 printable"):
        seed_of(seeds=[seed])


def test_client_hash() -> None:
    """F-1.4: SHA-256 of the seed; the hash of no seed is known to everybody."""
    assert client_hash("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert client_hash("alpha") == (
        "8ed3f6ad685b959ead7022518e1af76cd816f8e8ec7ccdda1ed4018e8f2223f8"
    )


def test_game_seed() -> None:
    """F-1.5, F-4: HMAC over the game id and the client seeds, each after a line feed."""
    assert seed_of() == GAME_SEED
    assert seed_of(seeds=["", "alpha", "beta"]) != GAME_SEED
    assert seed_of(game_id="test2") != GAME_SEED


@pytest.mark.parametrize("game_id", ["", "x" * 41, "a b", "a\n", "ä", "a/b"])
def test_game_ids_refused(game_id: str) -> None:
    """F-1.5: 1 to 40 characters of A-Z a-z 0-9 _ -."""
    with pytest.raises(ValueError, match="game id"):
        check_game_id(game_id)
    with pytest.raises(ValueError, match="game id"):
        seed_of(game_id=game_id)


def test_stream() -> None:
    """F-2.1, F-4: the first eight words of `cut`; the next block goes on with counter 1."""
    first = [f"{word:08x}" for word in islice(words(GAME_SEED, "cut"), 8)]
    assert first == [
        "7524d3a8", "87b953e5", "e629e2db", "7a267a16",
        "ad5adba5", "41f26c73", "969e037e", "d9a847ae",
    ]  # fmt: skip
    assert len(set(islice(words(GAME_SEED, "cut"), 24))) == 24


def test_words_at_the_ragged_end_are_passed_over() -> None:
    """F-2.2: 2^32 mod 3 is 1, so of three cards the word 2^32 - 1 is passed over, 2^32 - 2 is not.

    below(3) of 2^32 - 2 is 2: the last card stays; below(2) of 5 is 1: so does the middle one.
    """
    assert shuffled([10, 20, 30], [FULL - 1, FULL - 2, 5]) == [10, 20, 30]
    assert shuffled([10, 20, 30], [0, 0]) == [20, 30, 10]


def test_no_word_is_passed_over_for_a_power_of_two() -> None:
    """F-2.2: 2^32 mod 2 is 0: of two cards every word does, and 2^32 - 1 gives 1."""
    assert shuffled([10, 20], [FULL - 1]) == [10, 20]
    assert shuffled([10, 20], [FULL - 2]) == [20, 10]


def test_several_words_may_be_passed_over() -> None:
    """F-2.2: for 52 cards the last 2^32 mod 52 = 48 words are passed over, one after the other."""
    assert FULL % 52 == 48
    ragged = [FULL - 1, FULL - 48, FULL - 20]
    rest = list(range(51, 0, -1))
    assert shuffled(PACK, [*ragged, *rest]) == shuffled(PACK, rest)
    assert shuffled(PACK, [FULL - 49, *rest[1:]]) == list(PACK)  # (2^32 - 49) mod 52 is 51


def test_shuffle_from_the_end() -> None:
    """F-2.3: of A B C D with words 1, 2, 0: swap D and B, then C stays, then D and A."""
    assert shuffled([1, 2, 3, 4], [1, 2, 0]) == [4, 1, 3, 2]


def test_small_shuffles() -> None:
    """F-2.3: nothing and one card take no number at all."""
    assert shuffled([], []) == []
    assert shuffled([7], []) == [7]


def test_a_stream_that_ends() -> None:
    """F-2.3: a made-up stream that is too short is an error, not a bad shuffle."""
    with pytest.raises(ValueError, match="stream has ended"):
        shuffled([1, 2, 3], [0])


def test_pack_order() -> None:
    """F-3.1: clubs, diamonds, hearts, spades; ace to king in each."""
    assert text(list(PACK[:14])) == "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD"
    assert text([PACK[26], PACK[51]]) == "AH KS"


def test_cut_of_the_test_vector() -> None:
    """F-3.2, F-4: seat 2 deals."""
    draws, dealer = cut(GAME_SEED, 3)
    assert [seat for seat, _ in draws] == [0, 1, 2]
    assert dealer == 2


def test_deal_of_the_test_vector() -> None:
    """F-3.3, F-4: the order of deal:1."""
    assert text(deal_order(GAME_SEED, 1)) == (
        "QS 7S 9S 2C 4D 9C JH 8C KD QD 8D 3S 3H 6S TC KC 8H 6D TS 4C KH TD 4H 7H 3C 7D KS AS QH 5H "
        "3D 2D 9D AC 9H 6H 6C JS 5S JC AD 2H 2S 7C AH QC 8S 4S 5D JD 5C TH"
    )
    assert deal_order(GAME_SEED, 2) != deal_order(GAME_SEED, 1)


def test_reshuffle_of_the_test_vector() -> None:
    """F-3.4, F-4: the first seven cards of the pack."""
    assert text(reshuffle_order(PACK[:7], GAME_SEED, 1, 1)) == "6C 7C 2C 3C 5C 4C AC"
    assert reshuffle_order([parse_card("TD")], GAME_SEED, 1, 2) == cards("TD")
