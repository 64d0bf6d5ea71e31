"""What the page of a game tells whoever shows its link; and the one page that may be framed."""

import html
import re
from pathlib import Path

import pytest
from django.core.cache import cache
from django.test import Client
from pytest_django.fixtures import Settings

from accounts.models import User
from games.models import Game
from history.models import Record
from tests.games.house import House
from tests.history.test_history import finish, seal
from tests.history.untouched import everything

pytestmark = pytest.mark.django_db(transaction=True)

INDEX = Path(__file__).resolve().parents[3] / "frontend" / "index.html"
OWN = '<meta property="og:title" content="Craits" />'


@pytest.fixture(autouse=True)
def built(settings: Settings, tmp_path: Path) -> None:
    """Serve the page's own index.html: the place for the tags must be there."""
    cache.clear()
    (tmp_path / "index.html").write_text(INDEX.read_text("utf-8"), "utf-8")
    (tmp_path / "embed.html").write_text("<title>A game of Craits</title>", "utf-8")
    settings.PAGE_DIR = tmp_path
    settings.PUBLIC_URL = "https://craits.example"


def tags(client: Client, address: str) -> dict[str, str]:
    """Return what the page tells of itself, by property or name."""
    answer = client.get(address)
    assert answer.status_code == 200
    found = re.findall(
        r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', answer.content.decode()
    )
    return {name: html.unescape(content) for name, content in found}


def test_a_game_that_everybody_may_find_is_told_of(house: House, client: Client) -> None:
    person = house.person()
    game_id = seal(house, person)
    told = tags(client, f"/games/{game_id}?at=2.1&view=1&theme=light&deck=four&more=x")
    assert told["og:title"].startswith(f"{person.name} and ")
    assert told["og:url"] == f"https://craits.example/games/{game_id}"
    picture = f"https://craits.example/api/games/{game_id}/picture"
    assert told["og:image"] == f"{picture}?theme=light&deck=four&at=2.1&view=1"
    assert told["twitter:image"] == told["og:image"]
    assert told["twitter:card"] == "summary_large_image"
    totals = Game.objects.get(public_id=game_id).totals or []
    margin = max(totals) - min(totals)
    assert f"won by {margin} point" in told["og:description"] or margin == 0
    assert "robots" not in told
    # What there is no picture of is left out: the page shows the nearest moment there is.
    assert tags(client, f"/games/{game_id}?at=99.0&view=4&theme=red")["og:image"] == picture
    assert tags(client, f"/games/{game_id}?at=x&view=01")["og:image"] == picture
    shown = client.get(told["og:image"].removeprefix("https://craits.example"))
    assert shown["Content-Type"] == "image/png"


@pytest.mark.parametrize(
    ("query", "asked", "spoken"),
    [
        ("?lang=bg", "", "bg"),
        ("?lang=bg", "ms", "bg"),
        ("", "de, bg;q=0.9", "bg"),
        ("?lang=de", "de", "en"),
        ("?lang=en", "bg", "en"),
    ],
)
def test_a_game_is_told_of_in_the_language_of_the_link_or_of_who_asks(
    house: House, client: Client, query: str, asked: str, spoken: str
) -> None:
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = asked
    game_id = seal(house, house.person())
    told = tags(client, f"/games/{game_id}{query}")
    assert told["og:title"].endswith("игра на Craits" if spoken == "bg" else "a game of Craits")
    assert ("lang=bg" in told["og:image"]) == (spoken == "bg")
    assert "Accept-Language" in client.get(f"/games/{game_id}{query}")["Vary"]


def test_names_are_told_as_text(house: House, client: Client) -> None:
    person = house.person()
    game_id = seal(house, person)
    game = Game.objects.get(public_id=game_id)
    for player in game.players:
        player["public"]["name"] = '"><script>alert(1)</script>'
    game.save(update_fields=["players"])
    answer = client.get(f"/games/{game_id}").content.decode()
    assert "<script>alert" not in answer
    assert "&quot;&gt;&lt;script&gt;" in answer


@pytest.mark.parametrize("kind", ["private", "running", "unsealed", "none"])
def test_other_games_are_not_told_of(house: House, client: Client, kind: str) -> None:
    person: User = house.person()
    game_id = _game(house, person, kind)
    before = everything()
    told = tags(client, f"/games/{game_id}?at=1.1")
    assert told["robots"] == "noindex"
    assert not [name for name in told if name.startswith(("og:", "twitter:", "description"))]
    assert person.name not in client.get(f"/games/{game_id}").content.decode()
    assert everything() == before


def _game(house: House, person: User, kind: str) -> str:
    match kind:
        case "private":
            return seal(house, person, visibility="private")
        case "running":
            return house.game(person, bots=("random",))
        case "unsealed":
            game_id = finish(house, person)
            Record.objects.filter(game__public_id=game_id).delete()
            return game_id
        case _:
            return "no-such-game"


def test_other_rooms_have_the_pages_own_tags(client: Client) -> None:
    assert OWN in client.get("/games").content.decode()
    assert tags(client, "/")["og:image"] == "https://craits.example/icons/share-1200x630.png"


def test_only_the_embedded_page_may_be_framed(client: Client) -> None:
    framed = client.get("/embed/any-game?at=1.2")
    assert "frame-ancestors *" in framed["Content-Security-Policy"]
    assert "script-src 'self'" in framed["Content-Security-Policy"]
    assert "X-Frame-Options" not in framed
    assert framed["X-Robots-Tag"] == "noindex"
    assert client.cookies == {}
    for address in (
        "/",
        "/games/any-game",
        "/embed",
        "/embed/a/b",
        "/api/health",
        "/account/login",
    ):
        answer = client.get(address)
        assert "frame-ancestors 'none'" in answer["Content-Security-Policy"], address
        assert answer["X-Frame-Options"] == "DENY", address
    assert client.post("/embed/any-game").status_code == 405
