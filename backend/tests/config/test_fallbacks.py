"""Answers where no view answers have the shape of every other refusal."""

import pytest
from django.test import Client


@pytest.mark.parametrize("method", ["get", "post", "put", "patch", "delete", "options"])
def test_an_unknown_address_is_not_found_whatever_the_method(client: Client, method: str) -> None:
    answer = getattr(client, method)("/api/nowhere")
    assert answer.status_code == 404
    assert answer.json()["type"] == "client_error"
    assert answer.json()["errors"][0]["code"] == "not_found"


def test_a_foreign_host_is_refused_in_json(client: Client) -> None:
    answer = client.get("/api/health", headers={"host": "elsewhere.example"})
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["code"] == "bad_request"


@pytest.mark.django_db
def test_sign_in_without_a_token_is_refused_in_json() -> None:
    strict = Client(enforce_csrf_checks=True)
    answer = strict.post("/_allauth/browser/v1/auth/login", {}, content_type="application/json")
    assert answer.status_code == 403
    assert answer.json()["errors"][0]["code"] == "csrf_failed"
