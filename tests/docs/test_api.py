"""docs/api.md, docs/research.md and docs/views.md: every example does what it says, and every field is told."""

import doctest
from pathlib import Path

import pytest
from tools.views import CHAPTERS, fields_of, page

import grimoire

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize(("name", "many"), [("api.md", 20), ("research.md", 4)])
def test_every_example_does_what_it_shows(name: str, many: int) -> None:
    found = doctest.testfile(str(DOCS / name), module_relative=False, optionflags=doctest.ELLIPSIS, report=True)
    assert found.attempted > many
    assert found.failed == 0


def test_the_page_of_views_is_up_to_date() -> None:
    kept = (DOCS / "views.md").read_text(encoding="utf-8")
    assert kept == page(), "read what has changed, then: python tools/views.py > docs/views.md"


def test_every_field_says_what_it_is() -> None:
    types = [type for chapter in CHAPTERS.values() for type in chapter]
    assert [(type.__name__, name) for type in types for name, _, remark in fields_of(type) if not remark] == []
    for type in types:
        assert [name for name, _, _ in fields_of(type)] == list(type.__struct_fields__)


@pytest.mark.parametrize("name", sorted(grimoire.PUBLIC))
def test_whatever_the_front_door_names_is_there(name: str) -> None:
    assert getattr(grimoire, name).__name__ == name
    assert name in dir(grimoire)


def test_what_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no_such_thing"):
        _ = grimoire.no_such_thing
