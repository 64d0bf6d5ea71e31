"""The built page at every address of its own, and nothing else there."""

from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.test import Client
from pytest_django.fixtures import Settings

from config import contact

INDEX = Path(__file__).resolve().parents[3] / "frontend" / "index.html"


@pytest.fixture
def built(settings: Settings, tmp_path: Path) -> Path:
    """Return a folder with a built page in it."""
    (tmp_path / "index.html").write_text("<title>Craits</title>", "utf-8")
    settings.PAGE_DIR = tmp_path
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/tables/brass-notch-7kq2", "/replay/g1?move=3"])
def test_every_room_is_the_page(client: Client, built: Path, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert b"<title>Craits</title>" in answer.content
    assert answer["Cache-Control"] == "no-cache"
    assert "script-src 'self'" in answer["Content-Security-Policy"]


def test_an_unchanged_page_is_not_sent_again(client: Client, built: Path) -> None:
    etag = client.get("/")["ETag"]
    assert client.get("/", headers={"if-none-match": etag}).status_code == 304
    (built / "index.html").write_text("new", "utf-8")
    assert client.get("/", headers={"if-none-match": etag}).status_code == 200


@pytest.mark.parametrize("path", ["/assets/gone-abc123.js", "/static/gone.css", "/favicon.ico"])
def test_a_missing_file_is_not_the_page(client: Client, built: Path, path: str) -> None:
    assert client.get(path).status_code == 404


def test_the_admins_rooms_are_found_without_their_last_slash(client: Client, built: Path) -> None:
    assert client.get("/admin")["Location"] == "/admin/"


def test_before_the_build_it_says_what_to_do(
    client: Client, settings: Settings, tmp_path: Path
) -> None:
    settings.PAGE_DIR = tmp_path
    answer = client.get("/")
    assert answer.status_code == 503
    assert b"make run" in answer.content


def test_the_page_takes_no_posts(client: Client, built: Path) -> None:
    assert client.post("/").status_code == 405


def test_it_says_how_to_reach_whoever_runs_the_site(
    client: Client, built: Path, settings: Settings
) -> None:
    (built / "index.html").write_text(INDEX.read_text("utf-8"), "utf-8")
    settings.CONTACT = contact.link("deals&co@craits.example")
    assert b'name="contact" content="mailto:deals%26co@craits.example"' in client.get("/").content
    settings.CONTACT = contact.link("")
    assert b'name="contact"' not in client.get("/").content


@pytest.mark.parametrize(
    ("text", "link"),
    [
        (" ada@craits.example ", "mailto:ada@craits.example"),
        ("https://craits.example/contact?to=ada", "https://craits.example/contact?to=ada"),
    ],
)
def test_a_contact_is_mail_or_a_page(text: str, link: str) -> None:
    assert contact.link(text) == link


@pytest.mark.parametrize(
    "text", ["ada", "javascript:alert(1)", "http://craits.example", "https://"]
)
def test_any_other_contact_is_refused(text: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="CRAITS_CONTACT") as caught:
        contact.link(text)
    assert caught.value.__suppress_context__, "Django's words need the settings, which are not read"
