"""Serving the built page: hashed assets for ever, everything else checked again."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse


def page(request: HttpRequest) -> HttpResponse:
    """Answer the page for every address in it: its own router shows the right room."""
    index = settings.PAGE_DIR / "index.html"
    return HttpResponse(index.read_bytes())


def static_headers(headers: dict[str, str], path: str, url: str) -> None:
    """Let browsers keep only what carries a hash in its name."""
