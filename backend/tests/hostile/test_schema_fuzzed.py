"""Schemathesis: requests made from the schema, right and wrong ones, from every kind of caller."""

import re
from typing import Any, Final

import pytest
import schemathesis
from drf_spectacular.generators import SchemaGenerator
from hypothesis import HealthCheck, settings
from schemathesis.config import GenerationConfig, ProjectConfig, ProjectsConfig, SchemathesisConfig
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.hostile.world import CALLERS, World, assert_shape

ID: Final = re.compile(r"[-a-zA-Z0-9_]+")

CHECKS: Final = [
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]

# We say ourselves who calls: a made-up session cookie would be nobody's each time.
_generation = GenerationConfig(with_security_parameters=False, deterministic=True)
_config = SchemathesisConfig(
    projects=ProjectsConfig(default=ProjectConfig(generation=_generation)),
)


def _described() -> dict[str, Any]:
    """Return the schema, but for most of the countries: each would be tried by itself."""
    found: dict[str, Any] = SchemaGenerator().get_schema(request=None, public=True)
    country = found["components"]["schemas"]["PatchedMeUpdateRequest"]["properties"]["country"]
    del country["enum"][5:]
    return found


schema = schemathesis.openapi.from_dict(_described(), config=_config)

_patient = settings(
    deadline=None, max_examples=12, suppress_health_check=list(HealthCheck), database=None
)


@pytest.mark.parametrize("name", ["host", "player"])
@schema.parametrize()
@_patient
def test_what_the_schema_says_is_so(case: schemathesis.Case[Any], world: World, name: str) -> None:
    check(case, world, name)


@pytest.mark.long
@pytest.mark.parametrize("name", CALLERS)
@schema.parametrize()
@settings(_patient, max_examples=100)
def test_what_the_schema_says_is_always_so(
    case: schemathesis.Case[Any], world: World, name: str
) -> None:
    check(case, world, name)


def check(case: schemathesis.Case[Any], world: World, name: str) -> None:
    """Send a request as one of the callers and hold the answer against the schema."""
    caller = world.seat(name)
    aim(case, world)
    response = case.call(
        base_url=world.site.origin,
        headers={"X-CSRFToken": caller.cookies["csrftoken"]},
        cookies=caller.cookies,
    )
    assert response.status_code < 500
    case.validate_response(response, checks=CHECKS)
    if response.status_code >= 400:
        assert_shape(response.status_code, response.json())


def aim(case: schemathesis.Case[Any], world: World) -> None:
    """Put ids of what is there in the place of made-up ones, so that most requests hit something."""
    if _mode(case, ParameterLocation.PATH) is GenerationMode.NEGATIVE:
        return
    game = "over" if case.path.endswith(("record", "replay")) else "game"
    table = "table" if case.path.endswith(("leave", "rematch")) else "open"
    known = {
        "table_id": world.ids[table],
        "game_id": world.ids[game],
        "public_id": world.ids["user"],
    }
    case.path_parameters = {
        key: known[key] if key in known and ID.fullmatch(str(value)) else value
        for key, value in (case.path_parameters or {}).items()
    }


def _mode(case: schemathesis.Case[Any], location: ParameterLocation) -> GenerationMode | None:
    component = case.meta.components.get(location) if case.meta else None
    return component.mode if component else None
