"""How long browsers may keep the files of the page. Imported by the settings: no Django here."""

from wsgiref.headers import Headers


def set_cache_control(headers: Headers, path: str, url: str) -> None:
    """Make browsers check again every file of the page that has no hash in its name.

    WhiteNoise calls this for each file it will serve, with the headers it has chosen.
    """
    if not url.startswith(("/assets/", "/static/")):
        headers["Cache-Control"] = "no-cache"
