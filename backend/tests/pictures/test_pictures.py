"""Pictures: what they are made of is the page's, and they show what the viewer may see."""

import re
import struct
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from accounts.choices import LANGUAGES
from engine.options import Options
from engine.replay import moment
from engine.simulate import records
from history import wording
from pictures import names, palette, symbols
from pictures.parts import ABILITIES
from pictures.rendering import png
from pictures.table import HEIGHT, WIDTH, Scene, Sitter, draw

UI = Path(__file__).resolve().parents[3] / "frontend" / "src" / "ui"
SVG = "{http://www.w3.org/2000/svg}"


def record_of(seats: int, seed: int = 1) -> dict[str, Any]:
    return next(records(games=1, options=Options(), seats=seats, policy="random", seed=seed))


def scene_of(
    record: dict[str, Any],
    *,
    number: int = 1,
    move: int = 0,
    view: int | None = None,
    language: str = "en",
) -> Scene:
    return Scene(
        round=moment(record, number=number, move=move, seat=view),
        people=[Sitter(each["name"], 40) for each in record["seats"]],
        hand_sizes=Options().hand_sizes,
        bottom=view or 0,
        theme="dark",
        deck="two",
        words=wording.of_pictures(language),
    )


def tokens() -> dict[str, dict[str, str]]:
    """Return the colours of each theme by the names of their tokens."""
    css = (UI / "tokens.css").read_text("utf-8")
    found: dict[str, dict[str, str]] = {}
    for theme in ("dark", "light"):
        block = re.search(rf":root\[data-theme='{theme}'\] \{{(.*?)\n\}}", css, re.DOTALL)
        assert block is not None
        found[theme] = dict(re.findall(r"--c-([\w-]+): (#[0-9a-f]+)", block[1]))
    found["print"] = dict(re.findall(r"--(?:c-)?([\w-]+): (#[0-9a-f]+)", css))
    return found


# What they are made of


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_colours_are_the_pages(theme: palette.Theme) -> None:
    page = tokens()[theme]
    ours = palette.PALETTES[theme]
    for field in fields(ours):
        assert getattr(ours, field.name) == page[field.name.replace("_", "-")], field.name


def test_inks_and_dyes_are_the_pages() -> None:
    page = tokens()["print"]
    assert [page[f"seat-{seat}"] for seat in range(1, 6)] == list(palette.DYES)
    assert page["on-seat"] == palette.ON_DYE
    for name in ("PRINT", "PRINT_2", "COURT_BRASS", "CARMINE", "FOREST", "AMBER"):
        assert page[name.lower().replace("_", "-")] == getattr(palette, name)


def test_the_drawings_are_the_pages() -> None:
    def drawn(file: Path) -> dict[str, str]:
        text = file.read_text("utf-8")
        return dict(re.findall(r'<symbol id="([^"]+)"(.*?)</symbol>', text, re.DOTALL))

    page, ours = drawn(UI / "sprite.svg"), drawn(Path(symbols.__file__).with_name("symbols.svg"))
    assert ours == {name: page[name] for name in ours}
    assert {f"suit-{suit}" for suit in "cdhs"} < set(ours)


def test_the_marks_on_the_cards_are_the_pages() -> None:
    written = (UI / "cards" / "ability.ts").read_text("utf-8")
    assert dict(re.findall(r"^  '?([A2-9TJQK])'?: '(\w+)',$", written, re.MULTILINE)) == ABILITIES


# What they show


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_moment_can_be_drawn(seats: int) -> None:
    rng = Random(seats)
    record = record_of(seats, seed=seats)
    for entry in record["rounds"]:
        for move in {0, len(entry["moves"]), rng.randrange(len(entry["moves"]))}:
            view = rng.choice([None, *range(seats)])
            svg = draw(scene_of(record, number=entry["number"], move=move, view=view))
            root = ET.fromstring(svg)  # noqa: S314 -- our own
            assert "var(" not in svg
            said = ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]
            assert said.count("40 points") == seats
            assert any(each.startswith(f"Round {entry['number']} of 8") for each in said)


def test_a_seat_sees_its_own_hand_alone() -> None:
    """Two games that differ in hidden hands alone look the same to the seat that sees neither."""
    scene = scene_of(record_of(3), move=3, view=1)
    assert [hand["cards"] is None for hand in scene.round["hands"]] == [True, False, True]
    open_hands = scene_of(record_of(3), move=3)
    own = len(scene.round["hands"][1]["cards"])
    held = sum(len(hand["cards"]) for hand in open_hands.round["hands"])

    def indices(of: Scene) -> int:
        root = ET.fromstring(draw(of))  # noqa: S314 -- our own
        said = ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]
        return sum(each in {*"A23456789JQK", "10"} for each in said)

    assert indices(open_hands) - indices(scene) == held - own


def test_names_are_text_and_never_markup() -> None:
    scene = scene_of(record_of(2))
    people = [Sitter("<b>&", 1), Sitter('"/><svg>', -3)]
    svg = draw(replace(scene, people=people))
    root = ET.fromstring(svg)  # noqa: S314 -- our own
    said = ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]
    assert {"<b>&", '"/><svg>', "1 point", "\N{MINUS SIGN}3 points"} <= set(said)


def test_a_picture_is_a_png_of_the_size_that_previews_have() -> None:
    drawn = png(draw(scene_of(record_of(4), move=5)))
    assert drawn[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", drawn[16:24]) == (WIDTH, HEIGHT)


@pytest.mark.parametrize("family", ["Commissioner", "Vollkorn"])
def test_the_fonts_draw_the_letters_of_every_language(family: str) -> None:
    """A renderer leaves out what its fonts do not have, and says nothing."""
    for letter in "aéБя":
        drawn = [
            png(
                '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">'
                f'<text x="5" y="30" font-size="30" font-family="{family}">{each}</text></svg>'
            )
            for each in (" ", letter)
        ]
        assert drawn[0] != drawn[1], letter


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_at_the_foot_runs_into_something_else(language: str) -> None:
    """Whatever the language makes of it, and in the longest round of the longest game."""
    record = next(
        records(games=1, options=Options(length="full"), seats=2, policy="random", seed=1)
    )
    scene = replace(
        scene_of(record, number=15, language=language),
        hand_sizes=Options(length="full").hand_sizes,
    )
    root = ET.fromstring(draw(scene))  # noqa: S314 -- our own
    foot = [each for each in root.iter(f"{SVG}text") if float(each.attrib["y"]) > HEIGHT - 40]
    spans = [span_of(each) for each in foot]
    assert len(spans) == 3
    stairs = 15 * 11 + 14
    (_, name), (where, where_ends), (promise, _) = spans
    assert name < where - stairs
    assert where_ends < promise


def span_of(line: ET.Element) -> tuple[float, float]:
    """Return from where to where a line of text goes at most."""
    x, wide = (
        float(line.attrib["x"]),
        names.width_of(line.text or "", float(line.attrib["font-size"])),
    )
    return (x - wide, x) if line.attrib["text-anchor"] == "end" else (x, x + wide)


# Names


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("marit", "marit"),
        ("Димитър", "Димитър"),
        ("Ĝan Žižek", "Ĝan Žižek"),
        ("東京", "Seat 3"),
        ("αβγ", "Seat 3"),
        ("wwwwwwwwwwwwwwwwwwww", "wwwwww…"),
    ],
)
def test_names_are_shown_in_letters_that_the_fonts_have(name: str, shown: str) -> None:
    assert names.shown_name(name, instead="Seat 3", room=130, size=19) == shown
