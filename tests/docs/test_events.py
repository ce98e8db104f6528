"""docs/events.md says what the declarations of events say, and they say it all."""

from pathlib import Path

import pytest
from tools.events import GAMES, page, schema

from grimoire.kernel.facts import SEAT, fields_of

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_page_of_events_is_up_to_date() -> None:
    kept = (DOCS / "events.md").read_text(encoding="utf-8")
    assert kept == page(), "read what has changed, then: python tools/events.py > docs/events.md"


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_and_every_field_says_what_it_is(game: str) -> None:
    for kind in GAMES[game].values():
        assert kind.__doc__ is not None
        assert kind.__doc__.endswith("."), kind
        assert [field.name for field in fields_of(kind) if not field.meaning] == [], kind
        assert {field.name for field in fields_of(kind) if not field.role} == {"rule", "revealed"}, kind


@pytest.mark.parametrize("game", GAMES)
def test_a_kind_speaks_of_one_player_beside_whose_it_is(game: str) -> None:
    """Sentences have words for two: who, and whom."""
    for kind in GAMES[game].values():
        assert len([field for field in fields_of(kind) if field.role == SEAT and field.name != "seat"]) <= 1, kind


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_has_every_kind_with_its_fields(game: str) -> None:
    found = schema()[game]
    assert set(found) == set(GAMES[game])
    for name, kind in GAMES[game].items():
        assert set(found[name]["properties"]) == {"kind", *kind.__struct_fields__}
