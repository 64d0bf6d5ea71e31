"""The arithmetic of docs/fairness.md: every card of a game follows from its seeds."""

import hashlib
import hmac
import re
from collections.abc import Callable, Sequence
from struct import Struct
from typing import Final

from engine.cards import PACK, RANK, Card

MAX_CLIENT_SEED: Final = 64
SERVER_SEED_BYTES: Final = 32

_GAME_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
_CLIENT_SEED: Final = re.compile(rf"[ -~]{{0,{MAX_CLIENT_SEED}}}")
_WORDS: Final = Struct(">8I").unpack
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
    """SHA-256 of the server's seed, lower-case hex (F-1.2)."""
    return hashlib.sha256(server_seed).hexdigest()


def client_hash(seed: str) -> str:
    """SHA-256 of a client's seed, lower-case hex (F-1.4); ValueError for a seed that F-1.3 refuses."""
    check_client_seed(seed)
    return hashlib.sha256(seed.encode("ascii")).hexdigest()


def game_seed(*, server_seed: bytes, game_id: str, client_seeds: Sequence[str]) -> bytes:
    """The 32 bytes that every shuffle of the game comes from (F-1.5); ValueError for seeds or an id out of bounds."""
    if len(server_seed) != SERVER_SEED_BYTES:
        raise ValueError(f"A server seed is {SERVER_SEED_BYTES} bytes.")
    check_game_id(game_id)
    for seed in client_seeds:
        check_client_seed(seed)
    message = "\n".join((game_id, *client_seeds)).encode("ascii")
    return hmac.digest(server_seed, message, "sha256")


class Stream:
    """The numbers that belong to a label: blocks of eight 32-bit words (F-2.1)."""

    __slots__ = ("_block", "_counter", "_start")

    def __init__(self, seed: bytes, label: str) -> None:
        self._start = hashlib.sha256(seed + label.encode("ascii"))
        self._counter = 0
        self._block: list[int] = []

    def word(self) -> int:
        """The next word, 0 to 2^32 - 1."""
        if not self._block:
            block = self._start.copy()
            block.update(self._counter.to_bytes(4, "big"))
            self._counter += 1
            self._block = list(reversed(_WORDS(block.digest())))
        return self._block.pop()


def below(bound: int, word: Callable[[], int]) -> int:
    """An even choice of 0 to bound - 1 (bound at most 52): words at the ragged end are passed over (F-2.2)."""
    limit = _LIMITS[bound]
    while (number := word()) >= limit:
        pass
    return number % bound


def shuffled(cards: Sequence[Card], word: Callable[[], int]) -> list[Card]:
    """The cards in the order that the words give (F-2.3)."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1, word)
        order[last], order[other] = order[other], order[last]
    return order


def shuffle(cards: Sequence[Card], *, seed: bytes, label: str) -> list[Card]:
    """The cards shuffled by the game's seed under a label; index 0 is dealt or drawn first (F-2.3, F-3)."""
    return shuffled(cards, Stream(seed, label).word)


def deal_order(seed: bytes, number: int) -> list[Card]:
    """The pack for round `number` (F-3.3)."""
    return shuffle(PACK, seed=seed, label=f"deal:{number}")


def reshuffle_order(discards: Sequence[Card], seed: bytes, number: int, count: int) -> list[Card]:
    """The new draw pile of the `count`-th reshuffle of round `number` (F-3.4); `discards` without the top card."""
    return shuffle(discards, seed=seed, label=f"reshuffle:{number}:{count}")


def cut(seed: bytes, seats: int) -> tuple[list[tuple[int, Card]], int]:
    """Who draws what in the cut, in order, and the first dealer (R-1.2, F-3.2)."""
    pack = iter(shuffle(PACK, seed=seed, label="cut"))
    draws: list[tuple[int, Card]] = []
    lowest = list(range(seats))
    while len(lowest) > 1:
        drawn = [(seat, next(pack)) for seat in lowest]
        draws += drawn
        low = min(RANK[card] for _, card in drawn)
        lowest = [seat for seat, card in drawn if RANK[card] == low]
    return draws, lowest[0]
