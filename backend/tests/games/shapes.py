"""Holding answers and messages to the schema that is published: no field less, none more."""

from copy import deepcopy
from functools import cache
from typing import Any

import jsonschema_rs
from drf_spectacular.generators import SchemaGenerator


def check(component: str, body: object) -> None:
    """Fail unless a body is exactly what this component of the schema describes."""
    faults = [
        f"{fault.instance_path}: {fault.message[:300]}"
        for fault in _validator(component).iter_errors(body)
    ]
    assert not faults, "\n".join(faults[:5])


@cache
def _validator(component: str) -> jsonschema_rs.Draft202012Validator:
    schema = {"$ref": f"#/components/schemas/{component}", "components": _components()}
    return jsonschema_rs.Draft202012Validator(schema)


@cache
def _components() -> dict[str, Any]:
    schema = SchemaGenerator().get_schema(request=None, public=True)
    components: dict[str, Any] = deepcopy(schema["components"])
    for part in components["schemas"].values():
        if "properties" in part:
            part["additionalProperties"] = False
    return components
