"""From SVG to PNG, by resvg: a renderer that runs no scripts and fetches nothing."""

from pathlib import Path
from typing import Final

from resvg_py import svg_to_bytes

_FONTS: Final = [str(path) for path in sorted((Path(__file__).parent / "fonts").glob("*.ttf"))]


def png(svg: str) -> bytes:
    """Return the picture that an SVG of ours describes."""
    return bytes(svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=_FONTS))
