"""Serving the built page at every address that is the page's own."""

import hashlib
import re
from typing import Final

from csp.decorators import csp_replace
from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseNotModified
from django.utils.cache import patch_vary_headers
from django.utils.html import format_html
from django.utils.http import parse_etags, quote_etag
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.http import require_safe

from accounts import languages
from history.previews import Preview, preview

NOT_BUILT = (
    "The page is not built yet: `make run` builds it, `make dev` serves it as it is written."
)

_TAGS: Final = re.compile(rb"<!-- preview -->.*?<!-- /preview -->", re.DOTALL)
"""Where index.html has the tags for whoever shows a link to it."""

_CONTACT: Final = b"<!-- contact -->"
"""Where it says how to reach whoever runs the site; the page shows it where a check fails."""


@require_safe
def page(request: HttpRequest) -> HttpResponseBase:
    """Answer the page for every address in it: its own router shows the right room.

    Browsers ask again each time, so a new version reaches everybody at their next visit.
    """
    return _file("index.html", request)


@require_safe
def game_page(request: HttpRequest, game_id: str) -> HttpResponseBase:
    """Answer the page of a game, with what may be shown of it where somebody sends its link."""
    shown = preview(game_id, request.GET.dict(), language=languages.of_link(request))
    response = _file("index.html", request, tags=_tags(game_id, shown))
    patch_vary_headers(response, ["Accept-Language"])
    return response


@require_safe
@xframe_options_exempt
@csp_replace({"frame-ancestors": ["*"]})
def embedded_page(request: HttpRequest) -> HttpResponseBase:
    """Answer the one page that other sites may frame: a game to step through, and nothing else."""
    response = _file("embed.html", request)
    response["X-Robots-Tag"] = "noindex"
    return response


def _file(name: str, request: HttpRequest, tags: str | None = None) -> HttpResponseBase:
    """Answer a page that was built, `tags` in the place of its own."""
    try:
        built = (settings.PAGE_DIR / name).read_bytes()
    except FileNotFoundError:
        return HttpResponse(NOT_BUILT, status=503, content_type="text/plain; charset=utf-8")
    # Whoever shows a link needs whole addresses, and the build knows no site.
    built = built.replace(b'content="/icons/', f'content="{settings.PUBLIC_URL}/icons/'.encode())
    built = built.replace(_CONTACT, _contact().encode())
    if tags is not None:
        built = _TAGS.sub(lambda _: tags.encode(), built, count=1)
    etag = quote_etag(hashlib.sha256(built).hexdigest()[:32])
    known = parse_etags(request.headers.get("If-None-Match", ""))
    response = HttpResponseNotModified() if etag in known else HttpResponse(built)
    response["ETag"] = etag
    response["Cache-Control"] = "no-cache"
    return response


def _contact() -> str:
    link = settings.CONTACT
    return format_html('<meta name="contact" content="{}" />', link) if link else ""


def _tags(game_id: str, shown: Preview | None) -> str:
    """Return the tags of a game's page; of one that is not everybody's nothing but that."""
    if shown is None:
        return '<meta name="robots" content="noindex" />'
    address = f"{settings.PUBLIC_URL}/games/{game_id}"
    return format_html(
        '<link rel="canonical" href="{address}" />\n'
        '    <meta name="description" content="{description}" />\n'
        '    <meta property="og:type" content="article" />\n'
        '    <meta property="og:site_name" content="Craits" />\n'
        '    <meta property="og:title" content="{title}" />\n'
        '    <meta property="og:description" content="{description}" />\n'
        '    <meta property="og:url" content="{address}" />\n'
        '    <meta property="og:image" content="{picture}" />\n'
        '    <meta property="og:image:width" content="1200" />\n'
        '    <meta property="og:image:height" content="630" />\n'
        '    <meta name="twitter:card" content="summary_large_image" />\n'
        '    <meta name="twitter:title" content="{title}" />\n'
        '    <meta name="twitter:description" content="{description}" />\n'
        '    <meta name="twitter:image" content="{picture}" />',
        address=address,
        title=shown.title,
        description=shown.description,
        picture=f"{settings.PUBLIC_URL}{shown.picture}",
    )
