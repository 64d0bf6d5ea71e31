"""How people reach whoever runs the site: read from one variable, checked at the start."""

from typing import Final
from urllib.parse import quote

from django.core.exceptions import ImproperlyConfigured, ValidationError
from django.core.validators import URLValidator, validate_email

_validate_address: Final = URLValidator(schemes=["https"])


def link(text: str) -> str:
    """Return what leads there: `mailto:` for an address of mail, else an `https://` address.

    An empty text is nobody, and gives an empty link. Raises ImproperlyConfigured for any other.
    """
    text = text.strip()
    if not text:
        return ""
    try:
        if text.startswith("https://"):
            _validate_address(text)
            return text
        validate_email(text)
    except ValidationError:
        # Its own words cannot be shown: they are translated by the settings that are being read.
        raise ImproperlyConfigured(
            f"CRAITS_CONTACT must be an address of mail or begin with https://, not {text!r}."
        ) from None
    return f"mailto:{quote(text, safe='@+')}"
