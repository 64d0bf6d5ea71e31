"""The whole picture: 1200 x 630, the size that chat programs show previews at."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pictures import parts
from pictures.names import shown_name, width_of
from pictures.palette import DYES, PALETTES, Deck, Palette, Theme
from pictures.parts import Box, Ink, Type
from pictures.symbols import symbol
from pictures.words import Words

WIDTH: Final = 1200
HEIGHT: Final = 630

_MIDDLE: Final = (600.0, 268.0)
_RING: Final = (640.0, 320.0)
_CARD: Final = 92.0
_PLATE: Final = (250.0, 58.0)
_OWN_PLATE: Final = (340.0, 58.0)
_RACK: Final = 50.0
_FOOT: Final = 566.0
"""Where the line at the foot begins."""

_PLACES: Final[Mapping[int, Sequence[str]]] = {
    2: ("s", "n"),
    3: ("s", "w", "e"),
    4: ("s", "w", "n", "e"),
    5: ("s", "w", "nw", "ne", "e"),
}
"""Where seats sit, clockwise from the bottom, by their number."""
_PLATES: Final[Mapping[str, tuple[float, float]]] = {
    "s": (600, 498), "n": (600, 66), "nw": (332, 66), "ne": (868, 66), "w": (159, 240),
    "e": (1041, 240),
}  # fmt: skip
"""The middle of each plate's upper edge; the rack stands on it."""
_BEARINGS: Final[Mapping[str, float]] = {
    "s": 90, "w": 180, "nw": 242, "n": 270, "ne": 298, "e": 0,
}  # fmt: skip
_LIE: Final = ((-2, 0, -2), (9, -5, 9), (-18, 2, -13))
"""How the last discards lie, the top one first: aside, down, turned."""
_NAME: Final = "Craits"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits somewhere, and with how many points before this round."""

    name: str
    points: int


@dataclass(frozen=True, slots=True)
class Scene:
    """What is drawn: a Round as docs/protocol.md has it, seen from wherever one looks."""

    round: Mapping[str, Any]
    people: Sequence[Sitter]
    hand_sizes: Sequence[int]
    """Of all rounds of the game."""
    bottom: int
    """The seat at the foot of the picture."""
    theme: Theme
    deck: Deck
    words: Words


def draw(scene: Scene) -> str:
    """Return the picture as SVG."""
    palette = PALETTES[scene.theme]
    ink = Ink(palette, scene.deck)
    return "".join(
        [
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
                f' viewBox="0 0 {WIDTH} {HEIGHT}">'
            ),
            _ground(palette),
            _ring(scene, ink),
            _piles(scene, ink),
            _demand(scene, ink),
            *(_seat(scene, seat, ink) for seat in range(len(scene.people))),
            _foot(scene, palette),
            "</svg>",
        ]
    )


def _ground(palette: Palette) -> str:
    return (
        '<defs><radialGradient id="lamp" cx="50%" cy="42%" r="50%" gradientTransform="scale(1 1)">'
        f'<stop offset="0" stop-color="{palette.light}"/>'
        f'<stop offset="1" stop-color="{palette.table}"/></radialGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{palette.table}"/>'
        f'<rect width="{WIDTH}" height="{_FOOT}" fill="url(#lamp)"/>'
    )


def _place(scene: Scene, seat: int) -> str:
    count = len(scene.people)
    return _PLACES[count][(seat - scene.bottom) % count]


def _ring(scene: Scene, ink: Ink) -> str:
    turn = scene.round["turn"]
    x, y = _MIDDLE
    width, height = _RING
    return parts.ring(
        Box(x - width / 2, y - height / 2, width, height),
        scene.round["direction"],
        None if turn is None else _BEARINGS[_place(scene, turn)],
        ink.palette,
    )


def _piles(scene: Scene, ink: Ink) -> str:
    x, y = _MIDDLE
    palette = ink.palette
    count, notches = scene.round["draw_count"], scene.round["crank"]
    shown = scene.round["discards"][-len(_LIE) :]
    return "".join(
        [
            parts.stock(count, (x - 186, y - 56), 76, palette),
            parts.text(
                scene.words.left(count),
                (x - 146, y + 76),
                Type(15, palette.text_2, anchor="middle"),
            ),
            *(_discard(code, _LIE[len(shown) - 1 - i], ink) for i, code in enumerate(shown)),
            parts.crank(notches, (x + 148, y), 150 if notches else 116, palette),
        ]
    )


def _discard(code: str, lie: tuple[float, float, float], ink: Ink) -> str:
    x, y = _MIDDLE
    aside, down, turn = lie
    face = ink.palette.paper if lie == _LIE[0] else ink.palette.paper_2
    lying = parts.card(code, _CARD, face, ink)
    return (
        f'<g transform="translate({x + aside - 8:.2f} {y + down:.2f}) rotate({turn})">{lying}</g>'
    )


def _demand(scene: Scene, ink: Ink) -> str:
    x, y = _MIDDLE
    crank = scene.round["crank"]
    if crank:
        words = scene.words.crank % {"count": crank}
        return parts.text(words, (x, y + 112), parts.figures(30, ink.palette.alarm))
    suit = scene.round["suit"]
    word = scene.words.suits[suit]
    half = width_of(word, 24) / 2
    return parts.counter(suit, (x - half - 12, y + 110), 46, ink) + parts.text(
        word, (x - half + 24, y + 120), parts.figures(30, ink.palette.text, "start")
    )


def _seat(scene: Scene, seat: int, ink: Ink) -> str:
    place = _place(scene, seat)
    width, height = _OWN_PLATE if place == "s" else _PLATE
    middle, top = _PLATES[place]
    plate = Box(middle - width / 2, top, width, height)
    hand = scene.round["hands"][seat]
    words = _badge_words(hand, scene.words)
    return (
        _rack(hand, seat, plate, ink)
        + _plate(scene, seat, plate, ink.palette)
        # It lies on the plate's lower edge: under the lowest seat's there is no room.
        + ("" if words is None else parts.badge(words, (middle, top + height - 4), ink.palette))
    )


def _rack(hand: Mapping[str, Any], seat: int, plate: Box, ink: Ink) -> str:
    rack = Box(plate.x + 4, plate.y - _RACK, plate.width - 8, _RACK)
    if hand["cards"] is None:
        return parts.closed_rack(hand["count"], rack, DYES[seat], ink.palette)
    return parts.open_rack(hand["cards"], rack, ink)


def _plate(scene: Scene, seat: int, box: Box, palette: Palette) -> str:
    person = scene.people[seat]
    number = scene.words.seat % {"number": seat + 1}
    name = shown_name(person.name, instead=number, room=box.width - 120, size=19)
    count = scene.round["hands"][seat]["count"]
    middle = box.y + box.height / 2
    dealt = scene.round["dealer"] == seat
    return (
        _engraved(box, palette, live=scene.round["turn"] == seat)
        + parts.disc(name[:1].upper(), (box.x + 36, middle), seat, palette)
        + (parts.dealer((box.x + 50, middle + 17), palette) if dealt else "")
        + parts.text(name, (box.x + 68, middle - 3), Type(19, palette.text, weight=620))
        + parts.text(
            scene.words.points(person.points).replace("-", "\N{MINUS SIGN}"),
            (box.x + 68, middle + 17),
            Type(15, palette.text_2),
        )
        + parts.text(
            str(count),
            (box.x + box.width - 16, middle + 11),
            parts.figures(32, palette.text, "end"),
        )
    )


def _engraved(box: Box, palette: Palette, *, live: bool) -> str:
    """Return a nameplate with its second line inside the edge; brass while it is live."""
    edge, weight = (palette.brass, 2) if live else (palette.line, 1)
    return (
        f'<rect x="{box.x:.2f}" y="{box.y:.2f}" width="{box.width:.2f}" height="{box.height:.2f}"'
        f' rx="4" fill="{palette.raised}" stroke="{edge}" stroke-width="{weight}"/>'
        f'<rect x="{box.x + 4:.2f}" y="{box.y + 4:.2f}" width="{box.width - 8:.2f}"'
        f' height="{box.height - 8:.2f}" rx="2" fill="none" stroke="{palette.line}"/>'
    )


def _badge_words(hand: Mapping[str, Any], words: Words) -> str | None:
    if hand["out"]:
        return words.went_out
    if hand["announced"]:
        return words.last_card
    return words.loses_turn if hand["loses_turn"] else None


def _foot(scene: Scene, palette: Palette) -> str:
    number, moves, sizes = scene.round["number"], scene.round["moves"], scene.hand_sizes
    words = scene.words.moved if moves else scene.words.dealt
    where = words % {"number": number, "rounds": len(sizes), "move": moves}
    stairs = len(sizes) * 11 + 14
    # In the middle between the name and the promise, whatever the language makes of them.
    free = (70 + width_of(_NAME, 28), WIDTH - 28 - width_of(scene.words.promise, 15))
    left = (sum(free) - stairs - width_of(where, 20)) / 2
    return (
        f'<rect y="{_FOOT}" width="{WIDTH}" height="{HEIGHT - _FOOT}" fill="{palette.surface}"/>'
        f'<rect y="{_FOOT}" width="{WIDTH}" height="1" fill="{palette.line}"/>'
        + symbol(
            "mark",
            (28, _FOOT + 17, 32),
            "none",
            {"mark-brass": palette.brass, "mark-grip": palette.wood},
        )
        + parts.text(_NAME, (70, _FOOT + 42), parts.figures(28, palette.text, "start"))
        + parts.stairs(sizes, number - 1, (left, _FOOT + 44), palette)
        + parts.text(where, (left + stairs, _FOOT + 40), Type(20, palette.text))
        + parts.text(
            scene.words.promise,
            (WIDTH - 28, _FOOT + 39),
            Type(15, palette.text_2, anchor="end"),
        )
    )
