"""The built page at every address of its own, and nothing else there."""

from pathlib import Path

import pytest
from django.test import Client
from pytest_django.fixtures import Settings


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


def test_before_the_build_it_says_what_to_do(
    client: Client, settings: Settings, tmp_path: Path
) -> None:
    settings.PAGE_DIR = tmp_path
    answer = client.get("/")
    assert answer.status_code == 503
    assert b"make run" in answer.content


def test_the_page_takes_no_posts(client: Client, built: Path) -> None:
    assert client.post("/").status_code == 405
