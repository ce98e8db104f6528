"""Every request that the OpenAPI of the server allows, and some it does not: each is answered, none breaks anything."""

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from tests.server.serving import Browser, Running

from grimoire.server.permissions import ALLOWED, Who

schemathesis = pytest.importorskip("schemathesis", reason="Schemathesis is not installed here: make setup does it")

EXAMPLES = int(os.environ.get("GRIMOIRE_EXAMPLES", "4"))  # for each operation


def test_whatever_is_asked_by_plain_requests_is_answered(server: Running) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 25
    statuses: dict[str, set[int]] = {}
    for operation in operations:
        statuses[operation.label] = tried(operation, server)
    assert all(200 in statuses[f"GET /api/{name}"] for name in ("games", "matches", "lobby", "decks", "setups", "me"))


def tried(operation: Any, server: Running) -> set[int]:
    """What one operation was answered by."""
    found: set[int] = set()
    mallory = Browser(server, "Mallory")
    if ALLOWED[operation.label] is Who.account:  # whoever has none is refused before anything is looked at
        name = f"Mallory{sum(operation.label.encode())}"
        mallory.http.post("/api/account", json={"name": name, "password": "correct horse"}).raise_for_status()

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        answer = case.call(base_url=server.address, cookies=dict(mallory.http.cookies), timeout=60)
        found.add(answer.status_code)
        assert answer.status_code < 500, f"{operation.label}: {answer.status_code} for {case.body!r}, {case.path_parameters!r}"
        if answer.status_code >= 400 and "json" in str(answer.headers.get("content-type")):
            told = answer.json()
            assert told.get("words") or told.get("detail"), "why not is always said"

    ask()
    mallory.close()
    return found
