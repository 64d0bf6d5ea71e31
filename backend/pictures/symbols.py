"""The page's drawings (`symbols.svg`), with their colours filled in."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

_FILE: Final = Path(__file__).with_name("symbols.svg")
_SYMBOL: Final = re.compile(
    r'<symbol id="(?P<id>[^"]+)" viewBox="0 0 (?P<w>[\d.]+) (?P<h>[\d.]+)"[^>]*>(?P<body>.*?)</symbol>',
    re.DOTALL,
)


@cache
def _symbols() -> dict[str, tuple[float, float, str]]:
    """Return width, height and contents of every symbol, by id."""
    found = _SYMBOL.finditer(_FILE.read_text("utf-8"))
    return {each["id"]: (float(each["w"]), float(each["h"]), each["body"]) for each in found}


def symbol(
    name: str, box: tuple[float, float, float], paint: str, parts: Mapping[str, str] | None = None
) -> str:
    """Return a symbol with its upper left corner at the box's (x, y) and its width; height follows.

    `paint` is its colour (`#rrggbb`); `parts` those that it names itself (`face`, `cut`, ...).
    """
    x, y, width = box
    own_width, own_height, body = _symbols()[name]
    filled = body.replace("currentColor", paint)
    for part, value in (parts or {}).items():
        filled = filled.replace(f"var(--{part})", value)
    return (
        f'<svg x="{x:.2f}" y="{y:.2f}" width="{width:.2f}"'
        f' height="{width * own_height / own_width:.2f}"'
        f' viewBox="0 0 {own_width:g} {own_height:g}" fill="{paint}">{filled}</svg>'
    )
