"""Which outside providers people may sign in with: read from one variable, checked at the start."""

import importlib.util
import json
from dataclasses import dataclass
from typing import Any, Final

from django.core.exceptions import ImproperlyConfigured

_NEEDED: Final = ("provider", "client_id", "secret")
_ALLOWED: Final = {*_NEEDED, "id", "name", "server_url"}
_OPENID_CONNECT: Final = "openid_connect"


@dataclass(frozen=True, slots=True)
class Providers:
    """What django-allauth wants to be told of them: its apps to install, and its settings."""

    apps: list[str]
    settings: dict[str, dict[str, Any]]


def read(text: str) -> Providers:
    """Read a JSON list of objects with `provider`, `client_id`, `secret` and perhaps `name`.

    `provider` is one of allauth's. `openid_connect` serves for any other that speaks OpenID
    Connect, and needs a `name`, an `id` for its addresses, and its `server_url`.
    An empty text is nobody. Raises ImproperlyConfigured, which never repeats a secret.
    """
    apps: list[str] = []
    settings: dict[str, dict[str, Any]] = {}
    for entry in _entries(text):
        provider = entry["provider"]
        module = f"allauth.socialaccount.providers.{provider}"
        if module not in apps:
            apps.append(module)
        settings.setdefault(provider, {"APPS": []})["APPS"].append(_app(entry))
    return Providers(apps, settings)


def _entries(text: str) -> list[dict[str, str]]:
    if not text.strip():
        return []
    try:
        entries = json.loads(text)
    except json.JSONDecodeError as error:
        raise _wrong("is not JSON") from error
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise _wrong("must be a list of objects")
    for entry in entries:
        _check(entry)
    return entries


def _check(entry: dict[str, Any]) -> None:
    unknown = set(entry) - _ALLOWED
    if unknown:
        raise _wrong(f"does not know {', '.join(sorted(unknown))}")
    needed = list(_NEEDED)
    if entry.get("provider") == _OPENID_CONNECT:
        needed += ["id", "name", "server_url"]
    for field in needed:
        if not entry.get(field) or not isinstance(entry[field], str):
            raise _wrong(f"needs {field} of every provider")
    provider = entry["provider"]
    known = provider.isidentifier() and importlib.util.find_spec(
        f"allauth.socialaccount.providers.{provider}"
    )
    if not known:
        raise _wrong(f"names {provider}, which there is not")


def _app(entry: dict[str, str]) -> dict[str, Any]:
    app: dict[str, Any] = {"client_id": entry["client_id"], "secret": entry["secret"], "key": ""}
    if "name" in entry:
        app["name"] = entry["name"]
    if "id" in entry:
        app["provider_id"] = entry["id"]
    if "server_url" in entry:
        app["settings"] = {"server_url": entry["server_url"]}
    return app


def _wrong(what: str) -> ImproperlyConfigured:
    return ImproperlyConfigured(f"CRAITS_SIGN_IN_PROVIDERS {what}: see docs/operations.md.")
