"""docs/fairness.md: seeds, streams and shuffles."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

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

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "data" / "fairness-vectors.json").read_text(encoding="utf-8")
)
"""F-4, and made-up streams (F-2.2): the page's verifier is held to the same file."""
SERVER_SEED = bytes(range(32))
CLIENT_SEEDS = VECTORS["client_seeds"]
GAME_SEED = bytes.fromhex(VECTORS["game_seed"])


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
    assert bytes.fromhex(VECTORS["server_seed"]) == SERVER_SEED
    assert commitment(SERVER_SEED) == VECTORS["commitment"]


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
    assert [client_hash(seed) for seed in CLIENT_SEEDS] == VECTORS["client_hashes"]


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
    assert first == VECTORS["cut_words"]
    assert len(set(islice(words(GAME_SEED, "cut"), 24))) == 24


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
    assert dealer == VECTORS["first_dealer"]


def test_a_cut_with_a_tie() -> None:
    """F-3.2, R-1.2: seats tied for lowest go on drawing from the same pack."""
    tied = VECTORS["tied_cut"]
    draws, dealer = cut(seed_of(tied["game_id"], tied["client_seeds"]), 4)
    assert [[seat, TEXT[card]] for seat, card in draws] == tied["draws"]
    assert dealer == tied["first_dealer"]


@pytest.mark.parametrize("made_up", VECTORS["made_up_streams"], ids=lambda made_up: made_up["why"])
def test_made_up_streams(made_up: dict[str, Any]) -> None:
    """F-2.2, F-2.3: words worked out by hand, those at the ragged end among them."""
    order = shuffled([parse_card(card) for card in made_up["cards"].split()], made_up["words"])
    assert text(order) == made_up["order"]


def test_deal_of_the_test_vector() -> None:
    """F-3.3, F-4: the order of deal:1."""
    assert text(deal_order(GAME_SEED, 1)) == VECTORS["deal_1"]
    assert deal_order(GAME_SEED, 2) != deal_order(GAME_SEED, 1)


def test_reshuffle_of_the_test_vector() -> None:
    """F-3.4, F-4: the first seven cards of the pack."""
    reshuffle = VECTORS["reshuffle_1_1"]
    assert text(list(PACK[:7])) == reshuffle["discards"]
    assert text(reshuffle_order(PACK[:7], GAME_SEED, 1, 1)) == reshuffle["order"]
    assert reshuffle_order([parse_card("TD")], GAME_SEED, 1, 2) == cards("TD")
