"""Serving the built page at every address that is the page's own."""

import hashlib

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseNotModified
from django.utils.http import parse_etags, quote_etag
from django.views.decorators.http import require_safe

NOT_BUILT = (
    "The page is not built yet: `make run` builds it, `make dev` serves it as it is written."
)


@require_safe
def page(request: HttpRequest) -> HttpResponseBase:
    """Answer the page for every address in it: its own router shows the right room.

    Browsers ask again each time, so a new version reaches everybody at their next visit.
    """
    try:
        index = (settings.PAGE_DIR / "index.html").read_bytes()
    except FileNotFoundError:
        return HttpResponse(NOT_BUILT, status=503, content_type="text/plain; charset=utf-8")
    etag = quote_etag(hashlib.sha256(index).hexdigest()[:32])
    known = parse_etags(request.headers.get("If-None-Match", ""))
    response = HttpResponseNotModified() if etag in known else HttpResponse(index)
    response["ETag"] = etag
    response["Cache-Control"] = "no-cache"
    return response
