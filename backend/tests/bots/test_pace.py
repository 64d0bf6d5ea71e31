"""How long bots take, which tells nothing."""

import inspect
from random import Random

from bots import pace


def test_a_delay_knows_nothing_but_chance() -> None:
    """Neither hand nor choice can be handed in."""
    for delay in (pace.think_ms, pace.react_ms):
        assert list(inspect.signature(delay).parameters) == ["rng"]


def test_delays_look_human() -> None:
    rng = Random(1)
    thinking = [pace.think_ms(rng) for _ in range(5000)]
    assert min(thinking) >= 700
    assert max(thinking) <= 4200
    assert 1000 < sum(thinking) / len(thinking) < 2000
    reacting = [pace.react_ms(rng) for _ in range(5000)]
    assert min(reacting) >= 600
    assert max(reacting) <= 2400
    assert len(set(thinking)) > 500


def test_the_same_chance_gives_the_same_delay() -> None:
    assert pace.think_ms(Random(3)) == pace.think_ms(Random(3))
    assert pace.react_ms(Random(3)) == pace.react_ms(Random(3))
