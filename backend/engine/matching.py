"""What fits on what (R-3.1, R-3.2, R-9): tables of masks, made once for each kind of table."""

from functools import cache
from typing import Final

from engine.cards import ACE, EIGHT, NINE, OF_COLOUR, OF_RANK, OF_SUIT, PACK, RANK, SUIT, TWO, Mask
from engine.options import Options

CRANK_CARDS: Final = OF_RANK[ACE] | OF_RANK[TWO]
"""What answers an open crank (R-5.1)."""


def _wild(options: Options) -> Mask:
    """Return what fits on anything outside a crank."""
    return OF_RANK[EIGHT] | (OF_RANK[NINE] if options.wild_nines else 0)


@cache
def fits_on(options: Options) -> tuple[Mask, ...]:
    """Return, by top card, what may be laid on it while no suit is demanded (R-3.1)."""
    alike = OF_COLOUR if options.matching == "colour" else OF_SUIT
    wild = _wild(options)
    return tuple(alike[SUIT[top]] | OF_RANK[RANK[top]] | wild for top in PACK)


@cache
def fits_demand(options: Options) -> tuple[tuple[Mask, ...], ...]:
    """Return, by demanded suit and rank of the top card, what may be laid (R-3.2)."""
    wild = _wild(options)
    return tuple(
        tuple(OF_SUIT[suit] | OF_RANK[rank] | wild for rank in range(13)) for suit in range(4)
    )
