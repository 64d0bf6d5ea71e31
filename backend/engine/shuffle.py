"""The arithmetic of docs/fairness.md: every card of a game follows from its seeds."""

import hmac
import re
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import chain, count
from struct import Struct
from typing import Final

from engine.cards import PACK, RANK, Card

MAX_CLIENT_SEED: Final = 64
SERVER_SEED_BYTES: Final = 32

_GAME_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
_CLIENT_SEED: Final = re.compile(rf"[ -~]{{0,{MAX_CLIENT_SEED}}}")
_WORDS: Final = Struct(">8I").unpack
_FIRST_COUNTERS: Final = tuple(number.to_bytes(4, "big") for number in range(8))
_SPAN: Final = 1 << 32
_LIMITS: Final = (0, *(_SPAN - _SPAN % k for k in range(1, len(PACK) + 1)))
"""`below(k)` takes words less than `_LIMITS[k]` (F-2.2)."""


def check_game_id(game_id: str) -> None:
    """ValueError unless it is 1 to 40 characters of `A-Z a-z 0-9 _ -` (F-1.5)."""
    if not _GAME_ID.fullmatch(game_id):
        raise ValueError("A game id is 1 to 40 characters of A-Z a-z 0-9 _ -.")


def check_client_seed(seed: str) -> None:
    """ValueError unless it is at most 64 printable ASCII characters (F-1.3)."""
    if not _CLIENT_SEED.fullmatch(seed):
        raise ValueError(f"A seed is at most {MAX_CLIENT_SEED} printable ASCII characters.")


def commitment(server_seed: bytes) -> str:
    """Return SHA-256 of the server's seed, lower-case hex (F-1.2)."""
    return sha256(server_seed).hexdigest()


def client_hash(seed: str) -> str:
    """Return SHA-256 of a client's seed, lower-case hex (F-1.4); ValueError for a bad seed (F-1.3)."""
    check_client_seed(seed)
    return sha256(seed.encode("ascii")).hexdigest()


def game_seed(*, server_seed: bytes, game_id: str, client_seeds: Sequence[str]) -> bytes:
    """Return the 32 bytes that every shuffle of the game comes from (F-1.5).

    Raises ValueError for seeds or an id out of bounds.
    """
    if len(server_seed) != SERVER_SEED_BYTES:
        raise ValueError(f"A server seed is {SERVER_SEED_BYTES} bytes.")
    check_game_id(game_id)
    for seed in client_seeds:
        check_client_seed(seed)
    message = "\n".join((game_id, *client_seeds)).encode("ascii")
    return hmac.digest(server_seed, message, "sha256")


def words(seed: bytes, label: str) -> Iterator[int]:
    """Return the endless stream of a label: 32-bit words, eight to a block (F-2.1)."""
    start = sha256(seed + label.encode("ascii"))

    def block(counter: bytes) -> tuple[int, ...]:
        hashed = start.copy()
        hashed.update(counter)
        return _WORDS(hashed.digest())

    return chain.from_iterable(map(block, _counters()))


def _counters() -> Iterator[bytes]:
    """Count from 0, in 4 bytes; the first few, which a pack takes, are ready."""
    yield from _FIRST_COUNTERS
    for number in count(len(_FIRST_COUNTERS)):
        yield number.to_bytes(4, "big")


def shuffled(cards: Sequence[Card], stream: Iterable[int]) -> list[Card]:
    """Return up to 52 cards in the order that the stream gives (F-2.3)."""
    order = list(cards)
    left = len(order)
    if left < 2:
        return order
    for word in stream:
        if word >= _LIMITS[left]:
            continue  # at the ragged end of the 32 bits: below(left) takes the next (F-2.2)
        other = word % left
        left -= 1
        order[left], order[other] = order[other], order[left]
        if left == 1:
            return order
    raise ValueError("The stream has ended before the shuffle.")


def shuffle(cards: Sequence[Card], *, seed: bytes, label: str) -> list[Card]:
    """Return the cards shuffled under a label; index 0 is dealt or drawn first (F-2.3, F-3)."""
    return shuffled(cards, words(seed, label))


def deal_order(seed: bytes, number: int) -> list[Card]:
    """Return the pack for round `number` (F-3.3)."""
    return shuffle(PACK, seed=seed, label=f"deal:{number}")


def reshuffle_order(discards: Sequence[Card], seed: bytes, number: int, count: int) -> list[Card]:
    """Return the draw pile of the `count`-th reshuffle of round `number` (F-3.4).

    `discards` come without the top card, in the order in which they were laid.
    """
    return shuffle(discards, seed=seed, label=f"reshuffle:{number}:{count}")


def cut(seed: bytes, seats: int) -> tuple[list[tuple[int, Card]], int]:
    """Return who draws what in the cut, in order, and the first dealer (R-1.2, F-3.2)."""
    pack = iter(shuffle(PACK, seed=seed, label="cut"))
    draws: list[tuple[int, Card]] = []
    lowest = list(range(seats))
    while len(lowest) > 1:
        drawn = [(seat, next(pack)) for seat in lowest]
        draws += drawn
        low = min(RANK[card] for _, card in drawn)
        lowest = [seat for seat, card in drawn if RANK[card] == low]
    return draws, lowest[0]
