"""The page's colours (`frontend/src/ui/tokens.css`), as far as pictures need them.

A renderer of pictures knows no style sheets, so they stand here once more; a test holds the two
together, name by name.
"""

from dataclasses import dataclass
from typing import Final, Literal

Theme = Literal["dark", "light"]
Deck = Literal["two", "four"]

DYES: Final = ("#4a6dba", "#2c7a72", "#985a93", "#986440", "#607089")
"""By seat: card backs and discs."""
ON_DYE: Final = "#fbf6ea"
PRINT: Final = "#141c28"
PRINT_2: Final = "#5a5a55"
COURT_BRASS: Final = "#c2943c"
CARMINE: Final = "#a5142e"
FOREST: Final = "#17603f"
AMBER: Final = "#8f4700"

SUITS: Final[dict[Deck, dict[str, str]]] = {
    "two": {"S": PRINT, "C": PRINT, "H": CARMINE, "D": CARMINE},
    "four": {"S": PRINT, "C": FOREST, "H": CARMINE, "D": AMBER},
}
"""What a suit is printed in, by deck."""


@dataclass(frozen=True, slots=True)
class Palette:
    """What changes with the theme; each field is the token of its name."""

    table: str
    light: str
    surface: str
    raised: str
    line: str
    text: str
    text_2: str
    brass: str
    brass_fill: str
    brass_2: str
    brass_edge: str
    on_brass: str
    alarm: str
    paper: str
    paper_2: str
    paper_line: str
    card_edge: str
    back_base: str
    wood: str
    wood_2: str


PALETTES: Final[dict[Theme, Palette]] = {
    "dark": Palette(
        table="#0d141e",
        light="#213145",
        surface="#131c28",
        raised="#1b2634",
        line="#2b394a",
        text="#f0e8d8",
        text_2="#b4b7b8",
        brass="#dcb062",
        brass_fill="#dcb062",
        brass_2="#917544",
        brass_edge="#7c5a1c",
        on_brass="#17110a",
        alarm="#ff6a45",
        paper="#f5eddc",
        paper_2="#e6dac2",
        paper_line="#c9bb9e",
        card_edge="#00000000",
        back_base="#24354c",
        wood="#efe3cb",
        wood_2="#b9a685",
    ),
    "light": Palette(
        table="#e8dfcd",
        light="#faf5ea",
        surface="#f4eddf",
        raised="#fdfaf2",
        line="#cabb9d",
        text="#18212d",
        text_2="#50555a",
        brass="#775309",
        brass_fill="#cf9f48",
        brass_2="#967840",
        brass_edge="#6b4a0c",
        on_brass="#1a1206",
        alarm="#ad2a0b",
        paper="#fffdf7",
        paper_2="#f3ebd8",
        paper_line="#cabb9d",
        card_edge="#18212d99",
        back_base="#2d4059",
        wood="#3a2c20",
        wood_2="#1d150e",
    ),
}
