"""The schema is whole: every operation says how it can be refused, in the words of the protocol."""

import re
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from drf_spectacular.generators import SchemaGenerator

PROTOCOL = Path(__file__).resolve().parents[3] / "docs" / "protocol.md"


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    """Return the schema as the server gives it."""
    found: dict[str, Any] = SchemaGenerator().get_schema(request=None, public=True)
    return found


def _operations(schema: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [
        (f"{method.upper()} {path}", operation)
        for path, operations in schema["paths"].items()
        for method, operation in operations.items()
    ]


def _codes(schema: dict[str, Any], answer: dict[str, Any]) -> set[str]:
    """Return the codes of one described refusal."""
    name = answer["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[-1]
    if name == "Health":
        return set()  # its 503 says what is away, and refuses nothing
    shape = schema["components"]["schemas"][name]
    return set(shape["properties"]["errors"]["items"]["properties"]["code"]["enum"])


def test_every_operation_of_the_protocol_is_there(schema: dict[str, Any]) -> None:
    calls = re.findall(
        r"^\| `(GET|POST|PATCH|PUT|DELETE) (/api/\S+)`", PROTOCOL.read_text("utf-8"), re.M
    )
    described = {re.sub(r"\{\w+\}", "{}", name) for name, _ in _operations(schema)}
    wanted = {f"{method} {re.sub(r'{.*?}', '{}', path)}" for method, path in calls}
    assert len(wanted) > 20
    assert wanted - described == set()


def test_every_operation_says_how_it_can_be_refused(schema: dict[str, Any]) -> None:
    for name, operation in _operations(schema):
        answers = operation["responses"]
        refusals = {status for status in answers if status >= "400"}
        assert {"405", "406", "500", "503"} <= refusals, name
        if not name.startswith("GET"):
            assert "413" in refusals, name
            assert "csrf_failed" in _codes(schema, answers["403"]), name
        if "{" in name:
            assert "404" in refusals, name


def test_the_codes_are_those_of_the_protocol(schema: dict[str, Any]) -> None:
    table = PROTOCOL.read_text("utf-8").split("| status | codes |")[1].split("\n\n")[0]
    rows = re.findall(r"^\| (\d+) \| (.*) \|$", table, re.M)
    written = {status: set(re.findall(r"`(\w+)`", codes)) for status, codes in rows}
    for name, operation in _operations(schema):
        for status in written.keys() & operation["responses"].keys() - {"400"}:
            unknown = _codes(schema, operation["responses"][status]) - written[status]
            assert not unknown, f"{name} {status}"


@pytest.mark.django_db
def test_the_documentation_page_and_its_parts_are_served_by_ourselves(client: Client) -> None:
    page = client.get("/api/docs")
    assert page.status_code == 200
    assert "style-src 'self'" in page["Content-Security-Policy"]
    parts = re.findall(r'(?:src|href)="([^"]+)"', page.content.decode())
    assert len(parts) == 4
    for part in parts:
        assert part.startswith("/"), part
        with closing(client.get(part.replace("&amp;", "&"))) as answer:
            assert answer.status_code == 200, part
