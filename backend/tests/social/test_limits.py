"""How much one person may send: every limit holds, and every limit is written down."""

from collections.abc import Callable
from pathlib import Path

import pytest
from django.conf import settings
from rest_framework.throttling import SimpleRateThrottle

from accounts.api.limits import ChangesThrottle
from social.api import limits
from tests.social.scene import TERMS, Scene

DOCUMENT = Path(settings.ROOT_DIR) / "docs" / "operations.md"


@pytest.mark.parametrize(
    ("scope", "method", "path", "body"),
    [
        ("talk", "POST", "/api/tables/{table}/talk", {"phrase": "hello"}),
        ("talk_hour", "POST", "/api/tables/{table}/talk", {"phrase": "hello"}),
        ("ties", "PUT", "/api/users/{other}/follow", None),
        ("ties", "DELETE", "/api/users/{other}/block", None),
        ("challenges", "POST", "/api/challenges", {"user": "{other}", **TERMS}),
        ("reports", "POST", "/api/reports", {"user": "{other}", "kind": "name"}),
    ],
)
def test_a_limit_holds_for_one_person_and_not_for_looking(
    scene: Callable[..., Scene],
    monkeypatch: pytest.MonkeyPatch,
    scope: str,
    method: str,
    path: str,
    body: dict[str, object] | None,
) -> None:
    rates = {**SimpleRateThrottle.THROTTLE_RATES, scope: "1/hour"}
    monkeypatch.setattr(SimpleRateThrottle, "THROTTLE_RATES", rates)
    s = scene()
    names = {"table": s.table(), "other": s.other.public_id}
    where = path.format(**names)
    sent = {
        key: value.format(**names) if isinstance(value, str) else value
        for key, value in (body or {}).items()
    }
    answers = [s.browser.call(method, where, sent or None) for _ in range(2)]
    assert answers[0].status in {200, 201}, answers[0].text
    assert (answers[1].status, answers[1].code) == (429, "throttled")
    assert s.browser.get("/api/people").status == 200


def test_every_limit_is_in_the_document() -> None:
    text = DOCUMENT.read_text("utf-8")
    for scope in settings.REST_FRAMEWORK["DEFAULT_THROTTLE_RATES"]:
        assert f"| `{scope}` |" in text, scope


def test_every_limit_of_this_package_has_its_rate() -> None:
    ours = [
        limit for limit in vars(limits).values()
        if isinstance(limit, type) and issubclass(limit, ChangesThrottle)
    ]  # fmt: skip
    scopes = {limit.scope for limit in ours if limit is not ChangesThrottle}
    assert scopes == {"talk", "talk_hour", "ties", "challenges", "reports"}
    assert scopes <= set(settings.REST_FRAMEWORK["DEFAULT_THROTTLE_RATES"])
