"""What lies on a table, each part as SVG in pixels of the picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final, Literal
from xml.sax.saxutils import escape

from pictures.names import width_of
from pictures.palette import COURT_BRASS, DYES, ON_DYE, PRINT, PRINT_2, SUITS, Deck, Palette
from pictures.symbols import symbol

ABILITIES: Final = {
    "A": "crank", "2": "crank", "3": "cancel", "4": "skip", "5": "all",
    "6": "again", "7": "next", "8": "wild", "9": "sister", "T": "reverse",
}  # fmt: skip
NOTCHES: Final = {"A": "1", "2": "2"}
"""What is printed beside the mark of a card that turns the crank."""
_CARD_HEIGHT: Final = 1.4
_RACK_BACKS: Final = 12
"""More backs than these look the same, and the number stands on the plate."""

Point = tuple[float, float]
Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: its upper left corner, width and height."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Ink:
    """What a picture is printed in."""

    palette: Palette
    deck: Deck

    def of(self, suit: str) -> str:
        """Return a suit's colour."""
        return SUITS[self.deck][suit]


@dataclass(frozen=True, slots=True)
class Type:
    """How a line of text is set: the sans speaks, the serif counts."""

    size: float
    fill: str
    family: Literal["Commissioner", "Vollkorn"] = "Commissioner"
    weight: int = 420
    anchor: Anchor = "start"


def figures(size: float, fill: str, anchor: Anchor = "middle") -> Type:
    """Return the type of numbers, indices and heads."""
    return Type(size, fill, "Vollkorn", 800, anchor)


def text(words: str, at: Point, style: Type) -> str:
    """Return a line of text with its foot at `at`. Whatever it says is safe: it is escaped here."""
    x, y = at
    return (
        f'<text x="{x:.2f}" y="{y:.2f}" font-family="{style.family}" font-weight="{style.weight}"'
        f' font-size="{style.size:g}" fill="{style.fill}" text-anchor="{style.anchor}">'
        f"{escape(words)}</text>"
    )


def _printed(rank: str) -> str:
    return "10" if rank == "T" else rank


def _paper(at: Point, width: float, fill: str, edge: str) -> str:
    x, y = at
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{width * _CARD_HEIGHT:.2f}"'
        f' rx="{width * 0.07:.2f}" fill="{fill}" stroke="{edge}"/>'
    )


def card(code: str, width: float, face: str, ink: Ink) -> str:
    """Return a whole card around the origin, printed on a paper of the colour `face`."""
    rank, suit = code[0], code[1]
    colour = ink.of(suit)
    x, y = -width / 2, -width * _CARD_HEIGHT / 2
    return "".join(
        [
            _paper((x, y), width, face, ink.palette.card_edge),
            text(
                _printed(rank),
                (x + width * 0.235, y + width * 0.4),
                figures(width * 0.4, colour),
            ),
            symbol(
                f"suit-{suit.lower()}",
                (x + width * 0.105, y + width * 0.46, width * 0.26),
                colour,
            ),
            _picture_on(code, width, colour, face),
            _ability_on(rank, width),
        ]
    )


def _picture_on(code: str, width: float, colour: str, face: str) -> str:
    """Return the large figure in a card's lower right: a court, or the suit once more."""
    rank, suit = code[0], code[1]
    x, y = -width / 2, -width * _CARD_HEIGHT / 2
    if rank in "JQK":
        return symbol(
            f"court-{rank.lower()}",
            (x + width * 0.34, y + width * (_CARD_HEIGHT - 0.726), width * 0.66),
            colour,
            {"face": face, "cut": PRINT, "brass": COURT_BRASS},
        )
    return symbol(
        f"suit-{suit.lower()}", (x + width * 0.42, y + width * 0.79, width * 0.51), colour
    )


def _ability_on(rank: str, width: float) -> str:
    name = ABILITIES.get(rank)
    if name is None:
        return ""
    x, y = -width / 2, -width * _CARD_HEIGHT / 2
    mark = symbol(f"ability-{name}", (x + width * 0.125, y + width * 1.1, width * 0.19), PRINT_2)
    beside = text(
        NOTCHES.get(rank, ""),
        (x + width * 0.32, y + width * 1.285),
        figures(width * 0.19, PRINT_2, "start"),
    )
    return mark + beside


def back(at: Point, width: float, dye: str, palette: Palette) -> str:
    """Return a card seen from behind."""
    x, y = at
    edge = width * 0.065
    inside = Box(x + edge, y + edge, width - 2 * edge, width * _CARD_HEIGHT - 2 * edge)
    return (
        _paper(at, width, palette.paper, palette.card_edge)
        + f'<rect x="{inside.x:.2f}" y="{inside.y:.2f}" width="{inside.width:.2f}"'
        f' height="{inside.height:.2f}" rx="{width * 0.05:.2f}" fill="{dye}"/>'
        f'<g stroke="{ON_DYE}" stroke-linecap="round">'
        + symbol("back", (inside.x, inside.y, inside.width), "none", {"dye": dye})
        + "</g>"
    )


def stock(count: int, at: Point, width: float, palette: Palette) -> str:
    """Return the draw pile; its thickness says no more than one card, two, or more."""
    x, y = at
    under = "".join(
        _paper((x + off, y + off), width, palette.paper_2, palette.paper_line)
        for off in (6, 3)[max(0, 3 - count) :]
    )
    return under + (back(at, width, palette.back_base, palette) if count else "")


def open_rack(cards: Sequence[str], box: Box, ink: Ink) -> str:
    """Return a hand for all to see: the upper edges of its cards, side by side."""
    width = min(box.height * 0.72, box.width / max(1, len(cards)))
    left = box.x + (box.width - width * len(cards)) / 2
    return "".join(
        _rack_card(code, Box(left + i * width, box.y, width, box.height), ink)
        for i, code in enumerate(cards)
    )


def _rack_card(code: str, box: Box, ink: Ink) -> str:
    rank, suit = code[0], code[1]
    colour = ink.of(suit)
    size = min(box.height * 0.54, box.width * (0.62 if rank == "T" else 0.78))
    pip = min(box.height * 0.34, box.width * 0.5)
    middle = box.x + box.width / 2
    return (
        f'<path d="M{box.x + 0.5:.2f} {box.y + box.height:.2f}v-{box.height - 3:.2f}q0-3 3-3'
        f'h{box.width - 7:.2f}q3 0 3 3v{box.height - 3:.2f}Z" fill="{ink.palette.paper}"'
        f' stroke="{ink.palette.card_edge}"/>'
        + text(_printed(rank), (middle, box.y + box.height * 0.5), figures(size, colour))
        + symbol(f"suit-{suit.lower()}", (middle - pip / 2, box.y + box.height * 0.58, pip), colour)
    )


def closed_rack(count: int, box: Box, dye: str, palette: Palette) -> str:
    """Return a hand from behind, its cards a little fanned."""
    shown = min(count, _RACK_BACKS)
    width = box.height * 0.8
    step = min(width * 0.62, (box.width - width) / max(1, shown - 1))
    left = (box.width - width - step * (shown - 1)) / 2
    backs = "".join(
        back((left + i * step, 8 + abs(i - (shown - 1) / 2) * 0.8), width, dye, palette)
        for i in range(shown)
    )
    # A picture within the picture cuts off what the plate would cover.
    return (
        f'<svg x="{box.x:.2f}" y="{box.y - 8:.2f}" width="{box.width:.2f}"'
        f' height="{box.height + 8:.2f}">{backs}</svg>'
    )


_ARM: Final = (
    "M-33 31C-19 41-13 54-11 73A11.5 11.5 0 0 0 11 73C13 54 19 41 33 31A45 45 0 1 0-33 31Z"
)


def crank(count: int, at: Point, width: float, palette: Palette) -> str:
    """Return the crank with its centre at `at`; `count` notches turn it, 0 is at rest."""
    x, y = at
    angle = count * 30
    metal = palette.brass_fill if count else palette.brass_2
    edge = palette.brass_edge
    return (
        f'<g transform="translate({x:.2f} {y:.2f}) scale({width / 200:.4f})">'
        + _dial(count, palette)
        + f'<path d="{_ARM}" transform="translate(0 4) rotate({angle})" fill="{edge}"/>'
        f'<g transform="rotate({angle})"><path d="{_ARM}" fill="{metal}" stroke="{edge}"/>'
        f'<circle r="40.5" fill="none" stroke="{edge}" stroke-width="1.4" opacity=".8"/></g>'
        f'<circle r="36" fill="{palette.table}" stroke="{edge}" stroke-width="1.5"/>'
        + (_count(count, palette) if count else _bolt(metal, palette))
        + _grip(angle, metal, palette)
        + "</g>"
    )


def _count(count: int, palette: Palette) -> str:
    wide = count > 9
    return text(str(count), (0, 17 if wide else 23), figures(51 if wide else 68, palette.alarm))


def _bolt(metal: str, palette: Palette) -> str:
    edge = f'stroke="{palette.brass_edge}" stroke-width="1.5"'
    return (
        f'<path d="M0-20 17.3-10V10L0 20-17.3 10V-10Z" fill="{metal}" {edge}/>'
        f'<circle r="7" fill="{palette.surface}" {edge}/>'
    )


def _dial(count: int, palette: Palette) -> str:
    edge = palette.alarm if count else palette.line
    plate = f'<circle r="96" fill="{palette.surface}" stroke="{edge}" stroke-width="1.5"/>'
    track = f'<circle r="84" fill="none" stroke="{palette.line}" stroke-width="9"/>'
    # From the foot, clockwise.
    lit = "".join(
        f'<path d="{_arc(84, 90 + notch * 30, 90 + (notch + 1) * 30)}" fill="none"'
        f' stroke="{palette.alarm}" stroke-width="9"/>'
        for notch in range(count)
    )
    cuts = "".join(
        f'<path d="M0 77V91" transform="rotate({notch * 30})" stroke="{palette.surface}"'
        ' stroke-width="4"/>'
        for notch in range(12)
    )
    return plate + track + lit + cuts


def _grip(angle: int, metal: str, palette: Palette) -> str:
    """Return the handle: it keeps its slant while the arm goes round."""
    return (
        f'<g transform="rotate({angle}) translate(0 73)">'
        f'<circle r="7.5" fill="{palette.brass_edge}"/>'
        f'<g transform="rotate({-angle}) rotate(-34)">'
        f'<path d="M-7.5-1C-13 9-13.5 24-10 36A10 5.5 0 0 0 10 36C13.5 24 13 9 7.5-1Z"'
        f' fill="{palette.wood_2}" stroke="{palette.surface}" stroke-width="1.5"/>'
        f'<path d="M-7.5-1C-13 9-13.5 24-10 36A10 5.5 0 0 0 1 41.4C6 28 6 10 2.5-1Z"'
        f' fill="{palette.wood}"/>'
        f'<path d="M-8.5-3A8.5 4.5 0 0 1 8.5-3V2A8.5 4.5 0 0 1-8.5 2Z" fill="{metal}"'
        f' stroke="{palette.brass_edge}"/></g></g>'
    )


def ring(box: Box, direction: int, turn_at: float | None, palette: Palette) -> str:
    """Return the ring of the direction of play, filling `box`.

    `turn_at` is where the turn is, in degrees clockwise from the right; None where it is nobody's.
    """
    marks = "".join(_ring_mark(i, palette) for i in range(36))
    turn = (
        ""
        if turn_at is None
        else f'<path d="{_arc(242, turn_at - 17, turn_at + 17)}" stroke="{palette.brass}"'
        ' stroke-width="6"/>'
    )
    return (
        f'<g transform="translate({box.x + box.width / 2:.2f} {box.y + box.height / 2:.2f})'
        f' scale({box.width / 500:.4f} {box.height / 500:.4f})" fill="none">'
        f'<g stroke="{palette.brass_2}" stroke-width="1.6" opacity=".75">'
        # A reversal turns the marks over.
        f'<circle r="242"/><circle r="210"/></g><g transform="scale({direction} 1)">{marks}</g>'
        f"{turn}</g>"
    )


def _ring_mark(index: int, palette: Palette) -> str:
    turned = f'transform="rotate({index * 10})"'
    if index % 3 == 0:
        return f'<path d="M-4-232 5-226-4-220" {turned} stroke="{palette.brass}" stroke-width="3"/>'
    return f'<path d="M0-229V-223" {turned} stroke="{palette.brass_2}" stroke-width="2.2"/>'


def _arc(radius: float, start: float, end: float) -> str:
    """Return a path along a circle, in degrees clockwise from the right; less than half a turn."""
    (x0, y0), (x1, y1) = (
        (radius * cos(radians(angle)), radius * sin(radians(angle))) for angle in (start, end)
    )
    return f"M{x0:.2f} {y0:.2f}A{radius:g} {radius:g} 0 0 1 {x1:.2f} {y1:.2f}"


def counter(suit: str, at: Point, width: float, ink: Ink) -> str:
    """Return the paper disc of the suit to follow, with its centre at `at`."""
    x, y = at
    return (
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{width / 2:.2f}" fill="{ink.palette.paper}"/>'
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{width / 2 - 3:.2f}" fill="none"'
        f' stroke="{ink.palette.brass_2}"/>'
        + symbol(
            f"suit-{suit.lower()}",
            (x - width * 0.3, y - width * 0.3, width * 0.6),
            ink.of(suit),
        )
    )


def stairs(sizes: Sequence[int], now: int, foot: Point, palette: Palette) -> str:
    """Return the hand sizes as bars that stand on `foot`, the round `now` (from 0) in brass."""
    x, y = foot

    def colour(index: int) -> str:
        if index == now:
            return palette.brass_fill
        return palette.brass_2 if index < now else palette.line

    return "".join(
        f'<rect x="{x + i * 11:.2f}" y="{y - size * 3.2:.2f}" width="9" height="{size * 3.2:.2f}"'
        f' fill="{colour(i)}"/>'
        for i, size in enumerate(sizes)
    )


def disc(letter: str, at: Point, seat: int, palette: Palette) -> str:
    """Return somebody's disc in the seat's dye, with the first letter of their name."""
    x, y = at
    return (
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="21" fill="none" stroke="{palette.line}"'
        ' stroke-width="2"/>'
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="18" fill="{DYES[seat]}"/>'
        + text(letter, (x, y + 6.5), figures(19, ON_DYE))
    )


def dealer(at: Point, palette: Palette) -> str:
    """Return the dealer's mark."""
    x, y = at
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="10" fill="{palette.brass_fill}"/>' + text(
        "D", (x, y + 5), figures(14, palette.on_brass)
    )


def badge(words: str, at: Point, palette: Palette) -> str:
    """Return a small label with its upper middle at `at`."""
    x, y = at
    width = width_of(words, 13.5) + 14
    return (
        f'<rect x="{x - width / 2:.2f}" y="{y:.2f}" width="{width:.2f}" height="22" rx="2"'
        f' fill="{palette.table}" stroke="{palette.text_2}"/>'
        + text(words, (x, y + 15.5), Type(13.5, palette.text, weight=620, anchor="middle"))
    )
